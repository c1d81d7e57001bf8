import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';

const run = promisify(execFile);
const ROOT = new URL('..', import.meta.url).pathname;
const BIOME = join(ROOT, 'node_modules/.bin/biome');

/** Plants a file with this import into a room of the house and asks the linter. */
const complaintAbout = async (room: string, imported: string): Promise<string> => {
  const folder = await mkdtemp(join(ROOT, room, 'planted-'));
  try {
    const file = join(folder, 'planted.ts');
    await writeFile(file, `import { thing } from '${imported}';\n\nexport const other = thing;\n`);
    await run(BIOME, ['lint', '--vcs-enabled=false', file], { cwd: ROOT });
    return '';
  } catch (error) {
    return String((error as { stderr?: string }).stderr);
  } finally {
    await rm(folder, { recursive: true });
  }
};

describe('who may import whom', () => {
  test.each([
    ['packages/rules/src', '@remez/table'],
    ['packages/rules/src', 'node:fs'],
    ['packages/words/src', '@remez/rules'],
    ['packages/table/src', '@remez/protocol'],
    ['packages/table/src', 'node:timers'],
    ['packages/protocol/src', '@remez/server'],
    ['packages/protocol/src', '@remez/words'],
    ['apps/server/src', '@remez/web'],
    ['apps/cli/src', '@remez/web'],
    ['apps/web/src', '@remez/table'],
    ['tests', '../../apps/server/src/testing/server.ts'],
    ['bench', '../../apps/server/src/testing/server.ts'],
  ])('%s may not import %s', async (room, imported) => {
    expect(await complaintAbout(room, imported)).toContain('noRestrictedImports');
  });

  test.each([
    ['packages/words/src', '@remez/language'],
    ['packages/table/src', '@remez/rules/classic'],
    ['packages/protocol/src', '@remez/rules'],
    ['apps/server/src', 'node:http'],
    ['apps/cli/src', '@remez/server'],
    ['apps/web/src', '@remez/protocol/client'],
    ['tests', '@remez/server/testing'],
  ])('%s may import %s', async (room, imported) => {
    expect(await complaintAbout(room, imported)).toBe('');
  });

  test('protocol takes nothing but types from table, so that the web does not load the rules', async () => {
    const folder = join(ROOT, 'packages/protocol/src');
    const files = (await readdir(folder, { recursive: true })).filter(
      (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
    );
    expect(files.length).toBeGreaterThan(3);
    for (const file of files) {
      const source = await readFile(join(folder, file), 'utf8');
      for (const [line] of source.matchAll(/^(?:import|export)[^;]*from '@remez\/table';/gmu)) {
        expect(`${file}: ${line}`).toMatch(/: (?:import|export) type /u);
      }
    }
  });
});
