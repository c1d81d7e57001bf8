import { fileURLToPath } from 'node:url';
import { ROUTES } from '@remez/protocol/routes';
import { defineConfig } from 'vite';
import { firstChunk } from './scripts/first-chunk.ts';
import { splitMessages, watchedMessages } from './scripts/messages/plugin.ts';
import { packedWords } from './scripts/packed-words.ts';
import { precompress } from './scripts/precompress.ts';
import { serviceWorker } from './scripts/service-worker.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Each worker is built by itself: what several of them need comes out the same, and is fetched once. */
const SHARED_BY_WORKERS = [
  { name: 'words-he', test: /words\/src\/data\/(?!former)[\w-]+\.he\.ts$/u },
  { name: 'words-en', test: /words\/src\/data\/[\w-]+\.en\.ts$/u },
  { name: 'packing', test: /worker\/packing\.ts$/u },
];

export default defineConfig({
  root: here('.'),
  plugins: [splitMessages(), watchedMessages(), serviceWorker(), precompress()],
  /** It also minifies, so each style is parsed once. Areas of a grid are named across modules. */
  css: {
    transformer: 'lightningcss',
    lightningcss: { cssModules: { pattern: '_[local]_[hash]', grid: false } },
  },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    target: ['es2022', 'safari16.4', 'chrome116', 'firefox117'],
    outDir: here('./dist'),
    emptyOutDir: true,
    /** A font or picture inside a style would need a wider content policy. */
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: { groups: [firstChunk()] } } },
  },
  /** Workers fetch one language, when they are asked in it. */
  worker: {
    format: 'es',
    plugins: () => [packedWords()],
    rolldownOptions: {
      output: {
        entryFileNames: 'assets/worker-[name]-[hash].js',
        chunkFileNames: 'assets/worker-[name]-[hash].js',
        codeSplitting: { groups: SHARED_BY_WORKERS },
      },
    },
  },
  server: {
    proxy: {
      '/api': 'http://127.0.0.1:4477',
      [ROUTES.socket]: { target: 'ws://127.0.0.1:4477', ws: true },
    },
  },
});
