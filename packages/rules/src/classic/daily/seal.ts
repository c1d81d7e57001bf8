import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { GRID_CARDS } from '../../grid.ts';
import { DAILY_COUNTS, DAILY_IDENTITIES, type DailyBoard, type DailyReader } from './types.ts';

/**
 * The seal on a day: whoever reads what was fetched reads 25 words, and nothing of what they are. It
 * is no secret: whoever runs this code opens it. So it keeps honest eyes from a spoiler, and no more
 * (docs/daily.md). Each part is sealed by itself and opened when its moment has come.
 */
export interface SealedDay {
  readonly words: readonly string[];
  /** The parts in their places, base64. Always of the same length, whatever the day is. */
  readonly seal: string;
}

/** Which day it is sealed for: the same day in the other language has another seal. */
export interface DayName {
  readonly language: string;
  readonly day: string;
}

/** As many clues as there is room for, whether they are needed or not. */
export const MOST_DAILY_CLUES = 9;
/** In bytes: a Hebrew letter takes two. */
export const LONGEST_DAILY_CLUE = 30;
/** One bit for each card. */
const MEANT = Math.ceil(GRID_CARDS / 8);
const LENGTH = 1;
const CLUE = LENGTH + LONGEST_DAILY_CLUE;

const PLACES = { count: 0, cards: 1, clues: 1 + GRID_CARDS } as const;
const MEANT_FROM = PLACES.clues + MOST_DAILY_CLUES * CLUE;
const SIZE = MEANT_FROM + MOST_DAILY_CLUES * MEANT;

/** Other bytes for every part of every day: enough of them for the longest part. */
const keystream = ({ language, day }: DayName, part: string): Uint8Array =>
  sha256(utf8ToBytes(`remez daily ${language} ${day} ${part}`));

const turned = (bytes: Uint8Array, name: DayName, part: string): Uint8Array => {
  const stream = keystream(name, part);
  return bytes.map((byte, at) => byte ^ (stream[at] ?? 0));
};

const bitsOf = (cards: readonly number[]): Uint8Array => {
  const bits = new Uint8Array(MEANT);
  for (const card of cards) bits[card >> 3] = (bits[card >> 3] ?? 0) | (1 << (card & 7));
  return bits;
};

const cardsIn = (bits: Uint8Array): readonly number[] =>
  Array.from({ length: GRID_CARDS }, (_, card) => card).filter(
    (card) => ((bits[card >> 3] ?? 0) >> (card & 7)) & 1,
  );

const toText = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));
const toBytes = (text: string): Uint8Array =>
  Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));

/** Throws where a clue is longer than its place, or there are too many: the generator's fault. */
export const sealDay = ({ words, key, clues }: DailyBoard, name: DayName): SealedDay => {
  if (clues.length > MOST_DAILY_CLUES) throw new RangeError('too many clues for one day');
  const bytes = new Uint8Array(SIZE);
  const put = (at: number, plain: Uint8Array, part: string) =>
    bytes.set(turned(plain, name, part), at);
  put(PLACES.count, Uint8Array.of(clues.length), 'count');
  key.forEach((identity, card) => {
    put(PLACES.cards + card, Uint8Array.of(DAILY_IDENTITIES.indexOf(identity)), `card ${card}`);
  });
  for (let nth = 0; nth < MOST_DAILY_CLUES; nth += 1) {
    const { word, meant } = clues[nth] ?? { word: '', meant: [] };
    const text = utf8ToBytes(word);
    if (text.length > LONGEST_DAILY_CLUE) throw new RangeError(`"${word}" is too long for a clue`);
    const clue = new Uint8Array(CLUE);
    clue[0] = text.length;
    clue.set(text, LENGTH);
    put(PLACES.clues + nth * CLUE, clue, `clue ${nth}`);
    put(MEANT_FROM + nth * MEANT, bitsOf(meant), `meant ${nth}`);
  }
  return { words, seal: toText(bytes) };
};

/** A sealed day that is opened part by part. */
export const readDay = ({ words, seal }: SealedDay, name: DayName): DailyReader => {
  const bytes = toBytes(seal);
  const take = (at: number, length: number, part: string) =>
    turned(bytes.subarray(at, at + length), name, part);
  return {
    words,
    clues: take(PLACES.count, 1, 'count')[0] ?? 0,
    identity: (card) => {
      const [code = 1] = take(PLACES.cards + card, 1, `card ${card}`);
      return DAILY_IDENTITIES[code] ?? 'bystander';
    },
    clueWord: (nth) => {
      const clue = take(PLACES.clues + nth * CLUE, CLUE, `clue ${nth}`);
      return new TextDecoder().decode(clue.subarray(LENGTH, LENGTH + (clue[0] ?? 0)));
    },
    meant: (nth) => cardsIn(take(MEANT_FROM + nth * MEANT, MEANT, `meant ${nth}`)),
  };
};

const SEAL = new RegExp(`^[A-Za-z0-9+/]{${Math.ceil((SIZE * 4) / 3)}}=*$`, 'u');

const looksSealed = (value: unknown): value is SealedDay => {
  if (typeof value !== 'object' || value === null) return false;
  const { words, seal } = value as Partial<SealedDay>;
  return (
    Array.isArray(words) &&
    words.length === GRID_CARDS &&
    words.every((word) => typeof word === 'string' && word !== '') &&
    typeof seal === 'string' &&
    SEAL.test(seal)
  );
};

/** A key that can be played, and each of its agents meant by one clue. */
const isPlayable = ({ clues, identity, meant }: DailyReader): boolean => {
  const cards = Array.from({ length: GRID_CARDS }, (_, card) => card);
  const inAll = cards.flatMap((_, nth) => (nth < clues ? meant(nth) : []));
  return (
    clues <= MOST_DAILY_CLUES &&
    DAILY_IDENTITIES.every(
      (each) => cards.filter((card) => identity(card) === each).length === DAILY_COUNTS[each],
    ) &&
    inAll.length === DAILY_COUNTS.agent &&
    cards.every((card) => inAll.includes(card) === (identity(card) === 'agent'))
  );
};

/** Whether what was fetched, or kept, is a whole day, sealed under this name. */
export const isSealedDay = (value: unknown, name: DayName): value is SealedDay =>
  looksSealed(value) && isPlayable(readDay(value, name));
