import { get } from 'node:http';
import { setTimeout as rest } from 'node:timers/promises';
import { seededRandom } from '@remez/rules';
import { type Player, randomCommand, startFour } from '@remez/server/testing';

const PACE = 80;
const NEWCOMER_EVERY = 500;
const NEWCOMER_WITHIN = 3000;

export interface Measured {
  /** Milliseconds from sending a move until the last of the four has it. */
  readonly moves: readonly number[];
  readonly lost: number;
  readonly newcomers: { readonly served: number; readonly failed: number };
}

/** What is the same for everyone at the table. */
const publicOf = ({ state: { view } }: Player): string => {
  const game = view?.match?.view;
  if (game?.game !== 'classic') return '';
  const covered = game.cards.filter((card) => card.covered !== undefined).length;
  return [view?.match?.number, game.turn, game.phase, covered].join();
};

/** Moves that everyone sees at once. */
const SEEN = ['giveClue', 'guess', 'stop', 'cover'];

/** Somebody new: the page and an identity, as a browser's first visit. */
const comeNew = (url: string): Promise<boolean> =>
  new Promise((resolve) => {
    const asking = get(`${url}/api/me`, { agent: false, timeout: NEWCOMER_WITHIN }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode === 200));
      response.on('error', () => resolve(false));
    });
    asking.on('timeout', () => asking.destroy());
    asking.on('error', () => resolve(false));
  });

/** Four people who play, in a process of their own, and what they notice. */
export const probe = async (url: string) => {
  const { table, players } = await startFour(url, 'teams');
  const random = seededRandom(11);
  let moves: number[] = [];
  let lost = 0;
  let newcomers = { served: 0, failed: 0 };
  let since: number | undefined;
  let measuring = false;

  const play = async (player: Player, command: NonNullable<ReturnType<typeof randomCommand>>) => {
    const before = publicOf(player);
    since = performance.now();
    const outcome = await player.tell(command);
    if (outcome.kind === 'refused') {
      since = undefined;
      return;
    }
    const target = await player.until(() => publicOf(player) !== before && publicOf(player));
    await Promise.all(players.map((each) => each.until(() => publicOf(each) === target)));
    if (measuring) moves.push(performance.now() - since);
    since = undefined;
  };

  const keepPlaying = async () => {
    for (;;) {
      await rest(PACE);
      const [host] = players;
      if (host?.state.view?.running === false) {
        await host.act({ kind: 'again' });
        continue;
      }
      for (const player of players) {
        const command = randomCommand(player, random);
        if (command?.kind !== 'play' || !SEEN.includes(command.move.kind)) continue;
        await play(player, command);
        break;
      }
    }
  };
  const keepComing = async () => {
    for (;;) {
      await rest(NEWCOMER_EVERY);
      const served = await comeNew(url);
      if (measuring) newcomers[served ? 'served' : 'failed'] += 1;
    }
  };

  process.on('message', (asked) => {
    if (asked === 'measure') {
      moves = [];
      lost = 0;
      newcomers = { served: 0, failed: 0 };
      measuring = true;
      return;
    }
    /** What is still under way has taken at least this long. */
    if (since !== undefined) moves.push(performance.now() - since);
    lost = players.filter(({ state }) => state.status !== 'open').length;
    const measured: Measured = { moves, lost, newcomers };
    process.send?.(measured, () => process.exit());
  });
  process.on('unhandledRejection', () => {});
  void keepPlaying();
  void keepComing();
  process.send?.({ ready: true, table });
};
