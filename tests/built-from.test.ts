import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, readlinkSync, symlinkSync } from 'node:fs';
import { mkdtemp, readFile, realpath, rm, unlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isUpToDate } from '../apps/web/scripts/built-from.ts';

const HERE = fileURLToPath(new URL('..', import.meta.url));

/** A repository of its own with the installed packages of this one; our own packages are its own. */
const copyRepository = (copy: string) => {
  const filter = (path: string) => !/\/(?:dist|paraglide)$/u.test(path);
  const names = ['apps', 'packages', 'scenarios'];
  for (const name of [...names, 'package.json', 'package-lock.json', 'tsconfig.json']) {
    cpSync(join(HERE, name), join(copy, name), { recursive: true, filter });
  }
  const [installed, ours] = ['node_modules', 'node_modules/@remez'];
  mkdirSync(join(copy, ours), { recursive: true });
  for (const name of readdirSync(join(HERE, installed))) {
    if (name === '@remez' || name.startsWith('.')) continue;
    symlinkSync(join(HERE, installed, name), join(copy, installed, name));
  }
  for (const name of readdirSync(join(HERE, ours))) {
    symlinkSync(readlinkSync(join(HERE, ours, name)), join(copy, ours, name));
  }
};

describe('a new build is made when it would differ', () => {
  let copy: string;
  let stamp: string;

  const build = async (...args: string[]): Promise<boolean> => {
    const script = join(copy, 'apps/web/scripts/build.ts');
    const { stdout } = await promisify(execFile)(process.execPath, [script, ...args]);
    return stdout.includes('Building');
  };
  const scripts = (): string => {
    const folder = join(copy, 'apps/web/dist/assets');
    const names = readdirSync(folder).filter((name) => name.endsWith('.js'));
    return names.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n');
  };
  /** Whether a change is noticed; afterwards it is as it was. */
  const isNoticed = async (path: string, change: (file: string) => Promise<void>) => {
    const file = join(copy, path);
    const before = await readFile(file).catch(() => undefined);
    await change(file);
    const noticed = !(await isUpToDate(copy, stamp));
    await (before === undefined ? unlink(file) : writeFile(file, before));
    return noticed;
  };

  beforeAll(async () => {
    /** As the bundler will name it, where the folder for temporary files is a link. */
    copy = await realpath(await mkdtemp(join(tmpdir(), 'remez-build-')));
    stamp = join(copy, 'apps/web/dist/.built-from');
    copyRepository(copy);
    await build();
  });
  afterAll(() => rm(copy, { recursive: true, force: true }));

  test('the same sources need no second build', async () => {
    expect(await build('--if-needed')).toBe(false);
  });

  test.each([
    'packages/protocol/src/version.ts',
    'packages/protocol/src/games/decrypto/limits.ts',
    'packages/rules/src/text.ts',
    'packages/rules/src/duet/missions.ts',
    /** What only workers read, and what only one game does. */
    'packages/language/src/hebrew/roots.ts',
    'packages/table/src/live/table.ts',
    'packages/bots/src/lexicon/data/groups.he.ts',
    'apps/web/src/games/duet/screen.tsx',
    'scenarios/lessons/duet-1.he.json',
    'apps/web/index.html',
    'apps/web/messages/he.json',
    'apps/web/vite.config.ts',
    'packages/protocol/package.json',
    'package-lock.json',
  ])('%s, changed or gone', async (path) => {
    expect(await isNoticed(path, (file) => writeFile(file, 'changed'))).toBe(true);
    expect(await isNoticed(path, unlink)).toBe(true);
  });

  test('every file that the bundler read, of which each twelfth is tried', async () => {
    const paths = Object.keys(JSON.parse(await readFile(stamp, 'utf8')));
    expect(paths.filter((path) => path.startsWith('packages/')).length).toBeGreaterThan(200);
    for (const path of paths.filter((_, nth) => nth % 12 === 0)) {
      const noticed = await isNoticed(path, (file) => writeFile(file, 'changed'));
      expect({ path, noticed }).toEqual({ path, noticed: true });
    }
  });

  test.each(['apps/web/messages/ar.json', 'apps/web/public/picture.svg', 'apps/web/src/new.css'])(
    '%s, added',
    async (path) => {
      expect(await isNoticed(path, (file) => writeFile(file, '{}'))).toBe(true);
    },
  );

  test('what the web does not read is no reason', async () => {
    const path = 'apps/server/src/server.ts';
    expect(await isNoticed(path, (file) => writeFile(file, 'changed'))).toBe(false);
  });

  test('no list, or one that an older version wrote, is a reason', async () => {
    expect(await isUpToDate(copy, join(copy, 'nowhere'))).toBe(false);
    const old = join(copy, 'old');
    await writeFile(old, '8f3477ec76681f58b5c728587e8b4ca278c3e34913ecfa598a30139e1e303ac3');
    expect(await isUpToDate(copy, old)).toBe(false);
  });

  test('after a pull that raises the protocol the page that is served speaks the new one', async () => {
    const file = join(copy, 'packages/protocol/src/version.ts');
    const text = await readFile(file, 'utf8');
    expect(text).toMatch(/PROTOCOL = \d+/u);
    expect(scripts()).not.toContain('987654');
    await writeFile(file, text.replace(/PROTOCOL = \d+/u, 'PROTOCOL = 987654'));
    expect(await build('--if-needed')).toBe(true);
    expect(scripts()).toContain('987654');
  });
});
