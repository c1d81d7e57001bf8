import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathOf } from './server.ts';
import { openBareTable } from './tables/bare.ts';
import { openBoardgameIoTable } from './tables/boardgame-io.ts';
import { openColyseusTable } from './tables/colyseus.ts';
import { openRemezTable } from './tables/remez.ts';
import { openSocketIoTable } from './tables/socket-io.ts';
import type { OpenTable } from './tables/table.ts';

/** What is measured beside what. */
export interface Subject {
  readonly label: string;
  /** What its server does of what a game needs. */
  readonly about: string;
  readonly openTable: OpenTable;
  /** It needs the packages of `bench/peers`. */
  readonly isPeer?: boolean;
  /** Moves a second of one table that its own limits allow. */
  readonly mostOfTable?: number;
  /** How Node starts the server; `folder` is empty, and gone afterwards. */
  readonly args: (folder: string) => readonly string[];
}

const REMEZ = pathOf('../../apps/cli/bin/remez.mjs');
/** As `npm start` does. */
const serveRemez = (folder: string) => [
  ...[
    '--max-semi-space-size=64',
    REMEZ,
    'serve',
    '--host',
    '127.0.0.1',
    '--port',
    '0',
    '--data',
    folder,
  ],
  ...['--log-level', 'warn', '--max-connections', '12000'],
];

/** An operative makes three moves of eight, and may send ten messages a second. */
const REMEZ_LIMIT = 24;

export const SUBJECTS = {
  remez: {
    label: 'Remez',
    about: 'decides, stores durably, sends each of four their own view',
    openTable: openRemezTable,
    mostOfTable: REMEZ_LIMIT,
    args: serveRemez,
  },
  slow: {
    label: 'Remez, fsync + 2 ms',
    about: 'the same, with every commit 2 ms slower',
    openTable: openRemezTable,
    mostOfTable: REMEZ_LIMIT,
    args: (folder) => ['--import', pathOf('slow-commits.ts'), ...serveRemez(folder)],
  },
  bare: {
    label: 'bare ws',
    about: 'broadcasts the same 2.4 kB to four; decides, hides and stores nothing',
    openTable: openBareTable,
    args: () => [pathOf('bare-server.ts')],
  },
  socketIo: {
    label: 'socket.io',
    about: 'a board in memory; sends two views, each encoded once, to those who may see them',
    openTable: openSocketIoTable,
    isPeer: true,
    args: () => [pathOf('../peers/socket-io.mjs')],
  },
  boardgameIo: {
    label: 'boardgame.io',
    about:
      'the same board through its reducer, kept by its own store in memory; `playerView` hides the key',
    openTable: openBoardgameIoTable,
    isPeer: true,
    args: () => [pathOf('../peers/boardgame-io.mjs')],
  },
  colyseus: {
    label: 'Colyseus',
    about:
      'the same board as a schema in memory; sends patches after each move, with a `StateView` for each person',
    openTable: openColyseusTable,
    isPeer: true,
    args: () => [pathOf('../peers/colyseus.mjs')],
  },
} as const satisfies { readonly [name: string]: Subject };

export type SubjectName = keyof typeof SUBJECTS;
export const isSubject = (name: string): name is SubjectName => Object.hasOwn(SUBJECTS, name);

/** A folder for one server's data. */
export const makeFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'remez-load-'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
};
