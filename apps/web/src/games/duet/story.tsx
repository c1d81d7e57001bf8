import type { DuetTurn } from '@remez/protocol/client';
import { StoryMeant } from '../../board/story-meant.tsx';
import { StoryClue, TurnStory } from '../../board/turn-story.tsx';
import { m } from '../../messages/index.js';
import { useTable } from '../../table/at-table.ts';
import { Sealed } from '../../table/seal.tsx';
import { Story } from '../../table/story.tsx';
import { identityName, useGame, usePlaces } from './at-game.ts';

const endingOf = ({ ended, guesses }: DuetTurn): string | undefined => {
  switch (ended) {
    case 'time':
      return guesses.length > 0 ? m.ended_time() : m.duet_ended_time();
    case 'movedOn':
      return m.ended_moved_on();
    case 'stopped':
      return m.duet_ended_stopped();
    default:
      return undefined;
  }
};

const RULINGS = {
  stands: () => m.challenge_stood(),
  penalised: () => m.duet_penalised(),
  admitted: () => m.duet_admitted(),
} as const;

/** D23 · what became of the clue of this turn, once its side has decided. */
export const rulingOf = (turn: DuetTurn | undefined): string | undefined => {
  const ruling = turn?.challenge?.ruling;
  return ruling === undefined || ruling === 'pending' ? undefined : RULINGS[ruling]();
};

const StoryTurn = ({ turn }: { readonly turn: DuetTurn }) => {
  const { nameOf } = useTable();
  const { cards, meant } = useGame();
  const { by, ruling } = turn.challenge ?? {};
  const places = usePlaces();
  const told = meant?.find((each) => each.turn === turn.turn);
  return (
    <TurnStory
      team={turn.clue && places.placeOf(turn.clue.side)}
      head={
        <>
          {turn.suddenDeath && <b>{m.duet_last()}</b>}
          {turn.clue && <StoryClue clue={turn.clue} />}
          {turn.clue === undefined && !turn.suddenDeath && m.duet_no_clue()}
        </>
      }
      guesses={turn.guesses.map(({ card, identity, by }) => ({
        word: cards[card]?.word,
        identity,
        name: identityName(identity),
        by,
      }))}
      meant={
        <StoryMeant
          words={(told?.cards ?? []).map((card) => ({
            word: cards[card]?.word,
            isFound: turn.guesses.some((guess) => guess.card === card),
          }))}
          sure={told?.sure}
        />
      }
      notes={[
        by && ruling !== 'admitted' ? m.moment_challenged_by({ name: nameOf(by) }) : undefined,
        rulingOf(turn),
        endingOf(turn),
      ]}
    />
  );
};

export const StorySheet = ({
  seals,
  onClose,
}: {
  readonly seals: readonly string[];
  readonly onClose: () => void;
}) => {
  const { story, opening } = useGame();
  const turns = story.filter(
    ({ clue, ended, suddenDeath }) => clue !== undefined || ended !== undefined || suddenDeath,
  );
  return (
    <Story
      turns={turns.map((turn) => <StoryTurn key={turn.turn} turn={turn} />)}
      foot={<Sealed seals={seals} openings={[opening]} />}
      onClose={onClose}
    />
  );
};
