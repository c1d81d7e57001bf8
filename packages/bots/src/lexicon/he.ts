import { type Lexicon, parseLines } from '../mind/lines.ts';
import { cards1 } from './data/cards-1.he.ts';
import { cards2 } from './data/cards-2.he.ts';
import { cards3 } from './data/cards-3.he.ts';
import { cards4 } from './data/cards-4.he.ts';
import { clues1 } from './data/clues-1.he.ts';
import { clues2 } from './data/clues-2.he.ts';
import { clues3 } from './data/clues-3.he.ts';
import { clues4 } from './data/clues-4.he.ts';
import { clues5 } from './data/clues-5.he.ts';
import { clues6 } from './data/clues-6.he.ts';
import { clues7 } from './data/clues-7.he.ts';
import { clues8 } from './data/clues-8.he.ts';
import { clues9 } from './data/clues-9.he.ts';
import { clues10 } from './data/clues-10.he.ts';
import { groups as groupLines } from './data/groups.he.ts';

/** What people who grew up in Hebrew think of (docs/lexicon.md). */
export const lexicon: Lexicon = {
  cards: parseLines([cards1, cards2, cards3, cards4].join('\n')),
  clues: parseLines(
    [clues1, clues2, clues3, clues4, clues5, clues6, clues7, clues8, clues9, clues10].join('\n'),
  ),
};

/** Words that are used for the same things, by which a word that no line knows may be understood. */
export const groups: readonly (readonly string[])[] = groupLines
  .trim()
  .split('\n')
  .map((line) => line.split(' '));
