import { signal } from '@preact/signals';
import type { Wire, WireEvents } from '@remez/protocol/client';
import type { FromTables, LessonPlace, Opening, ToTables } from '../worker/table-messages.ts';
import type { Answer } from './api.ts';
import { remember, remembered } from './storage.ts';

export type { LessonPlace, LessonStep } from '../worker/table-messages.ts';

/** Who someone is at a table of their own browser. */
export const LOCAL_PERSON = 'me';

const KEPT = 'local-tables';

/** Whether any table was ever opened in this browser. */
export const hasLocalTables = (): boolean => remembered(KEPT) !== null;

/** How far lessons at tables of this browser are, by table. */
export const lessonPlaces = signal<{ readonly [table: string]: LessonPlace }>({});

interface Tables {
  readonly worker: Worker;
  /** Told when the worker has failed. */
  readonly losers: Set<() => void>;
}

const opening = new Map<number, (answer: Answer<{ readonly table: string }>) => void>();
let tables: Tables | undefined;
let asked = 0;

const post = (worker: Worker, message: ToTables, transfer: Transferable[] = []) =>
  worker.postMessage(message, transfer);

const answer = (id: number, said: Answer<{ readonly table: string }>) => {
  opening.get(id)?.(said);
  opening.delete(id);
};

const hear = ({ data }: MessageEvent<FromTables>) => {
  switch (data.kind) {
    case 'opened':
      return answer(data.id, { ok: true, value: data });
    case 'refused':
      return answer(data.id, { ok: false, reason: data.reason });
    case 'lesson':
      lessonPlaces.value = { ...lessonPlaces.value, [data.table]: data.place };
      return;
    case 'fault':
      return reportError(data.error);
  }
};

const start = (): Tables => {
  const worker = new Worker(new URL('../worker/table.ts', import.meta.url), {
    type: 'module',
    name: 'table',
  });
  const losers = new Set<() => void>();
  worker.onmessage = hear;
  worker.onerror = (event) => {
    /** One that could not be fetched comes without a message: a network that is away is no fault. */
    if (event.message) reportError(new Error(event.message));
    worker.terminate();
    tables = undefined;
    for (const id of opening.keys()) answer(id, { ok: false, reason: 'unavailable' });
    for (const lose of losers) lose();
  };
  /** Tests have no time to lose. */
  const pace = Number(remembered('bot-pace') ?? Number.NaN);
  if (pace > 0) post(worker, { kind: 'pace', pace });
  return { worker, losers };
};

/** One for the page, started when a table of this browser is first opened. */
const theTables = (): Tables => {
  tables ??= start();
  return tables;
};

/** Opens a table in this browser, with what is done there before anyone sees it. */
export const openLocalTable = (
  table: Omit<Opening, 'person'>,
): Promise<Answer<{ readonly table: string }>> =>
  new Promise((resolve) => {
    remember(KEPT, 'yes');
    asked += 1;
    opening.set(asked, resolve);
    post(theTables().worker, {
      kind: 'open',
      id: asked,
      opening: { person: LOCAL_PERSON, ...table },
    });
  });

/** What is said before this step of a lesson has been read. */
export const goOnWithLesson = (table: string, position: number): void =>
  post(theTables().worker, { kind: 'goOn', table, position });

export const removeLocalTable = (table: string): void =>
  post(theTables().worker, { kind: 'remove', table });

/** A conversation with a table of this browser, in place of one over a WebSocket. */
export const connectLocally =
  (persons: readonly string[] = [LOCAL_PERSON]) =>
  (events: WireEvents): Wire => {
    const { worker, losers } = theTables();
    asked += 1;
    const conversation = asked;
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => events.received(String(data));
    post(worker, { kind: 'converse', conversation, persons, port: port2 }, [port2]);
    queueMicrotask(events.opened);
    losers.add(events.closed);
    const wake = () => {
      if (document.visibilityState === 'visible') post(worker, { kind: 'wake' });
    };
    document.addEventListener('visibilitychange', wake);
    return {
      send: (text) => port1.postMessage(text),
      close() {
        document.removeEventListener('visibilitychange', wake);
        losers.delete(events.closed);
        port1.close();
        post(worker, { kind: 'hangUp', conversation });
      },
    };
  };
