import type { Lesson } from '@remez/scenarios';
import {
  type Clock,
  type Command,
  type Decided,
  type EventLog,
  type LiveTable,
  type Member,
  type Move,
  perspectiveOf,
  type State,
  viewFrom,
} from '@remez/table';
import { type Followed, followLesson } from './follow.ts';

/** What whoever learns may do at any time beside the steps of the lesson: it changes nothing for anyone else. */
const ALWAYS: readonly Command['kind'][] = ['note'];

/** What passes by itself: it is looked again, after as long as anything takes. */
const PASSING: readonly string[] = ['stale', 'unavailable'];

/**
 * How long bots take, at the pace of people: to choose or write, so that what they did before was told by
 * then, and to agree with someone.
 */
const THINKING = 5200;
const AGREEING = 1400;

interface Around {
  readonly stream: string;
  readonly log: Pick<EventLog, 'read' | 'watch'>;
  readonly clock: Clock;
  readonly pace: () => number;
  /** Told how many steps are done, first and whenever it changes. */
  readonly onPosition: (position: number) => void;
  readonly onFault: (error: unknown) => void;
}

interface Next {
  readonly bot: Member;
  readonly move: Move;
}

const viewOf = (state: State, person: string): unknown =>
  viewFrom(state, perspectiveOf(state, { person, watching: false })).match?.view;

/** What a bot does next; null while it is the learner's move, but for agreeing with what they propose. */
const nextOf = (lesson: Lesson, { state, position }: Followed): Next | null => {
  const step = lesson.steps[position];
  if (step === undefined) return null;
  const here = state.members.filter(({ standing }) => standing === 'here');
  const moveOf = ({ id, person }: Member) =>
    lesson.move(position, { view: viewOf(state, person), who: id });
  const moves = here.flatMap((bot): readonly Next[] => {
    const move = bot.bot === undefined ? null : moveOf(bot);
    return move === null ? [] : [{ bot, move }];
  });
  const sketch = moves.find(({ move }) => lesson.isSketch(move));
  if (!step.you) return sketch ?? moves[0] ?? null;
  const me = here.find(({ bot }) => bot === undefined);
  const mine = me === undefined ? null : moveOf(me);
  return mine === null || lesson.isSketch(mine) ? null : (sketch ?? null);
};

export interface LessonTable extends LiveTable {
  /** The learner has read what is said before this step. */
  goOn(position: number): void;
}

/**
 * A table at which a lesson is played: what is not asked for is refused, and bots do what the
 * scenario says. A command's id follows from the position, so that several tabs act once.
 */
export const lessonTable = (table: LiveTable, lesson: Lesson, around: Around): LessonTable => {
  const { stream, log, clock, pace } = around;
  const followed = followLesson(stream, log, lesson);
  let told: number | undefined;
  let readOn: number | undefined;
  let armed: string | undefined;
  let cancel = () => {};
  let isDisposed = false;

  const disarm = () => {
    cancel();
    armed = undefined;
  };

  const act = async ({ bot, move }: Next, id: string, turn: number): Promise<void> => {
    const outcome = await table.command(bot.person, id, { turn, command: { kind: 'play', move } });
    if (outcome.kind === 'refused' && !PASSING.includes(outcome.reason)) {
      throw new Error(`a lesson is stuck: ${move.kind} at ${id} was refused, ${outcome.reason}`);
    }
    disarm();
    await look();
  };

  const look = async (): Promise<void> => {
    const now = await followed.catchUp();
    if (isDisposed || now === null) return;
    const { state, position } = now;
    if (told !== position) {
      told = position;
      around.onPosition(position);
    }
    const isRead = lesson.steps[position]?.waits !== true || readOn === position;
    const next = table.screens > 0 && isRead ? nextOf(lesson, now) : null;
    if (next === null) return disarm();
    const id = `lesson ${state.match?.number} ${position} ${next.move.kind}`;
    if (armed === `${next.bot.id} ${id}`) return;
    cancel();
    armed = `${next.bot.id} ${id}`;
    const time = lesson.isSketch(next.move) ? AGREEING : THINKING;
    cancel = clock.at(clock.now() + pace() * time, () => {
      act(next, id, state.turn).catch(around.onFault);
    });
  };
  const lookSoon = () => {
    look().catch(around.onFault);
  };

  const isAllowed = async (person: string, { command }: Decided): Promise<boolean> => {
    if (ALWAYS.some((kind) => kind === command.kind)) return true;
    if (command.kind !== 'play') return false;
    if (lesson.isSketch(command.move)) return true;
    const now = await followed.catchUp();
    if (now === null) return false;
    return lesson.asks(now.position, command.move, viewOf(now.state, person));
  };

  const unwatch = log.watch(stream, lookSoon);
  lookSoon();

  return {
    ...table,
    get screens() {
      return table.screens;
    },
    enter(screen) {
      const leave = table.enter(screen);
      lookSoon();
      return () => {
        leave();
        lookSoon();
      };
    },
    async command(person, id, decided, from) {
      if (!(await isAllowed(person, decided))) return { kind: 'refused', reason: 'lessonFirst' };
      return table.command(person, id, decided, from);
    },
    goOn(position) {
      readOn = position;
      lookSoon();
    },
    async dispose() {
      isDisposed = true;
      cancel();
      unwatch();
      await table.dispose();
    },
  };
};
