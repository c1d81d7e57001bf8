import { textFrame } from '../frames.ts';
import { addressOf, openPerson } from '../person.ts';
import { type OpenTable, SEATS } from './table.ts';

const MOVE = textFrame('{"kind":"guess","card":7}');

/** A room of the bare broadcast: what anyone says goes to all four. */
export const openBareTable: OpenTable = async ({ port, index }) => {
  const from = addressOf(index);
  const watch = () => openPerson({ port, from, path: `/room/${index}` });
  const people = await Promise.all(SEATS.map(watch));
  let by = 0;
  return {
    people,
    watch,
    next() {
      by = (by + 1) % SEATS.length;
      return { by, bytes: MOVE };
    },
    shows: () => true,
  };
};
