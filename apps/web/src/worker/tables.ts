import { failure, type Result, success } from '@remez/rules';
import {
  type BotMind,
  type Decided,
  type Event,
  type LiveTable,
  makeStored,
  openingEvents,
  openLiveTable,
  type World,
} from '@remez/table';
import type { fetchedJudge } from './judge.ts';
import type { LessonTable } from './lesson/index.ts';
import type { KeptLesson } from './store/database.ts';
import { isFromNewerPage, type LocalStore } from './store/open.ts';
import type { LessonPlace, Opening } from './table-messages.ts';

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
  /** Told how far a lesson is, when its table is opened and whenever it gets on. */
  readonly onLesson: (table: string, place: LessonPlace) => void;
}

/** The tables of this browser that are held open by this tab. */
export const localTables = ({ store, judging, mind, onLesson, ...around }: Parts) => {
  const { log, directory, ephemera } = store;
  const { clock } = around;
  const held = new Map<string, Promise<Opened>>();
  const lessons = new Map<string, Pick<LessonTable, 'goOn'>>();
  let askedLast = '';

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
    lessons.delete(token);
    if (opened?.ok) await opened.value.dispose();
  };

  const remove = async (token: string): Promise<void> => {
    await letGo(token);
    await store.remove(token, streamOf(token));
  };

  /** Keeps what the first page says of this table. */
  const keepNote = (
    token: string,
    table: LiveTable,
    lesson: KeptLesson | undefined,
  ): (() => void) => {
    let isNoting = true;
    let noted = { game: '', running: false, at: 0 };
    const note = () => {
      const { settings, running, match } = table.view();
      const now = { game: match?.view.game ?? settings.game, running, at: clock.now() };
      const isSame = now.game === noted.game && now.running === noted.running;
      if (isSame && now.at - noted.at < NOTE_EVERY) return;
      noted = now;
      aside(token, directory.put({ table: token, ...now, ...(lesson && { lesson }) }));
    };
    note();
    /** In a task of its own, when the table has taken in what it wrote; another tab notes what it writes. */
    const unwatch = log.watch(streamOf(token), (version) => {
      if (version > 0) setTimeout(() => isNoting && note());
    });
    return () => {
      isNoting = false;
      unwatch();
    };
  };

  /** Nobody thinks there: bots do what the scenario says. */
  const withLesson = async (
    token: string,
    table: LiveTable,
    { scenario }: KeptLesson,
  ): Promise<Opened> => {
    const { readLesson, lessonTable } = await import('./lesson/index.ts');
    const lesson = readLesson(scenario);
    /** Of another release, and no lesson in this one: the next is begun anew. */
    if (!lesson.ok) {
      await table.dispose();
      aside(token, remove(token));
      return failure('unknownTable');
    }
    const { steps } = lesson.value;
    const taught = lessonTable(table, lesson.value, {
      ...{ stream: streamOf(token), log, clock },
      pace: () => mind.pace ?? 1,
      onPosition: (position) => onLesson(token, { steps, position }),
      onFault: (error) => world.faults({ table: streamOf(token), during: 'bot', error }),
    });
    lessons.set(token, taught);
    return success(taught);
  };

  const openHeld = async (token: string): Promise<Opened> => {
    let stopNoting = () => {};
    const lesson = (await directory.get(token))?.lesson;
    const { bots: _, ...withoutBots } = world;
    const opened = await openLiveTable(streamOf(token), lesson ? withoutBots : world, () => {
      stopNoting();
      /** In a task of its own: the table is still showing its end. */
      setTimeout(() => aside(token, remove(token)));
    });
    if (!opened.ok) return opened;
    const table = opened.value;
    stopNoting = keepNote(token, table, lesson);
    const judged: LiveTable = {
      ...table,
      get screens() {
        return table.screens;
      },
      /** Once the judge is there it is the table's own promise: `done` must not fall behind the next view. */
      command(...asked) {
        const [, , decided] = asked;
        const wait = isJudged(decided) ? judging.ready(table.view().settings.language) : null;
        return wait === null ? table.command(...asked) : wait.then(() => table.command(...asked));
      },
      async dispose() {
        stopNoting();
        await table.dispose();
      },
    };
    return lesson ? withLesson(token, judged, lesson) : success(judged);
  };

  /** What nobody looks at any more is let go; it is all in the log. Someone is about to enter the one asked for last. */
  const letGoOfOthers = async (): Promise<void> => {
    for (const [token, opening] of held) {
      const opened = await opening;
      if (token !== askedLast && opened.ok && opened.value.screens === 0) await letGo(token);
    }
  };

  const open = async (token: string): Promise<Opened> => {
    askedLast = token;
    aside(token, letGoOfOthers());
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

  const eventsOf = async (opening: Opening): Promise<Result<readonly Event[], string>> => {
    const at = clock.now();
    if (opening.lesson === undefined) return openingEvents({ code: '', ...opening, at });
    const { readLesson, lessonOpening } = await import('./lesson/index.ts');
    const lesson = readLesson(opening.lesson.scenario);
    if (!lesson.ok) return lesson;
    const context = { ...around, judge: judging.judge, now: at, hostAwaySince: null };
    return lessonOpening(opening, lesson.value, { ...context, bots: mind.plays });
  };

  /** Removes what is over, and what nobody has come back to. */
  const sweep = async (): Promise<void> => {
    for (const { table, running, at } of await directory.all()) {
      const age = clock.now() - at;
      if (!held.has(table) && age > (running ? KEPT : OVER_KEPT)) await remove(table);
    }
  };

  const obey = async (
    token: string,
    { person, commands }: Opening,
  ): Promise<Result<string, string>> => {
    const opened = await open(token);
    if (!opened.ok) return opened;
    for (const [nth, { person: by = person, command }] of commands.entries()) {
      /** No client can choose an id with a space in it. */
      const outcome = await opened.value.command(by, `opening ${nth}`, { command });
      if (outcome.kind !== 'done') return failure(outcome.reason);
    }
    return success(token);
  };

  return {
    open,
    remove,
    goOn: (token: string, position: number): void => lessons.get(token)?.goOn(position),

    /** Opens a table and does there what was asked; nothing of it stays if any of it is refused. */
    async create(opening: Opening): Promise<Result<string, string>> {
      const { person, lesson } = opening;
      const events = await eventsOf(opening);
      if (!events.ok) return events;
      const token = newToken();
      const at = clock.now();
      aside(token, sweep());
      const entry = { commandId: '', by: person, at, events: events.value.map(makeStored) };
      await log.append(streamOf(token), 0, entry);
      /** In a lesson it was all done before the table was there. */
      if (lesson !== undefined) {
        const game = String(opening.settings.game);
        await directory.put({ table: token, game, running: true, at, lesson });
        return success(token);
      }
      const done = await obey(token, opening);
      if (!done.ok) await remove(token);
      return done;
    },
  };
};
export type LocalTables = ReturnType<typeof localTables>;
