import { describe, expect, test } from 'vitest';
import {
  act,
  begun,
  drawn,
  HOST,
  reasonFor,
  seenBy,
  transmitted,
} from '../testing/decrypto-index.ts';
import type { Command, SharedPlace } from './index.ts';

const share = (place: SharedPlace, text: string): Command => ({ kind: 'share', place, text });

describe('the sheet that a team shares', () => {
  const written = act(act(begun(), 'w1', share(3, ' ים? ')), 'w2', share('page', 'הם אוהבים אוכל'));

  test('X16 · all of the team read it, and nobody else', () => {
    for (const who of ['w1', 'w2']) {
      expect(seenBy(written, who).shared).toEqual([
        { place: 3, text: 'ים?', by: 'w1' },
        { place: 'page', text: 'הם אוהבים אוכל', by: 'w2' },
      ]);
    }
    for (const who of ['b1', 'b2']) expect(seenBy(written, who).shared).toBeUndefined();
    expect(seenBy(written).shared).toBeUndefined();
    const over = act(written, HOST, { kind: 'abandon' });
    expect(seenBy(over, 'b1').shared).toBeUndefined();
    expect(seenBy(over, 'w1').shared).toHaveLength(2);
    /** Whoever sits down there for the next match has not played with them. */
    expect(reasonFor(over, 'w1', share(1, 'x'))).toBe('gameOver');
  });

  test('X16 · whoever writes last is read, and an empty text clears the place', () => {
    const other = act(written, 'w2', share(3, 'אגם'));
    expect(seenBy(other, 'w1').shared?.[0]).toEqual({ place: 3, text: 'אגם', by: 'w2' });
    expect(seenBy(act(other, 'w1', share(3, '')), 'w2').shared).toHaveLength(1);
  });

  test('X16 · there are five places, each with room for some lines', () => {
    expect(reasonFor(written, 'w1', share(5 as SharedPlace, 'x'))).toBe('malformed');
    expect(reasonFor(written, 'w1', share('page', 'א'.repeat(300)))).toBeNull();
    expect(reasonFor(written, 'w1', share('page', 'א'.repeat(301)))).toBe('badText');
    expect(reasonFor(written, 'w1', { ...share('page', ''), text: 7 } as unknown as Command)).toBe(
      'badText',
    );
  });

  test('X24, X25 · whoever knows a code that is still to be read writes nothing to the team', () => {
    const writing = drawn(begun(), 'white');
    expect(reasonFor(writing, 'w1', share(1, 'x'))).toBe('encryptorIsSilent');
    expect(seenBy(writing, 'w1').can.share).toBeUndefined();
    expect(reasonFor(writing, 'w2', share(1, 'x'))).toBeNull();
    const out = transmitted(transmitted(begun(), 'white'), 'black');
    expect(reasonFor(out, 'w1', share(1, 'x'))).toBe('encryptorIsSilent');
    expect(seenBy(out, 'w2').can.share).toBe(true);
  });
});
