import { readFileSync, writeFileSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { digestOf, sourcesIn } from './digest.ts';
import { generateMessages } from './messages/generate.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const REPOSITORY = here('../../..');
/** The digest of what the last build was made from. It is written when all else is there. */
const STAMP = here('../dist/.built-from');

const lastDigest = (): string => {
  try {
    return readFileSync(STAMP, 'utf8');
  } catch {
    return '';
  }
};

/** Most of what a build runs is Vite, which is the same each time. */
enableCompileCache();

await generateMessages();
const digest = digestOf(REPOSITORY, sourcesIn(REPOSITORY));
if (!process.argv.includes('--if-needed') || lastDigest() !== digest) {
  process.stdout.write('Building the web app…\n');
  const { build } = await import('vite');
  /** Node reads the configuration as it is: nothing has to be bundled for it. */
  await build({
    configFile: here('../vite.config.ts'),
    configLoader: 'native',
    logLevel: 'warn',
  });
  writeFileSync(STAMP, digest);
}
