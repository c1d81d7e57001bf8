import { seededRandom, success } from '@remez/rules';
import { parseList } from '@remez/words';
import { describe, expect, test } from 'vitest';
import { memoryLog } from '../log/memory.ts';
import { makeStored } from '../records.ts';
import {
  FOUR,
  manualClock,
  openingOf,
  ownWords,
  simpleJudge,
  unexpectedFault,
} from '../testing/index.ts';
import type { Command } from '../types.ts';
import type { Lists } from './port.ts';
import { openLiveTable } from './table.ts';

const LIST: Command = { kind: 'bringWords', text: ownWords(30).join('\n') };

/** Ann's table, and lists that are read when the test says so. */
const opened = async () => {
  const log = memoryLog();
  const events = openingOf().map(makeStored);
  await log.append('table/one', 0, { commandId: '', by: 'ann', at: 0, events });
  const asked: string[] = [];
  let reading = Promise.withResolvers<void>();
  reading.resolve();
  const lists: Lists = {
    async read(text) {
      asked.push(text);
      await reading.promise;
      return success(parseList(text, simpleJudge));
    },
  };
  const random = seededRandom(4);
  const opening = await openLiveTable('table/one', {
    log,
    clock: manualClock(),
    random,
    judge: simpleJudge,
    lists,
    faults: unexpectedFault,
  });
  if (!opening.ok) throw new Error(opening.failure);
  const table = opening.value;
  let ids = 0;
  const tell = (person: string, command: Command, id?: string) => {
    ids += 1;
    return table.command(person, id ?? `c${ids}`, { command });
  };
  for (const person of ['ben', 'cat', 'dan']) await tell(person, { kind: 'join', name: person });
  const hold = () => {
    reading = Promise.withResolvers<void>();
    return reading.resolve;
  };
  return { table, tell, asked, hold, lists };
};

const refused = (reason: string) => ({ kind: 'refused', reason });

describe('a list that is read beside the table', () => {
  test('C2 · only the host’s is read, and none while a match runs', async () => {
    const { tell, asked } = await opened();
    expect(await tell('ben', LIST)).toEqual(refused('notHost'));
    expect(await tell('eve', LIST)).toEqual(refused('notMember'));
    for (const [person, seat] of Object.entries(FOUR)) await tell(person, { kind: 'sit', seat });
    await tell('ann', { kind: 'start' });
    expect(await tell('ann', LIST)).toEqual(refused('matchRunning'));
    expect(asked).toEqual([]);
  });

  test('C2 · the table goes on while it is read, and has the words when it is', async () => {
    const { table, tell, hold } = await opened();
    const release = hold();
    const brought = tell('ann', LIST);
    expect(await tell('ben', { kind: 'talk', to: 'everyone', text: 'שלום' })).toEqual({
      kind: 'done',
    });
    expect(table.view().custom).toBeUndefined();
    release();
    expect(await brought).toEqual({ kind: 'done' });
    expect(table.view().custom).toEqual({ language: 'he', words: 30 });
  });

  test('C2 · of each table one list is read at a time', async () => {
    const { tell, hold, asked } = await opened();
    const release = hold();
    const first = tell('ann', LIST);
    expect(await tell('ann', LIST)).toEqual(refused('busy'));
    release();
    expect(await first).toEqual({ kind: 'done' });
    expect(await tell('ann', LIST)).toEqual({ kind: 'done' });
    expect(asked).toHaveLength(2);
  });

  test('C2 · what was decided meanwhile counts: a match that has begun keeps its words', async () => {
    const { table, tell, hold } = await opened();
    for (const [person, seat] of Object.entries(FOUR)) await tell(person, { kind: 'sit', seat });
    const release = hold();
    const brought = tell('ann', LIST);
    await tell('ann', { kind: 'start' });
    release();
    expect(await brought).toEqual(refused('matchRunning'));
    expect(table.view().custom).toBeUndefined();
  });

  test('C2 · a list that was brought is not read again when it is sent again', async () => {
    const { tell, asked } = await opened();
    expect(await tell('ann', LIST, 'list')).toEqual({ kind: 'done' });
    expect(await tell('ann', LIST, 'list')).toEqual({ kind: 'done' });
    expect(asked).toHaveLength(1);
  });

  test.each(['busy', 'listTooSlow', 'unavailable'] as const)(
    'C2 · a list that could not be read is refused as %s, and the next is read',
    async (failure) => {
      const { table, tell, lists } = await opened();
      const { read } = lists;
      Object.assign(lists, { read: async () => ({ ok: false, failure }) });
      expect(await tell('ann', LIST)).toEqual(refused(failure));
      expect(table.view().custom).toBeUndefined();
      Object.assign(lists, { read });
      expect(await tell('ann', LIST)).toEqual({ kind: 'done' });
    },
  );
});
