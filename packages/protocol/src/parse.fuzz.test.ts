import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseClientMessage } from './parse.ts';
import { COMMANDS, MESSAGES } from './testing/examples.ts';

const sent = (command: unknown) => ({ type: 'command', id: 'c1', command });

describe('the parser of clients’ messages never throws', () => {
  const refusedOrSame = (text: string) => {
    const result = parseClientMessage(text);
    if (result.ok) expect(result.value).toEqual(JSON.parse(text));
    else expect(['notJson', 'malformed']).toContain(result.failure.reason);
  };

  test('on any string', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), refusedOrSame));
  });

  test('on any JSON', () => {
    fc.assert(fc.property(fc.json(), refusedOrSame));
  });

  test('on any message with anything put in place of one of its parts', () => {
    const messages = [
      ...Object.values(MESSAGES).flat(),
      ...Object.values(COMMANDS).flat().map(sent),
    ];
    const parts = ['type', 'id', 'turn', 'card', 'table', 'command', 'kind', 'move', '__proto__'];
    const swapped = (value: unknown, part: string, by: unknown): unknown =>
      typeof value !== 'object' || value === null
        ? value
        : Object.fromEntries([
            ...Object.entries(value).map(([name, inner]) => [name, swapped(inner, part, by)]),
            [part, by],
          ]);
    fc.assert(
      fc.property(
        fc.constantFrom(...messages),
        fc.constantFrom(...parts),
        fc.jsonValue(),
        (message, part, by) => refusedOrSame(JSON.stringify(swapped(message, part, by))),
      ),
    );
  });
});
