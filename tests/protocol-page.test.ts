import { readdir, readFile } from 'node:fs/promises';
import { WHYS } from '@remez/language';
import { LIST_FAULTS, VERDICT_RULES, VERDICT_WHYS } from '@remez/protocol/meanings';
import { schemaDocument } from '@remez/protocol/schema';
import { classic, PLAIN_OPTIONS } from '@remez/rules/classic';
import { FAULTS } from '@remez/words';
import { beforeAll, describe, expect, test } from 'vitest';
import { LIST_NAMES, PAGE, withLists } from '../scripts/protocol-lists.ts';

const ROOT = new URL('..', import.meta.url);

/** The page without the sessions, which are written from a server. */
const byHand = (text: string) => text.replace(/<!-- session: \w+ -->[\s\S]*?<!-- end -->/gu, '');

interface SchemaNode {
  readonly properties: object;
  readonly const: unknown;
  readonly enum: readonly unknown[];
}

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

  test('names every field and every value of a code that the schemas have', () => {
    const names = new Set<string>();
    const gather = (schema: unknown) => {
      if (typeof schema !== 'object' || schema === null) return;
      const { properties = {}, const: value, enum: values = [] } = schema as Partial<SchemaNode>;
      for (const name of [...Object.keys(properties), value, ...values]) {
        if (typeof name === 'string') names.add(name);
      }
      Object.values(schema).forEach(gather);
    };
    gather(schemaDocument());
    expect(names.size).toBeGreaterThan(300);
    const told = new Set(byHand(page).match(/[\w-]+/gu));
    expect([...names].filter((name) => !told.has(name))).toEqual([]);
  });

  test('says how many people a seat has', () => {
    const seats = classic.seats({ ...PLAIN_OPTIONS, mode: 'coop' });
    const told = [
      ...byHand(page).matchAll(/"seat":"([\w.]+)","team":"\w+","least":(\d+),"most":(\d+)/gu),
    ];
    expect(told).toHaveLength(2);
    for (const [, seat, least, most] of told) {
      expect(seats).toContainEqual(
        expect.objectContaining({ seat, least: Number(least), most: Number(most) }),
      );
    }
  });
});

describe('codes that others own', () => {
  test('every reason of the referee and of a list has its meaning', () => {
    /** X23 · what number words tell is found by the rules of Decrypto themselves. */
    expect(Object.keys(VERDICT_WHYS)).toEqual([...WHYS, 'numberWord']);
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
