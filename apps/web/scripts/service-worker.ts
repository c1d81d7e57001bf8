import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import type { AppFiles } from '../src/service-worker/app-files.ts';

const SOURCE = fileURLToPath(new URL('../src/service-worker/index.ts', import.meta.url));

/** Of the rest, programs and other sites ask for some, and the system of whoever installs it for others. */
const SHELL = /^(?:index\.html|icon(?:-turn)?\.svg|assets\/.*\.(?:js|css|woff2))$/u;
/** What workers run is fetched by those who need it: tables, bots, the referee, and a language. */
const KIT = /^assets\/worker-.*\.js$/u;
const OTHER_LANGUAGE = { he: /worker-(?:en|english)-/u, en: /worker-(?:he|hebrew)-/u } as const;

const hashOf = (text: string | Uint8Array): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 16);

/** All that a folder with a build consists of, as its service worker has to know it. */
const appFiles = async (folder: string): Promise<AppFiles> => {
  const all = (await readdir(folder, { recursive: true })).map((file) =>
    file.replaceAll('\\', '/'),
  );
  const kit = all.filter((file) => KIT.test(file)).sort();
  const page = await readFile(join(folder, 'index.html'), 'utf8');
  const shell = await Promise.all(
    all
      .filter((file) => SHELL.test(file) && !KIT.test(file))
      .sort()
      .map(async (file) => ({
        url: file === 'index.html' ? '/' : `/${file}`,
        /** The name of an asset changes with what is in it. */
        revision: file.startsWith('assets/') ? null : hashOf(await readFile(join(folder, file))),
      })),
  );
  const kitFor = (language: keyof typeof OTHER_LANGUAGE): readonly string[] =>
    kit.filter((file) => !OTHER_LANGUAGE[language].test(file)).map((file) => `/${file}`);
  const files = {
    entry: /src="(\/assets\/[^"]+)"/u.exec(page)?.[1] ?? '',
    shell,
    kits: { he: kitFor('he'), en: kitFor('en') },
  };
  return { build: hashOf(JSON.stringify(files)), ...files };
};

/** Builds the service worker once everything else is built: it has to know all files by name. */
export const serviceWorker = (): Plugin => {
  let folder = '';
  let target: string | readonly string[] | false = false;
  return {
    name: 'remez:service-worker',
    apply: 'build',
    configResolved(config) {
      folder = config.build.outDir;
      target = config.build.target;
    },
    writeBundle: {
      sequential: true,
      order: 'post',
      async handler() {
        await build({
          configFile: false,
          publicDir: false,
          logLevel: 'warn',
          define: { __APP_FILES__: JSON.stringify(await appFiles(folder)) },
          build: {
            target: target === false ? false : [...target],
            outDir: folder,
            emptyOutDir: false,
            reportCompressedSize: false,
            rolldownOptions: {
              input: SOURCE,
              output: { format: 'iife', entryFileNames: 'sw.js' },
            },
          },
        });
      },
    },
  };
};
