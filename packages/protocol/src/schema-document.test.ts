import { decrypto, type Role } from '@remez/rules/decrypto';
import { randomDecrypto } from '@remez/rules/testing/decrypto';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { schemaDocument } from './schema-document.ts';
import { COMMANDS, MESSAGES } from './testing/examples.ts';
import { PROTOCOL } from './version.ts';

/** Not the library that the schemas are written with. */
const ajv = new Ajv2020({ allowUnionTypes: true, keywords: ['protocol'] });
const document = schemaDocument();
ajv.addSchema(document, 'remez');
const accepts = (name: string, value: unknown) => ajv.validate(`remez#/$defs/${name}`, value);

const rows = (examples: { readonly [kind: string]: readonly unknown[] }) =>
  Object.entries(examples).flatMap(([kind, all]) => all.map((example) => [kind, example] as const));

describe('the published document', () => {
  test('is JSON Schema of draft 2020-12, and says for which protocol', () => {
    expect(ajv.validateSchema(document)).toBe(true);
    expect(document.protocol).toBe(PROTOCOL);
    expect(Object.keys(document.$defs)).toEqual([
      'ClientMessage',
      'ServerFrame',
      'ServerMessage',
      'TableView',
      'Me',
      'Presence',
      'Change',
      'ClassicView',
      'DuetView',
      'DecryptoView',
      'Verdict',
      'RefusalReason',
      'GoodbyeReason',
    ]);
  });

  test('says everything once: what has a name is referred to', () => {
    const text = JSON.stringify(document);
    for (const name of ['TableView', 'Me', 'ClassicView', 'DuetView', 'DecryptoView', 'Verdict']) {
      expect(text).toContain(`{"$ref":"#/$defs/${name}"}`);
    }
    expect(text.split('"const":"classic"')).toHaveLength(3);
  });

  test('closes every object that has fields of its own', () => {
    const open: unknown[] = [];
    const look = (value: unknown) => {
      if (typeof value !== 'object' || value === null) return;
      if ('properties' in value && 'type' in value && !('additionalProperties' in value)) {
        open.push(value);
      }
      Object.values(value).forEach(look);
    };
    look(document);
    expect(open).toEqual([]);
  });

  test.each(rows(MESSAGES))('takes what a client may say: %s, %j', (_, message) => {
    expect(accepts('ClientMessage', message)).toBe(true);
  });

  test.each(rows(COMMANDS))('takes what a client may ask: %s, %j', (_, command) => {
    expect(accepts('ClientMessage', { type: 'command', id: 'c1', command })).toBe(true);
    expect(accepts('ClientMessage', { type: 'command', id: 'c1', command, more: 1 })).toBe(false);
  });

  test.each([
    [{ type: 'welcome', protocol: PROTOCOL, now: 1, person: 'p' }, true],
    [{ type: 'refused', id: null, reason: 'tooFast' }, true],
    [{ type: 'refused', id: null, reason: 'becauseISaySo' }, false],
    [{ type: 'goodbye', reason: 'left' }, true],
    [{ type: 'goodbye', reason: 'bored' }, false],
    [{ type: 'presence', here: ['m1'], watching: 0, pointing: { m1: 24 } }, true],
    [{ type: 'presence', here: ['m1'], watching: 0, pointing: { m1: 25 } }, false],
    [{ type: 'pong', now: 1, later: 2 }, false],
    [{ type: 'change', number: 2, change: { talk: { '-': 1, 3: [{}] }, code: [] } }, true],
    [{ type: 'change', number: 2, change: { turn: 3 } }, false],
    [{ type: 'change', number: 2, change: { turn: [3, 4] } }, false],
    [{ type: 'change', change: {} }, false],
    [{ type: 'me', change: { can: { point: [true] } } }, true],
    [{ type: 'me' }, false],
  ])('of what a server says: %j, %s', (message, isOne) => {
    expect(accepts('ServerMessage', message)).toBe(isOne);
  });

  test('a frame holds a message, or several that belong together', () => {
    const pong = { type: 'pong', now: 1 };
    expect(accepts('ServerFrame', pong)).toBe(true);
    expect(accepts('ServerFrame', [pong, { type: 'done', id: 'c1' }])).toBe(true);
    expect(accepts('ServerFrame', [])).toBe(false);
    expect(accepts('ServerFrame', [[pong]])).toBe(false);
  });

  test('knows lists of so many: codes, clues and keywords of random matches, and no longer ones', () => {
    const seats: readonly Role[] = ['white', 'white.encryptor'];
    const views = randomDecrypto('teams', 3).states.map(
      (state): Record<string, unknown> =>
        JSON.parse(JSON.stringify(decrypto.view(state, { kind: 'seated', seats }))),
    );
    for (const view of views) {
      expect(accepts('DecryptoView', view)).toBe(true);
      const white = ['one', 'two', 'three', 'four', 'five'];
      expect(accepts('DecryptoView', { ...view, keywords: { white } })).toBe(false);
      expect(accepts('DecryptoView', { ...view, keywords: { white: white.slice(2) } })).toBe(false);
    }
  });
});
