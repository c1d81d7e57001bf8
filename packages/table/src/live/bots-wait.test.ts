import { describe, expect, test } from 'vitest';
import { anyMind, mindThat, recordingScreen, tableOfBots } from '../testing/index.ts';
import type { BotQuestion } from './port.ts';

const CLUE = { kind: 'giveClue', word: 'רמז', count: 2 } as const;

/** A bot that gives a clue as soon as it may, and does nothing else. */
const clueGiver = mindThat(({ view }) => (view.game === 'duet' && view.can.giveClue ? CLUE : null));

describe('bots begin when people have closed their role cards', () => {
  test('no bot is asked before that', async () => {
    const asked: BotQuestion[] = [];
    const { table, pass } = await tableOfBots('duet', { mind: anyMind(asked) });
    const ann = recordingScreen('ann');
    table.enter(ann);
    await pass(20_000);
    expect(asked).toEqual([]);
    table.attend(ann, { match: 1, composing: false });
    await pass(1000);
    expect(asked.length).toBeGreaterThan(0);
  });

  test('a client that never says so is waited for half a minute', async () => {
    const asked: BotQuestion[] = [];
    const { table, pass } = await tableOfBots('duet', { mind: anyMind(asked) });
    table.enter(recordingScreen('ann'));
    await pass(29_000);
    expect(asked).toEqual([]);
    await pass(2000);
    expect(asked.length).toBeGreaterThan(0);
  });

  test('a person who moves has closed it', async () => {
    const asked: BotQuestion[] = [];
    const { table, done, pass } = await tableOfBots('duet', { mind: anyMind(asked) });
    table.enter(recordingScreen('ann'));
    await done({ kind: 'play', move: CLUE });
    await pass(1000);
    expect(asked.length).toBeGreaterThan(0);
  });

  test('all of them are waited for, anew in each match; a screen that watches is not', async () => {
    const asked: BotQuestion[] = [];
    const mind = anyMind(asked);
    const { table, arrive, done, pass } = await tableOfBots('duet', { mind, annSits: false });
    await done({ kind: 'play', move: { kind: 'abandon' } });
    const [ann, ben] = [recordingScreen('ann'), recordingScreen('ben')];
    await done({ kind: 'join', name: 'Ben' }, 'ben');
    await done({ kind: 'sit', seat: 'a' });
    await done({ kind: 'sit', seat: 'b' }, 'ben');
    table.enter(recordingScreen('ann', { watching: true }));
    arrive(ann);
    arrive(ben);
    await done({ kind: 'start' });
    await pass(5000);
    table.attend(ann, { match: 2, composing: false });
    table.attend(ben, { match: 1, composing: false });
    await pass(20_000);
    expect(asked).toEqual([]);
    table.attend(ben, { match: 2, composing: false });
    await pass(1000);
    expect(asked.length).toBeGreaterThan(0);
  });

  test('also those whose screens another process has', async () => {
    const asked: BotQuestion[] = [];
    const { table, open, pass } = await tableOfBots('duet', { mind: anyMind(asked) });
    const other = await open(anyMind());
    const ann = recordingScreen('ann');
    other.enter(ann);
    table.enter(recordingScreen('tv', { watching: true }));
    await pass(10_000);
    expect(asked).toEqual([]);
    other.attend(ann, { match: 1, composing: false });
    await pass(2000);
    expect(asked.length).toBeGreaterThan(0);
  });
});

describe('D5 · a bot does not take the opening clue that a person composes', () => {
  test('it waits while they write, and is first only after they have stopped', async () => {
    const { table, arrive, pass, byBots } = await tableOfBots('duet', { mind: clueGiver });
    const ann = recordingScreen('ann');
    arrive(ann);
    await pass(10_000);
    for (let times = 0; times < 4; times += 1) {
      table.attend(ann, { match: 1, composing: true });
      await pass(30_000);
    }
    expect(await byBots()).toEqual([]);
    table.attend(ann, { match: 1, composing: false });
    await pass(5000);
    expect(await byBots()).toHaveLength(1);
  });

  test('for a minute after the last word of it', async () => {
    const { table, arrive, pass, byBots } = await tableOfBots('duet', { mind: clueGiver });
    const ann = recordingScreen('ann');
    arrive(ann);
    table.attend(ann, { match: 1, composing: true });
    await pass(58_000);
    expect(await byBots()).toEqual([]);
    await pass(7000);
    expect(await byBots()).toHaveLength(1);
  });

  test('until they are gone', async () => {
    const { table, arrive, pass, byBots } = await tableOfBots('duet', { mind: clueGiver });
    const ann = recordingScreen('ann');
    const leave = arrive(ann);
    arrive(recordingScreen('tv', { watching: true }));
    table.attend(ann, { match: 1, composing: true });
    await pass(35_000);
    expect(await byBots()).toEqual([]);
    leave();
    await pass(5000);
    expect(await byBots()).toHaveLength(1);
  });
});

test('no screen is told that somebody reads or composes', async () => {
  const { table, pass } = await tableOfBots('duet', { mind: mindThat(() => null) });
  const [ann, tv] = [recordingScreen('ann'), recordingScreen('tv', { watching: true })];
  table.enter(ann);
  table.enter(tv);
  await pass(1000);
  const before = [ann, tv].map(({ notices }) => notices.length);
  table.attend(ann, { match: 1, composing: false });
  table.attend(ann, { match: 1, composing: true });
  await pass(70_000);
  expect([ann, tv].map(({ notices }) => notices.length)).toEqual(before);
});
