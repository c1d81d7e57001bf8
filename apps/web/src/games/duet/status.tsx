import { type Expectation, type Heard, useAlerts } from '../../lib/alerts.ts';
import { m } from '../../paraglide/messages.js';
import { Countdown } from '../../table/countdown.tsx';
import expected from '../../table/expect.module.css';
import styles from '../../table/game.module.css';
import { useGame, usePlaces } from './at-game.ts';
import { missionTitle } from './campaigns/missions.ts';
import duet from './duet.module.css';
import { BankToken } from './tokens.tsx';

const AGENTS = 15;

/** Whose move it is and what is expected, in one line. */
const useExpectation = (): Expectation => {
  const game = useGame();
  const places = usePlaces();
  const { can, giver, givers = [] } = game;
  if (can.rule) return { text: m.expect_your_ruling(), isMine: true };
  if (can.giveClue) {
    const text = givers.length > 1 ? m.duet_expect_either() : m.expect_your_clue();
    return { text, isMine: true };
  }
  if (can.guess !== undefined) {
    const text = game.suddenDeath ? m.duet_expect_your_last() : m.expect_your_guess();
    return { text, isMine: true };
  }
  if (can.stop) return { text: m.duet_expect_your_stop(), isMine: true };
  switch (game.phase) {
    case 'clue': {
      const [side, ...others] = givers;
      const anyone = side === undefined || others.length > 0;
      const text = anyone
        ? m.duet_expect_any_clue()
        : m.duet_expect_clue({ name: places.nameOf(side) });
      return { text, isMine: false };
    }
    case 'guess': {
      const side = giver === 'a' ? 'b' : 'a';
      return { text: m.duet_expect_guess({ name: places.nameOf(side) }), isMine: false };
    }
    case 'ruling':
      return { text: m.expect_ruling(), isMine: false };
    case 'suddenDeath':
      return { text: m.duet_expect_last(), isMine: false };
    case 'over':
      return { text: m.game_over(), isMine: false };
  }
};

/** What just happened, as a sound. */
const useHeard = (): Heard => {
  const { phase, story } = useGame();
  if (phase === 'over') return { key: 'over', chime: 'end' };
  const turn = story.at(-1);
  if (phase === 'guess' && turn?.guesses.length === 0) {
    return { key: `clue ${turn.turn}`, chime: 'clue' };
  }
  const guess = story.findLast(({ guesses }) => guesses.length > 0)?.guesses.at(-1);
  const count = story.reduce((sum, { guesses }) => sum + guesses.length, 0);
  return { key: `guess ${count}`, chime: guess?.identity === 'green' ? 'right' : 'wrong' };
};

export const useDuetAlerts = (): void => useAlerts(useExpectation(), useHeard());

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
const useDoneText = (): string | undefined => {
  const { done, phase } = useGame();
  const places = usePlaces();
  const [side] = done;
  if (side === undefined || phase === 'over') return undefined;
  const name = places.nameOf(side);
  if (!places.seated) {
    return m.duet_done_watched({ name, other: places.nameOf(side === 'a' ? 'b' : 'a') });
  }
  return side === places.near ? m.duet_done_ours() : m.duet_done_theirs({ name });
};

export const Status = () => {
  const game = useGame();
  const { text, isMine } = useExpectation();
  const done = useDoneText();
  return (
    <header class={duet.head} data-last={game.phase === 'suddenDeath' || undefined}>
      <div class={expected.expect} data-mine={isMine || undefined}>
        <h1 class={expected.text}>
          <span role="status">{text}</span>
        </h1>
      </div>
      <div class={duet.counts}>
        {game.mission !== null && (
          <p class={duet.mission} data-testid="mission-name">
            {missionTitle({ id: game.mission, tokens: game.tokens, mistakes: game.mistakes })}
          </p>
        )}
        <TimeBank />
        <p class={duet.found} data-testid="found">
          <BankToken face="green" />
          <bdi aria-hidden="true">
            {game.found}/{AGENTS}
          </bdi>
          <span class="visually-hidden">{m.duet_found({ count: game.found })}</span>
        </p>
        {game.endsAt !== undefined && <Countdown endsAt={game.endsAt} />}
      </div>
      {done && (
        <p class={styles.note} role="status" data-testid="done">
          {done}
        </p>
      )}
    </header>
  );
};
