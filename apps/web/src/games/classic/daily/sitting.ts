import { effect, type ReadonlySignal, signal } from '@preact/signals';
import {
  type DailyMove,
  type DailyPlay,
  type DailyReader,
  type Day,
  dayAt,
  movesOf,
  playDay,
  readDay,
  resumeDay,
} from '@remez/protocol/daily';
import { type DayRecord, keepRecord, recordOf } from '../../../lib/daily.ts';
import type { Locale } from '../../../lib/locale.ts';
import { holdsBreath, show } from '../../../ui/moments/queue.ts';
import type { FoundDay } from './months.ts';
import { clueMoment, momentsOf } from './told.ts';

/** Another number for another board: progress belongs to the board that it was made on. */
const printOf = ({ seal }: FoundDay['sealed']): string => {
  let hash = 0;
  for (const sign of seal) hash = (Math.imul(hash, 31) + sign.charCodeAt(0)) | 0;
  return (hash >>> 0).toString(36);
};

const asMove = (move: number | 'stop'): DailyMove =>
  move === 'stop' ? { kind: 'stop' } : { kind: 'guess', card: move };

const asKept = (move: DailyMove): number | 'stop' => (move.kind === 'stop' ? 'stop' : move.card);

const foundIn = ({ covered }: DailyPlay): number =>
  [...covered.values()].filter((identity) => identity === 'agent').length;

/** Someone at a day's board. */
export interface Sitting {
  readonly language: Locale;
  readonly day: Day;
  readonly reader: DailyReader;
  /** As it is to be seen: while a breath is held, as it was before. */
  readonly shown: ReadonlySignal<DailyPlay>;
  readonly record: ReadonlySignal<DayRecord>;
  /** Whether this was over already when the page opened. */
  readonly wasOver: boolean;
  play(move: DailyMove): void;
  /** The first clue is told; nothing else happens. */
  begin(): void;
  tell(told: true): void;
  stop(): void;
}

/** Takes up a day where this browser left it. One play counts: what was touched stays touched. */
export const sitDown = (
  { sealed, shipped }: FoundDay,
  { language, day }: { readonly language: Locale; readonly day: Day },
): Sitting => {
  const reader = readDay(sealed, { language, day: shipped });
  const print = printOf(sealed);
  const fresh = (): DayRecord => ({ print, moves: [], found: 0, begun: dayAt(Date.now()) });
  /** As far as the rules know it: what was kept damaged goes on from where it is whole. */
  const kept = (): DayRecord => {
    const before = recordOf(language, day);
    if (before?.print !== print) return fresh();
    const play = resumeDay(reader, before.moves.map(asMove));
    const { outcome: _, ...rest } = before;
    return {
      ...rest,
      moves: movesOf(play).map(asKept),
      found: foundIn(play),
      ...(play.result !== undefined && { outcome: play.result }),
    };
  };
  const record = signal(kept());
  const resumed = () => resumeDay(reader, record.peek().moves.map(asMove));
  const live = signal(resumed());
  const shown = signal(live.peek());
  const end = effect(() => {
    const now = live.value;
    if (!holdsBreath()) shown.value = now;
  });
  const keep = (next: DayRecord) => {
    record.value = next;
    keepRecord(language, day, next);
  };

  /** Another tab may be further on: then this one goes on from there, and what was touched here waits. */
  const isBehind = (): boolean => {
    const elsewhere = kept();
    if (elsewhere.moves.length <= record.peek().moves.length) return false;
    record.value = elsewhere;
    live.value = resumed();
    return true;
  };

  return {
    language,
    day,
    reader,
    shown,
    record,
    wasOver: live.peek().result !== undefined,
    play(move) {
      if (isBehind()) return;
      const before = live.peek();
      const played = playDay(reader, before, move);
      if (!played.ok) return;
      const after = played.value;
      const last = record.peek();
      const begun = last.moves.length === 0 ? dayAt(Date.now()) : last.begun;
      keep({
        ...last,
        begun,
        moves: [...last.moves, asKept(move)],
        found: foundIn(after),
        ...(after.result !== undefined && { outcome: after.result }),
      });
      /** Before it is drawn, so that nothing on the screen runs ahead of what is being told. */
      show(momentsOf(before, after, move, reader));
      live.value = after;
    },
    begin() {
      const [turn] = live.peek().turns;
      if (turn !== undefined && record.peek().moves.length === 0) show([clueMoment(turn, 'first')]);
    },
    tell(told) {
      keep({ ...record.peek(), told });
    },
    stop: end,
  };
};
