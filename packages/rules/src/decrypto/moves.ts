import type { OfferedMove } from '../moves.ts';
import { CODES } from './codes.ts';
import { type Code, type Command, DIGITS, type Digits, SHARED_PLACES } from './types.ts';
import type { View } from './view-types.ts';

type Offer = OfferedMove<Command>;

const PLACES = [null, ...DIGITS] as const;

/** Whatever can be laid beside three clues: a place may be empty, and no digit is in two. */
const LAID: readonly Digits[] = PLACES.flatMap((one) =>
  PLACES.flatMap((two) => PLACES.map((three): Digits => [one, two, three])),
).filter((digits) => {
  const placed = digits.filter((digit) => digit !== null);
  return new Set(placed).size === placed.length;
});

const THREE_CLUES = { clues: { texts: 3 } } as const;
const FOUR_KEYWORDS = { keywords: { texts: 4 } } as const;

const codes = (allowed: 'any' | Code | undefined): readonly Code[] => {
  if (allowed === undefined) return [];
  return allowed === 'any' ? CODES : [allowed];
};

const writing = ({ can }: View): readonly Offer[] => {
  const offers: Offer[] = [];
  if (can.nameTeam) offers.push({ move: { kind: 'nameTeam' }, open: { name: 'text' } });
  for (const who of can.nameEncryptor ?? []) offers.push({ move: { kind: 'nameEncryptor', who } });
  if (can.draw) offers.push({ move: { kind: 'draw' } });
  if (can.draft) offers.push({ move: { kind: 'draft' }, open: THREE_CLUES });
  if (can.transmit) offers.push({ move: { kind: 'transmit' }, open: THREE_CLUES });
  return offers;
};

const answering = ({ can }: View): readonly Offer[] => {
  const offers: Offer[] = [];
  if (can.propose !== undefined) {
    for (const digits of LAID) offers.push({ move: { kind: 'propose', digits } });
  }
  for (const code of codes(can.decode)) offers.push({ move: { kind: 'decode', code } });
  for (const code of codes(can.intercept)) offers.push({ move: { kind: 'intercept', code } });
  if (can.challenge) offers.push({ move: { kind: 'challenge' } });
  if (can.withdraw) offers.push({ move: { kind: 'withdraw' } });
  if (can.agree) offers.push({ move: { kind: 'agree' } });
  return offers;
};

const naming = ({ can }: View): readonly Offer[] => {
  const offers: Offer[] = [];
  const { nameKeywords: keywords } = can;
  if (can.share) {
    for (const place of SHARED_PLACES) {
      offers.push({ move: { kind: 'share', place }, open: { text: 'text' } });
    }
  }
  if (can.proposeKeywords) offers.push({ move: { kind: 'proposeKeywords' }, open: FOUR_KEYWORDS });
  if (keywords === 'any') offers.push({ move: { kind: 'nameKeywords' }, open: FOUR_KEYWORDS });
  else if (keywords !== undefined) offers.push({ move: { kind: 'nameKeywords', keywords } });
  for (const miss of can.countNearMiss ?? []) {
    offers.push({ move: { kind: 'countNearMiss', ...miss } });
  }
  return offers;
};

/** Every move that this view's owner may make now; the host's own are not the view's to offer. */
export const moves = (view: View): readonly Offer[] => [
  ...writing(view),
  ...answering(view),
  ...naming(view),
];
