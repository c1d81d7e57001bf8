import type { Random } from '@remez/rules';
import type { Outcome, Recorded, TableView } from '@remez/table';
import { expect } from 'vitest';
import type { Player } from './browser.ts';
import { isOver, nextPlayer, randomCommand } from './games.ts';

const CLOCK = 'clock';

/** How many commands of people in the log began with an event of this kind. */
const commandsOf = (records: readonly Recorded[], kind: string): number => {
  const first = new Map<string, string>();
  for (const { by, commandId, event } of records) {
    const key = `${by} ${commandId}`;
    if (by !== CLOCK && !first.has(key)) first.set(key, (event as { readonly kind: string }).kind);
  }
  return [...first.values()].filter((each) => each === kind).length;
};

/** What people have sent while servers came and went, and what became of it. */
export const makeLoad = (random: Random) => {
  const said: { readonly text: string; readonly outcome: Promise<Outcome> }[] = [];
  const moved: Promise<Outcome>[] = [];
  return {
    /** A move if there is one, and now and then something said, which can be counted in the log. */
    async send(player: Player): Promise<void> {
      const move = randomCommand(player, random);
      if (move !== undefined) moved.push(player.send(move));
      if (move === undefined || random.below(4) === 0) {
        const text = `said ${said.length}`;
        said.push({ text, outcome: player.send({ kind: 'talk', to: 'everyone', text }) });
      }
      await Promise.all([said.at(-1)?.outcome, moved.at(-1)]);
    },
    /** What was acknowledged is in the log once, and what was refused is not; how much that was. */
    async expectIn(records: readonly Recorded[]): Promise<number> {
      expect(records.map(({ version }) => version)).toEqual(records.map((_, index) => index + 1));
      const outcomes = await Promise.all(said.map(({ outcome }) => outcome));
      const done = said.filter((_, index) => outcomes[index]?.kind === 'done');
      const heard = records.flatMap(({ event }) => {
        const { kind, text } = event as { readonly kind: string; readonly text?: string };
        return kind === 'talked' ? [text ?? ''] : [];
      });
      expect([...heard].sort()).toEqual(done.map(({ text }) => text).sort());
      const moves = (await Promise.all(moved)).filter(({ kind }) => kind === 'done').length;
      /** Some moves change nothing, and nothing is written of them. */
      expect(commandsOf(records, 'played')).toBeLessThanOrEqual(moves);
      return done.length + moves;
    },
  };
};

/** What is the same for everyone once a match is over. */
const endOf = (view: TableView | undefined) => {
  const { result, story, cards, sheets, keywords, opening } = (view?.match?.view ?? {}) as {
    readonly [field: string]: unknown;
  };
  const { turn, members, seats, talk, running } = view ?? {};
  return { turn, members, seats, talk, running, result, story, cards, sheets, keywords, opening };
};

/** Everyone sees the same end, whichever server they are at. */
export const expectOneEnd = async (players: readonly Player[]): Promise<void> => {
  const ends = () => new Set(players.map(({ state }) => JSON.stringify(endOf(state.view))));
  await expect.poll(() => ends().size, { timeout: 30_000 }).toBe(1);
  expect(players[0]?.state.view?.running).toBe(false);
};

/** People play and talk until the match is over, whatever happens to servers meanwhile. */
export const playThrough = async (
  players: readonly Player[],
  {
    random,
    load,
    onMove,
  }: {
    readonly random: Random;
    readonly load: ReturnType<typeof makeLoad>;
    readonly onMove: () => void;
  },
): Promise<void> => {
  for (;;) {
    const player = await nextPlayer(players, random);
    if (player === undefined) break;
    onMove();
    await load.send(player);
  }
  for (const player of players) await player.until(() => isOver(player));
};
