import type { DuetTurn } from '@remez/protocol/client';
import { countText } from '../../board/clue-said.tsx';
import { m } from '../../paraglide/messages.js';
import { useTable } from '../../table/at-table.ts';
import styles from '../../table/game.module.css';
import sheets from '../../table/sheets.module.css';
import { Mark } from '../../ui/mark.tsx';
import { Sheet } from '../../ui/sheet.tsx';
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
  pending: () => m.challenge_made(),
  stands: () => m.challenge_stood(),
  penalised: () => m.duet_penalised(),
} as const;

/** D23 · what became of the clue of this turn, once its side has decided. */
export const rulingOf = (turn: DuetTurn | undefined): string | undefined => {
  const ruling = turn?.challenge?.ruling;
  return ruling === undefined || ruling === 'pending' ? undefined : RULINGS[ruling]();
};

const TurnStory = ({ turn }: { readonly turn: DuetTurn }) => {
  const { nameOf } = useTable();
  const { cards } = useGame();
  const places = usePlaces();
  const ending = endingOf(turn);
  return (
    <li class={sheets.storyTurn} data-team={turn.clue && places.placeOf(turn.clue.side)}>
      <p>
        {turn.suddenDeath && <b>{m.duet_last()}</b>}
        {turn.clue && (
          <>
            <bdi>{nameOf(turn.clue.by)}</bdi>
            {': '}
            <b>
              <bdi>{turn.clue.word}</bdi> {countText(turn.clue.count)}
            </b>
          </>
        )}
        {turn.clue === undefined && !turn.suddenDeath && m.duet_no_clue()}
      </p>
      <ul class={sheets.storyGuesses}>
        {turn.guesses.map(({ card, identity, by, side }) => (
          <li key={`${card} ${side}`} class={sheets.chip} data-is={identity}>
            <Mark identity={identity} />
            <bdi>{cards[card]?.word}</bdi>
            <span class="visually-hidden">{identityName(identity)}</span>
            <small>
              <bdi>{nameOf(by)}</bdi>
            </small>
          </li>
        ))}
      </ul>
      {turn.challenge && <p class={styles.note}>{RULINGS[turn.challenge.ruling]()}</p>}
      {ending && <p class={styles.note}>{ending}</p>}
    </li>
  );
};

export const StorySheet = ({ onClose }: { readonly onClose: () => void }) => {
  const { story } = useGame();
  const told = story.filter(
    ({ clue, ended, suddenDeath }) => clue !== undefined || ended !== undefined || suddenDeath,
  );
  return (
    <Sheet title={m.story()} onClose={onClose}>
      {told.length === 0 ? (
        <p class={styles.note}>{m.story_empty()}</p>
      ) : (
        <ol class={sheets.story}>
          {told.map((turn) => (
            <TurnStory key={turn.turn} turn={turn} />
          ))}
        </ol>
      )}
    </Sheet>
  );
};
