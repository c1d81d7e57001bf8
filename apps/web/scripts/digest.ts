import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** More than a build reads, so that no part of it is forgotten. Paths are those in the repository. */
const SOURCES = ['apps/web', 'packages', 'scenarios/lessons', 'package-lock.json', 'tsconfig.json'];
/** What a build writes, what is installed, and what only people or tests read. */
const LEFT_OUT =
  /^apps\/web\/(?:dist|src\/messages)$|\/(?:node_modules|\.vite|planted-\w+)$|\.(?:test|soak)\.ts$|\.md$/u;

export const sourcesIn = (root: string, paths: readonly string[] = SOURCES): readonly string[] =>
  paths
    .filter((path) => !LEFT_OUT.test(path))
    .flatMap((path) => {
      const whole = join(root, path);
      if (!statSync(whole).isDirectory()) return [path];
      return sourcesIn(
        root,
        readdirSync(whole).map((name) => `${path}/${name}`),
      );
    });

/** A digest of these files: of their names, and of what is in them. */
export const digestOf = (root: string, paths: readonly string[]): string => {
  const hash = createHash('sha256');
  for (const path of paths) {
    const bytes = readFileSync(join(root, path));
    hash.update(`${path} ${bytes.length}\n`).update(bytes);
  }
  return hash.digest('hex');
};
