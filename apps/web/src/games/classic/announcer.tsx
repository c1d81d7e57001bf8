import { countText } from '../../board/clue-said.tsx';
import { m } from '../../paraglide/messages.js';
import { useTable } from '../../table/at-table.ts';
import { useGame } from './at-game.ts';
import { identityName } from './card.tsx';

/** For whoever listens: the clue when it is given, and each card when it is covered. */
export const Announcer = () => {
  const { nameOf } = useTable();
  const { story, cards } = useGame();
  const clue = story.at(-1)?.clue;
  const turn = story.findLast(({ guesses, covers }) => guesses.length + covers.length > 0);
  const last = turn?.covers.findLast(({ cause }) => cause === 'simulated') ?? turn?.guesses.at(-1);
  const touched = last ?? turn?.covers.at(-1);
  const card = touched && cards[touched.card];
  const by = touched?.by ? `${nameOf(touched.by)}: ` : '';
  return (
    <>
      <p class="visually-hidden" role="status">
        {clue && m.the_clue({ word: clue.word, count: countText(clue.count) })}
      </p>
      <p class="visually-hidden" role="status">
        {card?.covered &&
          `${by}${card.word}, ${m.card_covered({ identity: identityName(card.covered) })}`}
      </p>
    </>
  );
};
