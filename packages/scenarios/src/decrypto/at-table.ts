import type { Event, View } from '@remez/rules/decrypto';
import type { AtTable } from '../adapter.ts';

/** What a team writes for itself on the way to its answer. */
const SKETCHES: readonly string[] = ['draft', 'propose', 'share'];

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
    const hasProposed = deliberation?.proposals.some((proposal) => proposal.by === who);
    const isAlone = deliberation?.answerers.length === 1;
    return isAlone || hasProposed ? { kind: verb, code } : { kind: 'propose', digits: code };
  },
  asks({ verb, args }, move) {
    switch (move.kind) {
      case 'draw':
        return verb === 'transmit';
      case 'transmit':
        return verb === 'transmit';
      case 'decode':
      case 'intercept':
        return move.kind === verb && String(move.code).replaceAll(',', '') === args.code;
      default:
        return SKETCHES.includes(move.kind);
    }
  },
  isStep: ({ kind }) => kind === 'transmitted' || kind === 'answered',
};
