import type { Event } from '@remez/table';
import { describe, expect, test } from 'vitest';
import { messagesIn } from './testing/frames.ts';
import { PEOPLE, playScript, WATCHER, writeScript } from './testing/twins.ts';
import { overMessageChannel, overWebSocket, TABLE, type Wires } from './testing/wires.ts';

type OpenWires = (before: readonly Event[]) => Promise<Wires>;

const onBoth = async <Value>(
  before: readonly Event[],
  run: (wires: Wires) => Promise<Value>,
): Promise<readonly [Value, Value]> => {
  const runOver = async (open: OpenWires) => {
    const wires = await open(before);
    const value = await run(wires);
    await wires.close();
    return value;
  };
  return [await runOver(overWebSocket), await runOver(overMessageChannel)];
};

const [ANN = '', BEN = '', CAT = ''] = PEOPLE;
const HELLO = { type: 'hello', protocol: 2, table: TABLE };
const talk = { kind: 'talk', to: 'everyone', text: 'שלום' };
const command = (id: string, what: object) => ({ type: 'command', id, command: what });

/** What one screen says, and how it ends: with a goodbye, or with an answer to everything. */
const EXCHANGES: readonly {
  readonly title: string;
  readonly person: string;
  readonly says: readonly unknown[];
  readonly goodbye?: string;
  readonly answers: readonly string[];
}[] = [
  {
    title: 'what cannot be read, or comes before hello, is refused, and the screen may go on',
    person: ANN,
    says: [
      '{',
      '"text"',
      command('bad', { kind: 'fly' }),
      command('early', talk),
      { type: 'point', card: 1 },
      HELLO,
    ],
    answers: ['refused', 'refused', 'refused', 'refused', 'welcome', 'view+me', 'presence'],
  },
  {
    title: 'another protocol is told goodbye',
    person: ANN,
    says: [{ ...HELLO, protocol: 99 }],
    goodbye: 'protocol',
    answers: ['goodbye'],
  },
  {
    title: 'so is someone who is not in this browser',
    person: ANN,
    says: [{ ...HELLO, person: BEN }],
    goodbye: 'unknownPerson',
    answers: ['goodbye'],
  },
  {
    title: 'and who asks for a table that does not exist',
    person: ANN,
    says: [{ ...HELLO, table: 'nowhere' }],
    goodbye: 'unknownTable',
    answers: ['goodbye'],
  },
  {
    title: 'one hello is enough',
    person: ANN,
    says: [HELLO, HELLO],
    goodbye: 'protocol',
    answers: ['welcome', 'view+me', 'presence', 'goodbye'],
  },
  {
    title: 'a screen that watches asks for nothing',
    person: ANN,
    says: [{ ...HELLO, watching: true }, command('w', talk)],
    answers: ['welcome', 'view+me', 'presence', 'refused'],
  },
  {
    title: 'a command sent twice is answered twice and done once; one that may not be is refused',
    person: CAT,
    says: [HELLO, command('t', talk), command('t', talk), command('s', { kind: 'start' })],
    answers: ['welcome', 'view+me', 'presence', 'change+done', 'done', 'refused'],
  },
  {
    title: 'whoever has lost count is shown the whole again; before hello there is nothing to show',
    person: CAT,
    says: [{ type: 'look' }, HELLO, command('t', talk), { type: 'look' }],
    answers: ['welcome', 'view+me', 'presence', 'change+done', 'view+me'],
  },
  {
    title: 'whoever leaves is told that it is done, and then goodbye',
    person: WATCHER,
    says: [HELLO, command('j', { kind: 'join', name: 'ok' }), command('l', { kind: 'leave' })],
    goodbye: 'left',
    answers: [
      ...['welcome', 'view+me', 'presence'],
      ...['change+me+done', 'presence', 'change+me+done', 'goodbye'],
    ],
  },
  {
    title: 'and so is whoever closes the table',
    person: ANN,
    says: [HELLO, command('x', { kind: 'close' })],
    goodbye: 'closed',
    answers: ['welcome', 'view+me', 'presence', 'done', 'goodbye'],
  },
];

/** What came in one frame is joined by a plus. */
const typesOf = (frames: readonly string[]) =>
  frames
    .map((frame) =>
      messagesIn(frame)
        .map(({ type }) => type)
        .join('+'),
    )
    .filter((types) => types !== 'pong');

describe('one conversation, over a WebSocket and over a MessagePort', () => {
  test.each([
    ['teams', 1],
    ['coop', 4],
    ['duet', 9],
    ['decrypto', 3],
  ] as const)(
    '%s, seed %i: everyone is sent the same messages in the same order',
    async (mode, seed) => {
      const { before, acts } = writeScript(mode, seed);
      const [socket, port] = await onBoth(before, (wires) => playScript(wires, acts));
      for (const person of [...PEOPLE, WATCHER]) {
        const frames = socket.get(person) ?? [];
        expect(frames.length).toBeGreaterThan(10);
        expect(port.get(person)).toEqual(frames);
      }
    },
  );

  test.each(EXCHANGES)('$title', async ({ person, says, goodbye, answers }) => {
    const { before } = writeScript('teams', 1);
    const [socket, port] = await onBoth(before, async ({ connect }) => {
      const screen = await connect(person);
      for (const message of says.slice(0, -1)) {
        screen.send(message);
        await screen.roundTrip();
      }
      screen.send(says.at(-1));
      if (goodbye === undefined) await screen.roundTrip();
      else expect(await screen.until('goodbye')).toEqual({ type: 'goodbye', reason: goodbye });
      screen.cut();
      return screen.frames;
    });
    expect(typesOf(socket)).toEqual(answers);
    expect(port).toEqual(socket);
  });
});
