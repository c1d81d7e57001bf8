import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { digestOf, sourcesIn } from '../apps/web/scripts/digest.ts';

const HERE = fileURLToPath(new URL('..', import.meta.url));

/** A repository of its own with the installed packages of this one; our own packages are its own. */
const copyRepository = (copy: string) => {
  for (const path of [...sourcesIn(HERE), 'package.json']) {
    mkdirSync(join(copy, dirname(path)), { recursive: true });
    cpSync(join(HERE, path), join(copy, path));
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

describe('the web is built again when its sources changed', () => {
  let copy: string;
  beforeAll(() => {
    /** As the bundler will name it, where the folder for temporary files is a link. */
    copy = realpathSync(mkdtempSync(join(tmpdir(), 'remez-build-')));
    copyRepository(copy);
  });
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  const digest = (): string => digestOf(copy, sourcesIn(copy));
  /** Whether a change makes another digest. Afterwards the file is as it was. */
  const isNoticed = (path: string, change: (file: string) => void): boolean => {
    const [file, before] = [join(copy, path), digest()];
    const text = existsSync(file) ? readFileSync(file) : undefined;
    mkdirSync(dirname(file), { recursive: true });
    change(file);
    const noticed = digest() !== before;
    if (text === undefined) rmSync(file);
    else writeFileSync(file, text);
    return noticed;
  };
  const write = (file: string) => writeFileSync(file, 'changed');

  test.each([
    'packages/protocol/src/version.ts',
    'packages/bots/src/lexicon/data/groups.he.ts',
    'packages/protocol/package.json',
    'apps/web/src/games/duet/screen.tsx',
    'apps/web/src/games/duet/messages/he.json',
    'apps/web/messages/common/he.json',
    'apps/web/index.html',
    'apps/web/vite.config.ts',
    'scenarios/lessons/duet-1.he.json',
    'package-lock.json',
  ])('%s changed', (path) => {
    expect(isNoticed(path, write)).toBe(true);
  });

  test('a file was added, removed or renamed', () => {
    expect(isNoticed('apps/web/public/picture.svg', write)).toBe(true);
    expect(isNoticed('apps/web/src/app.tsx', rmSync)).toBe(true);
  });

  test.each([
    'apps/server/src/server.ts',
    'apps/web/dist/index.html',
    'apps/web/src/messages/all.js',
    'apps/web/README.md',
    'packages/rules/src/new.test.ts',
  ])('%s is no reason', (path) => {
    expect(isNoticed(path, write)).toBe(false);
  });

  test('all that the sources import by path is a source', () => {
    const sources = sourcesIn(HERE).filter((path) => /\/src\/.*\.tsx?$/u.test(path));
    const known = new Set(sourcesIn(HERE));
    const imported = sources.flatMap((path) =>
      [...readFileSync(join(HERE, path), 'utf8').matchAll(/(?:from|import) '(\.[^']+\.\w+)'/gu)]
        .map(([, name = '']) => join(dirname(path), name))
        .filter((each) => !each.startsWith('apps/web/src/messages/')),
    );
    expect(imported.length).toBeGreaterThan(1000);
    expect(imported.filter((path) => !known.has(path))).toEqual([]);
  });

  test('after a change of the protocol the served page speaks the new one', async () => {
    const build = async (): Promise<boolean> => {
      const script = join(copy, 'apps/web/scripts/build.ts');
      const { stdout } = await promisify(execFile)(process.execPath, [script, '--if-needed']);
      return stdout.includes('Building');
    };
    const dist = join(copy, 'apps/web/dist');
    mkdirSync(dist, { recursive: true });
    writeFileSync(join(dist, '.built-from'), digest());
    expect(await build()).toBe(false);

    const version = join(copy, 'packages/protocol/src/version.ts');
    const text = readFileSync(version, 'utf8');
    writeFileSync(version, text.replace(/PROTOCOL = \d+/u, 'PROTOCOL = 987654'));
    expect(await build()).toBe(true);
    const scripts = readdirSync(join(dist, 'assets')).filter((name) => name.endsWith('.js'));
    const speaking = scripts.filter((name) =>
      readFileSync(join(dist, 'assets', name), 'utf8').includes('987654'),
    );
    expect(speaking).not.toEqual([]);
    expect(await build()).toBe(false);
  });
});
