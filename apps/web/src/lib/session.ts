import { type ReadonlySignal, signal } from '@preact/signals';
import {
  type ClientState,
  type ClientWorld,
  type TableClient,
  tableClient,
} from '@remez/protocol/client';
import { ROUTES } from '@remez/protocol/routes';
import { waitsForNetwork } from './waits.ts';

const newId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(12))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');

export interface TableSession extends TableClient {
  readonly live: ReadonlySignal<ClientState>;
}

/** How a tab comes to its table. */
export type Connect = ClientWorld['connect'];

/** To a table on the server. */
export const connectToServer: Connect = (events) => {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  const socket = new WebSocket(`${scheme}://${location.host}${ROUTES.socket}`);
  /** A lost network says nothing to an open socket: without this, a minute of a dead board. */
  const drop = () => {
    socket.close();
    events.closed();
  };
  addEventListener('offline', drop);
  socket.onopen = events.opened;
  socket.onmessage = ({ data }) => events.received(String(data));
  socket.onclose = () => {
    removeEventListener('offline', drop);
    events.closed();
  };
  return { send: (text) => socket.send(text), close: () => socket.close() };
};

/** This tab at a table, for as long as the page is open. */
export const startSession = (
  hello: {
    readonly table: string;
    readonly person?: string;
    readonly watching: boolean;
  },
  connect: Connect,
): TableSession => {
  const live = signal<ClientState>({ status: 'connecting' });
  const client = tableClient(
    hello,
    {
      connect,
      now: Date.now,
      later(milliseconds, run) {
        const timer = setTimeout(run, milliseconds);
        return () => clearTimeout(timer);
      },
      spread: Math.random,
      newId,
    },
    (state) => {
      live.value = state;
      waitsForNetwork.value = state.status === 'reconnecting';
    },
  );
  const lookAgain = () => {
    if (document.visibilityState === 'visible') client.lookAgain();
  };
  addEventListener('online', lookAgain);
  document.addEventListener('visibilitychange', lookAgain);
  return {
    live,
    get state() {
      return client.state;
    },
    send: client.send,
    point: client.point,
    attend: client.attend,
    lookAgain: client.lookAgain,
    serverNow: client.serverNow,
    end() {
      removeEventListener('online', lookAgain);
      document.removeEventListener('visibilitychange', lookAgain);
      client.end();
      waitsForNetwork.value = false;
    },
  };
};
