import { failure, success } from '@remez/rules';
import { classic, type State } from '@remez/rules/classic';
import { parseScenario } from '@remez/scenarios';
import { classicScenario } from '@remez/scenarios/classic';
import { describe, expect, test } from 'vitest';
import { openMatch } from './match.ts';
import { play } from './play.ts';

const RED = ['שמש', 'ירח', 'כוכב'];
const CLUE = { by: 'red.spymaster', do: 'clue', word: 'שמיים', count: 3 };
const GUESS = { by: 'red.operative', do: 'guess', word: 'שמש' };

const run = (
  {
    options = {},
    steps = [],
    expect: final = {},
  }: { options?: object; steps?: object[]; expect?: object },
  adapter: typeof classicScenario = classicScenario,
) => {
  const deal = { words: RED, key: 'rrrrrrrrrbbbbbbbbnnnnnnnx' };
  const scenario = parseScenario({ game: 'classic', options, deal, steps, expect: final });
  if (!scenario.ok) throw new Error(scenario.failure.why);
  const match = openMatch(adapter, scenario.value);
  if (!match.ok) throw new Error(match.failure);
  return play(match.value, scenario.value);
};

describe('steps', () => {
  test('a step that is refused fails the scenario there', () => {
    expect(run({ steps: [CLUE, GUESS, GUESS] })).toEqual({
      ok: false,
      step: 2,
      why: 'red.operative guess: expected to be accepted, was refused: alreadyCovered',
    });
  });

  test('a step that should have been refused fails the scenario there', () => {
    expect(run({ steps: [CLUE, { ...GUESS, refused: true }] })).toEqual({
      ok: false,
      step: 1,
      why: 'red.operative guess: expected to be refused, was accepted',
    });
    expect(run({ steps: [CLUE, { ...GUESS, refused: 'clueFirst' }] })).toEqual({
      ok: false,
      step: 1,
      why: 'red.operative guess: expected to be refused: clueFirst, was accepted',
    });
  });

  test('a reason that is named must be the reason', () => {
    expect(run({ steps: [{ ...GUESS, refused: 'clueFirst' }] })).toEqual({ ok: true });
    expect(run({ steps: [{ ...GUESS, refused: 'notYourTurn' }] })).toEqual({
      ok: false,
      step: 0,
      why: 'red.operative guess: expected to be refused: notYourTurn, was refused: clueFirst',
    });
  });

  test('a step may say what it expects of itself', () => {
    const step = { ...CLUE, expect: { can: ['red.spymaster clue'] } };
    expect(run({ steps: [step] })).toMatchObject({ ok: false, step: 0 });
  });

  test.each<[step: object, reason: string]>([
    [{ by: 'green.operative', do: 'stop' }, 'notYourSeat'],
    [{ by: 'red', do: 'stop' }, 'notYourSeat'],
    [{ by: 'clock', do: 'guess', word: 'שמש' }, 'notYourSeat'],
    [{ by: 'red.spymaster', do: 'timeout' }, 'notYourSeat'],
    [{ by: 'clock', do: 'timeout' }, 'stale'],
    [{ by: 'red.operative', do: 'peek' }, 'malformed'],
    [{ by: 'red.operative', do: 'toString' }, 'malformed'],
    [{ by: 'red.spymaster', do: 'abandon' }, 'malformed'],
    [{ by: 'red.operative', do: 'guess' }, 'malformed'],
    [{ by: 'red.operative', do: 'guess', word: 3 }, 'malformed'],
    [{ by: 'red.operative', do: 'guess', word: 'פיל' }, 'noSuchCard'],
    [{ by: 'red.spymaster', do: 'cover' }, 'malformed'],
    [{ by: 'red.spymaster', do: 'clue', count: 2 }, 'malformed'],
    [{ by: 'red.spymaster', do: 'clue', word: 'שמיים' }, 'badCount'],
    [{ by: 'red.spymaster', do: 'clue', word: 'שמיים', count: 1.5 }, 'badCount'],
    [{ by: 'red.spymaster', do: 'ask', word: null }, 'malformed'],
    [{ by: 'blue.spymaster', do: 'answer', allow: 1 }, 'malformed'],
    [{ by: 'blue.spymaster', do: 'rule', penalise: 'yes' }, 'malformed'],
  ])('%j is refused and leaves the file valid', (step, refused) => {
    expect(run({ steps: [{ ...step, refused }, CLUE] })).toEqual({ ok: true });
  });

  test('C26 · nobody sits on the other side of a co-operating group', () => {
    const steps = [{ ...CLUE, by: 'blue.spymaster', refused: 'notYourSeat' }, CLUE];
    expect(run({ options: { mode: 'coop' }, steps })).toEqual({ ok: true });
  });

  test('C24 · a timeout comes when its time has come, however many steps went before', () => {
    const early = Array.from({ length: 9 }, () => ({ ...GUESS, refused: true }));
    const timeout = { by: 'clock', do: 'timeout', expect: { can: ['blue.spymaster clue'] } };
    expect(run({ options: { timers: { clue: 5 } }, steps: [...early, timeout] })).toEqual({
      ok: true,
    });
  });
});

describe('expectations that do not hold', () => {
  const START = 'red.spymaster clue';
  test.each<[expected: object, why: string]>([
    [{ over: true }, 'expected over to be true, it is false'],
    [{ winner: 'red' }, 'expected winner to be "red", it is null'],
    [{ winner: 'none' }, 'expected winner to be "none", it is null'],
    [{ score: 0 }, 'expected score to be 0, it is null'],
    [{ remaining: { red: 8 } }, 'expected remaining.red to be 8, it is 9'],
    [{ remaining: { red: 9, blue: '8' } }, 'expected remaining.blue to be "8", it is 8'],
    [{ remaining: 17 }, 'expected remaining to be 17, it is {"red":9,"blue":8}'],
    [{ remaining: { green: 1 } }, 'expect.remaining.green: there is only red, blue'],
    [{ can: ['red.operative stop'] }, 'expected can "red.operative stop", but what can be done is'],
    [{ can: [START, 'blue.spymaster clue'] }, `is ["${START}","red.spymaster ask"]`],
    [{ cannot: [START] }, `expected cannot "${START}", but what can be done is`],
    [{ can: 'red.spymaster clue' }, 'expect.can must be a list, not "red.spymaster clue"'],
    [{ cannot: {} }, 'expect.cannot must be a list, not {}'],
    [{ cannot: ['red.spymaster giveClue'] }, 'expect.cannot: "red.spymaster giveClue" is no'],
    [{ cannot: ['red.spy clue'] }, 'expect.cannot: "red.spy clue" is no "seat verb"'],
    [{ cannot: ['clue'] }, 'expect.cannot: "clue" is no "seat verb"'],
    [{ can: [3] }, 'expect.can: 3 is no "seat verb"'],
    [{ can: [`${START} now`] }, 'is no "seat verb"'],
    [{ can: ['clock timeout'] }, 'expected can "clock timeout"'],
    [{ remianing: { red: 9 } }, 'expect.remianing: this game knows no such expectation'],
    [{ tokens: 9 }, 'expect.tokens: this game knows no such expectation'],
    [{ toString: 1 }, 'expect.toString: this game knows no such expectation'],
    [{ over: false, winner: 'blue' }, 'expected winner to be "blue", it is null'],
  ])('%j', (expected, why) => {
    expect(run({ steps: [{ ...GUESS, refused: true }, { expect: expected }] })).toEqual({
      ok: false,
      step: 1,
      why: expect.stringContaining(why),
    });
    expect(run({ expect: expected })).toEqual({ ok: false, why: expect.stringContaining(why) });
  });

  test('C11 · a winner that is the other team', () => {
    const steps = [CLUE, { ...GUESS, word: 'word-22' }];
    expect(run({ steps, expect: { over: true, winner: 'blue', score: null } })).toEqual({
      ok: true,
    });
    expect(run({ steps, expect: { winner: 'red' } })).toEqual({
      ok: false,
      why: 'expected winner to be "red", it is "blue"',
    });
  });

  test('those that hold', () => {
    const now = { over: false, winner: null, score: null, remaining: { blue: 8 } };
    expect(run({ expect: { ...now, can: [START], cannot: ['red.operative timeout'] } })).toEqual({
      ok: true,
    });
  });
});

describe('rules that break their promises', () => {
  const spoilt = (game: Partial<typeof classic>) => ({
    ...classicScenario,
    game: { ...classic, ...game },
  });
  const REFUSED = { ...GUESS, refused: true };

  test('a refusal that changes something', () => {
    const decide = (state: State) => {
      (state.covered as boolean[])[0] = true;
      return failure({ reason: 'clueFirst' });
    };
    expect(run({ steps: [REFUSED] }, spoilt({ decide }))).toEqual({
      ok: false,
      step: 0,
      why: 'the step was refused, and yet the state changed',
    });
  });

  test('events that replay to another state', () => {
    const decide = () =>
      success([{ kind: 'postponed', until: Number.NaN }] as const) as ReturnType<
        typeof classic.decide
      >;
    expect(run({ steps: [CLUE] }, spoilt({ decide }))).toEqual({
      ok: false,
      step: 0,
      why: 'replaying all events leads to another state',
    });
  });

  test('a view that cannot be built', () => {
    const view: typeof classic.view = (state, perspective) => {
      if (state.turn === 1 && state.phase.kind === 'guess' && perspective.kind === 'spectator') {
        throw new Error('no view');
      }
      return classic.view(state, perspective);
    };
    expect(run({ steps: [REFUSED, CLUE] }, spoilt({ view }))).toEqual({
      ok: false,
      step: 1,
      why: 'the rules threw: no view',
    });
  });
});
