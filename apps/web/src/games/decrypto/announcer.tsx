import { m } from '../../paraglide/messages.js';
import { currentOf, useGame } from './at-game.ts';
import { clueText } from './clue-text.ts';
import { type RevealStep, spokenReveal } from './reveal-steps.ts';
import { teamName } from './team-name.ts';
import { PLACES } from './view.ts';

/**
 * For whoever listens: the clues when they are out, that an answer is in, and a reveal beat by
 * beat. These stand on the page all the time, since what arrives together with its words is often
 * not read out; and until a reveal is over nothing is said of what came after it.
 */
export const Announcer = ({ reveal }: { readonly reveal: RevealStep | undefined }) => {
  const game = useGame();
  const { before = game } = reveal ?? {};
  const current = currentOf(before);
  const [first = '', second = '', third = ''] = PLACES.map((place) =>
    clueText(current?.clues[place]),
  );
  const { answers } = before;
  return (
    <>
      <p class="visually-hidden" role="status">
        {current &&
          m.decrypto_heard_clues({ team: teamName(game, current.team), first, second, third })}
      </p>
      <p class="visually-hidden" role="status">
        {answers && (answers.decode || answers.intercept) && m.decrypto_heard_answer()}
      </p>
      <p class="visually-hidden" role="status" data-testid="beats">
        {reveal && spokenReveal(game, reveal)}
      </p>
    </>
  );
};
