import { classicEnglish } from './data/classic.en.ts';
import { decryptoEnglish } from './data/decrypto.en.ts';
import { duetEnglish } from './data/duet.en.ts';
import { parseEntries } from './entries.ts';

/** What is known of English words, without the rest of the packs: a browser loads one language. */
export const entries = parseEntries(classicEnglish + duetEnglish + decryptoEnglish);
