import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Phrases } from '@remez/language';
import { entries as english } from '@remez/words/english';
import { entries as hebrew } from '@remez/words/hebrew';
import type { Plugin } from 'vite';
import { pack } from '../src/worker/packing.ts';

const PACKING = fileURLToPath(new URL('../src/worker/packing.ts', import.meta.url));

const PHRASES = /\/(?:hebrew|english)-phrases\.ts$/u;
const COMMON = /\/(?:hebrew|english)\.txt\?raw$/u;

/** What has a line counts as common by itself. */
const ENTRIES = { hebrew, english };

const unpacked = (words: readonly string[]): string => `unpack(${JSON.stringify(pack(words))})`;

/**
 * The referee's lists of words, a third of all that whoever gives a clue has to fetch, travel
 * packed. Their order says nothing: they are read as sets.
 */
export const packedWords = (): Plugin => ({
  name: 'remez:packed-words',
  apply: 'build',
  enforce: 'pre',
  async load(id) {
    const unpacking = `import { unpack } from ${JSON.stringify(PACKING)};\n`;
    if (PHRASES.test(id)) {
      const { phrases } = (await import(id)) as { readonly phrases: Phrases };
      const kinds = Object.entries(phrases).map(([kind, list]) => `${kind}: ${unpacked(list)}`);
      return `${unpacking}export const phrases = { ${kinds.join(', ')} };`;
    }
    if (COMMON.test(id)) {
      const lined = new Set(
        ENTRIES[id.includes('hebrew') ? 'hebrew' : 'english'].map(({ word }) => word),
      );
      const words = (await readFile(id.replace('?raw', ''), 'utf8'))
        .trim()
        .split(/\s+/u)
        .filter((word) => !lined.has(word));
      return `${unpacking}export default ${unpacked(words)}.join(' ');`;
    }
    return undefined;
  },
});
