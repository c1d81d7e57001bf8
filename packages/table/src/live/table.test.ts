import { seededRandom } from '@remez/rules';
import { lenientJudge } from '@remez/rules/testing';
import { describe, expect, test } from 'vitest';
import { memoryLog } from '../log/memory.ts';
import type { EventLog } from '../log/port.ts';
import { makeStored } from '../records.ts';
import {
  classicOf,
  FOUR,
  manualClock,
  openingOf,
  recordedFaults,
  recordingScreen,
  unexpectedFault,
} from '../testing/index.ts';
import type { Command, Move, SettingsChange } from '../types.ts';
import { MOST_OF_PERSON, MOST_WATCHERS } from './crowd.ts';
import { GRACE } from './deadline.ts';
import type { Notice, World } from './port.ts';
import { openLiveTable } from './table.ts';

const STREAM = 'table/one';

const worldOn = (log: EventLog, clock = manualClock()) => ({
  log,
  clock,
  random: seededRandom(4),
  judge: lenientJudge,
  faults: unexpectedFault,
});

const openOn = async (world: World) => {
  const opening = await openLiveTable(STREAM, world);
  if (!opening.ok) throw new Error(opening.failure);
  return opening.value;
};

const writeOpening = (log: EventLog, settings: SettingsChange = {}) =>
  log.append(STREAM, 0, {
    commandId: 'opening',
    by: 'ann',
    at: 0,
    events: openingOf(settings).map(makeStored),
  });

let commands = 0;
const nextId = () => {
  commands += 1;
  return `c${commands}`;
};

/** Ann, Ben, Cat and Dan, seated and started, each with a screen. */
const started = async (
  settings: SettingsChange = {},
  faults: World['faults'] = unexpectedFault,
) => {
  const log = memoryLog();
  await writeOpening(log, settings);
  const world = { ...worldOn(log), faults };
  const table = await openOn(world);
  const act = async (person: string, command: Command) => {
    const outcome = await table.command(person, nextId(), { command });
    if (outcome.kind === 'refused') throw new Error(outcome.reason);
  };
  for (const person of ['ben', 'cat', 'dan']) await act(person, { kind: 'join', name: person });
  for (const [person, seat] of Object.entries(FOUR)) await act(person, { kind: 'sit', seat });
  await act('ann', { kind: 'start' });
  const screens = {
    ann: recordingScreen('ann'),
    ben: recordingScreen('ben'),
    cat: recordingScreen('cat'),
    dan: recordingScreen('dan'),
    tv: recordingScreen('cat', { watching: true }),
  };
  const leave = Object.fromEntries(
    Object.entries(screens).map(([name, screen]) => [name, table.enter(screen)]),
  ) as Record<keyof typeof screens, () => void>;
  const move = (person: string, kind: Move, id = nextId()) =>
    table.command(person, id, { turn: table.view().turn, command: { kind: 'play', move: kind } });
  const red = classicOf(table.view())?.team === 'red';
  const on = red ? (['ann', 'cat'] as const) : (['ben', 'dan'] as const);
  const off = red ? (['ben', 'dan'] as const) : (['ann', 'cat'] as const);
  return { ...world, table, screens, leave, act, move, on, off };
};

describe('a live table', () => {
  test('commits, then shows, then answers', async () => {
    const { log, move, on, screens } = await started();
    const before = (await log.read(STREAM, 0)).length;
    await move(on[0], { kind: 'giveClue', word: 'רמז', count: 1 });
    expect((await log.read(STREAM, 0)).length).toBe(before + 1);
    expect(screens.tv.view.match?.view.phase).toBe('guess');
  });

  test('a command sent again takes effect once, also after the table is read anew', async () => {
    const { log, clock, move, on, table } = await started();
    await move(on[0], { kind: 'giveClue', word: 'רמז', count: 1 }, 'same');
    const length = (await log.read(STREAM, 0)).length;
    expect(await move(on[0], { kind: 'giveClue', word: 'רמז', count: 1 }, 'same')).toEqual({
      kind: 'done',
    });
    await table.dispose();
    const again = await openOn(worldOn(log, clock));
    const late = { turn: 0, command: { kind: 'play', move: { kind: 'stop' } } } as const;
    expect(await again.command(on[0], 'same', late)).toEqual({ kind: 'done' });
    expect((await log.read(STREAM, 0)).length).toBe(length);
  });

  test('two processes that hold one table open agree, whoever is first', async () => {
    const first = await started();
    const second = await openOn(worldOn(first.log, first.clock));
    const elsewhere = recordingScreen('dan');
    second.enter(elsewhere);
    const talk = (text: string) => ({ command: { kind: 'talk', to: 'everyone', text } }) as const;
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, index) => [
        first.table.command('cat', `a${index}`, talk(`a${index}`)),
        second.command('dan', `b${index}`, talk(`b${index}`)),
        second.command('dan', 'the same', talk('the same')),
        first.table.command('dan', 'the same', talk('the same')),
      ]).flat(),
    );
    expect(outcomes.every(({ kind }) => kind === 'done')).toBe(true);
    const said = elsewhere.view.talk.map(({ text }) => text);
    await expect.poll(() => first.screens.tv.view.talk.map(({ text }) => text)).toEqual(said);
    expect([...said].sort()).toEqual(
      [
        'the same',
        ...Array.from({ length: 20 }, (_, index) => [`a${index}`, `b${index}`]).flat(),
      ].sort(),
    );
  });

  test('a refused command changes nothing and shows nothing', async () => {
    const { move, off, screens, log } = await started();
    const before = (await log.read(STREAM, 0)).length;
    const shown = screens.tv.notices.length;
    expect(await move(off[1], { kind: 'stop' })).toEqual({
      kind: 'refused',
      reason: 'notYourTurn',
    });
    expect((await log.read(STREAM, 0)).length).toBe(before);
    expect(screens.tv.notices.length).toBe(shown);
  });

  test('C22 · a quiet question is no message at all to operatives and watchers', async () => {
    const { move, on, off, screens } = await started();
    const counts = () =>
      [screens.cat, screens.dan, screens.tv].map(({ notices }) => notices.length);
    const before = counts();
    await move(on[0], { kind: 'ask', word: 'ענן' });
    await move(off[0], { kind: 'answer', allow: true });
    expect(counts()).toEqual(before);
    expect(classicOf(screens[off[0]].view)?.question?.answer).toBe('allowed');
  });

  test('C22 · view numbers do not tell the next spymaster what was asked in the last match', async () => {
    const { move, on, act, screens } = await started();
    for (const word of ['א', 'ב', 'ג']) await move(on[0], { kind: 'ask', word });
    await move('ann', { kind: 'abandon' });
    await act('ann', { kind: 'again' });
    const numbers = [screens.ann, screens.ben, screens.cat, screens.dan].map(({ notices }) =>
      notices.findLast((notice) => notice.kind === 'view'),
    );
    expect(numbers.map((notice) => notice?.number)).toEqual([1, 1, 1, 1]);
  });

  test('a team’s talk is no message at all to the other team', async () => {
    const { act, screens } = await started();
    const before = screens.dan.notices.length;
    await act('cat', { kind: 'talk', to: 'team', text: 'רק שלנו' });
    expect(screens.dan.notices.length).toBe(before);
    expect(screens.ann.view.talk.at(-1)?.text).toBe('רק שלנו');
  });

  test('one notice object serves everyone of one perspective, so it is encoded once', async () => {
    const { table, screens, act } = await started();
    const second = recordingScreen('cat');
    table.enter(second);
    await act('cat', { kind: 'talk', to: 'everyone', text: 'hi' });
    const changeFor = ({ notices }: typeof second) =>
      notices.findLast(({ kind }) => kind === 'change');
    expect(changeFor(second)).toBeDefined();
    expect(changeFor(second)).toBe(changeFor(screens.cat));
  });

  test('C3 · a screen that asks to watch sees no more than a spectator', async () => {
    const { table, screens } = await started();
    const tv = recordingScreen('ann', { watching: true });
    table.enter(tv);
    expect(tv.view).toEqual(screens.tv.view);
    const nobody = { seats: [], host: false, opener: false };
    expect(tv.me).toEqual({ ...nobody, can: expect.objectContaining({ sit: [] }) });
    expect(Object.values(tv.me.can).flat()).not.toContain(true);
    expect(classicOf(screens.ann.view)?.cards[0]?.key).toBeDefined();
    expect(classicOf(tv.view)?.cards[0]?.key).toBeUndefined();
  });

  test('someone removed is told goodbye and sees nothing more', async () => {
    const { act, screens, table } = await started();
    await act('ann', { kind: 'remove', member: 'm4' });
    expect(screens.dan.notices.at(-1)).toEqual({ kind: 'goodbye', reason: 'removed' });
    const shown = screens.dan.notices.length;
    await act('cat', { kind: 'talk', to: 'everyone', text: 'bye' });
    expect(screens.dan.notices.length).toBe(shown);
    const back = recordingScreen('dan');
    table.enter(back);
    expect(back.notices).toEqual([{ kind: 'goodbye', reason: 'removed' }]);
  });

  test('a locked table is closed to strangers, also to look at', async () => {
    const { act, table } = await started();
    await act('ann', { kind: 'lock', locked: true });
    const stranger = recordingScreen('eve');
    table.enter(stranger);
    expect(stranger.notices).toEqual([{ kind: 'goodbye', reason: 'locked' }]);
    const own = recordingScreen('dan');
    table.enter(own);
    expect(own.view.running).toBe(true);
  });

  test('a closed table says goodbye to everyone and opens no more', async () => {
    const { act, screens, log } = await started();
    await act('ann', { kind: 'close' });
    expect(screens.tv.notices.at(-1)).toEqual({ kind: 'goodbye', reason: 'closed' });
    expect(await openLiveTable(STREAM, worldOn(log))).toMatchObject({ failure: 'unknownTable' });
  });

  test.each([
    ['a newer release', { schema: 99, event: { kind: 'teleported' } }],
    ['a move of another game', makeStored({ kind: 'played', event: { kind: 'suddenDeathBegan' } })],
  ])('a log that holds %s is left alone, and people are told', async (_, newer) => {
    const { screens, log, act } = await started();
    const { version } = (await log.read(STREAM, 0)).at(-1) ?? { version: 0 };
    await log.append(STREAM, version, { commandId: 'n', by: 'x', at: 0, events: [newer] });
    await expect(act('cat', { kind: 'talk', to: 'everyone', text: 'x' })).rejects.toThrow(
      'upgrade',
    );
    expect(screens.cat.notices.at(-1)).toEqual({ kind: 'goodbye', reason: 'upgrade' });
    expect(await openLiveTable(STREAM, worldOn(log))).toMatchObject({ failure: 'upgrade' });
    expect((await log.read(STREAM, 0)).length).toBe(version + 1);
  });

  test('when the log cannot be written, the command is refused, an operator hears of it, and the table goes on', async () => {
    const log = memoryLog();
    await writeOpening(log);
    let broken = true;
    const { faults, record } = recordedFaults();
    const table = await openOn({
      ...worldOn({
        ...log,
        append: (...entry) => (broken ? Promise.reject(new Error('disk')) : log.append(...entry)),
      }),
      faults: record,
    });
    const join = { command: { kind: 'join', name: 'Ben' } } as const;
    expect(await table.command('ben', 'j', join)).toEqual({
      kind: 'refused',
      reason: 'unavailable',
    });
    expect(faults).toEqual([
      { table: STREAM, during: 'command', command: 'join', error: new Error('disk') },
    ]);
    broken = false;
    expect(await table.command('ben', 'j', join)).toEqual({ kind: 'done' });
  });

  test('a screen that fails is dropped alone: what is in the log is done, and the others are shown it', async () => {
    const { faults, record } = recordedFaults();
    const { act, screens, table } = await started({}, record);
    let broken = false;
    const received: string[] = [];
    const notify = (notices: readonly Notice[]) => {
      received.push(...notices.map(({ kind }) => kind));
      if (broken) throw new Error('gone');
    };
    table.enter({ person: 'dan', watching: true, notify });
    const { screens: before } = table;
    broken = true;
    await act('cat', { kind: 'talk', to: 'everyone', text: 'hi' });
    expect(screens.tv.view.talk.at(-1)?.text).toBe('hi');
    expect(table.screens).toBe(before - 1);
    expect(faults[0]).toMatchObject({ during: 'screen', error: new Error('gone') });
    expect(received.at(-1)).toBe('goodbye');
    const count = received.length;
    await act('cat', { kind: 'talk', to: 'everyone', text: 'again' });
    expect(received.length).toBe(count);
  });

  test('a view that fails is no refusal: the command is done, and the clock of the table goes on', async () => {
    const { faults, record } = recordedFaults();
    const { act, screens, table, clock } = await started(
      { classic: { timers: { clue: 60 } } },
      record,
    );
    /** Whoever draws for this screen meets an error when asking whose it is. */
    let broken = false;
    const failing = recordingScreen('dan');
    Object.defineProperty(failing, 'person', {
      get: () => {
        if (broken && new Error().stack?.includes('screens.ts')) throw new Error('who?');
        return 'dan';
      },
    });
    table.enter(failing);
    broken = true;
    await act('ann', { kind: 'lock', locked: true });
    expect(faults.length).toBeGreaterThan(0);
    expect(faults.every(({ during }) => during === 'show')).toBe(true);
    expect(failing.notices.at(-1)).toEqual({ kind: 'goodbye', reason: 'unavailable' });
    expect(screens.tv.view.locked).toBe(true);
    clock.pass(60_000);
    await act('cat', { kind: 'talk', to: 'everyone', text: 'more' });
    expect(screens.tv.view.talk.map(({ text }) => text)).toEqual(['more']);
    expect(table.view().match?.view.turn).toBe(2);
  });
});

describe('the clock of a live table', () => {
  const timers = { classic: { timers: { clue: 60, guess: 90 } } } as const;
  const settled = async (table: { command: unknown }) => {
    const { command } = table as Awaited<ReturnType<typeof openOn>>;
    await command('nobody', 'settle', { command: { kind: 'stand' } });
  };

  test('C24 · time runs out by itself', async () => {
    const { clock, table, screens } = await started(timers);
    const endsAt = screens.tv.view.match?.view.endsAt ?? 0;
    clock.passTo(endsAt - 1);
    await settled(table);
    expect(table.view().match?.view.turn).toBe(1);
    clock.passTo(endsAt);
    await settled(table);
    expect(table.view().match?.view.turn).toBe(2);
    expect(classicOf(screens.tv.view)?.story[0]?.ended).toBe('time');
  });

  test('C24 · two processes that fire the same deadline end one turn', async () => {
    const { clock, table, log } = await started(timers);
    const second = await openOn(worldOn(log, clock));
    second.enter(recordingScreen('dan'));
    await settled(second);
    clock.passTo(table.view().match?.view.endsAt ?? 0);
    await settled(table);
    await settled(second);
    expect(table.view().match?.view.turn).toBe(2);
    expect(second.view().match?.view.turn).toBe(2);
  });

  test('C24 · while nobody is here the clock stands, and whoever returns gets fifteen seconds', async () => {
    const { clock, table, leave } = await started(timers);
    for (const each of Object.values(leave)) each();
    clock.pass(600_000);
    await settled(table);
    expect(table.view().match?.view.turn).toBe(1);
    const back = recordingScreen('cat');
    table.enter(back);
    await settled(table);
    expect(back.view.match?.view.endsAt).toBe(clock.now() + GRACE);
    clock.pass(GRACE);
    await settled(table);
    expect(back.view.match?.view.turn).toBe(2);
  });

  test('C24 · a deadline that passed while the server was down gives fifteen seconds too', async () => {
    const { clock, table, log } = await started(timers);
    await table.dispose();
    clock.pass(600_000);
    const restarted = await openOn(worldOn(log, clock));
    const back = recordingScreen('cat');
    restarted.enter(back);
    await settled(restarted);
    expect(back.view.match?.view).toMatchObject({ turn: 1, endsAt: clock.now() + GRACE });
  });

  test('C24 · a deadline further away than that is left where it is', async () => {
    const { clock, table, log } = await started(timers);
    const endsAt = table.view().match?.view.endsAt;
    await table.dispose();
    clock.pass(20_000);
    const restarted = await openOn(worldOn(log, clock));
    const back = recordingScreen('cat');
    restarted.enter(back);
    await settled(restarted);
    expect(back.view.match?.view.endsAt).toBe(endsAt);
  });

  test('a host who is away for a minute can be followed, one who is here cannot', async () => {
    const { clock, table, leave, act } = await started();
    clock.pass(120_000);
    await expect(act('ben', { kind: 'takeHost' })).rejects.toThrow('hostIsHere');
    leave.ann();
    clock.pass(59_999);
    await expect(act('ben', { kind: 'takeHost' })).rejects.toThrow('hostIsHere');
    clock.pass(1);
    await act('ben', { kind: 'takeHost' });
    expect(table.view().host).toBe('m2');
  });
});

describe('what passes', () => {
  test('whoever has left looks on like any other spectator, and is counted so', async () => {
    const { screens, act, clock } = await started();
    expect(screens.tv.presence).toMatchObject({ here: ['m1', 'm2', 'm3', 'm4'], watching: 1 });
    await act('dan', { kind: 'leave' });
    clock.pass(100);
    expect(screens.tv.presence).toMatchObject({ here: ['m1', 'm2', 'm3'], watching: 2 });
  });

  test('presence says who has a screen open, once a member', async () => {
    const { screens, leave, table, clock } = await started();
    expect(screens.tv.presence).toMatchObject({ here: ['m1', 'm2', 'm3', 'm4'], watching: 1 });
    const second = recordingScreen('dan');
    const close = table.enter(second);
    expect(second.presence.here).toHaveLength(4);
    leave.dan();
    clock.pass(100);
    expect(screens.tv.presence.here).toHaveLength(4);
    close();
    clock.pass(100);
    expect(screens.tv.presence.here).toEqual(['m1', 'm2', 'm3']);
  });

  const presencesOf = ({ notices }: ReturnType<typeof recordingScreen>) =>
    notices.filter(({ kind }) => kind === 'presence');

  test('presence is gathered: however many come, each screen is told once in a tenth of a second', async () => {
    const { screens, table, clock } = await started();
    clock.pass(1000);
    const before = presencesOf(screens.tv).length;
    const crowd = Array.from({ length: 200 }, (_, index) => recordingScreen(`watcher ${index}`));
    const exits = crowd.map((screen) => table.enter(screen));
    /** Everyone knows at once who was there when they came. */
    expect(crowd.map(({ presence }) => presence.watching)).toEqual(crowd.map((_, at) => at + 2));
    expect(presencesOf(screens.tv)).toHaveLength(before + 1);
    clock.pass(100);
    expect(presencesOf(screens.tv)).toHaveLength(before + 2);
    expect(screens.tv.presence.watching).toBe(201);
    expect(crowd.every(({ presence }) => presence.watching === 201)).toBe(true);
    expect(Math.max(...crowd.map((screen) => presencesOf(screen).length))).toBeLessThanOrEqual(3);
    /** Who comes and goes within the window was never there. */
    clock.pass(1000);
    exits[0]?.();
    table.enter(recordingScreen('another'));
    exits[1]?.();
    table.enter(recordingScreen('yet another'));
    clock.pass(1000);
    expect(presencesOf(screens.tv)).toHaveLength(before + 4);
    expect(screens.tv.presence.watching).toBe(201);
  });

  test('watchers crowd out watchers, and nobody who plays', async () => {
    const { screens, table, leave } = await started();
    const crowd = Array.from({ length: MOST_WATCHERS + 1 }, (_, index) => {
      const screen = recordingScreen(`watcher ${index}`);
      return { screen, exit: table.enter(screen) };
    });
    const goodbye = [{ kind: 'goodbye', reason: 'crowded' }];
    expect(crowd.at(-1)?.screen.notices).toEqual(goodbye);
    expect(crowd.at(-2)?.screen.presence.watching).toBe(MOST_WATCHERS + 1);
    leave.dan();
    const back = recordingScreen('dan');
    table.enter(back);
    expect(back.presence.here).toHaveLength(4);
    const tv = recordingScreen('dan', { watching: true });
    table.enter(tv);
    expect(tv.view.running).toBe(true);
    crowd[0]?.exit();
    const next = recordingScreen('one more');
    table.enter(next);
    expect(next.view.running).toBe(true);
    expect(screens.ann.notices.filter(({ kind }) => kind === 'goodbye')).toEqual([]);
  });

  test('one person has screens enough for a household, and not for a flood', async () => {
    const { table } = await started();
    /** Ann has one already. */
    const own = Array.from({ length: MOST_OF_PERSON }, () => recordingScreen('ann'));
    for (const screen of own) table.enter(screen);
    expect(own.at(-2)?.view.running).toBe(true);
    expect(own.at(-1)?.notices).toEqual([{ kind: 'goodbye', reason: 'crowded' }]);
  });

  test('C7, C29 · only the operatives who guess point, everyone sees it, nothing is stored', async () => {
    const { screens, table, move, on, off, log, clock } = await started();
    table.point(screens[on[1]], 3);
    expect(screens.tv.presence.pointing).toEqual({});
    await move(on[0], { kind: 'giveClue', word: 'רמז', count: 2 });
    const length = (await log.read(STREAM, 0)).length;
    clock.pass(200);
    table.point(screens[on[0]], 3);
    table.point(screens[off[1]], 3);
    table.point(screens.tv, 3);
    expect(screens.tv.presence.pointing).toEqual({});
    table.point(screens[on[1]], 3);
    const member = on[1] === 'cat' ? 'm3' : 'm4';
    expect(screens.tv.presence.pointing).toEqual({ [member]: 3 });
    expect((await log.read(STREAM, 0)).length).toBe(length);
  });

  test('C7 · besides the card they would guess, people mark some that may be, as long as the turn lasts', async () => {
    const { screens, table, move, on, off, clock } = await started();
    await move(on[0], { kind: 'giveClue', word: 'רמז', count: 2 });
    clock.pass(200);
    const member = on[1] === 'cat' ? 'm3' : 'm4';
    const seen = () => {
      clock.pass(100);
      const { pointing, maybe } = screens.tv.presence;
      return { pointing, maybe };
    };
    table.point(screens[on[1]], 3, [7, 4, 3, 4]);
    expect(seen()).toEqual({ pointing: { [member]: 3 }, maybe: { [member]: [4, 7] } });
    table.point(screens[on[1]], null, [4]);
    expect(seen()).toEqual({ pointing: {}, maybe: { [member]: [4] } });
    table.point(
      screens[on[1]],
      5,
      Array.from({ length: 25 }, (_, card) => card),
    );
    expect(seen().maybe?.[member]).toEqual([0, 1, 2, 3, 4, 6, 7, 8]);
    /** A finger tires; what may be stays. */
    clock.pass(30_000);
    expect(seen()).toEqual({ pointing: {}, maybe: { [member]: [0, 1, 2, 3, 4, 6, 7, 8] } });
    table.point(screens[off[1]], 1, [2]);
    table.point(screens[on[0]], 1, [2]);
    table.point(screens[on[1]], null, [4]);
    expect(seen()).toEqual({ pointing: {}, maybe: { [member]: [4] } });
    await move(on[1], { kind: 'guess', card: 4 });
    expect(seen()).toEqual({ pointing: {}, maybe: undefined });
  });

  test('C7 · pointing is coalesced, and ends with the turn, with leaving, or by itself', async () => {
    const { screens, table, move, on, clock } = await started();
    await move(on[0], { kind: 'giveClue', word: 'רמז', count: 2 });
    clock.pass(200);
    const count = () => screens.tv.notices.filter(({ kind }) => kind === 'presence').length;
    const before = count();
    for (let card = 0; card < 20; card += 1) table.point(screens[on[1]], card);
    expect(count()).toBe(before + 1);
    clock.pass(99);
    expect(count()).toBe(before + 1);
    clock.pass(1);
    expect(count()).toBe(before + 2);
    expect(Object.values(screens.tv.presence.pointing)).toEqual([19]);
    clock.pass(30_000);
    expect(screens.tv.presence.pointing).toEqual({});
    table.point(screens[on[1]], 4);
    clock.pass(100);
    expect(Object.values(screens.tv.presence.pointing)).toEqual([4]);
    await move(on[1], { kind: 'guess', card: 4 });
    clock.pass(100);
    expect(screens.tv.presence.pointing).toEqual({});
    table.point(screens[on[1]], 4);
    clock.pass(100);
    expect(screens.tv.presence.pointing).toEqual({});
  });
});
