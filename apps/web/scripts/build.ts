import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const STAMP = join(ROOT, 'dist', '.built-from');
const SOURCES = [
  'src',
  'messages',
  'public',
  'scripts',
  '../../packages/protocol/src/client',
  '../../packages/language/src',
  '../../packages/words/src',
];

/** What the build is made of; the same sources need no second build. */
const fingerprint = async (): Promise<string> => {
  const hash = createHash('sha256');
  for (const name of ['index.html', 'vite.config.ts', 'package.json']) {
    hash.update(await readFile(join(ROOT, name)));
  }
  for (const folder of SOURCES) {
    const entries = await readdir(join(ROOT, folder), { recursive: true, withFileTypes: true });
    const files = entries
      .filter((entry) => entry.isFile() && !entry.parentPath.includes('paraglide'))
      .map((entry) => join(entry.parentPath, entry.name))
      .sort();
    for (const file of files) hash.update(file.slice(ROOT.length)).update(await readFile(file));
  }
  return hash.digest('hex');
};

const wanted = await fingerprint();
const built = await readFile(STAMP, 'utf8').catch(() => '');
if (!process.argv.includes('--if-needed') || built !== wanted) {
  process.stdout.write('Building the web app…\n');
  await build({ configFile: join(ROOT, 'vite.config.ts'), logLevel: 'warn' });
  await writeFile(STAMP, wanted);
}
/** The compiler of messages leaves timers behind that would hold the process for half a minute. */
process.exit();
