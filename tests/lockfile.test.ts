import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { missingFrom } from '../scripts/complete-lock.ts';

const lockIn = (folder: string): string =>
  readFileSync(new URL(`../${folder}/package-lock.json`, import.meta.url), 'utf8');
const LOCKS = ['.', 'bench/peers'].map((folder) => ({ folder, text: lockIn(folder) }));

test.for(LOCKS)(
  'the lock file in $folder knows the packages of every platform, so that `npm ci` works on all of them',
  ({ text }) => {
    const { packages } = JSON.parse(text) as { packages: Parameters<typeof missingFrom>[0] };
    expect(missingFrom(packages)).toEqual({});
    expect(Object.keys(packages).length).toBeGreaterThan(100);
  },
);

interface Locked {
  readonly version?: string;
  readonly integrity?: string;
  readonly dev?: boolean;
  readonly link?: boolean;
  readonly hasInstallScript?: boolean;
  readonly os?: string | readonly string[];
  readonly cpu?: string | readonly string[];
  readonly bin?: { readonly [name: string]: string };
}

const manifest = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  readonly allowScripts: { readonly [name: string]: boolean };
  readonly optionalDependencies: { readonly [name: string]: string };
};
const { packages: locked } = JSON.parse(lockIn('.')) as {
  packages: { readonly [path: string]: Locked };
};

test('each Node that `npm ci` may bring is locked by its integrity, is for one platform and needs no install script', () => {
  const platforms = Object.entries(manifest.optionalDependencies).map(([name, version]) => {
    const entry = locked[`node_modules/${name}`];
    expect(entry?.version, name).toBe(version);
    expect(entry?.integrity, name).toMatch(/^sha512-/u);
    expect(entry?.hasInstallScript, name).toBeUndefined();
    expect(entry?.bin, name).toEqual({ node: expect.stringMatching(/^bin\/node(?:\.exe)?$/u) });
    return `${entry?.os} ${entry?.cpu}`;
  });
  expect(platforms.sort()).toEqual([
    'darwin arm64',
    'darwin x64',
    'linux arm64',
    'linux x64',
    'win32 x64',
  ]);
  expect(new Set(Object.values(manifest.optionalDependencies)).size).toBe(1);
});

test('`allowScripts` refuses every install script in the lock file', () => {
  const withScript = Object.entries(locked).flatMap(([path, { hasInstallScript }]) =>
    path !== '' && hasInstallScript === true ? [path.replace(/^.*node_modules\//u, '')] : [],
  );
  const allowed = withScript.filter((name) => manifest.allowScripts[name] !== false);
  expect(allowed).toEqual([]);
});

test('what Remez runs on is locked by its integrity', () => {
  const unverified = Object.entries(locked).filter(
    ([path, { integrity, dev, link }]) =>
      path.startsWith('node_modules/') && link !== true && dev !== true && integrity === undefined,
  );
  expect(unverified).toEqual([]);
});

test.for(LOCKS)('the lock file in $folder names no registry', ({ text }) => {
  expect(text).not.toMatch(/"resolved": "https?:/u);
});
