import { failure, type Random, type Result, success } from '@remez/rules';
import type { Adapter, Sitter, TableMove } from './adapter.ts';
import { type Fields, isFields, show } from './fields.ts';
import { withGame } from './games.ts';
import { type Act, parseScenario } from './parse.ts';

/** A step of a lesson: what somebody does, and what is said to the learner before it. */
export interface LessonStep extends Act {
  /** Done by the learner; all others by bots. */
  readonly you: boolean;
  /** A key for what is said; null where nothing new is. */
  readonly coach: string | null;
  /** What is said is to be read in peace: a bot does it only when the learner wants to go on. */
  readonly waits: boolean;
}

/** A scenario in which a person does some of the steps. It hides its game from whoever drives it. */
export interface Lesson {
  readonly game: string;
  readonly steps: readonly LessonStep[];
  /** Who sits where, in the order in which they sit down. */
  readonly seating: readonly Sitter[];
  /** The events that deal what the file says. */
  deal(context: {
    readonly now: number;
    readonly random: Random;
  }): Result<readonly { readonly kind: string }[], string>;
  /** With what whoever has this view does the step, or comes nearer to it; null if they cannot. */
  move(step: number, at: { readonly view: unknown; readonly who: string }): TableMove | null;
  /** Whether a step is done with this event of the game. */
  isStep(event: { readonly kind: string }): boolean;
  /** Whether this does the step, which is the learner's. */
  asks(step: number, move: TableMove, view: unknown): boolean;
  /** Whether this does no step, and harms none. */
  isSketch(move: TableMove): boolean;
}

const stepOf = (act: Act): LessonStep => ({
  ...act,
  you: act.args.you === true,
  coach: typeof act.args.coach === 'string' ? act.args.coach : null,
  waits: act.args.waits === true && act.args.you !== true,
});

const lessonFor = <
  Seat extends string,
  State,
  Command extends { readonly kind: string },
  Event extends { readonly kind: string },
  View,
>(
  { deal, seats, atTable }: Adapter<Seat, State, Command, Event, View>,
  file: Fields,
): Result<Lesson, string> => {
  const scenario = parseScenario(file);
  if (!scenario.ok) return failure(scenario.failure.why);
  if (atTable === undefined) return failure('nobody is taught this game');
  const { options, deal: dealt } = scenario.value;
  const steps = scenario.value.steps.flatMap(({ act }) => (act === undefined ? [] : [stepOf(act)]));
  const first = steps.find(({ you }) => you);
  if (first === undefined) return failure('no step of it is the learner’s');
  return success({
    game: String(file.game),
    steps,
    seating:
      atTable.seating?.(first) ?? seats.map((seat) => ({ seat, isLearner: seat === first.by })),
    deal: (context) => deal({ options, deal: dealt }, context),
    move(step, { view, who }) {
      const act = steps[step];
      return act === undefined ? null : atTable.move(act, { view: view as View, who });
    },
    isStep: (event) => atTable.isStep(event as Event),
    asks(step, move, view) {
      const act = steps[step];
      return act?.you === true && atTable.asks(act, move, view as View);
    },
    isSketch: ({ kind }) => atTable.sketches.includes(kind),
  });
};

/** Reads a scenario as a lesson, or says why it is none. */
export const readLesson = (file: unknown): Result<Lesson, string> => {
  if (!isFields(file)) return failure('a lesson must be a JSON object');
  return (
    withGame(file.game, (adapter) => lessonFor(adapter, file)) ??
    failure(`unknown game ${show(file.game)}`)
  );
};
