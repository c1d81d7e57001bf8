import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { Plugin } from 'vite';

/** A hash for each file that the build is made of, by its path within the repository. */
export type Sources = ReadonlyMap<string, string>;

/** Part of every build, whatever is added to them; of other folders, what the bundler reads. */
const FOLDERS = ['src', 'messages', 'public', 'scripts'];
/** The lock file stands for all that comes from elsewhere, and knows its versions. */
const FILES = ['package-lock.json', 'tsconfig.json'];
const OWN_FILES = ['index.html', 'vite.config.ts', 'package.json', 'project.inlang/settings.json'];
/** Compiled from the messages by the build itself. */
const COMPILED = 'apps/web/src/paraglide/';

const hashOf = (file: string): string => {
  try {
    return createHash('sha256').update(readFileSync(file)).digest('hex');
  } catch {
    return 'gone';
  }
};

const pathIn = (root: string, file: string): string => relative(root, file).split(sep).join('/');

const filesUnder = async (folder: string): Promise<readonly string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((each) => each.isFile()).map((each) => join(each.parentPath, each.name));
};

/** What is part of the build before the bundler has read anything. */
export const initialSources = async (root: string): Promise<Map<string, string>> => {
  const web = join(root, 'apps', 'web');
  const packages = await readdir(join(root, 'packages'));
  const files = [
    ...FILES.map((name) => join(root, name)),
    ...OWN_FILES.map((name) => join(web, name)),
    /** They say which file a package's name leads to. */
    ...packages.map((name) => join(root, 'packages', name, 'package.json')),
    ...(await Promise.all(FOLDERS.map((name) => filesUnder(join(web, name))))).flat(),
  ];
  const paths = files.map((file) => pathIn(root, file));
  const ours = paths.filter((path) => !path.startsWith(COMPILED));
  return new Map(ours.map((path) => [path, hashOf(join(root, path))]));
};

/** Adds each file of the repository to the sources when the bundler reads it. */
export const collectSources = (root: string, sources: Map<string, string>): Plugin => ({
  name: 'remez:collect-sources',
  load: {
    order: 'pre',
    handler(id) {
      const path = pathIn(root, id.split('?')[0] ?? '');
      const isOurs = !path.startsWith('..') && !/^\0|node_modules\//u.test(path);
      if (!isOurs || path.startsWith(COMPILED) || sources.has(path)) return;
      sources.set(path, hashOf(join(root, path)));
    },
  },
});

export const writeSources = (sources: Sources): string =>
  `${JSON.stringify(Object.fromEntries([...sources].sort()), null, 2)}\n`;

const readSources = (text: string): Sources => {
  try {
    return new Map(Object.entries(JSON.parse(text) as { readonly [path: string]: string }));
  } catch {
    /** The list of an older version, or none. */
    return new Map();
  }
};

/** Whether a build from these sources would be made of anything else today. */
export const isUpToDate = async (root: string, stamp: string): Promise<boolean> => {
  const built = readSources(await readFile(stamp, 'utf8').catch(() => ''));
  const present = new Map([
    ...[...built.keys()].map((path) => [path, hashOf(join(root, path))] as const),
    ...(await initialSources(root)),
  ]);
  return (
    present.size === built.size && [...present].every(([path, hash]) => built.get(path) === hash)
  );
};
