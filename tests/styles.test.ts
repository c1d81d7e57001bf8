import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const WEB = new URL('../apps/web/src', import.meta.url).pathname;

const classesIn = (css: string): readonly string[] => {
  const selectors = css.replaceAll(/\/\*.*?\*\/|\{[^{}]*\}/gsu, ' ');
  return [...new Set([...selectors.matchAll(/\.([a-z]\w*)/giu)].map(([, name = '']) => name))];
};

/** What a source uses of each module that it imports; `styles[name]` may be any of its classes. */
const usesIn = (file: string, source: string): readonly (readonly [string, string])[] =>
  [...source.matchAll(/import (\w+) from '([^']+\.module\.css)'/gu)].flatMap(
    ([, styles = '', path = '']) =>
      [...source.matchAll(new RegExp(`\\b${styles}(?:\\.(\\w+)|\\[)`, 'gu'))].map(
        ([, name = '*']) => [join(dirname(file), path), name] as const,
      ),
  );

test('every class of a style module is used by a part that imports it', async () => {
  const files = (await readdir(WEB, { recursive: true })).filter(
    (file) => !/^messages/u.test(file),
  );
  const read = (file: string) => readFile(join(WEB, file), 'utf8');
  const used = new Map<string, Set<string>>();
  for (const file of files.filter((each) => /\.tsx?$/u.test(each))) {
    for (const [path, name] of usesIn(file, await read(file))) {
      used.set(path, (used.get(path) ?? new Set()).add(name));
    }
  }
  const unused: string[] = [];
  const modules = files.filter((file) => file.endsWith('.module.css'));
  expect(modules.length).toBeGreaterThan(40);
  for (const file of modules) {
    const names = used.get(file) ?? new Set();
    if (names.has('*')) continue;
    const dead = classesIn(await read(file)).filter((name) => !names.has(name));
    unused.push(...dead.map((name) => `${file} .${name}`));
  }
  expect(unused).toEqual([]);
});
