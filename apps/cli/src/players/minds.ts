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
import type { Judge, Language } from '@remez/rules';
import { packReferee } from '@remez/server/referee';
import type { Sitter } from './sitter.ts';

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

/** Someone of ours; with a part, one who knows only that part of the lexicon, each number another. */
export const selfFor = async (
  sitter: Exclude<Sitter, { kind: 'program' }>,
  { language, part }: { readonly language: Language; readonly part?: number },
): Promise<Self> => {
  const { lexicon, groups } = await LEXICONS[language]();
  const whole = sitter.kind === 'gold' ? goldLexicon() : lexicon;
  const known = part === undefined || sitter.kind === 'gold' ? whole : partOf(whole, part);
  const temperament = sitter.kind === 'gold' ? 'balanced' : sitter.temperament;
  const thinker = makeThinker(known, makeGrammar(language, known, groups));
  return { thinker, character: CHARACTERS[temperament], judge };
};
