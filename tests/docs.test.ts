import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const ROOT = new URL('..', import.meta.url).pathname;
const architecture = await readFile(join(ROOT, 'docs/architecture.md'), 'utf8');

/** Paths from the root of the repository; `<game>` stands for many. */
const pathsIn = (text: string): readonly string[] =>
  [...text.matchAll(/`((?:apps|bench|docs|packages|scripts|tests)\/[^`<\s]+)`/gu)].map(
    ([, path = '']) => path,
  );

describe('docs/architecture.md', () => {
  test('names files and folders that are there', () => {
    const paths = pathsIn(architecture);
    expect(paths.length).toBeGreaterThan(50);
    expect(paths.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  });

  test('counts the files and workspaces of one guess', () => {
    const [, walk = ''] = architecture.split('### One guess, file by file');
    const [, count] = /: (\d+) files in five workspaces/u.exec(walk) ?? [];
    const steps = [...walk.matchAll(/^(\d+)\. `([^`]+)`/gmu)];
    expect(steps.map(([, number]) => Number(number))).toEqual(steps.map((_, index) => index + 1));
    const files = steps.map(([, , path = '']) => path);
    expect(new Set(files).size).toBe(Number(count));
    expect(new Set(files.map((path) => path.split('/').slice(0, 2).join('/'))).size).toBe(5);
  });
});
