import { textFrame } from '../frames.ts';
import { answeredPing, openEnginePerson } from './engine-io.ts';
import { type OpenTable, SEATS } from './table.ts';

const EVENT = '42["view"';
const isView = (payload: Buffer): boolean =>
  payload.length > EVENT.length && payload.toString('latin1', 0, EVENT.length) === EVENT;

export const openSocketIoTable: OpenTable = async (opening) => {
  const come = async (seat: number) => {
    const connect = `40${JSON.stringify({ room: opening.index, seat })}`;
    return (await openEnginePerson(opening, { connect, connected: '40{' })).person;
  };
  const people = await Promise.all(SEATS.map(come));
  let moves = 0;
  return {
    people,
    watch: () => come(0),
    next() {
      moves += 1;
      const bytes = textFrame(`42["move",{"card":${moves % 25}}]`);
      return { by: moves % SEATS.length, bytes };
    },
    shows: (seat, payload) => !answeredPing(people[seat], payload) && isView(payload),
  };
};
