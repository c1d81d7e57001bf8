import type { ClockCommand } from '@remez/rules';
import type { Command as ClassicCommand } from '@remez/rules/classic';
import type { Command as DecryptoCommand } from '@remez/rules/decrypto';
import type { Command as DuetCommand } from '@remez/rules/duet';
import type { Command as TableCommand } from '@remez/table';
import type Type from 'typebox';
import { describe, expect, expectTypeOf, test } from 'vitest';
import type { Command } from './commands.ts';
import type { Move as ClassicMove } from './games/classic/schemas.ts';
import type { Move as DecryptoMove } from './games/decrypto/schemas.ts';
import type { Move as DuetMove } from './games/duet/schemas.ts';
import { parseClientMessage } from './parse.ts';
import { COMMANDS, MESSAGES } from './testing/examples.ts';

type Move = Type.Static<typeof ClassicMove>;
type MoveOfDuet = Type.Static<typeof DuetMove>;

const parsed = (message: unknown) => parseClientMessage(JSON.stringify(message));
const sent = (command: unknown) => ({ type: 'command', id: 'c1', command });
const played = (move: unknown) => sent({ kind: 'play', move });
const malformed = (id: string | null) => ({ ok: false, failure: { reason: 'malformed', id } });

/** Different rows may share a name as long as the whole example tells them apart. */
const rows = (examples: { readonly [kind: string]: readonly unknown[] }) =>
  Object.entries(examples).flatMap(([kind, all]) => all.map((example) => [kind, example] as const));

describe('what is accepted comes out as it went in', () => {
  test.each(rows(MESSAGES))('message %s: %j', (_, message) => {
    expect(parsed(message)).toEqual({ ok: true, value: message });
  });

  test.each(rows(COMMANDS))('command %s: %j', (_, command) => {
    expect(parsed(sent(command))).toEqual({ ok: true, value: sent(command) });
  });
});

test('what was parsed is a command of the table, and every command of the table can be sent', () => {
  expectTypeOf<Command>().toExtend<TableCommand>();
  expectTypeOf<TableCommand['kind']>().toEqualTypeOf<Command['kind']>();
  expectTypeOf<Move>().toExtend<ClassicCommand>();
  expectTypeOf<ClassicCommand['kind']>().toEqualTypeOf<Move['kind']>();
  expectTypeOf<MoveOfDuet>().toExtend<DuetCommand>();
  expectTypeOf<DuetCommand['kind']>().toEqualTypeOf<MoveOfDuet['kind']>();
  expectTypeOf<Extract<Move['kind'], ClockCommand['kind']>>().toBeNever();
  expectTypeOf<Type.Static<typeof DecryptoMove>>().toExtend<DecryptoCommand>();
  expectTypeOf<Type.Static<typeof DecryptoMove>['kind']>().toEqualTypeOf<DecryptoCommand['kind']>();
});

describe('what is not JSON is refused as such', () => {
  test.each([
    '',
    ' ',
    'ping',
    '{type:"ping"}',
    "{'type':'ping'}",
    '{"type":"ping"',
    '{"type":"ping"}{"type":"ping"}',
    '\ufeff{"type":"ping"}',
    'undefined',
    'NaN',
    '\u0000',
    '['.repeat(100_000),
  ])('%j', (text) => {
    expect(parseClientMessage(text)).toEqual({
      ok: false,
      failure: { reason: 'notJson', id: null },
    });
  });
});

describe('what is no message is refused', () => {
  test.each([
    null,
    true,
    0,
    'ping',
    [],
    [{ type: 'ping' }],
    {},
    { type: null },
    { type: ['ping'] },
    { type: 'PING' },
    { type: 'welcome', protocol: 1, now: 0, person: 'ann' },
    { type: 'goodbye', reason: 'closed' },
    { type: 'toString' },
    { type: 'ping', now: 0 },
    { type: 'hello' },
    { type: 'hello', table: 't' },
    { type: 'hello', protocol: 1 },
    { type: 'hello', protocol: '1', table: 't' },
    { type: 'hello', protocol: 1.5, table: 't' },
    { type: 'hello', protocol: 2, table: 7 },
    { type: 'hello', protocol: 2, table: 'x'.repeat(65) },
    { type: 'hello', protocol: 2, table: 't', person: null },
    { type: 'hello', protocol: 2, table: 't', person: 'x'.repeat(65) },
    { type: 'hello', protocol: 2, table: 't', watching: 'yes' },
    { type: 'hello', protocol: 2, table: 't', seat: 'red.spymaster' },
    { type: 'point' },
    { type: 'point', card: 25 },
    { type: 'point', card: -1 },
    { type: 'point', card: 1.5 },
    { type: 'point', card: '3' },
    { type: 'point', card: 3, member: 'm2' },
    { type: 'attend', match: 1 },
    { type: 'attend', match: 0, composing: true },
    { type: 'attend', match: 1, composing: true, text: 'רמז' },
  ])('%j', (message) => {
    expect(parsed(message)).toEqual(malformed(null));
  });
});

describe('a command that cannot be obeyed is refused by its id', () => {
  test.each([
    { type: 'command', id: 'c1' },
    { type: 'command', id: 'c1', command: null },
    { type: 'command', id: 'c1', command: [] },
    { type: 'command', id: 'c1', command: 'stand' },
    { type: 'order', id: 'c1', command: { kind: 'stand' } },
    { ...sent({ kind: 'stand' }), by: 'ann' },
    { ...sent({ kind: 'stand' }), turn: -1 },
    { ...sent({ kind: 'stand' }), turn: 1.5 },
    { ...sent({ kind: 'stand' }), turn: '1' },
    { ...sent({ kind: 'stand' }), turn: null },
  ])('%j', (message) => {
    expect(parsed(message)).toEqual(malformed('c1'));
  });

  test.each([
    {},
    { kind: null },
    { kind: 'sneak' },
    { kind: 'constructor' },
    { kind: 'Stand' },
    /** The clock's own moves, and moves outside `play`. */
    { kind: 'timeout' },
    { kind: 'postpone' },
    { kind: 'guess', card: 3 },
    { kind: 'stand', seat: 'red.spymaster' },
    { kind: 'join' },
    { kind: 'join', name: null },
    { kind: 'join', name: ['Ann'] },
    { kind: 'join', name: 'x'.repeat(2001) },
    { kind: 'join', name: 'Ann', person: 'ben' },
    { kind: 'sit' },
    { kind: 'sit', seat: 'x'.repeat(41) },
    { kind: 'sit', seat: 'red.operative', also: 1 },
    { kind: 'talk', to: 'nobody', text: 'hi' },
    { kind: 'talk', to: 'team' },
    { kind: 'talk', to: 'team', text: 'x'.repeat(2001) },
    { kind: 'seat', member: 'm1' },
    { kind: 'seat', member: 'x'.repeat(17), seat: null },
    { kind: 'shuffle', members: 'm1' },
    { kind: 'shuffle', members: [1] },
    { kind: 'shuffle', members: Array.from({ length: 201 }, () => 'm') },
    { kind: 'lock', locked: 'yes' },
    { kind: 'lock' },
    { kind: 'remove', member: 1 },
    { kind: 'handOver' },
    { kind: 'set' },
    { kind: 'set', settings: [] },
    { kind: 'set', settings: { game: 'x'.repeat(41) } },
    { kind: 'set', settings: { colour: 'red' } },
    { kind: 'set', settings: { pack: 'classic.he' } },
    { kind: 'set', settings: { packs: 'classic.he' } },
    { kind: 'set', settings: { packs: [1] } },
    { kind: 'set', settings: { packs: Array.from({ length: 17 }, () => 'custom') } },
    { kind: 'set', settings: { language: ['he'] } },
    { kind: 'set', settings: { clues: 'off' } },
    { kind: 'set', settings: { clues: { referee: true } } },
    { kind: 'set', settings: { clues: { allow: 'compounds' } } },
    { kind: 'set', settings: { clues: { allow: Array.from({ length: 8 }, () => 'places') } } },
    { kind: 'set', settings: { clues: { judge: 'me' } } },
    { kind: 'bringWords' },
    { kind: 'bringWords', text: ['כלב'] },
    { kind: 'bringWords', text: 'x'.repeat(100_001) },
    { kind: 'bringWords', text: 'כלב', language: 'he' },
    { kind: 'set', settings: { classic: { mode: 1 } } },
    { kind: 'set', settings: { classic: { timers: { clue: -1 } } } },
    { kind: 'set', settings: { classic: { timers: { clue: 1.5 } } } },
    { kind: 'set', settings: { classic: { timers: { clue: 86_401 } } } },
    { kind: 'set', settings: { classic: { timers: { lunch: 60 } } } },
    { kind: 'start', seed: 4 },
    { kind: 'play' },
    { kind: 'play', move: 'stop' },
    { kind: 'play', move: { kind: 'stop' }, seat: 'red.operative' },
  ])('command %j', (command) => {
    expect(parsed(sent(command))).toEqual(malformed('c1'));
  });

  test.each([
    {},
    { kind: 'peek' },
    /** The clock's own moves: whoever could send them could hurry everyone. */
    { kind: 'timeout', turn: 3, phase: 'clue' },
    { kind: 'postpone', turn: 3, phase: 'clue', until: 9e15 },
    { kind: 'giveClue', word: 'גשם' },
    { kind: 'giveClue', count: 2 },
    { kind: 'giveClue', word: 7, count: 2 },
    { kind: 'giveClue', word: 'גשם', count: 1.5 },
    { kind: 'giveClue', word: 'גשם', count: 10 },
    { kind: 'giveClue', word: 'גשם', count: -1 },
    { kind: 'giveClue', word: 'גשם', count: '3' },
    { kind: 'giveClue', word: 'גשם', count: 'infinite' },
    { kind: 'giveClue', word: 'גשם', count: null },
    { kind: 'giveClue', word: 'x'.repeat(2001), count: 1 },
    { kind: 'giveClue', word: 'גשם', count: 2, team: 'blue' },
    { kind: 'guess' },
    { kind: 'guess', card: 25 },
    { kind: 'guess', card: -1 },
    { kind: 'guess', card: 1.5 },
    { kind: 'guess', card: '7' },
    { kind: 'guess', card: null },
    { kind: 'guess', card: 7, word: 'סופה' },
    { kind: 'cover', card: 25 },
    { kind: 'ask', word: null },
    { kind: 'answer' },
    { kind: 'answer', allow: 'true' },
    { kind: 'answer', allow: true, word: null },
    { kind: 'rule', penalise: 0 },
    { kind: 'stop', now: true },
  ])('move %j', (move) => {
    expect(parsed(played(move))).toEqual(malformed('c1'));
  });
});

describe('an id is repeated in the refusal only if it is one', () => {
  test.each([undefined, null, 7, ['c1'], { id: 'c1' }, 'x'.repeat(65)])('%j', (id) => {
    expect(parsed({ type: 'command', id, command: { kind: 'stand' } })).toEqual(malformed(null));
  });

  test('an empty one is none to the command, and is repeated as it is', () => {
    expect(parsed({ ...sent({ kind: 'stand' }), id: '' })).toEqual(malformed(''));
  });

  test('one that belongs to something within is not the message’s', () => {
    expect(parsed({ type: 'command', command: { id: 'c1', kind: 'stand' } })).toEqual(
      malformed(null),
    );
  });
});

describe('tricks with JSON', () => {
  test.each([
    ['{"__proto__":{"type":"ping"}}', null],
    ['{"type":"ping","__proto__":{}}', null],
    ['{"type":"ping","__proto__":null}', null],
    ['{"type":"hello","protocol":1,"table":"t","__proto__":{"person":"ben"}}', null],
    ['{"__proto__":{"id":"c1"},"type":"command","command":{"kind":"stand"}}', null],
    ['{"type":"command","id":"c1","command":{"kind":"stand","__proto__":{}}}', 'c1'],
    ['{"type":"command","id":"c1","command":{"__proto__":{"kind":"stand"}}}', 'c1'],
    [
      '{"type":"command","id":"c1","command":{"kind":"set","settings":{"__proto__":{"game":"x"}}}}',
      'c1',
    ],
    ['{"type":"command","id":"c1","turn":1e400,"command":{"kind":"stand"}}', 'c1'],
    ['{"type":"ping","type":"pong"}', null],
  ])('%s is refused', (text, id) => {
    expect(parseClientMessage(text)).toEqual(malformed(id));
    expect(({} as { type?: unknown }).type).toBeUndefined();
  });

  test.each([
    ['arrays', `${'['.repeat(100_000)}${']'.repeat(100_000)}`, null],
    ['objects', `${'{"type":'.repeat(100_000)}1${'}'.repeat(100_000)}`, null],
    [
      'a command',
      `{"type":"command","id":"c1","command":${'{"kind":'.repeat(100_000)}1${'}'.repeat(100_000)}}`,
      'c1',
    ],
    [
      'settings',
      `{"type":"command","id":"c1","command":{"kind":"set","settings":${'{"classic":'.repeat(100_000)}1${'}'.repeat(100_000)}}}`,
      'c1',
    ],
  ])('%s nested a hundred thousand deep are refused', (_, text, id) => {
    expect(parseClientMessage(text)).toEqual(malformed(id));
  });
});
