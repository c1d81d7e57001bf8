import { HUMMED } from '@remez/protocol/games/decrypto/limits';
import { m } from '../../messages/index.js';
import type { Transmission } from './view.ts';

/** A clue as it is read and heard: a blank is a blank (X6), and what was hummed has no words (X18). */
export const clueText = (clue: string | undefined): string => {
  if (clue === undefined || clue === '') return m.decrypto_blank();
  return clue === HUMMED ? m.decrypto_hummed() : clue;
};

/** X20 · whose objection it is, and to which clue. */
export const objectionText = (name: string, { clues, challenge }: Transmission): string =>
  challenge?.place === undefined
    ? m.decrypto_challenged({ name })
    : m.decrypto_challenged_clue({ name, clue: clueText(clues[challenge.place]) });
