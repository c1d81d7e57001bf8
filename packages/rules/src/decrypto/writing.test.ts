import { describe, expect, test } from 'vitest';
import {
  act,
  allWritten,
  answered,
  begun,
  CLOCK,
  contextAt,
  drawn,
  HOST,
  reasonFor,
  round,
  seenBy,
  THREE,
  transmitted,
} from '../testing/decrypto-index.ts';
import { type Clues, type CodeCard, type Command, decrypto, type State } from './index.ts';

const CLUES: Clues = ['זהב', 'כוכבים', 'שקוף'];
const draft = (...clues: string[]) => ({ kind: 'draft', clues }) as const;
const glass = (seconds: number | null, change = {}) =>
  begun({ options: { hourglass: seconds, ...change } });

const timeout = (state: State): State => {
  const due = decrypto.deadline(state);
  if (due === undefined) throw new Error('no deadline');
  return act(
    state,
    CLOCK,
    { kind: 'timeout', turn: due.turn, phase: due.phase },
    contextAt(due.at),
  );
};

describe('encryptors', () => {
  test('X4 · the next in rotation is offered, round after round', () => {
    const seen: (string | null)[] = [];
    let state = begun({ people: THREE });
    for (let number = 1; number <= 4; number += 1) {
      seen.push(seenBy(state).encryptors.white, seenBy(state).encryptors.black);
      state = round(state);
    }
    expect(seen).toEqual(['w1', 'b1', 'w2', 'b2', 'w3', 'b3', 'w1', 'b1']);
  });

  test('X4 · the team may name another, until the card is drawn', () => {
    const state = begun({ people: THREE });
    expect(seenBy(state, 'w1').can.nameEncryptor).toEqual(['w2', 'w3']);
    const named = act(state, 'w2', { kind: 'nameEncryptor', who: 'w3' });
    expect(seenBy(named).encryptors.white).toBe('w3');
    expect(seenBy(named, 'w1').can.draw).toBeUndefined();
    expect(seenBy(named, 'w3')).toMatchObject({ encrypting: true, can: { draw: true } });
    expect(reasonFor(state, 'w1', { kind: 'nameEncryptor', who: 'b1' })).toBe('badMember');
    expect(reasonFor(state, HOST, { kind: 'nameEncryptor', who: 'w2' })).toBe('notYourSeat');
    const afterDraw = drawn(named, 'white');
    expect(reasonFor(afterDraw, 'w1', { kind: 'nameEncryptor', who: 'w1' })).toBe('alreadyDrawn');
    expect(seenBy(afterDraw, 'w1').can.nameEncryptor).toBeUndefined();
    expect(seenBy(round(afterDraw)).encryptors.white).toBe('w1');
  });

  test('X5 · the encryptor alone draws the card, once, and alone sees it', () => {
    const state = begun();
    expect(reasonFor(state, 'w2', { kind: 'draw' })).toBe('notYourSeat');
    expect(reasonFor(state, 'w1', draft('זהב', '', ''))).toBe('drawFirst');
    const afterDraw = act(begun({ codes: { white: ['342'] } }), 'w1', { kind: 'draw' });
    expect(seenBy(afterDraw, 'w1').card?.code).toEqual([3, 4, 2]);
    for (const who of ['w2', 'b1', 'b2', undefined]) {
      expect(seenBy(afterDraw, who).card).toBeUndefined();
      expect(JSON.stringify(seenBy(afterDraw, who))).not.toContain('[3,4,2]');
    }
    expect(reasonFor(afterDraw, 'w1', { kind: 'draw' })).toBe('alreadyDrawn');
  });

  test('X5 · both write at the same time', () => {
    const both = drawn(drawn(begun(), 'black'), 'white');
    expect(seenBy(both).writing).toEqual({ white: 'writing', black: 'writing' });
    expect(seenBy(both, 'w1').can).toMatchObject({ draft: true, transmit: true });
    expect(seenBy(both, 'b1').can).toMatchObject({ draft: true, transmit: true });
    expect(seenBy(both, 'b2').can).toEqual({ share: true });
  });
});

describe('the hourglass', () => {
  test('X6 · the first who is done turns it, and it is the time the other has', () => {
    const state = drawn(glass(30), 'black');
    expect(decrypto.deadline(state)).toBeUndefined();
    const done = transmitted(state, 'white', CLUES, contextAt(5000));
    expect(decrypto.deadline(done)).toEqual({ at: 35_000, turn: 1, phase: 'write' });
    expect(seenBy(done, 'b1')).toMatchObject({ turned: true, endsAt: 35_000, hourglass: 30 });
    expect(seenBy(done).writing).toEqual({ white: 'done', black: 'writing' });
  });

  test('X6 · when it runs out whatever is written goes out, blanks included', () => {
    const done = transmitted(drawn(glass(30), 'black'), 'white', CLUES, contextAt(5000));
    const half = act(done, 'b1', draft('כלב', '', '  לילה '));
    const out = timeout(half);
    expect(out.phase).toMatchObject({ kind: 'answer', team: 'white' });
    const next = answered(out);
    expect(seenBy(next).sheets.black.rounds[0]?.clues).toEqual(['כלב', '', 'לילה']);
  });

  test('X6 · a draft that may not be said goes out as a blank', () => {
    const ready = drawn(begun({ options: { hourglass: 30 }, codes: { black: ['234'] } }), 'black');
    const half = act(transmitted(ready, 'white'), 'b1', draft('עצם', '2', 'לילה'));
    expect(timeout(half).desks.black.clues).toEqual(['', '', 'לילה']);
    /** X22 · and of two that are the same only one goes out. */
    const twice = act(transmitted(ready, 'white'), 'b1', draft('כלב', 'כֶּלֶב', 'לילה'));
    expect(timeout(twice).desks.black.clues).toEqual(['כלב', '', 'לילה']);
  });

  test('X6 · the sand is never turned before both have drawn', () => {
    const done = transmitted(glass(30), 'white', CLUES, contextAt(5000));
    expect(decrypto.deadline(done)).toBeUndefined();
    expect(seenBy(done)).toMatchObject({ writing: { white: 'done', black: 'toDraw' } });
    expect(seenBy(done).turned).toBeUndefined();
    const both = act(done, 'b1', { kind: 'draw' }, contextAt(9000));
    expect(decrypto.deadline(both)).toEqual({ at: 39_000, turn: 1, phase: 'write' });
    expect(seenBy(both, 'b1')).toMatchObject({ turned: true, endsAt: 39_000 });
  });

  test('X6 · a log in which drawing had no time replays: the sand waits', () => {
    const done = transmitted(glass(30), 'white', CLUES, contextAt(5000));
    const card = drawn(done, 'black').desks.black.card as CodeCard;
    const old = decrypto.evolve(done, { kind: 'cardDrawn', card, by: 'b1' });
    expect(seenBy(old).writing.black).toBe('writing');
    expect(decrypto.deadline(old)).toBeUndefined();
  });

  test('X6 · who has not even drawn sends three blanks, when the host moves on', () => {
    const out = act(transmitted(glass(30), 'white'), HOST, { kind: 'moveOn' });
    expect(out.desks.black.clues).toEqual(['', '', '']);
    expect(out.desks.black.card).not.toBeNull();
    expect(answered(answered(out)).round).toBe(2);
  });

  test('X6 · off: the other has all the time in the world, and the host a word', () => {
    const done = transmitted(glass(null), 'white', CLUES);
    expect(decrypto.deadline(done)).toBeUndefined();
    expect(seenBy(done).turned).toBeUndefined();
    expect(act(done, HOST, { kind: 'moveOn' }).phase).toMatchObject({ kind: 'answer' });
  });

  test('X6 · a draft is kept as it is typed, for its writer alone', () => {
    const state = drawn(begun(), 'white');
    const typed = act(state, 'w1', draft('זהב', 'כוכ', ''));
    expect(seenBy(typed, 'w1').card?.drafts).toEqual(['זהב', 'כוכ', '']);
    for (const who of ['w2', 'b1', 'b2', undefined]) {
      expect(seenBy(typed, who)).toEqual(seenBy(state, who));
    }
  });

  test('X6 · an empty transmission while time is left is refused, and so is one clue too few', () => {
    const state = drawn(glass(30), 'white');
    const send = (...clues: string[]) => reasonFor(state, 'w1', { kind: 'transmit', clues });
    expect(send('', '', '')).toBe('emptyClue');
    expect(send('זהב', ' ', 'שקוף')).toBe('emptyClue');
    expect(send('זהב', 'שקוף')).toBe('badClue');
    expect(send('זהב', 'שקוף', 'כוכבים', 'נוצץ')).toBe('badClue');
    expect(send('זהב', 'שק\u202eוף', 'כוכבים')).toBe('badClue');
    expect(send('זהב', 'א'.repeat(101), 'כוכבים')).toBe('badClue');
    expect(reasonFor(state, 'w1', draft('א'.repeat(101), '', ''))).toBe('badClue');
    expect(reasonFor(state, 'w1', draft('א'))).toBe('badClue');
  });

  test('X6 · besides the hourglass the room may limit writing, and the shorter of the two counts', () => {
    const timers = { write: 60, answer: null, decision: null };
    const state = drawn(glass(30, { timers }), 'black');
    expect(decrypto.deadline(state)?.at).toBe(60_000);
    const late = transmitted(state, 'white', CLUES, contextAt(50_000));
    expect(decrypto.deadline(late)?.at).toBe(60_000);
    const soon = transmitted(state, 'white', CLUES, contextAt(5000));
    expect(decrypto.deadline(soon)?.at).toBe(35_000);
  });

  test('X7 · when both are done white’s clues are out, and black’s wait', () => {
    const state = allWritten(begun());
    expect(seenBy(state)).toMatchObject({ phase: 'answer', team: 'white', turn: 2 });
    expect(seenBy(state).sheets.white.rounds).toHaveLength(1);
    expect(seenBy(state).sheets.black.rounds).toHaveLength(0);
    const sent = state.desks.black.clues?.[0] ?? '?';
    for (const who of ['w1', 'w2', 'b2', undefined]) {
      expect(JSON.stringify(seenBy(state, who))).not.toContain(sent);
    }
    expect(seenBy(state, 'b1').card?.clues?.[0]).toBe(sent);
  });
});

describe('how sure an encryptor is', () => {
  const sent = (sure: unknown, clues = CLUES) => ({ kind: 'transmit', clues, sure }) as Command;

  test('is told to nobody before the match is over, and then to all', () => {
    const state = act(drawn(begun(), 'white'), 'w1', sent(80));
    for (const who of ['w1', 'w2', 'b1', undefined]) {
      expect(JSON.stringify(seenBy(state, ...(who === undefined ? [] : [who])))).not.toContain(
        'sure',
      );
    }
    const over = act(state, HOST, { kind: 'abandon' });
    expect(seenBy(over).sure).toEqual([{ team: 'white', round: 1, sure: 80 }]);
    expect(seenBy(act(begun(), HOST, { kind: 'abandon' })).sure).toBeUndefined();
  });

  test('is said in whole percent, of each transmission anew', () => {
    const state = drawn(begun(), 'white');
    for (const sure of [-1, 101, 2.5, '5']) {
      expect(reasonFor(state, 'w1', sent(sure))).toBe('malformed');
    }
    const silent = act(act(state, 'w1', sent(undefined)), HOST, { kind: 'abandon' });
    expect(seenBy(silent).sure).toBeUndefined();
  });

  test('X20 · what is sent again after it was withdrawn counts in its place', () => {
    const white = act(drawn(begun(), 'white'), 'w1', sent(80));
    const published = transmitted(white, 'black');
    const withdrawn = act(act(published, 'b1', { kind: 'challenge' }), 'w1', { kind: 'withdraw' });
    const again = act(drawn(withdrawn, 'white'), 'w1', sent(15, ['א', 'ב', 'ג']));
    const sure = seenBy(act(again, HOST, { kind: 'abandon' })).sure;
    expect(sure).toEqual([{ team: 'white', round: 1, sure: 15 }]);
  });
});
