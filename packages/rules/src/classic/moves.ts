import type { OfferedMove } from '../moves.ts';
import { COUNTS, type Command, type View } from './types.ts';

type Offer = OfferedMove<Command>;

const BOTH = [true, false] as const;

/** Every move that this view's owner may make now; the host's own are not the view's to offer. */
export const moves = ({ can, question }: View): readonly Offer[] => {
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
  if (can.ask) offers.push({ move: { kind: 'ask' }, open: { word: 'text' } });
  if (can.answer) {
    for (const allow of BOTH) {
      offers.push({ move: { kind: 'answer', allow, word: question?.word } });
    }
  }
  for (const card of can.guess ?? []) offers.push({ move: { kind: 'guess', card } });
  if (can.stop) offers.push({ move: { kind: 'stop' } });
  if (can.challenge) offers.push({ move: { kind: 'challenge' } });
  if (can.rule !== undefined) offers.push({ move: { kind: 'rule', penalise: false } });
  if (can.rule === 'either') offers.push({ move: { kind: 'rule', penalise: true } });
  for (const card of can.cover ?? []) offers.push({ move: { kind: 'cover', card } });
  if (can.decline) offers.push({ move: { kind: 'decline' } });
  return offers;
};
