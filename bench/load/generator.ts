import { makePlayers, type Step, type StepResult } from './schedule.ts';
import { isSubject, SUBJECTS } from './subjects.ts';

/** The process that plays: it opens tables and makes moves when it is told to, on its own core. */
export type Order =
  | { readonly kind: 'open'; readonly tables: number }
  | { readonly kind: 'play'; readonly step: Step };
export type Answer =
  | { readonly kind: 'opened' }
  | { readonly kind: 'played'; readonly result: StepResult }
  | { readonly kind: 'failed'; readonly why: string };

const OPENING_AT_ONCE = 24;

const [subject = '', port = '', pid = ''] = process.argv.slice(2);
if (!isSubject(subject)) throw new Error(`there is no subject "${subject}"`);
const players = makePlayers(Number(pid));

/** Opens tables until there are so many. */
const openTables = async (wanted: number) => {
  let index = players.tables;
  const open = async () => {
    while (index < wanted) {
      index += 1;
      players.add(await SUBJECTS[subject].openTable({ port: Number(port), index: index - 1 }));
    }
  };
  await Promise.all(Array.from({ length: OPENING_AT_ONCE }, open));
};

const follow = async (order: Order): Promise<Answer> => {
  switch (order.kind) {
    case 'open':
      await openTables(order.tables);
      return { kind: 'opened' };
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
