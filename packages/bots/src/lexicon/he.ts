import { cards1 } from './data/cards-1.he.ts';
import { clues1 } from './data/clues-1.he.ts';
import { type Lexicon, parseLines } from '../mind/lines.ts';

/** What people who grew up in Hebrew think of (docs/lexicon.md). */
export const lexicon: Lexicon = {
  cards: parseLines([cards1].join('\n')),
  clues: parseLines([clues1].join('\n')),
};
