import { type Event, TEAMS, type View } from '@remez/rules/decrypto';
import type { AtTable } from '../adapter.ts';
import { isFree } from '../fields.ts';

/** Transmitting begins with drawing a card; a team of several lays its digits before it answers. */
export const decryptoAtTable: AtTable<View, Event> = {
  move({ by, verb, args }, { view: { side, can, deliberation }, who }) {
    if (side === undefined || !by.startsWith(side)) return null;
    if (verb === 'transmit') {
      if (can.draw !== undefined) return { kind: 'draw' };
      return can.transmit === undefined ? null : { kind: 'transmit', clues: args.clues };
    }
    if ((verb !== 'decode' && verb !== 'intercept') || can.propose !== verb) return null;
    const code = [...String(args.code)].map(Number);
    const hasProposed = deliberation?.proposals.some(
      ({ by: proposer, digits }) => proposer === who && digits.join('') === args.code,
    );
    const isAlone = deliberation?.answerers.length === 1;
    return isAlone || hasProposed ? { kind: verb, code } : { kind: 'propose', digits: code };
  },
  asks({ verb, args }, move) {
    switch (move.kind) {
      case 'draw':
        return verb === 'transmit';
      case 'transmit':
        return (
          verb === 'transmit' &&
          (isFree(args, 'clues') || String(move.clues) === String(args.clues))
        );
      case 'decode':
      case 'intercept':
        return move.kind === verb && Array.isArray(move.code) && move.code.join('') === args.code;
      default:
        return false;
    }
  },
  /** What a team writes for itself on the way to its answer. */
  sketches: ['draft', 'propose', 'share'],
  /** X1, X4 · two and two; whoever is seated first encrypts first. */
  seating: ({ by, verb }) =>
    TEAMS.flatMap((seat) => {
      const learner = by.startsWith(seat) ? (verb === 'transmit' ? 0 : 1) : undefined;
      return [0, 1].map((nth) => ({ seat, isLearner: nth === learner }));
    }),
  isStep: ({ kind }) => kind === 'transmitted' || kind === 'answered',
};
