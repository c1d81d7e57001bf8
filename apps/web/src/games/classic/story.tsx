import type { Turn } from '@remez/protocol/client';
import chipStyles from '../../board/chip.module.css';
import { StoryMeant } from '../../board/story-meant.tsx';
import { StoryClue, TurnStory } from '../../board/turn-story.tsx';
import { verdictText } from '../../lib/verdicts.ts';
import { m } from '../../messages/index.js';
import { useTable } from '../../table/at-table.ts';
import { Sealed } from '../../table/seal.tsx';
import { Story } from '../../table/story.tsx';
import { useGame } from './at-game.ts';
import { identityName } from './card.tsx';
import { teamName } from './team-name.ts';

const endingOf = (turn: Turn): string | undefined => {
  switch (turn.ended) {
    case 'time':
      return m.ended_time();
    case 'movedOn':
      return m.ended_moved_on();
    case 'penalised':
      return m.ended_penalised();
    default:
      return undefined;
  }
};

/** C20, C26 · cards covered without a touch: a penalty's before the clue, coop's after the turn. */
const Covers = ({
  turn,
  cause,
}: {
  readonly turn: Turn;
  readonly cause: Turn['covers'][number]['cause'];
}) => {
  const { cards } = useGame();
  return (
    <>
      {turn.covers
        .filter((cover) => cover.cause === cause)
        .map(({ card }) => (
          <li key={card} class={chipStyles.chip} data-is={cards[card]?.covered}>
            <bdi>{cards[card]?.word}</bdi>
            <small>{cause === 'penalty' ? m.covered_penalty() : m.covered_simulated()}</small>
          </li>
        ))}
    </>
  );
};

const StoryTurn = ({ turn }: { readonly turn: Turn }) => {
  const { cards, meant, mode } = useGame();
  const { nameOf } = useTable();
  const { by, ruling, verdict } = turn.challenge ?? {};
  const told = meant?.find((each) => each.turn === turn.turn);
  return (
    <TurnStory
      team={turn.team}
      head={
        <>
          {teamName(turn.team, mode)}
          {turn.clue && (
            <>
              {' · '}
              <StoryClue clue={turn.clue} />
            </>
          )}
        </>
      }
      guesses={turn.guesses.map(({ card, identity, by }) => ({
        word: cards[card]?.word,
        identity,
        name: identityName(identity),
        by,
      }))}
      before={<Covers turn={turn} cause="penalty" />}
      after={<Covers turn={turn} cause="simulated" />}
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
        by && m.moment_challenged_by({ name: nameOf(by) }),
        ruling === 'stands' ? m.challenge_stood() : undefined,
        endingOf(turn),
        verdict && verdictText(verdict, turn.clue?.word ?? ''),
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
    ({ clue, ended, covers }) => clue !== undefined || ended !== undefined || covers.length > 0,
  );
  return (
    <Story
      turns={turns.map((turn) => <StoryTurn key={turn.turn} turn={turn} />)}
      foot={<Sealed seals={seals} openings={[opening]} />}
      onClose={onClose}
    />
  );
};
