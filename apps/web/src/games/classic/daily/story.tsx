import type { DailyTurn } from '@remez/protocol/daily';
import chipStyles from '../../../board/chip.module.css';
import { countText } from '../../../board/clue-said.tsx';
import { StoryMeant } from '../../../board/story-meant.tsx';
import { m } from '../../../messages/index.js';
import { Mark } from '../../../ui/mark.tsx';
import { identityName } from '../card.tsx';
import styles from './daily.module.css';
import type { Sitting } from './sitting.ts';
import { drawnAs } from './told.ts';

const Guesses = ({
  turn,
  words,
}: {
  readonly turn: DailyTurn;
  readonly words: readonly string[];
}) => (
  <ul class={styles.guesses}>
    {turn.guesses.map(({ card, identity }) => (
      <li key={card} class={chipStyles.chip} data-is={drawnAs(identity)}>
        <Mark identity={drawnAs(identity)} />
        <bdi>{words[card]}</bdi>
        <span class="visually-hidden">{identityName(drawnAs(identity))}</span>
      </li>
    ))}
  </ul>
);

/** Turn by turn what was said and what was guessed; once it is over, what was meant beside it. */
export const DailyStory = ({ sitting }: { readonly sitting: Sitting }) => {
  const { turns, result } = sitting.shown.value;
  const { reader } = sitting;
  const isOver = result !== undefined;
  const told = turns.filter(({ guesses }) => guesses.length > 0);
  const said = new Set(turns.map(({ clue }) => clue));
  const unsaid = Array.from({ length: isOver ? reader.clues : 0 }, (_, clue) => clue).filter(
    (clue) => !said.has(clue),
  );
  const meant = (clue: number) =>
    reader.meant(clue).map((card) => ({
      word: reader.words[card],
      isFound: sitting.shown.value.covered.has(card),
    }));
  return (
    <ol class={styles.story} data-testid="daily-story">
      {told.map((turn, nth) => (
        <li key={nth}>
          <b>
            <bdi>{turn.word}</bdi>: {countText(turn.count)}
          </b>
          <Guesses turn={turn} words={reader.words} />
          {isOver && !turn.again && <StoryMeant words={meant(turn.clue)} />}
        </li>
      ))}
      {unsaid.map((clue) => (
        <li key={`unsaid ${clue}`} data-unsaid>
          <b>
            <bdi>{reader.clueWord(clue)}</bdi>: {countText(reader.meant(clue).length)}
          </b>
          <StoryMeant words={meant(clue)} />
        </li>
      ))}
      {told.length === 0 && <li class={styles.soft}>{m.daily_story_empty()}</li>}
    </ol>
  );
};
