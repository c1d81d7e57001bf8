import { makeCommitment, makeSalt } from '../commitment.ts';
import { pick, type Random } from '../random.ts';
import { type Code, type CodeCard, DIGITS, type Digit, type State, type Team } from './types.ts';

/** X3 · every ordered triple of different digits, once. */
export const CODES: readonly Code[] = DIGITS.flatMap((one) =>
  DIGITS.flatMap((two) => DIGITS.map((three): Code => [one, two, three])),
).filter((code) => new Set(code).size === code.length);

const isDigit = (value: unknown): value is Digit => DIGITS.some((digit) => digit === value);

export const parseCode = (raw: unknown): Code | null => {
  if (!Array.isArray(raw)) return null;
  return CODES.find((code) => isSame(code, raw)) ?? null;
};

/** As it is being laid out: a place may still be empty, and no digit is in two. */
export const parseDigits = (raw: unknown): readonly (Digit | null)[] | null => {
  if (!Array.isArray(raw) || raw.length !== 3) return null;
  if (!raw.every((value) => value === null || isDigit(value))) return null;
  const placed = raw.filter((value) => value !== null);
  return new Set(placed).size === placed.length ? raw : null;
};

export const isSame = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((item, index) => item === other[index]);

/** What a card's seal seals. */
export const cardText = ({ team, round, code }: Omit<CodeCard, 'salt' | 'commitment'>): string =>
  JSON.stringify({ game: 'decrypto', team, round, code });

/**
 * X13 · cards of earlier rounds are back in the deck; one that was withdrawn in this round is
 * not.
 */
export const drawCard = (state: State, team: Team, random: Random): CodeCard => {
  const drawn = state.cards.filter((card) => card.team === team);
  const out = drawn.filter(({ round }) => round === state.round);
  const deck = CODES.filter((code) => !out.some((card) => isSame(card.code, code)));
  const card = {
    team,
    round: state.round,
    code: state.stacked[team][drawn.length] ?? pick(deck, random),
  };
  const salt = makeSalt(random);
  return { ...card, salt, commitment: makeCommitment({ salt, text: cardText(card) }) };
};
