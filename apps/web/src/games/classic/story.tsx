import type { Turn } from '@remez/protocol/client';
import { countText } from '../../board/clue-said.tsx';
import { m } from '../../paraglide/messages.js';
import { useTable } from '../../table/at-table.ts';
import styles from '../../table/game.module.css';
import sheets from '../../table/sheets.module.css';
import { Mark } from '../../ui/mark.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { useGame } from './at-game.ts';
import { identityName } from './card.tsx';
import { teamName } from './status.tsx';

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

const TurnStory = ({ turn }: { readonly turn: Turn }) => {
  const { nameOf } = useTable();
  const { cards, mode } = useGame();
  const ending = endingOf(turn);
  return (
    <li class={sheets.storyTurn} data-team={turn.team}>
      <p>
        {teamName(turn.team, mode)}
        {turn.clue && (
          <>
            {' · '}
            <bdi>{nameOf(turn.clue.by)}</bdi>
            {': '}
            <b>
              <bdi>{turn.clue.word}</bdi> {countText(turn.clue.count)}
            </b>
          </>
        )}
      </p>
      <ul class={sheets.storyGuesses}>
        {turn.guesses.map(({ card, identity, by }) => (
          <li key={card} class={sheets.chip} data-is={identity}>
            <Mark identity={identity} />
            <bdi>{cards[card]?.word}</bdi>
            <span class="visually-hidden">{identityName(identity)}</span>
            <small>
              <bdi>{nameOf(by)}</bdi>
            </small>
          </li>
        ))}
        {turn.covers.map(({ card, cause }) => (
          <li key={card} class={sheets.chip} data-is={cards[card]?.covered}>
            <bdi>{cards[card]?.word}</bdi>
            <small>{cause === 'penalty' ? m.covered_penalty() : m.covered_simulated()}</small>
          </li>
        ))}
      </ul>
      {turn.challenge && (
        <p class={styles.note}>
          {turn.challenge.ruling === 'stands' ? m.challenge_stood() : m.challenge_made()}
        </p>
      )}
      {ending && <p class={styles.note}>{ending}</p>}
    </li>
  );
};

const Story = () => {
  const { story } = useGame();
  const told = story.filter(
    ({ clue, ended, covers }) => clue !== undefined || ended !== undefined || covers.length > 0,
  );
  if (told.length === 0) return <p class={styles.note}>{m.story_empty()}</p>;
  return (
    <ol class={sheets.story}>
      {told.map((turn) => (
        <TurnStory key={turn.turn} turn={turn} />
      ))}
    </ol>
  );
};

export const StorySheet = ({ onClose }: { readonly onClose: () => void }) => (
  <Sheet title={m.story()} onClose={onClose}>
    <Story />
  </Sheet>
);
