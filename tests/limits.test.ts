import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = new URL('..', import.meta.url).pathname;

/** As in `maxLength={20}` or `maxLength: 2000`. */
const BARE = /maxLength(?:=\{|:\s*)\d/u;

test('a limit is named once: no field and no schema has a bare number of its own', async () => {
  const bare: string[] = [];
  let fields = 0;
  for (const folder of ['apps/web/src', 'apps/server/src', 'packages/protocol/src']) {
    const files = (await readdir(join(ROOT, folder), { recursive: true })).filter(
      (file) => /\.tsx?$/u.test(file) && !/\.test\.ts$|(?:^|\/)testing\//u.test(file),
    );
    for (const file of files) {
      const text = await readFile(join(ROOT, folder, file), 'utf8');
      if (/maxLength(?:=\{|:)/u.test(text)) fields += 1;
      if (BARE.test(text)) bare.push(`${folder}/${file}`);
    }
  }
  expect(fields).toBeGreaterThan(10);
  expect(bare).toEqual([]);
});
