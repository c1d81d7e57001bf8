import type { Duplex } from 'node:stream';
import { type Goodbye, isFinal, parseClientMessage } from '@remez/protocol';
import {
  type ConversationHost,
  noticeText,
  type SharedNotice,
  startConversation,
} from '@remez/protocol/conversation';
import { MOST_LIST_MESSAGE_BYTES } from '@remez/protocol/limits';
import type { Command } from '@remez/table';
import type { Logger } from 'pino';
import { type RawData, WebSocket } from 'ws';
import { keptTextFrame, PING_FRAME, textFrame } from './frame.ts';
import { makeToken } from './identity.ts';
import type { Limits } from './limits.ts';
import { type Metrics, outcomeLabel } from './metrics.ts';
import { outgoingTo } from './outgoing.ts';
import { type Space, whyNotStore } from './space.ts';
import type { TableRegistry } from './tables.ts';

/** Anything longer is not read, unless it is a host's list of words. */
export const LONGEST_MESSAGE = 16_384;

/** Bytes that may wait for a client to read them. One that leaves more unread is disconnected. */
const MOST_UNREAD = 1_048_576;

const HELLO_WITHIN = 10_000;

/** A connection is ended when so many heartbeats were not answered; from the second on its screen counts as away. */
const MOST_UNANSWERED = 10;

/** A connection is cut off when this many more of its frames came too fast than in time. */
const FLOOD = 200;

export interface ConnectionServices {
  readonly tables: TableRegistry;
  readonly limits: Limits;
  readonly space: Space;
  readonly metrics: Metrics;
  /** Counts and logs a connection that was cut off. */
  readonly reportTurnedAway: (reason: Goodbye) => void;
  readonly log: Logger;
  readonly clock: { now(): number; at(time: number, run: () => void): () => void };
}

/** A host's list of words: the only command that may be long, and the slowest to serve. */
const isList = ({ kind }: Pick<Command, 'kind'>): boolean => kind === 'bringWords';

/** Kept with the notice: it goes to many screens, and is one frame for all of them. */
const FRAME = Symbol('frame');
interface Framed {
  [FRAME]?: Buffer;
}

const frameOf = (notice: SharedNotice): Buffer => {
  const kept = (notice as Framed)[FRAME];
  if (kept !== undefined) return kept;
  /** Presence is kept by its table for as long as nobody comes or goes; a view or a change is not. */
  const makeFrame = notice.kind === 'presence' ? keptTextFrame : textFrame;
  const frame = makeFrame(noticeText(notice));
  (notice as Framed)[FRAME] = frame;
  return frame;
};

/** Runs the conversation over one WebSocket, inside its limits, log and metrics. */
export const serveConnection = (
  socket: WebSocket,
  {
    stream,
    persons,
    address,
    onEntered = () => {},
  }: {
    /** What the WebSocket itself writes to. */
    readonly stream: Duplex;
    readonly persons: readonly string[];
    readonly address: string;
    /** Called when the connection has become a screen at a table. */
    readonly onEntered?: () => void;
  },
  { tables, limits, space, metrics, reportTurnedAway, log, clock }: ConnectionServices,
) => {
  /** Whose allowance frames count against: the connection's own until it has entered a table. */
  let limitKey = makeToken();
  let isScreen = false;
  let tooFast = 0;
  let unanswered = 0;

  const drop = (reason: Goodbye) => {
    reportTurnedAway(reason);
    socket.terminate();
  };

  const isOpen = () => socket.readyState === WebSocket.OPEN;
  const outgoing = outgoingTo(stream);
  /** Nothing is compressed, so a frame may go past the WebSocket: in one piece, and not two. */
  const send = (frame: Buffer) => {
    if (!isOpen()) return;
    if (outgoing.unread > MOST_UNREAD) drop('slow');
    else outgoing.send(frame);
  };

  const mayBringList = (): boolean =>
    limits.listsOfPerson.take(limitKey) && limits.listsOfAddress.take(address);

  const host: ConversationHost = {
    now: clock.now,
    openTable: tables.open,
    whyNot: (command) =>
      isList(command) && !mayBringList()
        ? 'tooFast'
        : whyNotStore(command, { space, limits, address }),
    onEnter({ person, table }) {
      isScreen = true;
      limitKey = `${person}/${table}`;
      onEntered();
      metrics.screens.inc();
      return () => metrics.screens.dec();
    },
    onCommand() {
      const started = performance.now();
      return (outcome) => {
        metrics.commandSeconds.observe((performance.now() - started) / 1000);
        metrics.commands.inc({ outcome: outcomeLabel(outcome) });
      };
    },
    onFault: (error, type) => log.error({ err: error, type }, 'a message could not be served'),
  };

  const { receive, refuse, goodbye, heed, closed } = startConversation(
    {
      isOpen,
      send: (text) => send(textFrame(text)),
      sendNotice: (notice) => send(frameOf(notice)),
      close(reason) {
        /** The WebSocket writes its own frames, and nothing may come after that of its close. */
        outgoing.flush();
        socket.close(isFinal(reason) ? 4000 : 1001, reason);
      },
    },
    persons,
    host,
  );

  /** Stops reading, sends a goodbye if one can be sent, and does not wait for an answer. */
  const cutOff = (reason: Goodbye) => {
    for (const event of ['message', 'ping', 'pong']) socket.removeAllListeners(event);
    goodbye(reason);
    drop(reason);
  };

  /** Counts every frame: messages, pings, pongs, and what comes after the goodbye. */
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
    if (!isInTime() || !isOpen()) return;
    if (socket.bufferedAmount > MOST_UNREAD) drop('slow');
    else socket.pong(data);
  };

  const readFrame = (data: RawData, isBinary: boolean) => {
    if (!isInTime()) return refuse(null, 'tooFast');
    if (!isOpen()) return;
    const bytes = data as Buffer;
    const isLong = bytes.length > LONGEST_MESSAGE;
    if (isLong && (!isScreen || bytes.length > MOST_LIST_MESSAGE_BYTES))
      return refuse(null, 'tooLong');
    if (isBinary) return refuse(null, 'malformed');
    const message = parseClientMessage(bytes.toString('utf8'));
    if (
      isLong &&
      !(message.ok && message.value.type === 'command' && isList(message.value.command))
    ) {
      return refuse(null, 'tooLong');
    }
    if (!message.ok) return refuse(message.failure.id, message.failure.reason);
    if (message.value.type === 'hello') cancelHello();
    receive(message.value);
  };

  /** `slow` is not a final goodbye: a hello may be late because the network is. */
  const cancelHello = clock.at(clock.now() + HELLO_WITHIN, () => goodbye('slow'));
  socket.on('message', readFrame);
  socket.on('ping', answerPing);
  socket.on('pong', () => {
    /** Only what was not asked for counts: heartbeats are ours. */
    if (unanswered === 0) return void isInTime();
    if (unanswered > 1) heed(true);
    unanswered = 0;
  });
  socket.on('error', (error) => {
    log.debug({ err: error }, 'a connection failed');
    /** The close frame says why. Without this, what else the client sends would still be read. */
    socket.terminate();
  });
  socket.on('close', () => {
    cancelHello();
    closed();
  });
  return {
    goodbye,
    /**
     * Called every few seconds. A phone without a network is noticed long before it is given up:
     * if it was only slow, nothing has happened.
     */
    beat() {
      if (unanswered >= MOST_UNANSWERED) return socket.terminate();
      if (unanswered === 1) heed(false);
      unanswered += 1;
      if (isOpen()) outgoing.send(PING_FRAME);
    },
  };
};
