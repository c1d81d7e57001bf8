import { Duplex } from 'node:stream';
import { expect, test } from 'vitest';
import { outgoingTo } from './outgoing.ts';

/** A connection that tells in which order what was written, to all of them. */
const connection = (name: string, written: string[]) =>
  new Duplex({
    read() {},
    write(chunk: Buffer, _encoding, done) {
      written.push(`${name} ${chunk.toString()}`);
      done();
    },
  });

const frame = (text: string) => Buffer.from(text);
const endOfTurn = () => new Promise(setImmediate);

test('what one turn has to say to one connection is one write, after all of it was said', async () => {
  const written: string[] = [];
  const one = outgoingTo(connection('one', written));
  const other = outgoingTo(connection('other', written));
  const said = Promise.resolve().then(() => one.send(frame('b')));
  one.send(frame('a'));
  other.send(frame('c'));
  await said;
  expect(written).toEqual([]);
  expect(one.unread).toBe(2);
  await endOfTurn();
  expect(written).toEqual(['one ab', 'other c']);
  one.send(frame('d'));
  await endOfTurn();
  expect(written.slice(2)).toEqual(['one d']);
});

test('what must not wait is written at once, and once', async () => {
  const written: string[] = [];
  const one = outgoingTo(connection('one', written));
  one.send(frame('goodbye'));
  one.flush();
  expect(written).toEqual(['one goodbye']);
  await endOfTurn();
  expect(written).toEqual(['one goodbye']);
});

test('a connection is not made to gather without end, nor the first to wait for a crowd', async () => {
  const written: string[] = [];
  const long = outgoingTo(connection('long', written));
  long.send(Buffer.alloc(60_000));
  long.send(Buffer.alloc(60_000));
  expect(written).toHaveLength(1);
  const many = Array.from({ length: 600 }, () => outgoingTo(connection('', written)));
  for (const each of many) each.send(frame('x'));
  expect(written.length).toBeGreaterThan(500);
  await endOfTurn();
  expect(written).toHaveLength(601);
});
