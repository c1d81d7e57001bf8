import { describe, expect, test } from 'vitest';
import { ownFrames, tidyBrowser, tidyMessage } from './fault-text.ts';

const TOKEN = 'y5tl_4rQzvivpvuJnZqIDQ';

describe('what is kept of an error’s message', () => {
  test.each([
    ['Chrome, a property', "Cannot read properties of undefined (reading 'cards')", undefined],
    ['Chrome, a call', 'game.cards.map is not a function', undefined],
    ['Safari', "Can't find variable: useGame", undefined],
    ['our own', 'no match of duet on the table', undefined],
    [
      'a parser’s quotation',
      `Unexpected token 'D', "Dana" is not valid JSON`,
      'Unexpected token …',
    ],
    [
      'a quotation with quotation marks in it',
      `Unexpected token 'a', ..."name":Dana} "... is not valid JSON`,
      'Unexpected token …',
    ],
    ['a quotation without an end', 'Unexpected identifier "Dana', 'Unexpected identifier …'],
    ['a property that is no name', "undefined (reading 'Dana Levi')", 'undefined (reading …'],
    ['Hebrew', 'no seat for נועה לוי', 'no seat for … …'],
    [
      'an address',
      `Failed to fetch http://remez.test/t/${TOKEN}?person=x now`,
      'Failed to fetch … now',
    ],
    ['a path', `no screen at /t/${TOKEN}?tv`, 'no screen at …'],
    ['a token', `unknown table ${TOKEN}`, 'unknown table …'],
    ['a code', 'unknown code 643444', 'unknown code …'],
    ['another line', 'broken\n{"level":30,"msg":"all is well"}', 'broken…{…'],
    ['a terminal’s commands', 'broken\u001B[2J\u009B31m\u2028\u202Ehere', 'broken…[2J…31m…here'],
    ['a NUL', 'a\u0000b', 'a…b'],
  ])('%s', (_, message, kept) => {
    expect(tidyMessage(message)).toBe(kept ?? message);
  });

  test('it is never long', () => {
    expect(tidyMessage('a b '.repeat(1000)).length).toBeLessThanOrEqual(200);
  });
});

describe('what is kept of a stack', () => {
  const AT = 'http://remez.test:4477';
  test.each([
    ['Chrome', `TypeError: נועה\n    at Board (${AT}/assets/index-a1B2.js:1:234)`],
    ['Firefox and Safari', `Board@${AT}/assets/index-a1B2.js:1:234`],
    ['after a query', `    at Board (${AT}/t/${TOKEN}?x=/assets/index-a1B2.js:1:234)`],
  ])('%s: who was called and where, without the address', (_, stack) => {
    expect(ownFrames(stack)).toEqual(['Board assets/index-a1B2.js:1:234']);
  });

  test('a function without a name', () => {
    expect(ownFrames(`    at ${AT}/assets/index-a1B2.js:1:2`)).toEqual([
      '? assets/index-a1B2.js:1:2',
    ]);
  });

  test('nothing of what is not ours', () => {
    const stack = [
      'Error: נועה',
      '    at hook (chrome-extension://abc/content.js:1:2)',
      `    at ${AT}/t/${TOKEN}:1:2`,
      '    at eval (eval at x, <anonymous>:1:2)',
    ].join('\n');
    expect(ownFrames(stack)).toEqual([]);
  });

  test('at most twelve', () => {
    expect(ownFrames(`at a (${AT}/assets/a.js:1:2)\n`.repeat(100))).toHaveLength(12);
  });
});

test('a browser’s name is one short printable line', () => {
  expect(tidyBrowser('Mozilla/5.0\r\nנועה')).toBe('Mozilla/5.0…');
  expect(tidyBrowser('x'.repeat(1000))).toHaveLength(160);
});
