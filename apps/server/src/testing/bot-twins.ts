import type { GameView, Move } from '@remez/protocol/client';
import { seededRandom } from '@remez/rules';
import { type Event, makeStored, readAll, type Stored } from '@remez/table';
import { manualClock } from '@remez/table/testing';
import { makeCookie, makePerson } from '../identity.ts';
import { memoryStore } from '../store/memory.ts';
import { mindInPlace } from './bots.ts';
import { openBrowser, type Player, sitAt } from './browser.ts';
import { lookAt } from './guests.ts';
import { startServer } from './server.ts';

const TABLE = 'twin';
const STREAM = `table/${TABLE}`;
const START = 1_000_000;
const STEP = 500;
const ONLOOKER = makePerson();

/** What someone does, and in which step. */
export interface Deed {
  readonly step: number;
  readonly person: string;
  readonly move: Move;
}

/** What people do, by what they see; or what was done in another world. */
type Deciding = (person: string, view: GameView, step: number) => Move | undefined;

/** Does in this world what was done in that one. */
export const sameDeeds =
  (deeds: readonly Deed[]): Deciding =>
  (person, _, step) =>
    deeds.find((deed) => deed.step === step && deed.person === person)?.move;

/**
 * A server with the real players, by a clock that is moved by hand. Returns what people did, what
 * bots wrote into the log, and every frame of someone who looks on.
 */
export const playWorld = async (
  before: readonly Event[],
  people: readonly string[],
  { decide, steps }: { readonly decide: Deciding; readonly steps: number },
) => {
  const store = memoryStore();
  const events = before.map(makeStored);
  await store.log.append(STREAM, 0, { commandId: 'before', by: 'x', at: START, events });
  const clock = manualClock(START);
  const { mind, idle } = mindInPlace();
  const bots = { ...mind, close: async () => {} };
  const server = await startServer({ store, clock, random: seededRandom(5), bots });
  const key = await store.signingKey();
  const browserOf = (person: string) =>
    openBrowser(server.url, makeCookie([person], { key, secure: false }).split(';')[0]);
  const players = new Map<string, Player>();
  for (const person of people) {
    const player = sitAt(browserOf(person), { table: TABLE });
    const { number } = await player.until(({ view, me }) =>
      me?.member === undefined ? undefined : view?.match,
    );
    player.attend(number, false);
    /** Refused, and answered after what was sent before it. */
    await player.tell({ kind: 'start' });
    players.set(person, player);
  }
  const onlooker = await lookAt(browserOf(ONLOOKER), { table: TABLE, watching: true });
  /** All that was set going has come to an end. */
  const settled = async () => {
    for (let round = 0; round < 4; round += 1) {
      await idle();
      await onlooker.roundTrip();
    }
  };
  const deeds: Deed[] = [];
  for (let step = 0; step < steps; step += 1) {
    for (const [person, player] of players) {
      const view = player.state.view?.match?.view;
      const move = view === undefined ? undefined : decide(person, view, step);
      if (move === undefined) continue;
      deeds.push({ step, person, move });
      await player.act({ kind: 'play', move });
      await settled();
    }
    clock.pass(STEP);
    await settled();
  }
  const frames = [...onlooker.frames];
  for (const player of players.values()) player.end();
  onlooker.socket.terminate();
  const records = await readAll(store.log, STREAM);
  await server.close();
  const byBots = records.filter(({ by }) => by.startsWith('bot:'));
  return {
    deeds,
    frames,
    records: records.slice(before.length) as readonly Stored[],
    byBots: byBots.map(({ by, commandId, event }) => ({ by, commandId, event })),
  };
};

/** What happened in the game itself, from its deal on. */
export const gameEventsIn = <GameEvent>(events: readonly unknown[]): GameEvent[] =>
  events.flatMap((event) => {
    const { kind, event: inner } = event as { readonly kind: string; readonly event: GameEvent };
    return kind === 'played' ? [inner] : [];
  });
