import { seededRandom } from '@remez/rules';
import { lenientJudge } from '@remez/rules/testing';
import { describe, expect, test } from 'vitest';
import { memoryLog } from '../log/memory.ts';
import { makeStored } from '../records.ts';
import {
  classicOf,
  FOUR,
  manualClock,
  openingOf,
  recordingScreen,
  unexpectedFault,
} from '../testing/index.ts';
import type { Command, SettingsChange } from '../types.ts';
import { openLiveTable } from './table.ts';

const STREAM = 'table/door';
const START = { kind: 'start' } as const;

/** Ann, Ben, Cat and Dan at a table, seated if they are to be, and how others come to it. */
const gatheredAt = async (settings: SettingsChange = {}) => {
  const log = memoryLog();
  const clock = manualClock();
  const events = openingOf(settings).map(makeStored);
  await log.append(STREAM, 0, { commandId: 'opening', by: 'ann', at: 0, events });
  const world = {
    log,
    clock,
    random: seededRandom(4),
    judge: lenientJudge,
    faults: unexpectedFault,
  };
  const opening = await openLiveTable(STREAM, world);
  if (!opening.ok) throw new Error(opening.failure);
  const table = opening.value;
  let ids = 0;
  const tell = (person: string, command: Command, browser?: readonly string[]) => {
    ids += 1;
    return table.command(person, `c${ids}`, { command }, { browser });
  };
  const act = async (...what: Parameters<typeof tell>) => {
    const outcome = await tell(...what);
    if (outcome.kind === 'refused') throw new Error(outcome.reason);
  };
  const come = (person: string, how?: Parameters<typeof recordingScreen>[1]) => {
    const screen = recordingScreen(person, how);
    return { screen, leave: table.enter(screen) };
  };
  for (const person of ['ben', 'cat', 'dan']) await act(person, { kind: 'join', name: person });
  const sitDown = async () => {
    for (const [person, seat] of Object.entries(FOUR)) await act(person, { kind: 'sit', seat });
  };
  const found = async () =>
    (await log.read(STREAM, 0)).filter(
      ({ event }) => (event as { readonly kind: string }).kind === 'foundOnOneDevice',
    ).length;
  return { table, clock, tell, act, come, sitDown, found };
};

const goodbyes = ({ notices }: ReturnType<typeof recordingScreen>) =>
  notices.flatMap((notice) => (notice.kind === 'goodbye' ? [notice.reason] : []));
const keysOn = (screen: ReturnType<typeof recordingScreen>) =>
  classicOf(screen.view)?.cards.filter(({ key }) => key !== undefined).length;

describe('a browser with several persons', () => {
  test('C3 · is not shown the key when another of its persons guesses, nor the other way round', async () => {
    const { sitDown, act, come, found } = await gatheredAt();
    await sitDown();
    await act('ann', START);
    for (const browser of [
      ['ben', 'cat'],
      ['cat', 'ben'],
      ['cat', 'dan'],
    ]) {
      const { screen } = come(browser[0] ?? '', { browser });
      expect(screen.notices).toEqual([{ kind: 'goodbye', reason: 'oneDevice' }]);
    }
    expect(await found()).toBe(0);
    /** Each on a device of their own is shown what is theirs. */
    expect(keysOn(come('ben').screen)).toBe(25);
    expect(keysOn(come('cat').screen)).toBe(0);
  });

  test('C3 · a television of it is shown to anyone, and tells nothing', async () => {
    const { sitDown, act, come } = await gatheredAt();
    await sitDown();
    await act('ann', START);
    const { screen } = come('ben', { browser: ['ben', 'cat'], watching: true });
    expect(goodbyes(screen)).toEqual([]);
    expect(keysOn(screen)).toBe(0);
  });

  test('C3 · is one viewer as soon as it opens, also if it does nothing', async () => {
    const { act, tell, come, found } = await gatheredAt();
    await act('ben', { kind: 'sit', seat: 'red.spymaster' });
    come('cat', { browser: ['cat', 'ben'] });
    come('ben', { browser: ['cat', 'ben'] });
    const sit = { kind: 'sit', seat: 'red.operative' } as const;
    expect(await tell('cat', sit)).toEqual({ kind: 'refused', reason: 'oneDevice' });
    expect(await found()).toBe(1);
  });

  test('C3 · once shown, also to someone who only stood by: that one takes no operative’s seat', async () => {
    const { sitDown, act, tell, come } = await gatheredAt();
    await sitDown();
    await act('eve', { kind: 'join', name: 'Eve' });
    await act('ann', START);
    const { screen } = come('ben', { browser: ['ben', 'eve'] });
    expect(keysOn(screen)).toBe(25);
    const sit = { kind: 'sit', seat: 'red.operative' } as const;
    expect(await tell('eve', sit)).toEqual({ kind: 'refused', reason: 'oneDevice' });
  });

  test('C3 · that it is one viewer is no message to anyone else', async () => {
    const { sitDown, act, tell, come, found } = await gatheredAt();
    await sitDown();
    await act('eve', { kind: 'join', name: 'Eve' });
    await act('ann', START);
    const screens = ['ann', 'ben', 'cat', 'dan', 'eve'].map((person) => come(person).screen);
    const others = screens.slice(0, 4);
    const before = others.map(({ notices }) => notices.length);
    come('ben', { browser: ['ben', 'eve'] });
    /** Answered after what came in before it. */
    await tell('eve', { kind: 'stand' });
    expect(await found()).toBe(1);
    expect(others.map(({ notices }) => notices.length)).toEqual(before);
    expect(screens[4]?.me.can).toMatchObject({ sit: [], talk: [] });
  });

  test('is shown everything when the host has allowed a shared device', async () => {
    const { sitDown, act, come } = await gatheredAt({ sharedDevice: true });
    await sitDown();
    await act('ann', START);
    expect(keysOn(come('ben', { browser: ['ben', 'cat'] }).screen)).toBe(25);
    expect(keysOn(come('cat', { browser: ['ben', 'cat'] }).screen)).toBe(0);
  });
});

describe('someone who was removed', () => {
  test('is shown nothing as another person of the same browser, not even as a watcher', async () => {
    const { act, come } = await gatheredAt();
    const before = come('eve', { browser: ['eve', 'dan'] }).screen;
    const elsewhere = come('eve').screen;
    await act('ann', { kind: 'remove', member: 'm4' });
    expect(goodbyes(before)).toEqual(['removed']);
    expect(goodbyes(elsewhere)).toEqual([]);
    for (const watching of [true, false]) {
      const { screen } = come('eve', { browser: ['eve', 'dan'], watching });
      expect(screen.notices).toEqual([{ kind: 'goodbye', reason: 'removed' }]);
    }
  });
});

describe('locking', () => {
  test('sends those away who only watch, if the host says so, and nobody’s television', async () => {
    const { act, come } = await gatheredAt();
    const screens = {
      ann: come('ann').screen,
      stranger: come('zoe').screen,
      onlooker: come('yael', { watching: true }).screen,
      tv: come('ben', { watching: true }).screen,
    };
    await act('ann', { kind: 'lock', locked: true });
    expect(Object.values(screens).flatMap(goodbyes)).toEqual([]);
    await act('ann', { kind: 'lock', locked: true, watchers: 'sendAway' });
    expect(goodbyes(screens.stranger)).toEqual(['locked']);
    expect(goodbyes(screens.onlooker)).toEqual(['locked']);
    expect([...goodbyes(screens.ann), ...goodbyes(screens.tv)]).toEqual([]);
    expect(screens.ann.presence.watching).toBe(1);
    await act('ann', { kind: 'lock', locked: false });
    expect(goodbyes(come('zoe').screen)).toEqual([]);
  });

  test('whoever joined and left to go on watching goes too, and is not let in again', async () => {
    const { act, come } = await gatheredAt();
    const { screen } = come('dan');
    await act('dan', { kind: 'leave' });
    await act('ann', { kind: 'lock', locked: true, watchers: 'sendAway' });
    expect(goodbyes(screen)).toEqual(['locked']);
    expect(goodbyes(come('dan').screen)).toEqual(['locked']);
  });
});

describe('a full table', () => {
  test('counts whoever has a screen open, if only one that watches; whoever left first makes room', async () => {
    const { table, clock, tell, act, come } = await gatheredAt();
    const people = Array.from({ length: 56 }, (_, index) => `p${index}`);
    for (const person of people) await act(person, { kind: 'join', name: person });
    const late: Command = { kind: 'join', name: 'late' };
    for (const person of ['p5', 'p3'])
      await act(person, { kind: 'talk', to: 'everyone', text: 'hi' });
    const open = ['ann', 'ben', 'cat', 'dan', ...people].map((person, index) =>
      come(person, { watching: index % 2 === 1 }),
    );
    expect(await tell('late', late)).toEqual({ kind: 'refused', reason: 'full' });
    for (const index of [9, 7]) {
      clock.pass(1000);
      open[index]?.leave();
    }
    clock.pass(58_999);
    expect(await tell('late', late)).toEqual({ kind: 'refused', reason: 'full' });
    clock.pass(1000);
    await act('late', late);
    const names = table.view().members.map(({ name }) => name);
    expect(names).toContain('late');
    expect(names).toContain('p3');
    expect(names).not.toContain('p5');
    expect(names).toHaveLength(60);
  });

  test('latecomers are let in when those who never sat or wrote have just closed their screens', async () => {
    const { table, act, come } = await gatheredAt();
    const squatters = Array.from({ length: 56 }, (_, index) => `p${index}`);
    for (const person of squatters) await act(person, { kind: 'join', name: person });
    for (const person of ['ann', 'ben', 'cat', 'dan']) come(person);
    for (const { leave } of squatters.map((person) => come(person))) leave();
    const late = Array.from({ length: 50 }, (_, index) => `late${index}`);
    for (const person of late) {
      come(person);
      await act(person, { kind: 'join', name: person });
    }
    const names = table.view().members.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['Ann', 'ben', 'cat', 'dan', ...late]));
    expect(names).toHaveLength(60);
  });

  test('after a restart of the server people have a minute to come back', async () => {
    const { clock, tell, act, come } = await gatheredAt();
    const people = Array.from({ length: 56 }, (_, index) => `p${index}`);
    for (const person of people) await act(person, { kind: 'join', name: person });
    come('ann');
    clock.pass(59_999);
    const late: Command = { kind: 'join', name: 'late' };
    expect(await tell('late', late)).toEqual({ kind: 'refused', reason: 'full' });
    clock.pass(1);
    await act('late', late);
  });
});
