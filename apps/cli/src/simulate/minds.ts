import { readFileSync } from 'node:fs';
import {
  CHARACTERS,
  type Lexicon,
  makeGrammar,
  makeThinker,
  parseLine,
  partOf,
  type Self,
} from '@remez/bots';
import type { Judge } from '@remez/rules';
import { packReferee } from '@remez/server/referee';
import type { SimulateOptions, Sitter } from './options.ts';

const GOLD = new URL('../../../../bench/gold/associations.he.tsv', import.meta.url);

/** Someone who knows ten free associations of three hundred words, and nothing else. */
export const goldLexicon = (): Lexicon => {
  const lines = readFileSync(GOLD, 'utf8').trimEnd().split('\n');
  return {
    cards: lines.map((line) => {
      const [word = '', items = ''] = line.split('\t');
      const free = items.split(' ');
      const columns = [free.slice(0, 4), free.slice(4, 7), free.slice(7)];
      return parseLine([word, ...columns.map((column) => column.join(' '))].join(' | '));
    }),
    clues: [],
  };
};

const LEXICONS = {
  he: () => import('@remez/bots/lexicon/he'),
  en: () => import('@remez/bots/lexicon/en'),
} as const;

export const judge: Judge = packReferee();

/** In cross-play the two seats do not share one mind: each knows a part of the lexicon of its own. */
const PARTS = { spymaster: 1, operative: 2 } as const;

export const selfFor = async (
  seat: keyof typeof PARTS,
  sitter: Exclude<Sitter, { kind: 'program' }>,
  { language, oneMind }: Pick<SimulateOptions, 'language' | 'oneMind'>,
): Promise<Self> => {
  const { lexicon, groups } = await LEXICONS[language]();
  const whole = sitter.kind === 'gold' ? goldLexicon() : lexicon;
  const known = oneMind || sitter.kind === 'gold' ? whole : partOf(whole, PARTS[seat]);
  const temperament = sitter.kind === 'gold' ? 'balanced' : sitter.temperament;
  const thinker = makeThinker(known, makeGrammar(language, known, groups));
  return { thinker, character: CHARACTERS[temperament], judge };
};
