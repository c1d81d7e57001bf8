import { createHash } from 'node:crypto';
import { failure, type Language, type Result, success } from '@remez/rules';
import {
  type DailyResult,
  type DailyTally,
  type Day,
  dayAt,
  EMPTY_TALLY,
  isDay,
  isPossible,
  numberOf,
  tallied,
  weightAfter,
} from '@remez/rules/daily';
import { type Clock, type EventLog, keptStreams, type StreamKind } from '@remez/table';

/** Someone has played a day to its end, and stands for so many who have. */
interface DayPlayed extends DailyResult {
  readonly kind: 'dayPlayed';
  readonly weight: number;
}

interface Count {
  readonly tally: DailyTally;
  /** How many were written down. */
  readonly written: number;
}

const SCHEMA = 1;
const BY = 'daily';

const isDayPlayed = (event: unknown): event is DayPlayed =>
  typeof event === 'object' && event !== null && 'kind' in event && event.kind === 'dayPlayed';

const DAYS: StreamKind<Count, DayPlayed> = {
  make: (event) => ({ schema: SCHEMA, event }),
  read: ({ event }) => (isDayPlayed(event) ? success(event) : failure('unknownEvent')),
  evolve: ({ tally, written } = { tally: EMPTY_TALLY, written: 0 }, { weight, ...result }) => ({
    tally: tallied(tally, result, weight),
    written: written + 1,
  }),
};

/** Today and yesterday in both languages, and some that people look back at. */
const DAYS_HELD = 12;
/** Whoever was without a network tells later, so many days at most. */
const LATE = 7;

/** A day in a language: each has a stream of its own. */
export interface DayOf {
  readonly language: Language;
  readonly day: Day;
}

export type DailyFailure = 'unknownDay' | 'dayOver' | 'impossible' | 'busy' | 'upgrade';

const streamOf = ({ language, day }: DayOf): string => `daily/${language}/${day}`;

/** Who it is on this day, and on no other: the log does not say which person plays every day. */
const tokenOf = ({ language, day }: DayOf, person: string): Buffer =>
  createHash('sha256').update(`${language} ${day} ${person}`).digest();

/** Of those who come when many were counted, one in so many, by chance of their own. */
const isDrawn = (token: Buffer, weight: number): boolean => token.readUIntBE(0, 6) % weight === 0;

/** One after another for each day: whoever waits would only lose a race. */
const inTurn = () => {
  const last = new Map<string, Promise<unknown>>();
  return <Value>(name: string, run: () => Promise<Value>): Promise<Value> => {
    const turn = (last.get(name) ?? Promise.resolve()).then(run, run);
    last.set(name, turn);
    const end = () => {
      if (last.get(name) === turn) last.delete(name);
    };
    turn.then(end, end);
    return turn;
  };
};

/** What the days came to, for all who played them: a stream for each day, and counts. */
export const dailyResults = ({
  log,
  clock,
}: {
  readonly log: EventLog;
  readonly clock: Pick<Clock, 'now'>;
}) => {
  const days = keptStreams({ log, most: DAYS_HELD, kind: DAYS });
  const oneByOne = inTurn();

  /** How many days ago it was; nothing for what is no day, or one that is still to come. */
  const age = (day: Day): number | undefined => {
    if (!isDay(day)) return undefined;
    const passed = numberOf(dayAt(clock.now())) - numberOf(day);
    return passed < 0 ? undefined : passed;
  };

  const read = async (of: DayOf): Promise<Result<DailyTally, DailyFailure>> => {
    if (age(of.day) === undefined) return failure('unknownDay');
    const { state, isFromNewerRelease } = await days.fresh(streamOf(of));
    return isFromNewerRelease ? failure('upgrade') : success(state?.tally ?? EMPTY_TALLY);
  };

  return {
    read,

    /**
     * Once for each person and day, however often it is told, if there is room for so many players.
     * Answers how all did so far, also those who are not counted.
     */
    async report(
      of: DayOf,
      person: string,
      result: DailyResult,
      takeRoom: (players: number) => boolean = () => true,
    ): Promise<Result<DailyTally, DailyFailure>> {
      const passed = age(of.day);
      if (passed === undefined) return failure('unknownDay');
      if (passed > LATE) return failure('dayOver');
      if (!isPossible(result)) return failure('impossible');
      const token = tokenOf(of, person);
      const command = { by: BY, commandId: token.toString('base64url') };
      /** Decided again after a lost race, it takes no room again. */
      let hasRoom: boolean | undefined;
      const written = await oneByOne(streamOf(of), () =>
        days.commit<never>(streamOf(of), command, (count) => {
          const weight = weightAfter(count?.written ?? 0);
          const { turns, mistakes, found } = result;
          const event: DayPlayed = { kind: 'dayPlayed', turns, mistakes, found, weight };
          if (isDrawn(token, weight)) hasRoom ??= takeRoom(weight);
          const isCounted = isDrawn(token, weight) && hasRoom === true;
          return success({ events: isCounted ? [event] : [], at: clock.now() });
        }),
      );
      if (!written.ok) return written;
      return success(written.value.after?.tally ?? EMPTY_TALLY);
    },
  };
};
export type DailyResults = ReturnType<typeof dailyResults>;
