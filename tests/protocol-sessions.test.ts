/** @module-tag slow */

import { readFile } from 'node:fs/promises';
import type { ServerMessage } from '@remez/protocol';
import { opens } from '@remez/rules';
import { beforeAll, describe, expect, test } from 'vitest';
import { PAGE } from '../scripts/protocol-lists.ts';
import { SESSION_NAMES, withSessions } from '../scripts/protocol-sessions.ts';
import { folded, pageWriter, unfolded } from '../scripts/sessions/text.ts';

let page: string;
let sessions: ReadonlyMap<string, readonly string[]>;
beforeAll(async () => {
  page = await readFile(PAGE, 'utf8');
  const blocks = page.matchAll(/<!-- session: (\w+) -->\n([\s\S]*?)<!-- end -->/gu);
  sessions = new Map([...blocks].map(([, name = '', block = '']) => [name, unfolded(block)]));
});

/** What every reader of a session must come across. */
const SHOWN: readonly (ServerMessage['type'] | 'hello' | 'command' | 'look')[] = [
  ...(['hello', 'command', 'look'] as const),
  ...(['welcome', 'view', 'me', 'presence', 'change', 'done', 'refused'] as const),
];

describe('the worked sessions of the page about the protocol', () => {
  test('go as a real server goes now; `npm run protocol-sessions` mends them', async () => {
    expect([...sessions.keys()]).toEqual(SESSION_NAMES);
    expect(page).toBe(await withSessions(page));
  });

  test.each(SESSION_NAMES)('%s: every kind of message is there, and a lost connection', (name) => {
    const text = (sessions.get(name) ?? []).join('\n');
    expect(SHOWN.filter((type) => !text.includes(`{"type":"${type}"`))).toEqual([]);
    expect(text).toContain('the connection is lost');
    expect(text).toMatch(/< \[\{"type":"view".*\n? *\{"type":"me","me"/u);
    expect(text).toContain('{"type":"me","change":');
  });

  test.each(SESSION_NAMES)('%s: whoever hashes what it opens gets what it sealed', (name) => {
    const text = (sessions.get(name) ?? []).join('\n');
    const commitments = [...text.matchAll(/"commitment":"([0-9a-f]{64})"/gu)].map(([, one]) => one);
    const openings = [
      ...text.matchAll(/"salt":"([0-9a-f]{64})","text":("(?:[^"\\…]|\\.)*")/gu),
    ].map(([, salt = '', json = '']) => ({ salt, text: JSON.parse(json) as string }));
    expect(openings.length).toBeGreaterThan(0);
    for (const opening of openings) {
      expect(
        commitments.some((one) => opens(one ?? '', opening)),
        opening.text,
      ).toBe(true);
    }
  });
});

describe('a line on the page', () => {
  test('is folded to a width that can be read, and is whole again when it is unfolded', () => {
    const line = `N < ${JSON.stringify({ words: Array.from({ length: 40 }, (_, n) => `מילה ${n}`) })}`;
    const block = folded(line);
    expect(Math.max(...block.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(120);
    expect(unfolded(block)).toEqual([line]);
  });

  test.each([
    [
      'what is as before',
      { a: 1, b: { c: 2, d: 3 } },
      { a: 1, b: { c: 2, d: 4 } },
      '{…,"b":{…,"d":3}}',
    ],
    ['all of it', { a: 1, b: 2 }, { a: 1, b: 2 }, '{…}'],
    ['long lists of numbers', { a: [0, 1, 2, 3, 4, 5, 6] }, undefined, '{"a":[0,1,…,6]}'],
    ['elements that are as before', [{ a: 1 }, { a: 2 }], [{ a: 1 }, { a: 3 }], '[…,{"a":2}]'],
  ])('leaves out %s', (_, value, before, text) => {
    expect(pageWriter()(value, before)).toBe(text);
  });
});
