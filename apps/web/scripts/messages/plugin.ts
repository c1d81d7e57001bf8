import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { ALL, generateMessages, IMPORTS } from './generate.ts';

/** Compiles the messages before pages are served, and again when one is edited. */
export const watchedMessages = (): Plugin => ({
  name: 'remez:watched-messages',
  apply: 'serve',
  async configureServer({ watcher, config }) {
    await generateMessages();
    watcher.on('all', (_, path) => {
      if (!/\/messages\/(?:\w+\/)?\w+\.json$/u.test(path)) return;
      generateMessages().catch((error: Error) => config.logger.error(error.message));
    });
  },
});

/** The name of a module with one message. */
const ONE = /\/(?<key>\w+)\.message\.js$/u;

/**
 * A build makes a module of each message, so that it leaves out those that nothing uses and puts
 * each of the others into the chunk that uses it.
 */
export const splitMessages = (): Plugin => {
  const codes = new Map<string, string>();
  return {
    name: 'remez:split-messages',
    apply: 'build',
    async buildStart() {
      await generateMessages();
      for (const [code, key = ''] of readFileSync(ALL, 'utf8').matchAll(/^export const (\w+).*/gmu))
        codes.set(key, code);
    },
    resolveId: {
      filter: { id: ONE },
      handler: (id) => join(dirname(ALL), id),
    },
    load: {
      filter: { id: [ONE, /\/src\/messages\/all\.js$/u] },
      handler(id) {
        const key = ONE.exec(id)?.groups?.key;
        const code =
          key === undefined
            ? [...codes.keys()].map((each) => `export * from './${each}.message.js';`).join('\n')
            : `${IMPORTS}${codes.get(key)}`;
        return { code, moduleSideEffects: false };
      },
    },
  };
};
