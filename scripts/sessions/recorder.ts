import { setImmediate } from 'node:timers/promises';
import { PROTOCOL, type ServerFrame, type ServerMessage } from '@remez/protocol';
import { seededRandom } from '@remez/rules';
import { type Browser, openBrowser, rawScreen, startServer } from '@remez/server/testing';
import type { Command, Me, Move, SettingsChange, TableView } from '@remez/table';
import { manualClock } from '@remez/table/testing';
import { folded, pageWriter } from './text.ts';

const START = Date.UTC(2026, 10, 15, 20, 0, 8, 437);
/** After this, whatever is gathered before it is sent has been sent. */
const STEP = 100;

/** Tokens come from the system and not from the seed: on the page they are these. */
const PERSONS = [
  '4lj2B0dqanawO45WNLRTzw',
  'kWuYPHUHSGMUkaTvAyom_w',
  'io3MtBxFzpG_28lJUTBh9A',
  'Qe0n7hYt3sVbLx5KcRw8Zg',
];
const TABLE = 'y5tl_4rQzvivpvuJnZqIDQ';

type Screen = Awaited<ReturnType<typeof rawScreen>>;

interface Person {
  readonly letter: string;
  readonly browser: Browser;
  screen: Screen | undefined;
  written: number;
  commands: number;
}

const messagesOf = (frame: ServerFrame): readonly ServerMessage[] => [frame].flat();

/** People at a table of a real server, over HTTP and WebSockets, and what goes to and fro. */
export const sessionRecorder = async ({
  seed,
  shown,
}: {
  readonly seed: number;
  /** Whose frames are written; of the others only what they send. */
  readonly shown: string;
}) => {
  const clock = manualClock(START);
  const server = await startServer({ clock, random: seededRandom(seed) });
  const people = new Map<string, Person>();
  const lines: string[] = [];
  const replaced = new Map<string, string>();
  const write = pageWriter();
  /** What the reader was shown whole last. */
  let lastView: TableView | undefined;
  let lastMe: Me | undefined;
  let table = '';

  const person = (letter: string): Person => {
    const found = people.get(letter);
    if (found === undefined) throw new Error(`${letter} has not come yet`);
    return found;
  };
  const screenOf = (letter: string): Screen => {
    const { screen } = person(letter);
    if (screen === undefined) throw new Error(`${letter} is not connected`);
    return screen;
  };

  const writeMessage = (message: ServerMessage): string => {
    if (message.type === 'view') {
      const text = write(message, { view: lastView });
      lastView = message.view;
      return text;
    }
    if (message.type === 'me' && 'me' in message) {
      const text = write(message, { me: lastMe });
      lastMe = message.me;
      return text;
    }
    return write(message);
  };

  const writeFrame = (letter: string, text: string) => {
    const frame = JSON.parse(text) as ServerFrame;
    const [first, ...others] = messagesOf(frame).map(writeMessage);
    if (!Array.isArray(frame)) {
      lines.push(`${letter} < ${first}`);
      return;
    }
    /** A message a line, so that each is found. */
    const rest = others.map((each) => `,\n     ${each}`).join('');
    lines.push(`${letter} < [${first}${rest}]`);
  };

  /** Everything that was sent by now, first to whoever has acted. */
  const settle = async (actor: string) => {
    clock.pass(STEP);
    const order = [person(actor), ...[...people.values()].filter((each) => each.letter !== actor)];
    for (const each of order) {
      if (each.screen === undefined) continue;
      if (each.screen.socket.readyState === each.screen.socket.OPEN) await each.screen.roundTrip();
      const fresh = each.screen.frames.slice(each.written);
      each.written = each.screen.frames.length;
      if (!shown.includes(each.letter)) continue;
      for (const frame of fresh) {
        if (!frame.startsWith('{"type":"pong"')) writeFrame(each.letter, frame);
      }
    }
  };

  const http = async (
    letter: string,
    request: string,
    asked: Promise<{ readonly status: number; readonly text: string }>,
    after = '',
  ) => {
    const { status, text } = await asked;
    lines.push(`${letter}   ${request}\n     → ${status} ${text}${after}`);
    return JSON.parse(text) as { readonly [field: string]: unknown };
  };

  const visit = async (letter: string) => {
    const browser = openBrowser(server.url);
    people.set(letter, { letter, browser, screen: undefined, written: 0, commands: 0 });
    const told = await http(letter, 'GET /api/me', browser.ask('/api/me'), ', and a cookie');
    const [id = ''] = told.persons as readonly string[];
    replaced.set(id, PERSONS[people.size - 1] ?? '');
  };

  const send = (letter: string, message: object) => {
    lines.push(`${letter} > ${JSON.stringify(message)}`);
    screenOf(letter).send(message);
  };

  const connect = async (letter: string) => {
    const one = person(letter);
    lines.push(`${letter}   GET /ws, with the cookie`);
    one.screen = await rawScreen(one.browser);
    one.written = 0;
    send(letter, { type: 'hello', protocol: PROTOCOL, table });
    await one.screen.until('presence');
    await settle(letter);
  };

  const viewOf = (letter: string): TableView => {
    const found = screenOf(letter).messages.findLast((message) => message.type === 'view');
    if (found?.type !== 'view') throw new Error(`${letter} has seen nothing`);
    return found.view;
  };

  const gameOf = (letter: string) => {
    const { match } = viewOf(letter);
    if (match === undefined) throw new Error('nothing is played yet');
    return match.view;
  };

  const screens = async () => (await server.metrics.screens.get()).values[0]?.value ?? 0;
  const untilScreens = async (count: number) => {
    while ((await screens()) > count) await setImmediate();
  };

  const act = async (letter: string, command: Command, turn?: number) => {
    const one = person(letter);
    one.commands += 1;
    const id = `${letter}-${one.commands}`;
    const screen = screenOf(letter);
    const screensBefore = await screens();
    send(letter, { type: 'command', id, ...(turn !== undefined && { turn }), command });
    await Promise.race([
      screen.until('done', (message) => message.id === id),
      screen.until('refused', (message) => message.id === id),
    ]);
    if (command.kind === 'leave') await untilScreens(screensBefore - 1);
    await settle(letter);
    if (command.kind === 'leave') {
      const { code, reason } = await screen.closed;
      lines.push(`${letter}   closed: ${code} ${reason}`);
      one.screen = undefined;
    }
  };

  return {
    /** The first visit and a new table. */
    async open(letter: string, name: string, settings: SettingsChange) {
      await visit(letter);
      const { browser } = person(letter);
      const body = { name, settings };
      const asked = browser.ask('/api/tables', { method: 'POST', body });
      const told = await http(letter, `POST /api/tables ${JSON.stringify(body)}`, asked);
      table = told.table as string;
      replaced.set(table, TABLE);
      await connect(letter);
    },
    /** Comes by the code, and joins. */
    async join(letter: string, name: string, code: string) {
      await visit(letter);
      await http(
        letter,
        `GET /api/codes/${code}`,
        person(letter).browser.ask(`/api/codes/${code}`),
      );
      await connect(letter);
      await act(letter, { kind: 'join', name });
    },
    connect,
    act,
    play: (letter: string, move: Move) => act(letter, { kind: 'play', move }, viewOf(letter).turn),
    async point(letter: string, card: number) {
      send(letter, { type: 'point', card });
      await screenOf(letter).roundTrip();
      await settle(letter);
    },
    async look(letter: string) {
      send(letter, { type: 'look' });
      await settle(letter);
    },
    async ping(letter: string) {
      send(letter, { type: 'ping' });
      await screenOf(letter).roundTrip();
      const pong = screenOf(letter).frames.findLast((frame) => frame.startsWith('{"type":"pong"'));
      lines.push(`${letter} < ${pong}`);
      await settle(letter);
    },
    /** As in a tunnel. Whoever else is there is told. */
    async lose(letter: string, other: string) {
      const before = await screens();
      screenOf(letter).socket.terminate();
      lines.push(`${letter}   the connection is lost`);
      person(letter).screen = undefined;
      await untilScreens(before - 1);
      await settle(other);
    },
    viewOf,
    gameOf,
    /** A line between two parts. */
    gap: () => lines.push(''),
    async end(): Promise<string> {
      for (const { screen } of people.values()) screen?.socket.terminate();
      await server.close();
      let text = lines.map((line) => line.split('\n').map(folded).join('\n')).join('\n');
      for (const [token, example] of replaced) text = text.replaceAll(token, example);
      return text.replaceAll(/^ +$/gmu, '');
    },
  };
};
