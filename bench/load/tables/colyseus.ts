import { clientFrame, OPCODE } from '../frames.ts';
import { asker } from '../http.ts';
import { addressOf, openPerson, type Person } from '../person.ts';
import { type OpenTable, SEATS } from './table.ts';

/** The first byte of a message, as Colyseus numbers them. */
const KIND = { joinRoom: 10, error: 11, roomData: 13, state: 14, patch: 15 } as const;
const WITHIN = 10_000;

const JOIN = clientFrame(OPCODE.binary, Buffer.from([KIND.joinRoom]));

/** `move` and `{card}` in MessagePack: short texts and small numbers are one byte and themselves. */
const moveFrame = (card: number): Buffer => {
  const said = Buffer.from('\xa4move\x81\xa4card', 'latin1');
  return clientFrame(OPCODE.binary, Buffer.from([KIND.roomData, ...said, card]));
};

interface Reservation {
  readonly roomId: string;
  readonly processId: string;
  readonly sessionId: string;
}

/** Has answered the welcome, and was shown the state. */
const joined = (person: Person): Promise<void> =>
  new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('no state came')), WITHIN);
    person.onFrame = ([kind]) => {
      if (kind === KIND.joinRoom) person.send(JOIN);
      if (kind !== KIND.state) return;
      clearTimeout(late);
      resolve();
    };
  });

export const openColyseusTable: OpenTable = async ({ port, index }) => {
  const from = addressOf(index);
  const { ask, close } = asker(port, from);
  const people: Person[] = [];
  let room: string | undefined;
  for (const seat of SEATS) {
    const path = room === undefined ? '/matchmake/create/table' : `/matchmake/joinById/${room}`;
    const { text } = await ask(path, { body: { seat } });
    const { roomId, processId, sessionId } = JSON.parse(text) as Reservation;
    room = roomId;
    const at = `/${processId}/${roomId}?sessionId=${sessionId}`;
    const person = await openPerson({ port, from, path: at });
    await joined(person);
    people.push(person);
  }
  close();
  let moves = 0;
  return {
    people,
    next() {
      moves += 1;
      return { by: moves % SEATS.length, bytes: moveFrame(moves % 25) };
    },
    shows(_, [kind]) {
      if (kind === KIND.error) throw new Error('Colyseus refused a move');
      return kind === KIND.patch;
    },
  };
};
