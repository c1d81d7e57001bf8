import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { collectSources, initialSources, isUpToDate, writeSources } from './built-from.ts';

const REPOSITORY = fileURLToPath(new URL('../../..', import.meta.url));
const WEB = join(REPOSITORY, 'apps', 'web');
const STAMP = join(WEB, 'dist', '.built-from');

if (!process.argv.includes('--if-needed') || !(await isUpToDate(REPOSITORY, STAMP))) {
  process.stdout.write('Building the web app…\n');
  const sources = await initialSources(REPOSITORY);
  const collecting = () => [collectSources(REPOSITORY, sources)];
  await build({
    configFile: join(WEB, 'vite.config.ts'),
    logLevel: 'warn',
    plugins: collecting(),
    worker: { plugins: collecting },
  });
  await writeFile(STAMP, writeSources(sources));
}
/** The compiler of messages leaves timers behind that would hold the process for half a minute. */
process.exit();
