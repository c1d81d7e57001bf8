import { readdirSync, readFileSync } from 'node:fs';
import { seededRandom } from '@remez/rules';
import { plainJudge } from '@remez/rules/testing/decrypto';
import { type Lesson, readLesson } from '@remez/scenarios';
import {
  GAME_NAMES,
  type Move,
  makeStored,
  memoryLog,
  openLiveTable,
  perspectiveOf,
  readAll,
  viewFrom,
} from '@remez/table';
import { manualClock, unexpectedFault } from '@remez/table/testing';
import { describe, expect, test } from 'vitest';
import { followLesson } from '../../apps/web/src/worker/lesson/follow.ts';
import { lessonOpening } from '../../apps/web/src/worker/lesson/opening.ts';
import { type LessonTable, lessonTable } from '../../apps/web/src/worker/lesson/table.ts';

const LESSONS = new URL('../../scenarios/lessons/', import.meta.url);
const STREAM = 'table/lesson';
const ME = 'me';

const lessonIn = (file: string): Lesson => {
  const lesson = readLesson(JSON.parse(readFileSync(new URL(file, LESSONS), 'utf8')));
  if (!lesson.ok) throw new Error(`${file}: ${lesson.failure}`);
  return lesson.value;
};

/** A lesson at a table in memory; time passes when a test says so. */
const begin = async (file: string) => {
  const lesson = lessonIn(file);
  const [log, clock] = [memoryLog(), manualClock()];
  const language = file.includes('.en.') ? 'en' : 'he';
  const context = { now: 0, random: seededRandom(5), judge: plainJudge, hostAwaySince: null };
  const events = lessonOpening(
    { person: ME, name: 'Me', settings: { game: lesson.game, language } },
    lesson,
    { ...context, bots: GAME_NAMES },
  );
  if (!events.ok) throw new Error(events.failure);
  const stored = events.value.map(makeStored);
  await log.append(STREAM, 0, { commandId: '', by: ME, at: 0, events: stored });

  const positions: number[] = [];
  const faults: unknown[] = [];
  /** As another tab would, or this one after a reload. */
  const open = async (): Promise<LessonTable> => {
    const world = { log, clock, random: seededRandom(4), judge: plainJudge };
    const opened = await openLiveTable(STREAM, { ...world, faults: unexpectedFault });
    if (!opened.ok) throw new Error(opened.failure);
    return lessonTable(opened.value, lesson, {
      ...{ stream: STREAM, log, clock },
      pace: () => 1,
      onPosition: (position) => positions.push(position),
      onFault: (fault) => faults.push(fault),
    });
  };
  const follower = followLesson(STREAM, log, lesson);
  const now = async () => {
    const followed = await follower.catchUp();
    if (followed === null) throw new Error('nothing is there');
    return followed;
  };
  const settle = async () => {
    for (let round = 0; round < 8; round += 1) {
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  const pass = async (ms = 6000) => {
    await settle();
    clock.pass(ms);
    await settle();
  };
  let sent = 0;
  const send = async (table: LessonTable, move: Move) => {
    sent += 1;
    const { state } = await now();
    return table.command(ME, `c${sent}`, { turn: state.turn, command: { kind: 'play', move } });
  };
  /** What the learner would do now, by what their own screen shows. */
  const asked = async () => {
    const { state, position } = await now();
    const seen = { person: ME, watching: false };
    const view = viewFrom(state, perspectiveOf(state, seen)).match?.view;
    return lesson.move(position, { view, who: 'm1' });
  };
  const screen = { person: ME, watching: false, notify() {} };
  return { lesson, log, clock, open, now, settle, pass, send, asked, screen, positions, faults };
};

type Begun = Awaited<ReturnType<typeof begin>>;

/** What is in the match's own state, beyond what any view shows. */
const insideOf = async <Inside>(at: Begun): Promise<Inside> => {
  const { match } = (await at.now()).state;
  if (match === null) throw new Error('no match');
  return match.state as Inside;
};

/** Plays on until so many steps are done: reads what is to be read, and does what is asked. */
const playTo = async (at: Begun, table: LessonTable, end: number) => {
  for (let tries = 0; tries < 200; tries += 1) {
    const { position } = await at.now();
    if (position >= end) return;
    const step = at.lesson.steps[position];
    if (step?.waits) table.goOn(position);
    const move = step?.you ? await at.asked() : null;
    if (move !== null) {
      const outcome = await at.send(table, move);
      /** A team-mate has yet to agree. */
      if (outcome.kind === 'refused') expect(outcome.reason).toBe('notAgreed');
    }
    await at.pass();
  }
  throw new Error(`stuck at step ${(await at.now()).position}`);
};

const FILES = readdirSync(LESSONS).sort();

describe('a lesson at a table', () => {
  test('there is one for each game in both languages', () => {
    expect(FILES.length).toBeGreaterThanOrEqual(8);
  });

  test.each(FILES)('%s: bots and learner come to its end, step by step', async (file) => {
    const at = await begin(file);
    const table = await at.open();
    table.enter(at.screen);
    await playTo(at, table, at.lesson.steps.length);
    await at.settle();
    expect(at.faults).toEqual([]);
    expect(at.positions).toEqual([...Array(at.lesson.steps.length + 1).keys()]);
    await table.dispose();
  });

  test('bots wait until someone looks, and until what is to be read was read', async () => {
    const at = await begin('classic-1.en.json');
    expect(at.lesson.steps[0]).toMatchObject({ you: false, waits: true });
    const table = await at.open();
    await at.pass(60_000);
    expect((await at.now()).position).toBe(0);
    const leave = table.enter(at.screen);
    await at.pass(60_000);
    expect((await at.now()).position).toBe(0);
    table.goOn(0);
    await at.settle();
    leave();
    await at.pass(60_000);
    expect((await at.now()).position).toBe(0);
    table.enter(at.screen);
    await at.pass();
    expect((await at.now()).position).toBe(1);
  });

  test('two tabs act once, and either one leads on', async () => {
    const at = await begin('classic-1.en.json');
    const [one, other] = [await at.open(), await at.open()];
    one.enter(at.screen);
    other.enter({ ...at.screen });
    one.goOn(0);
    other.goOn(0);
    await at.pass(60_000);
    expect((await at.now()).position).toBe(1);
    await playTo(at, other, 9);
    const ids = (await readAll(at.log, STREAM))
      .filter(({ by }) => by.startsWith('bot:'))
      .map(({ by, commandId }) => `${by} ${commandId}`);
    const commands = [...new Set(ids)];
    expect(commands).toHaveLength(6);
    expect(at.faults).toEqual([]);
  });

  test('what is not asked for is refused with one reason, and changes nothing', async () => {
    const at = await begin('classic-1.en.json');
    const table = await at.open();
    table.enter(at.screen);
    const refusal = { kind: 'refused', reason: 'lessonFirst' };
    expect(await at.send(table, { kind: 'stop' })).toEqual(refusal);
    await playTo(at, table, 1);
    const { state } = await at.now();
    const { words: cards } = await insideOf<{ readonly words: readonly string[] }>(at);
    const wrong = { kind: 'guess', card: cards.indexOf('octopus') };
    expect(await at.send(table, wrong)).toEqual(refusal);
    for (const kind of ['again', 'start', 'close', 'leave', 'shuffle'] as const) {
      expect(await table.command(ME, kind, { command: { kind } })).toEqual(refusal);
    }
    expect((await at.now()).state.version).toBe(state.version);
    const right = { kind: 'guess', card: cards.indexOf('snow') };
    expect(await at.send(table, right)).toEqual({ kind: 'done' });
  });

  test('what the learner may choose is theirs: any word, for as many as was asked', async () => {
    const at = await begin('classic-2.en.json');
    const table = await at.open();
    table.enter(at.screen);
    await playTo(
      at,
      table,
      at.lesson.steps.findIndex(({ you }) => you),
    );
    const clue = { kind: 'giveClue', word: 'fairy tale', count: 2 };
    expect(await at.send(table, { ...clue, word: 'throne', count: 4 })).toMatchObject({
      reason: 'lessonFirst',
    });
    expect(await at.send(table, { ...clue, word: 'throne' })).toEqual({ kind: 'done' });
    await playTo(at, table, at.lesson.steps.length);
  });

  test('X7 · a team-mate agrees once the learner has laid what is right, and not before', async () => {
    const at = await begin('decrypto-1.en.json');
    const table = await at.open();
    table.enter(at.screen);
    const intercept = at.lesson.steps.findIndex(({ you, verb }) => you && verb === 'intercept');
    await playTo(at, table, intercept);
    const proposals = async () => {
      const inside = await insideOf<{ readonly proposals: { readonly white: object } }>(at);
      return Object.keys(inside.proposals.white).length;
    };
    const propose = (digits: readonly number[]) => ({ kind: 'propose', digits });
    expect(await at.send(table, propose([4, 3, 2]))).toEqual({ kind: 'done' });
    await at.pass(30_000);
    expect(await proposals()).toBe(1);
    expect(await at.send(table, propose([1, 3, 2]))).toEqual({ kind: 'done' });
    await at.pass(30_000);
    expect(await proposals()).toBe(2);
    const answer = { kind: 'intercept', code: [1, 3, 2] };
    expect(await at.send(table, answer)).toEqual({ kind: 'done' });
  });

  test('after a reload it goes on where it was: the place follows from the log', async () => {
    const at = await begin('duet-1.he.json');
    const before = await at.open();
    before.enter(at.screen);
    await playTo(at, before, 4);
    await before.dispose();
    at.positions.length = 0;
    const after = await at.open();
    after.enter(at.screen);
    await at.settle();
    expect(at.positions).toEqual([4]);
    await playTo(at, after, at.lesson.steps.length);
    expect(at.faults).toEqual([]);
  });
});
