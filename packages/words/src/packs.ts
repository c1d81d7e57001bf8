import { classicHebrew } from './data/classic.he.ts';

export const LANGUAGES = ['he'] as const;
export type Language = (typeof LANGUAGES)[number];

/** A card has a word on each face, and a game uses one face of it (C2). */
export type WordCard = readonly [string, string];

export interface Pack {
  readonly id: PackId;
  readonly language: Language;
  readonly cards: readonly WordCard[];
}

export const PACK_IDS = ['classic.he'] as const;
export type PackId = (typeof PACK_IDS)[number];

export const PACKS: { readonly [id in PackId]: Pack } = {
  'classic.he': { id: 'classic.he', language: 'he', cards: classicHebrew },
};
