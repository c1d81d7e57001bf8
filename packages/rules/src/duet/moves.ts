import type { OfferedMove } from '../moves.ts';
import { COUNTS, type Command, type View } from './types.ts';

type Offer = OfferedMove<Command>;

/** Every move that this view's owner may make now; the host's own are not the view's to offer. */
export const moves = ({ can }: View): readonly Offer[] => {
  const offers: Offer[] = [];
  if (can.giveClue) {
    for (const count of COUNTS) {
      offers.push({
        move: { kind: 'giveClue', count },
        open: { word: 'text', meant: { someOf: can.meant ?? [] } },
      });
    }
  }
  if (can.amendMeant !== undefined) {
    offers.push({ move: { kind: 'amendMeant' }, open: { cards: { someOf: can.amendMeant } } });
  }
  for (const card of can.guess ?? []) offers.push({ move: { kind: 'guess', card } });
  if (can.stop) offers.push({ move: { kind: 'stop' } });
  if (can.challenge) offers.push({ move: { kind: 'challenge' } });
  if (can.rule) {
    offers.push({ move: { kind: 'rule', penalise: false } });
    offers.push({ move: { kind: 'rule', penalise: true } });
  }
  if (can.admit) offers.push({ move: { kind: 'admit' } });
  if (can.beginAgain !== undefined) offers.push({ move: { kind: 'beginAgain' } });
  return offers;
};
