import { readdir, readFile } from 'node:fs/promises';
import { WHYS } from '@remez/language';
import { LIST_FAULTS, VERDICT_RULES, VERDICT_WHYS } from '@remez/protocol/meanings';
import { classic, PLAIN_OPTIONS } from '@remez/rules/classic';
import { FAULTS } from '@remez/words';
import { beforeAll, describe, expect, test } from 'vitest';
import { LIST_NAMES, PAGE, withLists } from '../scripts/protocol-lists.ts';

const ROOT = new URL('..', import.meta.url);

let page: string;
beforeAll(async () => {
  page = await readFile(PAGE, 'utf8');
});

describe('the page about the protocol', () => {
  test('lists every code as it is now; `npm run protocol-lists` mends it', () => {
    expect(page).toBe(withLists(page));
    const marked = [...page.matchAll(/<!-- list: ([\w ]+) -->/gu)].map(([, name]) => name);
    expect(marked.sort()).toEqual([...LIST_NAMES].sort());
  });

  test('points at no source, and names a rule only where it says which it is', () => {
    expect(page).not.toMatch(/packages\/|apps\/|\.tsx?\b/u);
    const rules = page
      .split('\n')
      .filter((line) => /(?<![\w"#])[CDLX]\d{1,2}\b/u.test(line))
      .filter((line) => !/^\| `[LX]\d+` \| [a-z]/u.test(line));
    expect(rules).toEqual([]);
  });

  test('leads only to headings that are there', () => {
    const slug = (heading: string) =>
      heading
        .toLowerCase()
        .replace(/[^\w -]/gu, '')
        .replaceAll(' ', '-');
    const headings = [...page.matchAll(/^#+ (.+)$/gmu)].map(([, heading]) => slug(heading ?? ''));
    const links = [...page.matchAll(/\]\(#([\w-]+)\)/gu)].map(([, anchor]) => anchor);
    expect(links.length).toBeGreaterThan(30);
    expect(links.filter((anchor) => !headings.includes(anchor ?? ''))).toEqual([]);
  });

  test('says how many people a seat has', () => {
    const seats = classic.seats({ ...PLAIN_OPTIONS, mode: 'coop' });
    const told = [...page.matchAll(/"seat":"([\w.]+)","team":"\w+","least":(\d+),"most":(\d+)/gu)];
    expect(told.length).toBeGreaterThan(3);
    for (const [, seat, least, most] of told) {
      expect(seats).toContainEqual(
        expect.objectContaining({ seat, least: Number(least), most: Number(most) }),
      );
    }
  });
});

describe('codes that others own', () => {
  test('every reason of the referee and of a list has its meaning', () => {
    expect(Object.keys(VERDICT_WHYS)).toEqual([...WHYS]);
    expect(Object.keys(LIST_FAULTS)).toEqual([...FAULTS]);
  });

  test('every rule that a verdict may name has its sentence', async () => {
    const named = new Set<string>();
    for (const folder of ['packages/language/src/', 'packages/rules/src/decrypto/']) {
      const url = new URL(folder, ROOT);
      for (const file of await readdir(url, { recursive: true })) {
        if (!file.endsWith('.ts') || file.endsWith('.test.ts')) continue;
        const source = await readFile(new URL(file, url), 'utf8');
        for (const [, rule] of source.matchAll(/'([LX]\d+)'/gu)) named.add(rule ?? '');
      }
    }
    expect([...named].sort()).toEqual(Object.keys(VERDICT_RULES).sort());
  });
});
