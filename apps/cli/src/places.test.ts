import { expect, test } from 'vitest';
import { nameOf, readFileArgs, readMigrationArgs } from './places.ts';

const URL = 'postgres://ann:secret@db.example/games';
const folder = (name: string) => ({ kind: 'folder', folder: name });
const database = { kind: 'database', url: URL };

test.each([
  [['f'], {}, folder('./data')],
  [['f'], { REMEZ_DATA: 'games' }, folder('games')],
  [['f'], { REMEZ_DATA: 'games', DATABASE_URL: URL }, database],
  [['f', '--data', 'here'], { DATABASE_URL: URL }, folder('here')],
  [['f', '--database-url', URL], {}, database],
])('where the games of %j are with %j', (args, env, place) => {
  expect(readFileArgs(args, { mayForce: true, env })).toEqual({ file: 'f', place, force: false });
});

test.each([
  [[], {}, 'it needs one file'],
  [['one', 'two'], {}, 'it needs one file'],
  [['f', '--data', 'here', '--database-url', URL], {}, '--data or --database-url, not both'],
  [['f'], { DATABASE_URL: 'mysql://ann:secret@db' }, 'the address of a database begins with'],
  [['f', '--force'], {}, '--force'],
])('%j with %j is not understood', (args, env, sentence) => {
  const read = readFileArgs(args, { mayForce: false, env });
  expect(read).toEqual(expect.stringContaining(sentence));
  expect(read).not.toContain('secret');
});

test('of a migration the place that is not given is DATABASE_URL', () => {
  const env = { DATABASE_URL: URL };
  const there = { from: folder('data'), to: database };
  expect(readMigrationArgs(['--from', 'data', '--to', URL], {})).toEqual(there);
  expect(readMigrationArgs(['--from', 'data'], env)).toEqual(there);
  const back = { from: database, to: folder('data') };
  expect(readMigrationArgs(['--to', 'data'], env)).toEqual(back);
  expect(readMigrationArgs(['--from', 'data'], {})).toBe('it needs --to, or DATABASE_URL');
  expect(readMigrationArgs(['--to', 'data'], {})).toBe('it needs --from, or DATABASE_URL');
  expect(readMigrationArgs([], env)).toBe('it needs --from and --to');
  expect(readMigrationArgs(['data'], env)).toBe('it does not know "data"');
});

test('a database is named without its password', () => {
  expect(nameOf({ kind: 'database', url: URL })).toBe('the database games on db.example');
});
