import { type Entry, LANGUAGES, type Language } from '@remez/language';
import { classicEnglish } from './data/classic.en.ts';
import { classicHebrew } from './data/classic.he.ts';
import { decryptoEnglish } from './data/decrypto.en.ts';
import { decryptoHebrew } from './data/decrypto.he.ts';
import { duetEnglish } from './data/duet.en.ts';
import { duetHebrew } from './data/duet.he.ts';
import { formerHebrew } from './data/former.he.ts';
import { moreHebrew } from './data/more.he.ts';
import { parseEntries } from './entries.ts';

/** A card has a word on each face, and a game uses one face of it (C2). */
export type WordCard = readonly string[];

export interface Pack {
  readonly id: PackId;
  readonly language: Language;
  readonly cards: readonly WordCard[];
  readonly entries: readonly Entry[];
}

export const PACK_IDS = [
  'classic.he',
  'duet.he',
  'decrypto.he',
  'classic.en',
  'duet.en',
  'decrypto.en',
] as const;
export type PackId = (typeof PACK_IDS)[number];

/** C2, D26: two faces. X2: four words on a card. */
const FACES = { two: 2, four: 4 } as const;

const packOf = (
  id: PackId,
  { language, faces, text }: { language: Language; faces: number; text: string },
): Pack => {
  const entries = parseEntries(text);
  const words = entries.map(({ word }) => word);
  const cards = words.flatMap((_, at) => (at % faces === 0 ? [words.slice(at, at + faces)] : []));
  return { id, language, cards, entries };
};

const { two, four } = FACES;
export const PACKS: { readonly [id in PackId]: Pack } = {
  'classic.he': packOf('classic.he', { language: 'he', faces: two, text: classicHebrew }),
  'duet.he': packOf('duet.he', { language: 'he', faces: two, text: duetHebrew }),
  'decrypto.he': packOf('decrypto.he', { language: 'he', faces: four, text: decryptoHebrew }),
  'classic.en': packOf('classic.en', { language: 'en', faces: two, text: classicEnglish }),
  'duet.en': packOf('duet.en', { language: 'en', faces: two, text: duetEnglish }),
  'decrypto.en': packOf('decrypto.en', { language: 'en', faces: four, text: decryptoEnglish }),
};

/** Entries of words that lie on no card, those that lay on one once last. */
const MORE: { readonly [language in Language]: readonly Entry[] } = {
  he: parseEntries(moreHebrew + formerHebrew),
  en: [],
};

/** All that is known of a language's words, one line each. */
export const entriesOf = (language: Language): readonly Entry[] => [
  ...PACK_IDS.flatMap((id) => (PACKS[id].language === language ? PACKS[id].entries : [])),
  ...MORE[language],
];

export { LANGUAGES, type Language };
