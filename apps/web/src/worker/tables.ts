import { failure, type Result, success } from '@remez/rules';
import {
  type BotMind,
  type Decided,
  type LiveTable,
  makeStored,
  openingEvents,
  openLiveTable,
  type World,
} from '@remez/table';
import type { fetchedJudge } from './judge.ts';
import { isFromNewerPage, type LocalStore } from './store/open.ts';
import type { Opening } from './table-messages.ts';

const streamOf = (token: string): string => `table/${token}`;

/** A game that is over is kept so long for whoever wants to look at it, one that is not much longer. */
const HOUR = 3_600_000;
const OVER_KEPT = 24 * HOUR;
const KEPT = 60 * 24 * HOUR;

/** It is noted no oftener that a table is in use. */
const NOTE_EVERY = 60_000;

type OpenFailure = 'closed' | 'unknownTable' | 'upgrade';
type Opened = Result<LiveTable, OpenFailure>;

const newToken = (): string =>
  [...crypto.getRandomValues(new Uint8Array(12))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');

/** What may ask the judge about words; all else is decided without it. */
const isJudged = ({ command: { kind } }: Decided): boolean =>
  kind === 'play' || kind === 'bringWords';

interface Parts extends Pick<World, 'clock' | 'random' | 'faults'> {
  readonly store: LocalStore;
  readonly judging: ReturnType<typeof fetchedJudge>;
  readonly mind: BotMind;
}

/** The tables of this browser that are held open by this tab. */
export const localTables = ({ store, judging, mind, ...around }: Parts) => {
  const { log, directory, ephemera } = store;
  const { clock } = around;
  const held = new Map<string, Promise<Opened>>();

  const bots: BotMind = {
    plays: mind.plays,
    get pace() {
      return mind.pace ?? 1;
    },
    async decide(question) {
      await judging.ready(question.table.rules.language);
      return mind.decide(question);
    },
  };
  const world: World = { ...around, log, ephemera, judge: judging.judge, bots };

  const aside = (token: string, work: Promise<unknown>) => {
    work.catch((error: unknown) =>
      world.faults({ table: streamOf(token), during: 'report', error }),
    );
  };

  const letGo = async (token: string): Promise<void> => {
    const opened = await held.get(token);
    held.delete(token);
    if (opened?.ok) await opened.value.dispose();
  };

  const remove = async (token: string): Promise<void> => {
    await letGo(token);
    await store.remove(token, streamOf(token));
  };

  /** Keeps what the first page says of this table. */
  const keepNote = (token: string, table: LiveTable): (() => void) => {
    let noted = { game: '', running: false, at: 0 };
    const note = () => {
      const { settings, running, match } = table.view();
      const now = { game: match?.view.game ?? settings.game, running, at: clock.now() };
      const isSame = now.game === noted.game && now.running === noted.running;
      if (isSame && now.at - noted.at < NOTE_EVERY) return;
      noted = now;
      aside(token, directory.put({ table: token, ...now }));
    };
    note();
    return log.watch(streamOf(token), (version) => {
      if (version > 0) note();
    });
  };

  const openHeld = async (token: string): Promise<Opened> => {
    let stopNoting = () => {};
    const opened = await openLiveTable(streamOf(token), world, () => {
      stopNoting();
      /** In a task of its own: the table is still showing its end. */
      setTimeout(() => aside(token, remove(token)));
    });
    if (!opened.ok) return opened;
    const table = opened.value;
    stopNoting = keepNote(token, table);
    return success({
      ...table,
      get screens() {
        return table.screens;
      },
      async command(person, id, decided, from) {
        if (isJudged(decided)) await judging.ready(table.view().settings.language);
        return table.command(person, id, decided, from);
      },
      async dispose() {
        stopNoting();
        await table.dispose();
      },
    });
  };

  /** What nobody looks at any more is let go; it is all in the log. */
  const letGoOfOthers = async (token: string): Promise<void> => {
    for (const [other, opening] of held) {
      const opened = await opening;
      if (other !== token && opened.ok && opened.value.screens === 0) await letGo(other);
    }
  };

  const open = async (token: string): Promise<Opened> => {
    aside(token, letGoOfOthers(token));
    const opening = held.get(token) ?? openHeld(token);
    held.set(token, opening);
    try {
      const opened = await opening;
      if (!opened.ok) held.delete(token);
      return opened;
    } catch (error) {
      held.delete(token);
      if (isFromNewerPage(error)) return failure('upgrade');
      throw error;
    }
  };

  return {
    open,

    /** Opens a table and does there what was asked; nothing of it stays if any of it is refused. */
    async create({ person, name, settings, commands }: Opening): Promise<Result<string, string>> {
      const at = clock.now();
      const events = openingEvents({ code: '', person, name, settings, at });
      if (!events.ok) return events;
      const token = newToken();
      const entry = { commandId: '', by: person, at, events: events.value.map(makeStored) };
      await log.append(streamOf(token), 0, entry);
      const opened = await open(token);
      if (!opened.ok) return opened;
      for (const [nth, { person: by = person, command }] of commands.entries()) {
        /** No client can choose an id with a space in it. */
        const outcome = await opened.value.command(by, `opening ${nth}`, { command });
        if (outcome.kind === 'done') continue;
        await remove(token);
        return failure(outcome.reason);
      }
      return success(token);
    },

    /** Removes what is over, and what nobody has come back to. */
    async sweep(): Promise<void> {
      for (const { table, running, at } of await directory.all()) {
        const age = clock.now() - at;
        if (!held.has(table) && age > (running ? KEPT : OVER_KEPT)) await remove(table);
      }
    },
  };
};
export type LocalTables = ReturnType<typeof localTables>;
