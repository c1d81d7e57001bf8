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
  transmitted,
} from '../testing/decrypto-index.ts';
import { decrypto } from './index.ts';

const CHALLENGE = { kind: 'challenge' } as const;
const WITHDRAW = { kind: 'withdraw' } as const;
const AGREE = { kind: 'agree' } as const;
const out = allWritten(begun());
const challenged = act(out, 'b1', CHALLENGE);

describe('an objection', () => {
  test('X20 · anyone of the other team may object, once, before the answers are revealed', () => {
    expect(reasonFor(out, 'w2', CHALLENGE)).toBe('notYourSeat');
    expect(reasonFor(out, HOST, CHALLENGE)).toBe('notYourSeat');
    expect(reasonFor(begun(), 'b1', CHALLENGE)).toBe('writeFirst');
    expect(reasonFor(challenged, 'b2', CHALLENGE)).toBe('alreadyChallenged');
    const stands = act(act(challenged, 'b1', AGREE), 'w1', AGREE);
    expect(reasonFor(stands, 'b2', CHALLENGE)).toBe('alreadyChallenged');
    expect(seenBy(stands, 'b2').can.challenge).toBeUndefined();
    expect(reasonFor(answered(out), 'b1', CHALLENGE)).toBe('notYourSeat');
    expect(reasonFor(answered(out), 'w1', CHALLENGE)).toBeNull();
  });

  test('X20 · everything waits for what becomes of it', () => {
    expect(seenBy(challenged)).toMatchObject({ phase: 'ruling', team: 'white', agreed: [] });
    expect(seenBy(challenged).sheets.white.rounds[0]?.challenge).toEqual({
      by: 'b1',
      ruling: 'pending',
    });
    expect(reasonFor(challenged, 'w2', { kind: 'decode', code: [1, 2, 3] })).toBe('rulingFirst');
    expect(reasonFor(challenged, 'w2', { kind: 'propose', digits: [1, 2, 3] })).toBe('rulingFirst');
    expect(seenBy(challenged, 'w2').can).toEqual({ withdraw: true, agree: true, share: true });
    expect(seenBy(challenged, 'b2').can).toEqual({ agree: true, share: true });
  });

  test('X20 · it stands when both teams agree, in either order', () => {
    for (const [one, other] of [
      ['w1', 'b2'],
      ['b2', 'w1'],
    ] as const) {
      const half = act(challenged, one, AGREE);
      expect(seenBy(half).phase).toBe('ruling');
      expect(reasonFor(half, one, AGREE)).toBe('alreadyAgreed');
      const stands = act(half, other, AGREE);
      expect(seenBy(stands)).toMatchObject({ phase: 'answer', team: 'white', turn: out.turn });
      expect(seenBy(stands).sheets.white.rounds[0]?.challenge?.ruling).toBe('stands');
      expect(answered(stands).tokens.white.miscommunications).toBe(0);
    }
    expect(reasonFor(out, 'w1', AGREE)).toBe('notNow');
  });

  test('X20, X24 · withdrawn, it is sent again with a new card, by the same team alone', () => {
    expect(reasonFor(challenged, 'b1', WITHDRAW)).toBe('notYourSeat');
    expect(reasonFor(out, 'w1', WITHDRAW)).toBe('notNow');
    const again = act(challenged, 'w2', WITHDRAW);
    expect(seenBy(again)).toMatchObject({
      phase: 'write',
      team: 'white',
      round: 1,
      turn: out.turn + 1,
    });
    expect(seenBy(again).writing).toEqual({ white: 'toDraw', black: 'done' });
    expect(seenBy(again).encryptors.white).toBe('w1');
    expect(reasonFor(again, 'b1', { kind: 'draw' })).toBe('notNow');
    const redrawn = drawn(again, 'white');
    expect(redrawn.cards).toHaveLength(3);
    expect(redrawn.cards[2]?.code).not.toEqual(redrawn.cards[0]?.code);
    /** X25 · with the new card in hand there is nothing to say again. */
    const roles = decrypto.roles(redrawn, 'w1', ['white']);
    expect(decrypto.mayTalk(redrawn, roles, 'team')).toBe(false);
    const sent = transmitted(redrawn, 'white');
    expect(seenBy(sent)).toMatchObject({ phase: 'answer', team: 'white', round: 1 });
    expect(seenBy(sent).sheets.white.rounds.map(({ challenge }) => challenge?.ruling)).toEqual([
      'withdrawn',
      undefined,
    ]);
    expect(answered(answered(sent)).round).toBe(2);
  });

  test('X4 · an encryptor who has gone meanwhile is followed by the next', () => {
    const gone = decrypto.withSeating(challenged, { white: ['w2', 'w3'], black: ['b1', 'b2'] });
    expect(seenBy(act(gone, 'w3', WITHDRAW)).encryptors.white).toBe('w2');
  });

  test('X22 · a withdrawn clue was given all the same', () => {
    const clue = out.current?.clues[0] ?? '';
    const again = drawn(act(challenged, 'w1', WITHDRAW), 'white');
    expect(reasonFor(again, 'w1', { kind: 'transmit', clues: [clue, 'צד', 'שלישי'] })).toBe(
      'clueUsed',
    );
  });

  test('X8 · an answer that was in is thrown away unseen with the transmission', () => {
    const second = allWritten(round(begun()));
    const thinking = act(act(second, 'b1', { kind: 'propose', digits: [1, 2, 3] }), 'b2', {
      kind: 'propose',
      digits: [1, 2, 3],
    });
    const sealed = act(thinking, 'b1', { kind: 'intercept', code: [1, 2, 3] });
    const again = act(act(sealed, 'b2', CHALLENGE), 'w1', WITHDRAW);
    const sent = transmitted(again, 'white');
    expect(seenBy(sent).answers).toEqual({ intercept: false, decode: false });
    expect(seenBy(sent, 'b1').deliberation).toMatchObject({ proposals: [] });
    expect(seenBy(sent).sheets.white.columns.flat()).toHaveLength(3);
  });

  test('X20 · the clock stops for it, and goes on where it was; nobody decides in time: it stands', () => {
    const timers = { write: null, answer: 60, decision: 30 };
    const timed = allWritten(begun({ options: { timers } }));
    const at = (decrypto.deadline(timed)?.at ?? 0) - 20_000;
    const objected = act(timed, 'b1', CHALLENGE, contextAt(at));
    expect(decrypto.deadline(objected)).toEqual({
      at: at + 30_000,
      turn: timed.turn,
      phase: 'ruling',
    });
    const due = { kind: 'timeout', turn: timed.turn, phase: 'ruling' } as const;
    const stands = act(objected, CLOCK, due, contextAt(at + 30_000));
    expect(decrypto.deadline(stands)?.at).toBe(at + 50_000);
    expect(stands.current?.challenge?.ruling).toBe('stands');
  });

  test('X20 · without a clock the host may move on, and it stands', () => {
    expect(seenBy(act(challenged, HOST, { kind: 'moveOn' })).phase).toBe('answer');
  });
});
