import type { TableView } from '@remez/table';
import { SEATS_IN, settingsOf } from '@remez/table/testing';
import { expect } from 'vitest';
import { type Browser, openBrowser, type Player, sitAt } from '../browser.ts';
import { end, type lookAt } from '../guests.ts';
import { expectAsNewcomer } from '../newcomers.ts';
import type { RunningServer } from '../server.ts';
import { expectNoSecrets } from './secrets.ts';
import { type Model, type ModelKind, PLACES } from './table.ts';

export const PERSONS = [0, 1, 2, 3, 4];

/** The real table, with everyone's screens. */
export interface World {
  readonly server: RunningServer;
  readonly kind: ModelKind;
  readonly table: string;
  readonly browsers: readonly Browser[];
  readonly players: Map<number, Player>;
  /** Second screens, which insist that no change is missing. */
  readonly seconds: Map<number, Awaited<ReturnType<typeof lookAt>>>;
}

export const playerOf = ({ players }: World, person: number): Player => {
  const player = players.get(person);
  if (player === undefined) throw new Error(`${person} has no screen`);
  return player;
};

export const comeIn = async (world: World, person: number): Promise<void> => {
  const player = sitAt(world.browsers[person] as Browser, { table: world.table });
  await player.until(({ me, presence }) => me !== undefined && presence !== undefined);
  world.players.set(person, player);
};

/** Back at once instead of after a while. */
export const comeBack = async (player: Player): Promise<void> => {
  await player.until(({ status }) => status !== 'open');
  player.lookAgain();
};

/** Everyone at the table; four of them playing, if it has begun. */
export const openWorld = async (
  server: RunningServer,
  kind: ModelKind,
  begun: boolean,
): Promise<{ readonly model: Model; readonly real: World }> => {
  const browsers = PERSONS.map(() => openBrowser(server.url));
  for (const browser of browsers) await browser.visit();
  const { table } = await (browsers[0] as Browser).openTable('p0', settingsOf(kind));
  const real: World = { server, kind, table, browsers, players: new Map(), seconds: new Map() };
  for (const person of PERSONS) await comeIn(real, person);
  const model: Model = {
    here: new Set([0]),
    known: new Set([0]),
    connected: new Set(PERSONS),
    seatOf: new Map(),
    teamIn: new Map(),
    lastSeat: new Map(),
    host: 0,
    locked: false,
    running: false,
    said: [],
  };
  if (!begun) return { model, real };
  for (const person of PERSONS.slice(0, 4)) {
    const seat = SEATS_IN[kind][person] ?? '';
    if (person > 0) await playerOf(real, person).act({ kind: 'join', name: `p${person}` });
    await playerOf(real, person).act({ kind: 'sit', seat });
    model.here.add(person);
    model.known.add(person);
    model.seatOf.set(person, seat);
    model.teamIn.set(person, PLACES[kind][seat]?.team ?? '');
    model.lastSeat.set(person, seat);
  }
  await playerOf(real, 0).act({ kind: 'start' });
  model.running = true;
  return { model, real };
};

export const closeWorld = ({ players, seconds }: World): void => {
  end(...players.values());
  for (const { socket } of seconds.values()) socket.terminate();
};

/** Member ids are given in order of joining, so a name tells who it is. */
const personNamed = (view: TableView, id: string | null): number | null => {
  const name = view.members.find((member) => member.id === id)?.name;
  return name === undefined ? null : Number(name.slice(1));
};

/** What a view shows is what the model says. */
export const expectAsModel = (model: Model, view: TableView): void => {
  expect(view.locked).toBe(model.locked);
  expect(view.running).toBe(model.running);
  expect(personNamed(view, view.host)).toBe(model.host);
  const shown = view.members.map(({ id }) => personNamed(view, id) ?? -1);
  expect(shown).toEqual(expect.arrayContaining([...model.here]));
  expect([...model.known]).toEqual(expect.arrayContaining(shown));
  const seated = view.seats.flatMap(({ seat, members }) =>
    members.map((id) => [personNamed(view, id), seat]),
  );
  expect(new Set(seated.map(String))).toEqual(new Set([...model.seatOf].map(String)));
};

/** What was said is heard by whom it was said to, and by nobody else. */
const expectHearing = ({ said }: Model, person: number, view: TableView): void => {
  const heard = view.talk.map(({ text }) => text);
  const toEveryone = said.filter(({ to }) => to === null).map(({ text }) => text);
  const open = view.talk.filter(({ team }) => team === null).map(({ text }) => text);
  expect(open).toEqual(toEveryone.slice(-open.length || toEveryone.length));
  const notForThem = said.filter(({ to }) => to !== null && !to.has(person));
  for (const { text } of notForThem) expect(heard).not.toContain(text);
};

/** Everyone sees what the model says, what a newcomer of theirs sees, and no secret. */
export const expectEveryoneRight = async (model: Model, real: World): Promise<void> => {
  for (const person of model.connected) {
    const player = playerOf(real, person);
    const { cookie } = real.browsers[person] as Browser;
    const from = { url: real.server.url, cookie, table: real.table };
    /** A stranger who was there before it was locked stays, and no other screen of theirs is let in. */
    const isLetIn = !model.locked || model.known.has(person);
    if (isLetIn) await expectAsNewcomer(player, from);
    else await player.tell({ kind: 'stand' });
    const { view, me } = player.state;
    if (view === undefined) throw new Error('no view');
    expectAsModel(model, view);
    expectHearing(model, person, view);
    expectNoSecrets(view.match?.view, me);
    const second = real.seconds.get(person);
    if (second === undefined) continue;
    await second.roundTrip();
    const last = second.messages.findLast(({ type }) => type === 'view');
    expect(last?.type === 'view' && JSON.stringify(last.view)).toBe(JSON.stringify(view));
  }
};
