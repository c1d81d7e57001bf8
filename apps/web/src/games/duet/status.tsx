import { m } from '../../messages/index.js';
import { Countdown } from '../../table/countdown.tsx';
import expected from '../../table/expect.module.css';
import { ExpectLine } from '../../table/expect.tsx';
import { WhoAmI } from '../../table/who.tsx';
import { useGame, usePlaces } from './at-game.ts';
import { missionTitle } from './campaigns/missions.ts';
import duet from './duet.module.css';
import { useExpectation } from './expectation.ts';
import { BankToken } from './tokens.tsx';

const AGENTS = 15;

/** D4, D10, D20 · the time bank: tokens by the face that is up, and those that are spent. */
const TimeBank = () => {
  const { bank, tokens, greenTaken } = useGame();
  const left = bank.bystander + bank.green;
  const faces = [
    ...Array.from({ length: bank.green }, () => 'green' as const),
    ...Array.from({ length: bank.bystander }, () => 'bystander' as const),
    ...Array.from({ length: greenTaken }, () => 'taken' as const),
    ...Array.from({ length: tokens - left - greenTaken }, () => 'gone' as const),
  ];
  return (
    <p class={duet.bank} data-testid="bank" data-left={left} data-green={bank.green}>
      <span class="visually-hidden">
        {m.duet_bank({ count: left })}
        {bank.green > 0 && `, ${m.duet_bank_green({ count: bank.green })}`}
        {greenTaken > 0 && `, ${m.duet_green_taken({ count: greenTaken })}`}
      </span>
      {faces.map((face, nth) => (
        <BankToken key={nth} face={face} />
      ))}
    </p>
  );
};

/** D14 · what everyone is told when the nine of a side are all found. */
export const useDoneText = (): string | undefined => {
  const { done, phase } = useGame();
  const places = usePlaces();
  const [side] = done;
  /** D17 · where nobody gives clues any more, it says nothing about who does. */
  if (side === undefined || phase === 'over' || phase === 'suddenDeath') return undefined;
  const name = places.nameOf(side);
  if (!places.isSeated) {
    return m.duet_done_watched({ name, other: places.nameOf(side === 'a' ? 'b' : 'a') });
  }
  return side === places.near ? m.duet_done_ours() : m.duet_done_theirs({ name });
};

export const Status = () => {
  const game = useGame();
  const expectation = useExpectation();
  return (
    <header class={duet.head} data-last={game.phase === 'suddenDeath' || undefined}>
      <div class={expected.expect} data-mine={expectation.isMine || undefined}>
        <ExpectLine {...expectation} />
        <div class={`${expected.more} ${duet.where}`}>
          <WhoAmI />
          {game.mission !== null && (
            <span class={duet.mission} data-testid="mission-name">
              {missionTitle({ id: game.mission, tokens: game.tokens, mistakes: game.mistakes })}
            </span>
          )}
          {game.endsAt !== undefined && <Countdown endsAt={game.endsAt} />}
        </div>
      </div>
      <div class={duet.counts}>
        <TimeBank />
        <p class={duet.found} data-testid="found">
          <BankToken face="green" />
          <bdi aria-hidden="true">
            {game.found}/{AGENTS}
          </bdi>
          <span class="visually-hidden">{m.duet_found({ count: game.found })}</span>
        </p>
      </div>
    </header>
  );
};
