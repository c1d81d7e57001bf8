import { textFrame } from '../frames.ts';
import type { Person } from '../person.ts';
import { answeredPing, openEnginePerson } from './engine-io.ts';
import { type OpenTable, SEATS } from './table.ts';

const UPDATE = '42/board,["update"';
const isUpdate = (payload: Buffer): boolean =>
  payload.length > UPDATE.length && payload.toString('latin1', 0, UPDATE.length) === UPDATE;

const packetOf = (...event: readonly unknown[]): Buffer =>
  textFrame(`42/board,${JSON.stringify(event)}`);

/** A match begins when somebody first asks for it; every move names the state it was made on. */
export const openBoardgameIoTable: OpenTable = async (opening) => {
  const match = `match-${opening.index}`;
  const come = async (player: string | null): Promise<Person> => {
    const { person, until } = await openEnginePerson(opening, {
      connect: '40/board,',
      connected: '40/board,',
    });
    const synced = until('42/board,["sync"');
    person.send(packetOf('sync', match, player, null, SEATS.length));
    await synced;
    return person;
  };
  const people: Person[] = [];
  for (const seat of SEATS) people.push(await come(`${seat}`));
  let moves = 0;
  return {
    people,
    watch: () => come(null),
    next() {
      const by = moves % SEATS.length;
      const payload = { type: 'touch', args: [moves % 25], playerID: `${by}`, credentials: null };
      const bytes = packetOf('update', { type: 'MAKE_MOVE', payload }, moves, match, `${by}`);
      moves += 1;
      return { by, bytes };
    },
    shows: (seat, payload) => !answeredPing(people[seat], payload) && isUpdate(payload),
  };
};
