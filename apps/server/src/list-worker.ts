import { parentPort } from 'node:worker_threads';
import { parseList } from '@remez/words';
import type { FromListWorker } from './list-reader.ts';
import { packReferee } from './referee.ts';

/** The thread in which hosts' lists are read: one at a time, as they come. */
const tell = (message: FromListWorker): void => parentPort?.postMessage(message);

const judge = packReferee();
parentPort?.on('message', (text: string) => tell({ kind: 'read', list: parseList(text, judge) }));
tell({ kind: 'ready' });
