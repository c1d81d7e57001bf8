import { m } from '../paraglide/messages.js';
import { currentOf, useDecrypto, useTeamName } from './at-game.ts';
import { PLACES } from './view.ts';

/** For whoever listens: the clues when they are out, and that an answer is in. */
export const Announcer = () => {
  const game = useDecrypto();
  const teamName = useTeamName();
  const current = currentOf(game);
  const [first = '', second = '', third = ''] = PLACES.map(
    (place) => current?.clues[place] || m.decrypto_blank(),
  );
  const { answers } = game;
  return (
    <>
      <p class="visually-hidden" role="status">
        {current && m.decrypto_heard_clues({ team: teamName(current.team), first, second, third })}
      </p>
      <p class="visually-hidden" role="status">
        {answers && (answers.decode || answers.intercept) && m.decrypto_heard_answer()}
      </p>
    </>
  );
};
