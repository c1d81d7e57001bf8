import type { Person } from './person.ts';
import { makePlayers, type Step, type StepResult } from './schedule.ts';
import { isSubject, SUBJECTS } from './subjects.ts';
import { SEATS, type Table } from './tables/table.ts';

/** The process that plays: it opens tables and makes moves when it is told to, on its own core. */
export type Order =
  | { readonly kind: 'open'; readonly tables: number }
  /** Plays until the tables are at all the moments of a match. */
  | { readonly kind: 'spread' }
  /** So many screens at every table beside those of the four; none closes those there were. */
  | { readonly kind: 'watch'; readonly screens: number }
  | { readonly kind: 'play'; readonly step: Step };
export type Answer =
  | { readonly kind: 'opened'; readonly sockets: number }
  | { readonly kind: 'spread' }
  | { readonly kind: 'played'; readonly result: StepResult }
  | { readonly kind: 'failed'; readonly why: string };

const OPENING_AT_ONCE = 24;

/** Ports and process ids of its servers, with commas between them. */
const [subject = '', portList = '', pidList = ''] = process.argv.slice(2);
const ports = portList.split(',').map(Number);
const [port = 0] = ports;
if (!isSubject(subject)) throw new Error(`there is no subject "${subject}"`);
const players = makePlayers(pidList.split(',').map(Number));
const tables: Table[] = [];
let watching: Person[] = [];

const inParallel = (work: () => Promise<void>) =>
  Promise.all(Array.from({ length: OPENING_AT_ONCE }, work));

/** Opens tables until there are so many. */
const openTables = async (wanted: number) => {
  let index = tables.length;
  await inParallel(async () => {
    while (index < wanted) {
      index += 1;
      const table = await SUBJECTS[subject].openTable({ port, ports, index: index - 1 });
      tables.push(table);
      players.add(table);
    }
  });
};

const openScreens = async (screens: number) => {
  if (screens === 0) {
    for (const person of watching) person.close();
    watching = [];
  }
  let left = tables.length * screens - watching.length;
  await inParallel(async () => {
    while (left > 0) {
      left -= 1;
      const person = await tables[left % tables.length]?.watch?.();
      if (person !== undefined) watching.push(person);
    }
  });
};

const follow = async (order: Order): Promise<Answer> => {
  switch (order.kind) {
    case 'open':
      await openTables(order.tables);
      return { kind: 'opened', sockets: tables.length * SEATS.length };
    case 'spread':
      await players.spread();
      return { kind: 'spread' };
    case 'watch':
      await openScreens(order.screens);
      return { kind: 'opened', sockets: watching.length };
    case 'play':
      return { kind: 'played', result: await players.play(order.step) };
  }
};

process.on('message', async (order: Order) => {
  const answer = await follow(order).catch(
    (error: unknown): Answer => ({ kind: 'failed', why: String(error) }),
  );
  process.send?.(answer);
});
process.on('disconnect', () => process.exit());
