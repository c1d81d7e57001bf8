import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { household } from './address.ts';

/** Hundreds of screens behind one router are a school or a club; thousands are not. */
const MOST_OF_ADDRESS = 2000;

/** One address never takes the places of all others. */
const SHARE_OF_ADDRESS = 0.5;

interface Place {
  readonly socket: Socket;
  readonly address: string;
}

/** How many each address has; an address without any is forgotten. */
const counter = () => {
  const counts = new Map<string, number>();
  const change = (key: string, by: number) => {
    const count = (counts.get(key) ?? 0) + by;
    if (count > 0) counts.set(key, count);
    else counts.delete(key);
  };
  return { of: (key: string) => counts.get(key) ?? 0, change };
};

/**
 * How many connections there may be, in all and of one address. Where no place is left, the oldest
 * connection that has not become a screen at a table makes room: whoever holds connections without
 * ever saying anything locks nobody out, and nobody who plays is cut off for a newcomer.
 */
export const connectionCaps = (
  server: Server,
  {
    most,
    peersAreClients,
    reportTurnedAway,
  }: {
    readonly most: number;
    /** False behind proxies of ours: then all connections are theirs, and requests are counted. */
    readonly peersAreClients: boolean;
    readonly reportTurnedAway: (reason: string) => void;
  },
) => {
  const mostOfAddress = Math.max(1, Math.min(MOST_OF_ADDRESS, Math.floor(most * SHARE_OF_ADDRESS)));
  const counts = counter();
  /** In the order in which they came. */
  const notYetScreens = new Map<Duplex, Place>();
  let open = 0;

  const makeRoom = (isOne: (place: Place) => boolean) => {
    for (const place of notYetScreens.values()) {
      if (!isOne(place)) continue;
      notYetScreens.delete(place.socket);
      place.socket.destroy();
      return;
    }
  };

  server.on('connection', (socket: Socket) => {
    const address = household(socket.remoteAddress ?? 'unknown');
    open += 1;
    notYetScreens.set(socket, { socket, address });
    if (peersAreClients) counts.change(address, 1);
    socket.once('close', () => {
      open -= 1;
      notYetScreens.delete(socket);
      if (peersAreClients) counts.change(address, -1);
    });
    /** The newcomer is the last of the unproven: it goes itself if everyone else plays. */
    if (peersAreClients && counts.of(address) > mostOfAddress) {
      reportTurnedAway('crowdedAddress');
      makeRoom((place) => place.address === address);
    } else if (open > most) {
      reportTurnedAway('crowdedServer');
      makeRoom(() => true);
    }
  });

  return {
    /** It has become a screen at a table, and keeps its place until it closes. */
    keepAsScreen: (socket: Duplex) => notYetScreens.delete(socket),

    /**
     * Behind proxies: a place for one request or one WebSocket of this address, until it is given
     * back; undefined when it has too many.
     */
    take(address: string): (() => void) | undefined {
      if (peersAreClients) return () => {};
      if (counts.of(address) >= mostOfAddress) {
        reportTurnedAway('crowdedAddress');
        return undefined;
      }
      counts.change(address, 1);
      let isTaken = true;
      return () => {
        if (isTaken) counts.change(address, -1);
        isTaken = false;
      };
    },
  };
};
export type ConnectionCaps = ReturnType<typeof connectionCaps>;
