import { countText } from '../../board/clue-said.tsx';
import { m } from '../../paraglide/messages.js';
import { useTable } from '../../table/at-table.ts';
import { identityName, useGame } from './at-game.ts';
import { rulingOf } from './story.tsx';

/** For whoever listens: the clue when it is given, the ruling on it, and each card when it is touched. */
export const Announcer = () => {
  const { nameOf } = useTable();
  const { story, cards } = useGame();
  const clue = story.at(-1)?.clue;
  const guess = story.findLast(({ guesses }) => guesses.length > 0)?.guesses.at(-1);
  const word = guess && cards[guess.card]?.word;
  return (
    <>
      <p class="visually-hidden" role="status">
        {clue && m.the_clue({ word: clue.word, count: countText(clue.count) })}
      </p>
      <p class="visually-hidden" role="status">
        {guess && `${nameOf(guess.by)}: ${word}, ${identityName(guess.identity)}`}
      </p>
      <p class="visually-hidden" role="status">
        {rulingOf(story.at(-1))}
      </p>
    </>
  );
};
