import { classicHebrew } from './data/classic.he.ts';
import { decryptoHebrew } from './data/decrypto.he.ts';
import { duetHebrew } from './data/duet.he.ts';
import { moreHebrew } from './data/more.he.ts';
import { parseEntries } from './entries.ts';

/** What is known of Hebrew words, without the rest of the packs: a browser loads one language. */
export const entries = parseEntries(classicHebrew + duetHebrew + decryptoHebrew + moreHebrew);
