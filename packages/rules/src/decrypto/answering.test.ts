import { describe, expect, test } from 'vitest';
import {
  act,
  allWritten,
  answered,
  begun,
  CLOCK,
  code,
  contextAt,
  HOST,
  reasonFor,
  round,
  seenBy,
  THREE,
  transmitted,
} from '../testing/decrypto-index.ts';
import { decrypto, type State } from './index.ts';

const CODES = { white: ['124', '342', '213'], black: ['234', '234', '132'] };
const first = allWritten(begun({ people: THREE, codes: CODES }));
const second = allWritten(round(begun({ people: THREE, codes: CODES })));

const propose = (...digits: (number | null)[]) => ({ kind: 'propose', digits }) as const;
const decode = (digits: string) => ({ kind: 'decode', code: code(digits) }) as const;
const intercept = (digits: string) => ({ kind: 'intercept', code: code(digits) }) as const;
const all = (state: State, people: readonly string[], digits: string): State =>
  people.reduce((reached, who) => act(reached, who, propose(...code(digits))), state);

describe('deliberation', () => {
  test('X7 · a team without its encryptor decodes, the other with its encryptor intercepts', () => {
    expect(seenBy(second).encryptors).toEqual({ white: 'w2', black: 'b2' });
    expect(seenBy(second, 'w1').deliberation).toMatchObject({
      answer: 'decode',
      answerers: ['w1', 'w3'],
    });
    expect(seenBy(second, 'b2').deliberation).toMatchObject({
      answer: 'intercept',
      answerers: ['b1', 'b2', 'b3'],
    });
    expect(seenBy(second).deliberation).toBeUndefined();
    expect(reasonFor(second, 'w1', intercept('123'))).toBe('notYourTurn');
    expect(reasonFor(second, 'b1', decode('123'))).toBe('notYourTurn');
  });

  test('X7 · proposals are seen by the team, live, and are nothing at all to the other', () => {
    const thinking = act(second, 'w1', propose(3, null, 2));
    expect(seenBy(thinking, 'w3').deliberation?.proposals).toEqual([
      { by: 'w1', digits: [3, null, 2] },
    ]);
    for (const who of ['b1', 'b2', 'b3', undefined]) {
      expect(seenBy(thinking, who)).toEqual(seenBy(second, who));
    }
    const trying = act(thinking, 'b2', propose(1, 4, 3));
    for (const who of ['w1', 'w2', 'w3', undefined]) {
      expect(seenBy(trying, who)).toEqual(seenBy(thinking, who));
    }
  });

  test('X7 · the order in which digits were tried, and by whom first, leaves no trace', () => {
    const one = all(second, ['w1', 'w3'], '342');
    const tried = [propose(1, null, null), propose(1, 2, 3), propose(null, null, null)];
    const other = all(
      tried.reduce((state, move) => act(state, 'w3', move), second),
      ['w3', 'w1'],
      '342',
    );
    expect(JSON.stringify(seenBy(other, 'w1'))).toBe(JSON.stringify(seenBy(one, 'w1')));
  });

  test('X25 · the encryptor sees the deliberation and has no part in it', () => {
    const thinking = act(second, 'w1', propose(3, 4, 2));
    expect(seenBy(thinking, 'w2').deliberation?.proposals).toHaveLength(1);
    expect(seenBy(thinking, 'w2').can).toEqual({});
    expect(reasonFor(thinking, 'w2', propose(3, 4, 2))).toBe('encryptorIsSilent');
    expect(reasonFor(thinking, 'w2', decode('342'))).toBe('encryptorIsSilent');
  });

  test('X7 · one submits when more than half of them propose the same', () => {
    expect(reasonFor(second, 'b1', intercept('143'))).toBe('notAgreed');
    const one = act(second, 'b1', propose(1, 4, 3));
    expect(reasonFor(one, 'b1', intercept('143'))).toBe('notAgreed');
    expect(seenBy(one, 'b1').can.intercept).toBeUndefined();
    const two = act(one, 'b3', propose(1, 4, 3));
    expect(seenBy(two, 'b2').can.intercept).toEqual([1, 4, 3]);
    expect(seenBy(two, 'b2').deliberation?.agreed).toEqual([1, 4, 3]);
    expect(reasonFor(two, 'b2', intercept('142'))).toBe('notAgreed');
    expect(reasonFor(two, 'b2', intercept('143'))).toBeNull();
  });

  test('X7 · of two, both must think the same; half is no majority', () => {
    const one = act(second, 'w1', propose(3, 4, 2));
    expect(reasonFor(one, 'w1', decode('342'))).toBe('notAgreed');
    expect(reasonFor(act(one, 'w3', propose(3, 4, 1)), 'w1', decode('342'))).toBe('notAgreed');
    expect(reasonFor(act(one, 'w3', propose(3, 4, 2)), 'w3', decode('342'))).toBeNull();
  });

  test('X7 · half a code agrees to nothing', () => {
    const halves = act(act(second, 'w1', propose(3, null, 2)), 'w3', propose(3, null, 2));
    expect(seenBy(halves, 'w1').deliberation?.agreed).toBeUndefined();
  });

  test('X7 · whoever answers alone answers at once', () => {
    const alone = allWritten(begun());
    expect(seenBy(alone, 'w2').can.decode).toBe('any');
    expect(reasonFor(alone, 'w2', decode('123'))).toBeNull();
  });

  test('X7 · who has left the team no longer counts', () => {
    const one = act(second, 'w1', propose(3, 4, 2));
    const left = decrypto.withSeating(one, { ...THREE, white: ['w1', 'w2'] });
    expect(seenBy(left, 'w1').can.decode).toBe('any');
  });

  test.each([
    ['a fourth digit', [1, 2, 3, 4]],
    ['two digits', [1, 2]],
    ['a repeated digit', [1, 1, 2]],
    ['a digit that is none', [0, 1, 2]],
    ['half a digit', [1.5, 2, 3]],
    ['a text', ['1', '2', '3']],
    ['nothing', []],
    ['a hole', [1, null, 2]],
  ])('X3 · %s is no code, and changes nothing', (_, digits) => {
    const alone = allWritten(begun());
    const raw = digits as number[];
    expect(reasonFor(alone, 'w2', { kind: 'decode', code: raw })).toBe('badCode');
    if (digits.length !== 3 || digits[1] !== null) {
      expect(reasonFor(alone, 'w2', { kind: 'propose', digits: raw })).toBe('badCode');
    }
  });
});

describe('answers', () => {
  test('X8 · an answer is sealed until both are in; the other team sees only that it is in', () => {
    const thinking = all(second, ['b1', 'b2', 'b3'], '143');
    const sealed = act(thinking, 'b1', intercept('143'));
    expect(seenBy(sealed, 'b3').deliberation?.sealed).toEqual({ code: [1, 4, 3], by: 'b1' });
    const other = act(all(second, ['b1', 'b2', 'b3'], '321'), 'b3', intercept('321'));
    for (const who of ['w1', 'w2', 'w3', undefined]) {
      expect(seenBy(sealed, who).answers).toEqual({ intercept: true, decode: false });
      expect(JSON.stringify(seenBy(sealed, who))).toBe(JSON.stringify(seenBy(other, who)));
    }
    expect(reasonFor(sealed, 'b2', intercept('143'))).toBe('alreadyAnswered');
    expect(reasonFor(sealed, 'b2', propose(1, 2, 3))).toBe('alreadyAnswered');
  });

  test('X8 · then all is told: the interception, the decoding, the code', () => {
    const state = answered(second, { intercept: 'wrong', decode: 'right' });
    const outcome = seenBy(state).sheets.white.rounds[1]?.outcome;
    expect(Object.keys(outcome ?? {})).toEqual([
      'intercept',
      'intercepted',
      'decode',
      'decoded',
      'code',
    ]);
    expect(outcome).toMatchObject({ intercepted: false, decoded: true, code: [3, 4, 2] });
  });

  test('X9 · in the first round nobody intercepts', () => {
    expect(reasonFor(first, 'b1', intercept('124'))).toBe('firstRound');
    expect(reasonFor(first, 'b1', propose(1, 2, 4))).toBe('firstRound');
    expect(seenBy(first, 'b1').deliberation).toBeUndefined();
    expect(seenBy(first).answers).toEqual({ decode: false });
    const resolved = answered(first);
    expect(seenBy(resolved).sheets.white.rounds[0]?.outcome?.intercept).toBeUndefined();
  });

  test.each([
    ['X10 · an exact interception is a token', { intercept: 'right' }, { black: [1, 0] }],
    ['X10 · a wrong one costs nothing', { intercept: 'wrong' }, { black: [0, 0] }],
    ['X11 · a misreading is a token of failure', { decode: 'wrong' }, { white: [0, 1] }],
    ['X11 · reading right earns nothing', { decode: 'right' }, { white: [0, 0] }],
    [
      'X10, X11 · both at once',
      { intercept: 'right', decode: 'wrong' },
      { white: [0, 1], black: [1, 0] },
    ],
  ] as const)('%s', (_, answers, expected) => {
    const { tokens } = answered(second, answers);
    const counts = {
      white: [tokens.white.interceptions, tokens.white.miscommunications],
      black: [tokens.black.interceptions, tokens.black.miscommunications],
    };
    expect(counts).toMatchObject(expected);
  });

  test('X10 · right digits in another order intercept nothing, and cost nothing', () => {
    const swapped = act(all(second, ['b1', 'b2', 'b3'], '324'), 'b1', intercept('324'));
    const { tokens } = act(all(swapped, ['w1', 'w3'], '342'), 'w1', decode('342'));
    expect(tokens.black).toEqual({ interceptions: 0, miscommunications: 0 });
  });

  test('X11 · right digits in the wrong order are wrong', () => {
    const swapped = act(all(first, ['w2', 'w3'], '142'), 'w2', decode('142'));
    expect(swapped.tokens.white.miscommunications).toBe(1);
  });

  test('X12 · then the same with black transmitting, and then another round', () => {
    const half = answered(first);
    expect(seenBy(half)).toMatchObject({ phase: 'answer', team: 'black', turn: 3, round: 1 });
    expect(seenBy(half).sheets.black.rounds).toHaveLength(1);
    expect(reasonFor(half, 'w2', decode('124'))).toBe('notYourTurn');
    const next = answered(half);
    expect(seenBy(next)).toMatchObject({ phase: 'write', turn: 4, round: 2 });
    expect(seenBy(next).team).toBeUndefined();
  });

  test('X8 · an answer after the reveal is refused', () => {
    const half = answered(second);
    expect(reasonFor(half, 'w1', decode('342'))).toBe('notYourTurn');
    const next = answered(half);
    expect(reasonFor(next, 'w1', decode('342'))).toBe('writeFirst');
    expect(reasonFor(next, 'b1', intercept('342'))).toBe('writeFirst');
  });

  test('X16 · both sheets fill themselves in, for everyone the same', () => {
    const state = round(round(begun({ codes: CODES })));
    const { sheets } = seenBy(state);
    const [one, two] = sheets.white.rounds;
    expect(sheets.white.columns).toEqual([
      [{ round: 1, clue: one?.clues[0] }],
      [
        { round: 1, clue: one?.clues[1] },
        { round: 2, clue: two?.clues[2] },
      ],
      [{ round: 2, clue: two?.clues[0] }],
      [
        { round: 1, clue: one?.clues[2] },
        { round: 2, clue: two?.clues[1] },
      ],
    ]);
    for (const who of ['w1', 'w2', 'b1', 'b2']) expect(seenBy(state, who).sheets).toEqual(sheets);
  });

  test('X16 · what is not resolved has no digit yet, and a blank no column', () => {
    const blanks = act(begun(), HOST, { kind: 'moveOn' });
    expect(seenBy(blanks).sheets.white.rounds[0]?.outcome).toBeUndefined();
    expect(seenBy(answered(blanks)).sheets.white.columns).toEqual([[], [], [], []]);
  });
});

describe('a way on', () => {
  const timers = { write: null, answer: 60, decision: 30 };
  const timed = allWritten(round(begun({ people: THREE, codes: CODES, options: { timers } })));
  const timeout = (state: State) => {
    const due = decrypto.deadline(state);
    if (due === undefined) throw new Error('no deadline');
    const command = { kind: 'timeout', turn: due.turn, phase: due.phase } as const;
    expect(reasonFor(state, CLOCK, command, contextAt(due.at - 1))).toBe('tooEarly');
    expect(reasonFor(state, HOST, command, contextAt(due.at))).toBe('notYourSeat');
    return act(state, CLOCK, command, contextAt(due.at));
  };

  test('X8 · when time runs out, what most of a team propose is its answer', () => {
    const thinking = act(
      act(act(timed, 'b1', propose(3, 4, 2)), 'b2', propose(1, 2, 3)),
      'b3',
      propose(3, 4, 2),
    );
    const outcome = seenBy(timeout(thinking)).sheets.white.rounds[1]?.outcome;
    expect(outcome?.intercept).toEqual({ code: [3, 4, 2], by: null });
    expect(outcome?.decode).toEqual({ code: null, by: null });
    expect(outcome).toMatchObject({ intercepted: true, decoded: false });
  });

  test('X8 · where no answer leads there is none; the host may move on as the clock does', () => {
    const torn = act(act(second, 'w1', propose(3, 4, 2)), 'w3', propose(3, 4, 1));
    const moved = act(torn, HOST, { kind: 'moveOn' });
    expect(moved.tokens.white.miscommunications).toBe(1);
    expect(seenBy(moved)).toMatchObject({ phase: 'answer', team: 'black' });
    expect(reasonFor(torn, 'w1', { kind: 'moveOn' })).toBe('notHost');
  });

  test('X8 · an answer that is in stays, also when the other’s time runs out', () => {
    const ready = all(timed, ['w1', 'w3'], '342');
    const outcome = seenBy(timeout(act(ready, 'w1', decode('342')))).sheets.white.rounds[1]
      ?.outcome;
    expect(outcome?.decode).toEqual({ code: [3, 4, 2], by: 'w1' });
  });

  test('X6 · a forgotten table stops ticking after four deadlines, until someone does what all can see', () => {
    let state = begun({ people: THREE, options: { timers: { ...timers, write: 60 } } });
    for (let passed = 0; passed < 4; passed += 1) state = timeout(state);
    expect(state).toMatchObject({ round: 2, phase: { kind: 'answer', team: 'white' } });
    expect(decrypto.deadline(state)).toBeUndefined();
    const thinking = act(state, 'w1', propose(1, 2, 3));
    expect(decrypto.deadline(thinking)).toBeUndefined();
    const objecting = act(state, 'b1', { kind: 'challenge' }, contextAt(500_000));
    expect(decrypto.deadline(objecting)?.at).toBe(530_000);
  });

  test('X6 · nobody comes back to a time that is up: what is waited for has all of its time', () => {
    const options = { timers: { ...timers, write: 60 }, hourglass: 45 };
    let state = begun({ people: THREE, options });
    for (let passed = 0; passed < 4; passed += 1) state = timeout(state);
    const later = contextAt(9_000_000);
    const proposed = all(state, ['b1', 'b2', 'b3'], '342');
    const answering = act(proposed, 'b1', intercept('342'), later);
    expect(decrypto.deadline(answering)?.at).toBe(9_060_000);
    const objecting = act(state, 'b1', { kind: 'challenge' }, later);
    const agree = { kind: 'agree' } as const;
    const stands = act(act(objecting, 'b1', agree, later), 'w1', agree, later);
    expect(decrypto.deadline(stands)?.at).toBe(9_060_000);

    /** And so when it rests while clues are written, with and without the sand running. */
    let writing = begun({ people: THREE, options });
    for (let passed = 0; passed < 3; passed += 1) writing = timeout(writing);
    const resting: State = { ...writing, idle: 4 };
    expect(resting.phase.kind).toBe('write');
    expect(decrypto.deadline(resting)).toBeUndefined();
    const encryptor = resting.desks.white.encryptor ?? '';
    const drew = act(resting, encryptor, { kind: 'draw' }, later);
    expect(decrypto.deadline(drew)?.at).toBe(9_060_000);
    const sent = transmitted(drew, 'white', undefined, contextAt(9_001_000));
    /** The sand waits for the other's card. */
    expect(decrypto.deadline(sent)?.at).toBe(9_060_000);
    const sand: State = { ...sent, idle: 4 };
    const other = sand.desks.black.encryptor ?? '';
    const woken = act(sand, other, { kind: 'draw' }, contextAt(9_900_000));
    expect(decrypto.deadline(woken)?.at).toBe(9_945_000);
  });

  test('X6 · after an outage a deadline is put off, never brought forward', () => {
    const due = decrypto.deadline(timed);
    const put = (until: number) =>
      ({ kind: 'postpone', turn: due?.turn ?? 0, phase: 'answer', until }) as const;
    expect(seenBy(act(timed, CLOCK, put(999_000))).endsAt).toBe(999_000);
    expect(reasonFor(timed, CLOCK, put(1))).toBe('stale');
    expect(reasonFor(timed, CLOCK, { ...put(999_000), turn: 1 })).toBe('stale');
  });
});
