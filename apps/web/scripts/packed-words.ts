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

const phrasesModule = async (id: string): Promise<string> => {
  const { phrases } = (await import(id)) as { readonly phrases: Phrases };
  const kinds = Object.entries(phrases).map(([kind, list]) => `${kind}: ${unpacked(list)}`);
  return `export const phrases = { ${kinds.join(', ')} };`;
};

const commonModule = async (id: string): Promise<string> => {
  const entries = ENTRIES[id.includes('hebrew') ? 'hebrew' : 'english'];
  const lined = new Set(entries.map(({ word }) => word));
  const words = (await readFile(id.replace('?raw', ''), 'utf8')).trim().split(/\s+/u);
  return `export default ${unpacked(words.filter((word) => !lined.has(word)))}.join(' ');`;
};

/** Each worker is a build of its own, and several of them need the same words. */
const modules = new Map<string, Promise<string>>();

/**
 * The referee's lists of words, a third of the download of a spymaster, travel packed. Their order
 * says nothing: they are read as sets.
 */
export const packedWords = (): Plugin => ({
  name: 'remez:packed-words',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: [PHRASES, COMMON] },
    async handler(id) {
      const module = modules.get(id) ?? (PHRASES.test(id) ? phrasesModule(id) : commonModule(id));
      modules.set(id, module);
      return `import { unpack } from ${JSON.stringify(PACKING)};\n${await module}`;
    },
  },
});
