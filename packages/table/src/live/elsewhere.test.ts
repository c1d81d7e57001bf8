import { seededRandom } from '@remez/rules';
import { lenientJudge } from '@remez/rules/testing';
import { describe, expect, test } from 'vitest';
import { HOST_AWAY } from '../decide/people.ts';
import { memoryLog } from '../log/memory.ts';
import { MOST_MEMBERS } from '../members.ts';
import { makeStored } from '../records.ts';
import {
  classicOf,
  FOUR,
  manualClock,
  memoryEphemera,
  openingOf,
  recordingScreen,
  unexpectedFault,
} from '../testing/index.ts';
import type { Command, Move, SettingsChange } from '../types.ts';
import { MOST_WATCHERS } from './crowd.ts';
import { GRACE } from './deadline.ts';
import type { LiveTable, Screen } from './port.ts';
import { openLiveTable } from './table.ts';

const STREAM = 'table/one';

/** A table of Ann's that processes `a`, `b`, … hold open, and time that passes in all of them. */
const processes = async (names: readonly string[], settings: SettingsChange = {}) => {
  const log = memoryLog();
  const clock = manualClock();
  const ephemera = memoryEphemera();
  const events = openingOf(settings).map(makeStored);
  await log.append(STREAM, 0, { commandId: 'opening', by: 'ann', at: clock.now(), events });
  const open = async (name: string) => {
    const opening = await openLiveTable(STREAM, {
      ...{ log, clock, ephemera: ephemera.of(name) },
      ...{ random: seededRandom(4), judge: lenientJudge, faults: unexpectedFault },
    });
    if (!opening.ok) throw new Error(opening.failure);
    return opening.value;
  };
  const tables: LiveTable[] = [];
  for (const name of names) tables.push(await open(name));
  const [first] = tables;
  if (first === undefined) throw new Error('no process');
  let ids = 0;
  const tell = (person: string, command: Command, table = first) => {
    ids += 1;
    const turn = command.kind === 'play' ? { turn: table.view().turn } : {};
    return table.command(person, `c${ids}`, { ...turn, command });
  };
  const act = async (...asked: Parameters<typeof tell>) => {
    expect(await tell(...asked)).toEqual({ kind: 'done' });
  };
  /** What has been said and written is heard everywhere. */
  const settled = async () => {
    for (const table of tables) await tell('nobody', { kind: 'stand' }, table);
    await new Promise((resolve) => setImmediate(resolve));
  };
  const pass = async (ms: number, step = Math.min(ms, 100)) => {
    for (let passed = 0; passed < ms; passed += step) {
      clock.pass(step);
      await settled();
    }
  };
  await settled();
  return { log, clock, ephemera, tables, open, tell, act, settled, pass };
};
type Processes = Awaited<ReturnType<typeof processes>>;

const startFour = async ({ act, settled }: Processes) => {
  for (const person of ['ben', 'cat', 'dan']) await act(person, { kind: 'join', name: person });
  for (const [person, seat] of Object.entries(FOUR)) await act(person, { kind: 'sit', seat });
  await act('ann', { kind: 'start' });
  await settled();
};

const two = async (settings: SettingsChange = {}) => {
  const opened = await processes(['a', 'b'], settings);
  const [a, b] = opened.tables;
  if (a === undefined || b === undefined) throw new Error('two are needed');
  return { ...opened, a, b };
};

const MINUTE = 60_000;

describe('presence in two processes', () => {
  test('everyone sees who is here and how many watch, wherever they are', async () => {
    const opened = await two();
    const { a, b, settled, pass, act } = opened;
    await act('ben', { kind: 'join', name: 'ben' });
    const [ann, ben, tv] = [recordingScreen('ann'), recordingScreen('ben'), recordingScreen('tv')];
    a.enter(ann);
    const leave = b.enter(ben);
    b.enter(tv);
    await pass(200);
    for (const screen of [ann, ben, tv]) {
      expect(screen.presence).toMatchObject({ here: ['m1', 'm2'], watching: 1 });
    }
    /** A second screen of someone who is here already. */
    const again = recordingScreen('ben');
    const leaveAgain = a.enter(again);
    expect(again.presence).toMatchObject({ here: ['m1', 'm2'], watching: 1 });
    leave();
    await pass(200);
    expect(ann.presence.here).toEqual(['m1', 'm2']);
    leaveAgain();
    await pass(200);
    for (const screen of [ann, tv]) expect(screen.presence.here).toEqual(['m1']);
    /** Whoever joins is no longer someone who watches. */
    await act('tv', { kind: 'join', name: 'tv' }, b);
    await settled();
    await pass(200);
    for (const screen of [ann, tv]) {
      expect(screen.presence).toMatchObject({ here: ['m1', 'm3'], watching: 0 });
    }
  });

  test('a process that opens the table later is told who is there', async () => {
    const { tables, open, pass } = await processes(['a']);
    tables[0]?.enter(recordingScreen('ann'));
    await pass(MINUTE);
    const late = await open('b');
    const watcher = recordingScreen('watcher');
    late.enter(watcher);
    await pass(200);
    expect(watcher.presence).toMatchObject({ here: ['m1'], watching: 1 });
  });

  test('C7 · a finger is seen in the other process, and ends with the turn and with its card', async () => {
    const opened = await two();
    const { a, b, pass, act } = opened;
    await startFour(opened);
    const red = classicOf(a.view())?.team === 'red';
    const [spymaster, operative, member] = red ? ['ann', 'cat', 'm3'] : ['ben', 'dan', 'm4'];
    const play = (person: string, move: Move) => act(person, { kind: 'play', move });
    const guesser = recordingScreen(operative);
    const tv = recordingScreen('tv');
    a.enter(guesser);
    b.enter(tv);
    await play(spymaster, { kind: 'giveClue', word: 'רמז', count: 2 });
    await pass(2000);
    a.point(guesser, 3);
    await pass(200);
    expect(tv.presence.pointing).toEqual({ [member]: 3 });
    await play(operative, { kind: 'guess', card: 3 });
    await pass(200);
    expect(tv.presence.pointing).toEqual({});
  });

  test('C7 · nobody points any more once their turn has ended, though their process has not said so', async () => {
    const opened = await two();
    const { a, b, pass, act, ephemera } = opened;
    await startFour(opened);
    const screens = Object.fromEntries(
      Object.keys(FOUR).map((person) => [person, recordingScreen(person)]),
    );
    const isRed = () => classicOf(b.view())?.team === 'red';
    const guesser = () => screens[isRed() ? 'cat' : 'dan'];
    const keyOf = () => classicOf(screens.ann?.view)?.cards ?? [];
    const give = () =>
      act(isRed() ? 'ann' : 'ben', {
        kind: 'play',
        move: { kind: 'giveClue', word: 'רמז', count: 1 },
      });
    /** A bystander ends the turn. */
    const miss = () => {
      const card = keyOf().findIndex(
        (each) => each.key === 'bystander' && each.covered === undefined,
      );
      return act(isRed() ? 'cat' : 'dan', { kind: 'play', move: { kind: 'guess', card } });
    };
    for (const screen of Object.values(screens)) a.enter(screen);
    const tv = recordingScreen('tv');
    b.enter(tv);
    await give();
    await pass(2000);
    const pointedAt = keyOf().findIndex(({ key }) => key === 'assassin');
    a.point(guesser() as Screen, pointedAt);
    await pass(200);
    expect(Object.values(tv.presence.pointing)).toEqual([pointedAt]);
    ephemera.cut('a');
    await miss();
    await pass(200);
    expect(tv.presence.pointing).toEqual({});
    await give();
    await miss();
    await give();
    await pass(200);
    expect(tv.presence.pointing).toEqual({});
  });

  test('nobody takes over from a host who is in another process, until that process is gone', async () => {
    const { a, b, act, tell, pass, ephemera } = await two();
    const host = recordingScreen('ann');
    a.enter(host);
    await act('ben', { kind: 'join', name: 'ben' });
    await act('ben', { kind: 'sit', seat: 'red.operative' });
    b.enter(recordingScreen('ben'));
    await pass(10 * MINUTE, MINUTE);
    const refused = { kind: 'refused', reason: 'hostIsHere' };
    expect(await tell('ben', { kind: 'takeHost' }, b)).toEqual(refused);
    ephemera.kill('a');
    await pass(HOST_AWAY - 1000, 1000);
    expect(await tell('ben', { kind: 'takeHost' }, b)).toEqual(refused);
    await pass(1000);
    await act('ben', { kind: 'takeHost' }, b);
  });

  test('members with a screen in another process do not make room in a full table', async () => {
    const { a, b, act, pass } = await two();
    for (let n = 2; n <= MOST_MEMBERS; n += 1)
      await act(`p${n}`, { kind: 'join', name: `name ${n}` });
    a.enter(recordingScreen('p2', { watching: true }));
    a.enter(recordingScreen('p3'));
    await pass(2 * MINUTE, MINUTE);
    await act('late', { kind: 'join', name: 'late' }, b);
    const still = b.view().members.map(({ name }) => name);
    expect(still).toEqual(expect.arrayContaining(['name 2', 'name 3', 'late']));
    expect(still).not.toContain('name 4');
  });

  test('watchers of all processes crowd out watchers', async () => {
    const { a, b, pass } = await two();
    for (let n = 0; n < MOST_WATCHERS - 1; n += 1) a.enter(recordingScreen(`watcher ${n}`));
    await pass(200);
    const [last, oneMore, member] = ['last', 'one more', 'ann'].map((name) =>
      recordingScreen(name),
    );
    for (const screen of [last, oneMore, member]) if (screen) b.enter(screen);
    expect(last?.presence.watching).toBe(MOST_WATCHERS);
    expect(oneMore?.notices).toEqual([{ kind: 'goodbye', reason: 'crowded' }]);
    expect(member?.presence.here).toEqual(['m1']);
  });
});

describe('when a process loses touch', () => {
  const withBoth = async () => {
    const opened = await two();
    const { a, b, act, pass } = opened;
    await act('ben', { kind: 'join', name: 'ben' });
    const leave = a.enter(recordingScreen('ann'));
    const ben = recordingScreen('ben');
    b.enter(ben);
    await pass(2000);
    expect(ben.presence.here).toEqual(['m1', 'm2']);
    return { ...opened, leave, ben };
  };

  test('everyone stays where they were, and what has changed meanwhile is asked for', async () => {
    const { ephemera, pass, leave, a, ben } = await withBoth();
    ephemera.cut('b');
    a.enter(recordingScreen('watcher'));
    await pass(10 * MINUTE, MINUTE);
    expect(ben.presence).toMatchObject({ here: ['m1', 'm2'], watching: 0 });
    ephemera.mend('b');
    await pass(200);
    expect(ben.presence).toMatchObject({ here: ['m1', 'm2'], watching: 1 });
    await pass(MINUTE);
    expect(ben.presence).toMatchObject({ here: ['m1', 'm2'], watching: 1 });
    leave();
    await pass(200);
    expect(ben.presence.here).toEqual(['m2']);
  });

  test('a process that let go of the table meanwhile is forgotten', async () => {
    const { ephemera, pass, leave, a, ben } = await withBoth();
    ephemera.cut('b');
    leave();
    await a.dispose();
    ephemera.mend('b');
    await pass(14_000);
    expect(ben.presence.here).toEqual(['m1', 'm2']);
    await pass(2000);
    expect(ben.presence.here).toEqual(['m2']);
  });

  test('what another release says in words of its own is passed over', async () => {
    const { ephemera, settled, pass, ben } = await withBoth();
    for (const text of ['', '{', 'null', '[]', '{"here":["m2"]}', '{"here":[1]}']) {
      ephemera.of('newer').publish(STREAM, text);
    }
    await settled();
    await pass(200);
    expect(ben.presence).toMatchObject({ here: ['m1', 'm2'], watching: 0 });
  });
});

test('all that a full table says of itself fits into a notification', async () => {
  const { act, pass, ephemera, tables } = await processes(['a']);
  for (let n = 2; n <= MOST_MEMBERS; n += 1)
    await act(`p${n}`, { kind: 'join', name: `name ${n}` });
  for (let n = 2; n <= MOST_MEMBERS; n += 1) {
    tables[0]?.enter(recordingScreen(`p${n}`));
    tables[0]?.enter(recordingScreen(`p${n}`, { watching: true }));
  }
  await pass(2000);
  const longest = Math.max(...ephemera.published.map(({ length }) => length));
  expect(longest).toBeGreaterThan(300);
  /** Each of them could point at a card, too. */
  expect(longest + MOST_MEMBERS * '"m999":24,'.length).toBeLessThan(4000);
});

describe('C24 · a deadline in two processes', () => {
  const SECONDS = 20;
  const timed = async () => {
    const opened = await two({ classic: { timers: { clue: SECONDS } } });
    await startFour(opened);
    const endsAt = () => opened.a.view().match?.view.endsAt ?? 0;
    return { ...opened, endsAt };
  };
  /** What the clock has done, each as often as it was done. */
  const timeouts = async ({ log }: Pick<Processes, 'log'>) => {
    const records = (await log.read(STREAM, 0)).filter(({ by }) => by === 'clock');
    return [...new Set(records.map(({ commandId }) => commandId))];
  };

  test('both ring, and one turn passes once', async () => {
    const opened = await timed();
    const { a, b, pass } = opened;
    a.enter(recordingScreen('ann'));
    b.enter(recordingScreen('ben'));
    await pass(2000);
    const turn = a.view().turn;
    await pass(SECONDS * 1000, 1000);
    await pass(1000, 100);
    expect(await timeouts(opened)).toHaveLength(1);
    expect(a.view()).toEqual(b.view());
    expect(a.view().turn).toBe(turn + 1);
    const ended = (await opened.log.read(STREAM, 0)).filter(({ event }) =>
      JSON.stringify(event).includes('turnEnded'),
    );
    expect(ended).toHaveLength(1);
    await pass(SECONDS * 1000 + 1000, 1000);
    expect(await timeouts(opened)).toHaveLength(2);
  });

  test('the first screen in one process gives no time to those who are in another', async () => {
    const opened = await timed();
    const { a, b, pass, clock, endsAt } = opened;
    a.enter(recordingScreen('ann'));
    await pass(SECONDS * 1000 - 5000, 1000);
    const before = endsAt();
    b.enter(recordingScreen('ben'));
    await pass(3000, 100);
    expect(endsAt()).toBe(before);
    expect(clock.now()).toBeLessThan(before);
  });

  test('whoever comes back to any process has time, also when two come at once', async () => {
    const opened = await timed();
    const { a, b, pass, clock, endsAt } = opened;
    const leave = a.enter(recordingScreen('ann'));
    await pass(3000);
    leave();
    await pass(10 * MINUTE, MINUTE);
    b.enter(recordingScreen('ben'));
    a.enter(recordingScreen('cat'));
    await pass(2000, 100);
    expect(await timeouts(opened)).toEqual([expect.stringMatching(/^grace\//u)]);
    expect(endsAt()).toBeGreaterThan(clock.now() + GRACE - 3000);
  });

  test('those of a killed process have time when they come back elsewhere', async () => {
    const opened = await timed();
    const { a, b, pass, clock, ephemera } = opened;
    a.enter(recordingScreen('ann'));
    await pass(2000);
    b.enter(recordingScreen('ben'))();
    await pass(SECONDS * 1000 - 5000, 1000);
    /** Not noticed yet: it only says nothing any more, and its timers are gone with it. */
    ephemera.cut('a');
    await a.dispose();
    b.enter(recordingScreen('ann'));
    await pass(2000, 100);
    expect(b.view().match?.view.endsAt).toBeGreaterThan(clock.now() + GRACE - 3000);
  });
});

test('a table that is removed before its end was read says goodbye as closed', async () => {
  const { b, log, settled, open } = await two();
  const ben = recordingScreen('ben');
  b.enter(ben);
  log.remove(STREAM);
  await settled();
  expect(ben.notices.at(-1)).toEqual({ kind: 'goodbye', reason: 'closed' });
  expect(b.screens).toBe(0);
  await expect(open('c')).rejects.toThrow('unknownTable');
});
