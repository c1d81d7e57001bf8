import {
  type ClientMessage,
  type Goodbye,
  isFinal,
  PROTOCOL,
  parseClientMessage,
  type ServerMessage,
} from '@remez/protocol';
import type { LiveTable, Notice, Screen } from '@remez/table';
import type { Logger } from 'pino';
import { type RawData, WebSocket } from 'ws';
import { makeToken } from './identity.ts';
import type { Limits } from './limits.ts';
import { type Metrics, outcomeLabel } from './metrics.ts';
import { type Space, whyNotKeep } from './space.ts';
import type { TableHall } from './tables.ts';

/** Anything longer is not read, unless it is a host's list of words. */
export const LONGEST_MESSAGE = 16_384;
export const LONGEST_LIST = 131_072;

/** A client that lets so much pile up does not read; it is dropped and nobody else notices. */
const MOST_UNREAD = 1_048_576;

const HELLO_WITHIN = 10_000;

/** So many more messages too fast than in time are a flood, also if it pauses for breath. */
const FLOOD = 200;

export interface Hall {
  readonly tables: TableHall;
  readonly limits: Limits;
  readonly space: Space;
  readonly metrics: Metrics;
  /** Counts and logs who was cut off. */
  readonly turnedAway: (reason: Goodbye) => void;
  readonly log: Logger;
  readonly clock: { now(): number; at(time: number, run: () => void): () => void };
}

/** The one command that may be long, and takes long. */
const isList = ({ kind }: { readonly kind: string }): boolean => kind === 'bringWords';

type SharedNotice = Extract<Notice, { kind: 'view' | 'presence' }>;

const textOf = (notice: SharedNotice): string => {
  if (notice.kind === 'view') {
    return `{"type":"view","number":${notice.number},"view":${notice.json}}`;
  }
  const { here, watching, pointing } = notice;
  return JSON.stringify({ type: 'presence', here, watching, pointing } satisfies ServerMessage);
};

/** What many are shown is made into a frame once, however many people it goes to. */
const frames = new WeakMap<SharedNotice, Buffer>();

const frameOf = (notice: SharedNotice): Buffer => {
  const known = frames.get(notice);
  if (known !== undefined) return known;
  const frame = Buffer.from(textOf(notice));
  frames.set(notice, frame);
  return frame;
};

/** One WebSocket, from its opening to its end. */
export const serveConnection = (
  socket: WebSocket,
  {
    persons,
    address,
    onGreeted = () => {},
  }: {
    readonly persons: readonly string[];
    readonly address: string;
    /** From then on it is a screen at a table, and not only a connection. */
    readonly onGreeted?: () => void;
  },
  { tables, limits, space, metrics, turnedAway, log, clock }: Hall,
) => {
  let table: LiveTable | undefined;
  let screen: Screen | undefined;
  let leave = () => {};
  /** Until it is known who speaks, a connection has an allowance of its own. */
  let limitKey = makeToken();
  let greeted = false;
  let tooFast = 0;
  let answering = 0;
  let farewell: Goodbye | undefined;

  const drop = (reason: Goodbye) => {
    turnedAway(reason);
    socket.terminate();
  };

  const sendFrame = (frame: Buffer | string) => {
    if (socket.readyState !== WebSocket.OPEN) return;
    if (socket.bufferedAmount > MOST_UNREAD) drop('slow');
    else socket.send(frame, { binary: false });
  };
  const send = (message: ServerMessage) => sendFrame(JSON.stringify(message));

  const sayGoodbye = (reason: Goodbye) => {
    send({ type: 'goodbye', reason });
    leave();
    socket.close(isFinal(reason) ? 4000 : 1001, reason);
  };

  /** Nothing more is read: it is told once, as far as that goes, and does not wait for an answer. */
  const cutOff = (reason: Goodbye) => {
    for (const event of ['message', 'ping', 'pong']) socket.removeAllListeners(event);
    sayGoodbye(reason);
    drop(reason);
  };

  const refuse = (id: string | null, reason: string) => send({ type: 'refused', id, reason });

  const notify = (notice: Notice) => {
    switch (notice.kind) {
      case 'view':
      case 'presence':
        return sendFrame(frameOf(notice));
      case 'me':
        return send({ type: 'me', me: notice.me });
      case 'goodbye':
        /** What was asked is answered first: whoever closes a table learns that it is done. */
        if (answering === 0) return sayGoodbye(notice.reason);
        farewell = notice.reason;
        return;
    }
  };

  const greet = async ({
    protocol,
    table: token,
    person: asked,
    watching = false,
  }: Extract<ClientMessage, { type: 'hello' }>) => {
    if (greeted || protocol !== PROTOCOL) return sayGoodbye('protocol');
    greeted = true;
    cancelHello();
    const person = asked ?? persons[0];
    if (person === undefined || !persons.includes(person)) return sayGoodbye('unknownPerson');
    const opened = await tables.open(token);
    if (socket.readyState !== WebSocket.OPEN) return;
    if (!opened.ok) return sayGoodbye(opened.failure);
    table = opened.value;
    limitKey = `${person}/${token}`;
    onGreeted();
    send({ type: 'welcome', protocol: PROTOCOL, now: clock.now(), person });
    screen = { person, watching, browser: persons, notify };
    metrics.screens.inc();
    const exit = table.enter(screen);
    leave = () => {
      leave = () => {};
      metrics.screens.dec();
      exit();
    };
    if (socket.readyState !== WebSocket.OPEN) leave();
  };

  const mayBringList = (): boolean =>
    limits.listsOfPerson.take(limitKey) && limits.listsOfAddress.take(address);

  const obey = async ({ id, turn, command }: Extract<ClientMessage, { type: 'command' }>) => {
    if (table === undefined || screen === undefined) return refuse(id, 'helloFirst');
    if (screen.watching) return refuse(id, 'onlyWatching');
    if (isList(command) && !mayBringList()) return refuse(id, 'tooFast');
    const whyNot = whyNotKeep(command, { space, limits, address });
    if (whyNot !== undefined) return refuse(id, whyNot);
    const started = performance.now();
    answering += 1;
    const outcome = await table.command(screen.person, id, { turn, command }, persons);
    answering -= 1;
    metrics.commandSeconds.observe((performance.now() - started) / 1000);
    metrics.commands.inc({ outcome: outcomeLabel(outcome) });
    if (outcome.kind === 'refused') {
      const { kind: _, ...refusal } = outcome;
      send({ type: 'refused', id, ...refusal });
    } else {
      send({ type: 'done', id });
      if (command.kind === 'leave') farewell = 'left';
    }
    if (farewell !== undefined && answering === 0) sayGoodbye(farewell);
  };

  const hear = (message: ClientMessage) => {
    switch (message.type) {
      case 'hello':
        return greet(message);
      case 'command':
        return obey(message);
      case 'point':
        return screen !== undefined && table?.point(screen, message.card);
      case 'ping':
        return send({ type: 'pong', now: clock.now() });
    }
  };

  /** Every frame counts: a message, a ping, a pong, and also what comes after the goodbye. */
  const isInTime = (): boolean => {
    if (limits.messagesOfPerson.take(limitKey) && limits.messagesOfAddress.take(address)) {
      tooFast = Math.max(0, tooFast - 1);
      return true;
    }
    tooFast += 1;
    metrics.turnedAway.inc({ reason: 'tooFast' });
    if (tooFast > FLOOD) cutOff('flood');
    return false;
  };

  const answerPing = (data: Buffer) => {
    if (!isInTime() || socket.readyState !== WebSocket.OPEN) return;
    if (socket.bufferedAmount > MOST_UNREAD) drop('slow');
    else socket.pong(data);
  };

  const receive = (data: RawData, isBinary: boolean) => {
    if (!isInTime()) return refuse(null, 'tooFast');
    if (socket.readyState !== WebSocket.OPEN) return;
    const bytes = data as Buffer;
    const isLong = bytes.length > LONGEST_MESSAGE;
    if (isLong && (screen === undefined || bytes.length > LONGEST_LIST)) {
      return refuse(null, 'tooLong');
    }
    if (isBinary) return refuse(null, 'malformed');
    const message = parseClientMessage(bytes.toString('utf8'));
    if (
      isLong &&
      !(message.ok && message.value.type === 'command' && isList(message.value.command))
    ) {
      return refuse(null, 'tooLong');
    }
    if (!message.ok) return refuse(message.failure.id, message.failure.reason);
    Promise.resolve(hear(message.value)).catch((error: unknown) => {
      log.error({ err: error, type: message.value.type }, 'a message could not be served');
      sayGoodbye('unavailable');
    });
  };

  /** Not final: a hello may be late because the network is. */
  const cancelHello = clock.at(clock.now() + HELLO_WITHIN, () => sayGoodbye('slow'));
  socket.on('message', receive);
  socket.on('ping', answerPing);
  socket.on('pong', isInTime);
  socket.on('error', (error) => {
    log.debug({ err: error }, 'a connection failed');
    /** It has been told why; what else it sends would still be read, for nothing. */
    socket.terminate();
  });
  socket.on('close', () => {
    cancelHello();
    leave();
  });
  return { sayGoodbye };
};
