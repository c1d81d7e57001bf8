import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';

const run = promisify(execFile);
const ROOT = new URL('..', import.meta.url).pathname;
const BIOME = join(ROOT, 'node_modules/.bin/biome');

/** A room and what is imported there. */
type Import = readonly [room: string, imported: string];

const FORBIDDEN: readonly Import[] = [
  ['packages/rules/src', '@remez/table'],
  ['packages/rules/src', 'node:fs'],
  ['packages/words/src', '@remez/rules'],
  ['packages/bots/src', '@remez/table'],
  ['packages/bots/src', 'node:fs'],
  ['packages/scenarios/src', '@remez/table'],
  ['packages/scenarios/src', 'node:fs'],
  ['packages/table/src', '@remez/protocol'],
  ['packages/table/src', 'node:timers'],
  ['packages/protocol/src', '@remez/server'],
  ['packages/protocol/src', '@remez/words'],
  ['apps/server/src', '@remez/web'],
  ['apps/cli/src', '@remez/web'],
  ['apps/web/src', '@remez/table'],
  ['tests', '../../apps/server/src/testing/server.ts'],
  ['bench', '../../apps/server/src/testing/server.ts'],
  /** The rooms of the web: lib ← ui ← table ← board ← games ← screens. */
  ['apps/web/src/lib', '../../ui/button.tsx'],
  ['apps/web/src/lib', '../../screens/home.tsx'],
  ['apps/web/src/ui', '../../table/at-table.ts'],
  ['apps/web/src/ui', '../../games/index.ts'],
  ['apps/web/src/table', '../../board/grid.tsx'],
  ['apps/web/src/table', '../../games/classic/ui.ts'],
  ['apps/web/src/table', '@remez/table'],
  ['apps/web/src/board', '../../games/duet/at-game.ts'],
  ['apps/web/src/games', '../../screens/home.tsx'],
  ['apps/web/src/games/classic', '../../../screens/home.tsx'],
  ['apps/web/src/games/classic', '../../duet/at-game.ts'],
  ['apps/web/src/games/duet', '../../decrypto/at-game.ts'],
  ['apps/web/src/games/decrypto', '../../classic/at-game.ts'],
  ['apps/web/src/games/duet', '@remez/rules/duet'],
  ['apps/web/src/lib', '@remez/bots'],
  ['apps/web/src/screens', '@remez/table'],
  ['apps/web/src/worker', '@remez/server'],
  ['apps/web/src/worker', '../../lib/storage.ts'],
  ['apps/web/src/worker', '../../table/solo.ts'],
  ['apps/web/src/worker', '../../screens/home.tsx'],
];

const ALLOWED: readonly Import[] = [
  ['packages/words/src', '@remez/language'],
  ['packages/bots/src', '@remez/rules/classic'],
  ['packages/table/src', '@remez/rules/classic'],
  ['packages/protocol/src', '@remez/rules'],
  ['apps/server/src', 'node:http'],
  ['apps/cli/src', '@remez/server'],
  ['apps/web/src', '@remez/protocol/client'],
  ['tests', '@remez/server/testing'],
  ['apps/web/src/ui', '../../lib/route.ts'],
  ['apps/web/src/table', '../../ui/button.tsx'],
  ['apps/web/src/board', '../../table/at-table.ts'],
  ['apps/web/src/games/duet', '../../../board/grid.tsx'],
  ['apps/web/src/games/duet', '../campaigns/paths.ts'],
  ['apps/web/src/screens', '../../games/index.ts'],
  ['apps/web/src/worker', '@remez/table'],
  ['apps/web/src/worker', '@remez/table/pages'],
  ['apps/web/src/worker', '@remez/bots/lexicon/he'],
  ['apps/web/src/worker', '@remez/rules'],
];

interface Report {
  readonly diagnostics: readonly {
    readonly category: string;
    readonly location: { readonly path: string | { readonly file: string } };
  }[];
}

/** Plants one file for each import in its room, and lints all of them in one process. */
const refusedOf = async (imports: readonly Import[]): Promise<readonly Import[]> => {
  const folders: string[] = [];
  try {
    const files = await Promise.all(
      imports.map(async ([room, imported]) => {
        const folder = await mkdtemp(join(ROOT, room, 'planted-'));
        folders.push(folder);
        const file = join(folder, 'planted.ts');
        await writeFile(
          file,
          `import { thing } from '${imported}';\n\nexport const other = thing;\n`,
        );
        return relative(ROOT, file);
      }),
    );
    const flags = ['lint', '--vcs-enabled=false', '--reporter=json', '--max-diagnostics=none'];
    const { stdout } = await run(BIOME, [...flags, ...files], { cwd: ROOT }).catch(
      (error: { readonly stdout: string }) => error,
    );
    const { diagnostics } = JSON.parse(stdout) as Report;
    expect(diagnostics.map(({ category }) => category)).toEqual(
      diagnostics.map(() => 'lint/style/noRestrictedImports'),
    );
    const refused = new Set(
      diagnostics.map(({ location: { path } }) => (typeof path === 'string' ? path : path.file)),
    );
    return imports.filter((_, index) => refused.has(files[index] ?? ''));
  } finally {
    for (const folder of folders) await rm(folder, { recursive: true });
  }
};

describe('who may import whom', () => {
  test('the linter refuses each import that a room may not make, and no other', async () => {
    expect(await refusedOf([...FORBIDDEN, ...ALLOWED])).toEqual(FORBIDDEN);
  });

  test('protocol takes nothing but types and limits from table, so that the web does not load the rules', async () => {
    const folder = join(ROOT, 'packages/protocol/src');
    const files = (await readdir(folder, { recursive: true })).filter(
      (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
    );
    expect(files.length).toBeGreaterThan(3);
    for (const file of files) {
      const source = await readFile(join(folder, file), 'utf8');
      const taken = source.matchAll(
        /^(?:import|export)[^;]*from '@remez\/table(?<of>\/[^']*)?';/gmu,
      );
      for (const { 0: line, groups } of taken) {
        if (groups?.of === '/limits' || /(?:^|\/)testing\//u.test(file)) continue;
        expect(`${file}: ${line}`).toMatch(/: (?:import|export) type /u);
      }
    }
  });

  test('of the web only lib knows its workers', async () => {
    const folder = join(ROOT, 'apps/web/src');
    const files = (await readdir(folder, { recursive: true })).filter(
      (file) => /\.tsx?$/u.test(file) && !/^(?:lib|worker|messages)\//u.test(file),
    );
    const importing: string[] = [];
    for (const file of files) {
      if (/['"][./]+\/worker\//u.test(await readFile(join(folder, file), 'utf8')))
        importing.push(file);
    }
    expect(importing).toEqual([]);
  });

  test('nothing in the web names a game, but its own folder and the registry', async () => {
    const folder = join(ROOT, 'apps/web/src');
    const games = (await readdir(join(folder, 'games'), { withFileTypes: true }))
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);
    expect(games).toContain('classic');
    const names = new RegExp(games.join('|'), 'iu');
    const shared = (await readdir(folder, { recursive: true })).filter(
      (file) => /\.(?:tsx?|css)$/u.test(file) && !/^(?:games|messages)\//u.test(file),
    );
    expect(shared.length).toBeGreaterThan(60);
    const naming: string[] = [];
    for (const file of shared) {
      if (names.test(await readFile(join(folder, file), 'utf8'))) naming.push(file);
    }
    expect(naming).toEqual([]);
  });

  test('paths of the server and of pages are written in the list of routes alone', async () => {
    const { PAGES, ROUTES } = await import('@remez/protocol/routes');
    const paths = [...Object.values(ROUTES), ...Object.values(PAGES)].filter(
      (path) => path !== '/',
    );
    /** Whole, or up to its first part that is filled in. */
    const starts = paths.map((path) =>
      path.includes(':') ? path.replace(/:.*/u, '') : `${path}['"\`]`,
    );
    const written = new RegExp(`['"\`}](?:${starts.join('|')})`, 'u');
    const naming: string[] = [];
    for (const app of ['server', 'web', 'cli']) {
      const folder = join(ROOT, 'apps', app, 'src');
      const files = (await readdir(folder, { recursive: true })).filter(
        (file) => /\.tsx?$/u.test(file) && !/\.(?:test|soak)\.ts$|testing\/|messages\//u.test(file),
      );
      for (const file of files) {
        if (written.test(await readFile(join(folder, file), 'utf8'))) naming.push(`${app}/${file}`);
      }
    }
    expect(naming).toEqual([]);
  });
});
