import { DatabaseSync } from 'node:sqlite';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeAppends } from './append-text.ts';
import { eventJournal } from './journal.ts';
import type { Ask } from './messages.ts';
import { migrate } from './schema.ts';

const STREAMS = ['a', 'b', 'c', 'with\na line'];

const newFile = () => {
  const db = new DatabaseSync(':memory:');
  db.exec('PRAGMA foreign_keys = ON');
  migrate(db);
  return db;
};

const appendOf = (stream: string, expectedVersion: number, command: number, count = 1) => {
  const events = Array.from({ length: count }, (_, i) => ({
    schema: 1,
    json: `"${command}/${i}"`,
  }));
  const commandId = `c${command}`;
  return {
    kind: 'append',
    stream,
    expectedVersion,
    commandId,
    by: 'dana',
    at: 0.5,
    events,
  } as const;
};

const rowsIn = (db: DatabaseSync): number =>
  Number(db.prepare('SELECT count(*) AS n FROM journal').get()?.n);

/** One transaction, as the thread that writes does it. */
const committing = (
  db: DatabaseSync,
  journal: ReturnType<typeof eventJournal>,
  appends: readonly Ask<'append'>[],
) => {
  db.exec('BEGIN');
  const plain = appends.filter(({ stream }) => !stream.includes('\n'));
  const answers = appends.map((append) => journal.append(append));
  journal.write(makeAppends(plain), plain.length);
  db.exec('COMMIT');
  return answers;
};

const jsonOf = (journal: ReturnType<typeof eventJournal>, stream: string, from = 0) =>
  [...journal.eventsOf(stream, from)].map(({ version, json }) => [version, json]);

const anyStep = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constant('append' as const),
      appends: fc.array(
        fc.record({
          stream: fc.constantFrom(...STREAMS),
          command: fc.nat({ max: 30 }),
          behind: fc.constantFrom(0, 0, 0, 0, 1),
          count: fc.integer({ min: 1, max: 3 }),
        }),
        { minLength: 1, maxLength: 5 },
      ),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom({ kind: 'reopen' as const }, { kind: 'takeBack' as const }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('remove' as const),
      stream: fc.constantFrom(...STREAMS),
    }),
  },
);

test('wherever events are, each stream is read whole and each command is done once', () => {
  fc.assert(
    fc.property(fc.array(anyStep, { maxLength: 40 }), fc.nat({ max: 6 }), (steps, mostWaiting) => {
      const db = newFile();
      let journal = eventJournal(db, mostWaiting);
      const model = new Map<string, { events: string[]; done: Map<string, number> }>();
      const modelOf = (stream: string) => {
        const found = model.get(stream) ?? { events: [], done: new Map<string, number>() };
        model.set(stream, found);
        return found;
      };
      for (const step of steps) {
        if (step.kind === 'append') {
          const expected: unknown[] = [];
          const appends = step.appends.map(({ stream, command, behind, count }) => {
            const { events, done } = modelOf(stream);
            const at = Math.max(0, events.length - behind);
            const append = appendOf(stream, at, command, count);
            const before = done.get(append.commandId);
            if (before !== undefined) expected.push({ kind: 'alreadyDone', version: before });
            else if (at !== events.length) {
              expected.push({ kind: 'conflict', version: events.length });
            } else {
              events.push(...append.events.map(({ json }) => json));
              done.set(append.commandId, events.length);
              expected.push(events.length);
            }
            return append;
          });
          expect(committing(db, journal, appends)).toEqual(expected);
        } else if (step.kind === 'reopen') {
          /** As after a kill: nothing was moved at the end. */
          journal = eventJournal(db, mostWaiting);
          journal.read();
        } else if (step.kind === 'takeBack') {
          db.exec('BEGIN');
          journal.append(appendOf('a', modelOf('a').events.length, 99));
          journal.append(appendOf('new', 0, 99));
          journal.write('', -1);
          db.exec('ROLLBACK');
          journal.read();
        } else {
          db.exec('BEGIN');
          /** In the same transaction, and so never to be written to the journal. */
          journal.append(appendOf(step.stream, modelOf(step.stream).events.length, 98));
          journal.moveAll();
          journal.forgetStream(step.stream);
          db.prepare('DELETE FROM streams WHERE name = ?').run(step.stream);
          journal.write('', -1);
          db.exec('COMMIT');
          expect(rowsIn(db)).toBe(0);
          model.delete(step.stream);
        }
        for (const stream of STREAMS) {
          const events = (model.get(stream)?.events ?? []).map((json, i) => [i + 1, json]);
          expect(jsonOf(journal, stream)).toEqual(events);
          expect(jsonOf(journal, stream, 2)).toEqual(events.slice(2));
        }
      }
    }),
  );
});

test('a commit is one row, and rows go once what was in them is moved', () => {
  const db = newFile();
  const journal = eventJournal(db, 100);
  for (let command = 0; command < 1000; command += 1) {
    committing(db, journal, [appendOf('a', command, command), appendOf(`t${command}`, 0, command)]);
    expect(rowsIn(db)).toBeLessThan(100 + 256 + 2);
  }
  expect(jsonOf(journal, 'a')).toHaveLength(1000);
});
