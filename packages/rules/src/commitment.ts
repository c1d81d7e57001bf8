import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { type Random, randomHex } from './random.ts';

/**
 * Fair dealing: everyone sees the commitment from the first moment, and the opening when the
 * match is over. SHA-256 of the salt, a line break and the dealt text, all as UTF-8, in hex.
 */
export interface Opening {
  readonly salt: string;
  readonly text: string;
}

const SALT_DIGITS = 64;

export const makeSalt = (random: Random): string => randomHex(SALT_DIGITS, random);

export const makeCommitment = ({ salt, text }: Opening): string =>
  bytesToHex(sha256(utf8ToBytes(`${salt}\n${text}`)));

export const opens = (commitment: string, opening: Opening): boolean =>
  makeCommitment(opening) === commitment;
