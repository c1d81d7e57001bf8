import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathOf } from './server.ts';
import { openBareTable } from './tables/bare.ts';
import { openRemezTable } from './tables/remez.ts';
import type { OpenTable } from './tables/table.ts';

/** What is measured beside what. */
export interface Subject {
  readonly label: string;
  /** What its server does of what a game needs. */
  readonly about: string;
  readonly openTable: OpenTable;
  /** Moves a second of one table that its own limits allow. */
  readonly mostOfTable?: number;
  /** How Node starts the server; `folder` is empty, and gone afterwards. */
  readonly args: (folder: string) => readonly string[];
}

const REMEZ = pathOf('../../apps/cli/bin/remez.mjs');
const serveRemez = (folder: string) => [
  ...[REMEZ, 'serve', '--host', '127.0.0.1', '--port', '0', '--data', folder],
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
} as const satisfies { readonly [name: string]: Subject };

export type SubjectName = keyof typeof SUBJECTS;
export const isSubject = (name: string): name is SubjectName => Object.hasOwn(SUBJECTS, name);

/** A folder for one server's data. */
export const makeFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'remez-load-'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
};
