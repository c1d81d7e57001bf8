import type { Socket } from 'node:net';
import { frame, textFrame } from '@remez/server/testing';
import type { Attack } from './attack.ts';
import { openTable, range, shownScreen, tally, visit } from './people.ts';
import type { Target } from './raw.ts';

/** The most often that one person may send: ten a second. */
const PACE = 102;

const PONG = frame(0x8a, Buffer.alloc(0));

interface Seat {
  readonly send: (command: object) => void;
  readonly socket: Socket;
}

/** A table of one person and bots, whose match has begun. */
const playing = async (
  target: Target,
  {
    settings,
    seats,
    onAnswer,
  }: {
    readonly settings: object;
    readonly seats: readonly string[];
    readonly onAnswer: (answer: string) => void;
  },
): Promise<Seat> => {
  let turn = 1;
  let ids = 0;
  const onText = (text: string) => {
    for (const [, reason = ''] of text.matchAll(/"refused","id":[^,]+,"reason":"(\w+)"/gu)) {
      onAnswer(reason);
    }
    /** The table's turn stands before that of its match, in a view and in a change. */
    turn = Number(/"turn":\[?(\d+)/u.exec(text)?.[1] ?? turn);
    for (const _ of text.matchAll(/"type":"done"/gu)) onAnswer('done');
  };
  const cookie = await visit(target, 0);
  const table = await openTable(target, 0, cookie, settings);
  const socket = await shownScreen(target, { from: 0, cookie, table, onText });
  const send = (command: object) => {
    ids += 1;
    const isMove = 'kind' in command && command.kind === 'play';
    socket.write(
      textFrame({ type: 'command', id: `match-${ids}`, ...(isMove && { turn }), command }),
    );
  };
  const [own = '', ...others] = seats;
  send({ kind: 'sit', seat: own });
  for (const seat of others) send({ kind: 'addBot', seat, temperament: 'careful' });
  send({ kind: 'start' });
  return { send, socket };
};

const again = (seats: readonly Seat[], command: (step: number) => object) => {
  let step = 0;
  const timer = setInterval(() => {
    step += 1;
    for (const { send, socket } of seats) {
      send(command(step));
      /** The server cuts off a screen that answers none of its pings. */
      if (step % 40 === 0) socket.write(PONG);
    }
  }, PACE);
  return () => clearInterval(timer);
};

const MATCHES = 24;
const LENGTHENED_FOR = 60_000;
const CLASSIC = ['red.spymaster', 'red.operative', 'blue.spymaster', 'blue.operative'];

export const moveOn: Attack = {
  about: `${MATCHES} hosts with bots move on ten times a second, for a minute before it is measured`,
  async prepare(target) {
    const answers = tally();
    const settings = { game: 'classic' };
    const seats = await Promise.all(
      range(MATCHES).map(() =>
        playing(target, { settings, seats: CLASSIC, onAnswer: answers.add }),
      ),
    );
    const stop = again(seats, () => ({ kind: 'play', move: { kind: 'moveOn' } }));
    await new Promise((resolve) => setTimeout(resolve, LENGTHENED_FOR));
    return {
      start: () => () => {
        stop();
        for (const { socket } of seats) socket.destroy();
        return `answers ${answers.summary()}`;
      },
    };
  },
};

const WRITERS = 32;
const MARKED = 'שֱ'.repeat(100);

export const drafts: Attack = {
  about: `${WRITERS} encryptors type clues of a hundred marked letters ten times a second`,
  async prepare(target) {
    const answers = tally();
    const settings = { game: 'decrypto', decrypto: { hourglass: null } };
    const seats = await Promise.all(
      range(WRITERS).map(() =>
        playing(target, {
          settings,
          seats: ['white', 'white', 'black', 'black'],
          onAnswer: answers.add,
        }),
      ),
    );
    await new Promise((resolve) => setTimeout(resolve, 2000));
    for (const { send } of seats) send({ kind: 'play', move: { kind: 'draw' } });
    return {
      start() {
        const stop = again(seats, (step) => {
          const clues = range(3).map((place) => `${step * 3 + place} ${MARKED}`.slice(0, 196));
          return { kind: 'play', move: { kind: 'draft', clues } };
        });
        return () => {
          stop();
          for (const { socket } of seats) socket.destroy();
          return `answers ${answers.summary()}`;
        };
      },
    };
  },
};
