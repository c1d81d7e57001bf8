import { seededRandom } from '@remez/rules';
import { describe, expect, test } from 'vitest';
import { readLesson } from './lesson.ts';

const WORDS = Array.from({ length: 25 }, (_, nth) => `w${nth}`);

const FILE = {
  about: 'a guess, and a clue of one’s own',
  game: 'classic',
  deal: { words: WORDS, key: 'rrrrrrrrrbbbbbbbbnnnnnnnx', starts: 'red' },
  steps: [
    { by: 'red.spymaster', do: 'clue', word: 'sea', count: 2, coach: 'begin', waits: true },
    { by: 'red.operative', do: 'guess', word: 'w1', you: true, coach: 'guess', waits: true },
    { expect: { remaining: { red: 8 } } },
    { by: 'red.operative', do: 'stop', you: true },
  ],
};

const lessonOf = (file: object) => {
  const lesson = readLesson(file);
  if (!lesson.ok) throw new Error(lesson.failure);
  return lesson.value;
};

const cards = WORDS.map((word) => ({ word }));
const lesson = lessonOf(FILE);

describe('reading a lesson', () => {
  test('its steps say whose they are, what is said, and where one waits; expectations are none', () => {
    expect(lesson.steps.map(({ verb, you, coach, waits }) => [verb, you, coach, waits])).toEqual([
      ['clue', false, 'begin', true],
      /** The learner's own step waits for them anyway. */
      ['guess', true, 'guess', false],
      ['stop', true, null, false],
    ]);
    expect(lesson.game).toBe('classic');
  });

  test('the learner sits where the first of their steps is done, bots everywhere else', () => {
    expect(lesson.seating).toEqual([
      { seat: 'red.spymaster', isLearner: false },
      { seat: 'red.operative', isLearner: true },
      { seat: 'blue.spymaster', isLearner: false },
      { seat: 'blue.operative', isLearner: false },
    ]);
  });

  test.each([
    ['decode', [false, true, false, false]],
    ['transmit', [true, false, false, false]],
  ])('X4 · whoever is to %s first sits where that is theirs', (verb, learners) => {
    const step = { by: 'white.team', do: verb, you: true };
    const { seating } = lessonOf({ game: 'decrypto', steps: [step] });
    expect(seating.map(({ seat }) => seat)).toEqual(['white', 'white', 'black', 'black']);
    expect(seating.map(({ isLearner }) => isLearner)).toEqual(learners);
  });

  test('it deals what the file says', () => {
    const dealt = lesson.deal({ now: 0, random: seededRandom(1) });
    expect(dealt).toMatchObject({ ok: true, value: [{ kind: 'dealt', words: WORDS }] });
  });

  test.each([
    ['a list', []],
    ['no game that there is', { ...FILE, game: 'chess' }],
    ['no steps', { ...FILE, steps: undefined }],
    ['nothing for anyone to do', { ...FILE, steps: FILE.steps.slice(0, 1) }],
  ])('%s is no lesson', (_, file) => {
    expect(readLesson(file).ok).toBe(false);
  });
});

describe('what a step is', () => {
  test.each([
    ['the word that is asked for', { kind: 'guess', card: 1 }, true],
    ['another word', { kind: 'guess', card: 2 }, false],
    ['something else', { kind: 'stop' }, false],
  ])('a guess of %s', (_, move, asked) => {
    expect(lesson.asks(1, move, { cards })).toBe(asked);
    /** The step before it is a bot's. */
    expect(lesson.asks(0, move, { cards })).toBe(false);
    expect(lesson.asks(3, move, { cards })).toBe(false);
  });

  test('a clue is free where the file says so, and else as it stands there', () => {
    const clue = { by: 'red.spymaster', do: 'clue', word: 'sea', count: 2, you: true };
    const asks = (step: object, move: object) =>
      lessonOf({ ...FILE, steps: [step] }).asks(0, { kind: 'giveClue', ...move }, { cards });
    expect(asks({ ...clue, free: ['word'] }, { word: 'salt', count: 2 })).toBe(true);
    expect(asks({ ...clue, free: ['word'] }, { word: 'salt', count: 3 })).toBe(false);
    expect(asks({ ...clue, free: ['word', 'count'] }, { word: 'salt', count: 3 })).toBe(true);
    expect(asks(clue, { word: 'salt', count: 2 })).toBe(false);
    expect(asks(clue, { word: ' sea', count: 2 })).toBe(true);
  });

  test('a turn that ends by itself is no step of its own', () => {
    const ended = (cause: string) =>
      lesson.isStep({ kind: 'turnEnded', cause } as { kind: string });
    expect([ended('stopped'), ended('wrong')]).toEqual([true, false]);
    expect(lesson.isSketch({ kind: 'amendMeant' })).toBe(true);
    expect(lesson.isSketch({ kind: 'guess' })).toBe(false);
  });
});
