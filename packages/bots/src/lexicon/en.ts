import { type Lexicon, parseLines } from '../mind/lines.ts';
import { cards1 } from './data/cards-1.en.ts';
import { cards2 } from './data/cards-2.en.ts';
import { cards3 } from './data/cards-3.en.ts';
import { clues1 } from './data/clues-1.en.ts';

/** What people who grew up in English think of (docs/lexicon.md). */
export const lexicon: Lexicon = {
  cards: parseLines([cards1, cards2, cards3].join('\n')),
  clues: parseLines([clues1].join('\n')),
};
