import { type Lexicon, parseLines } from '../mind/lines.ts';
import { cards1 } from './data/cards-1.en.ts';
import { cards2 } from './data/cards-2.en.ts';
import { cards3 } from './data/cards-3.en.ts';
import { cards4 } from './data/cards-4.en.ts';
import { clues1 } from './data/clues-1.en.ts';
import { clues2 } from './data/clues-2.en.ts';
import { clues3 } from './data/clues-3.en.ts';
import { clues4 } from './data/clues-4.en.ts';
import { groups as groupLines } from './data/groups.en.ts';

/** What people who grew up in English think of (docs/lexicon.md). */
export const lexicon: Lexicon = {
  cards: parseLines([cards1, cards2, cards3, cards4].join('\n')),
  clues: parseLines([clues1, clues2, clues3, clues4].join('\n')),
};

/** Words that are used for the same things, by which a word that no line knows may be understood. */
export const groups: readonly (readonly string[])[] = groupLines
  .trim()
  .split('\n')
  .map((line) => line.split(' '));
