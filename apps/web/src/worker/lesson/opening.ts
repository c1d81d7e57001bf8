import { failure, type Result, success } from '@remez/rules';
import type { Lesson } from '@remez/scenarios';
import {
  type Command,
  decide,
  type Event,
  evolve,
  openingEvents,
  type SettingsChange,
  type State,
  type TableContext,
} from '@remez/table';

interface LessonOpening {
  readonly person: string;
  readonly name: string;
  readonly settings: SettingsChange;
}

/** Bots do what the scenario says, whatever their character. */
const TEMPERAMENT = 'balanced';

const sitDown = ({ seating }: Lesson): readonly Command[] =>
  seating.map(({ seat, isLearner }) =>
    isLearner ? { kind: 'sit', seat } : { kind: 'addBot', seat, temperament: TEMPERAMENT },
  );

/** A match that begins with the cards of the lesson, and not with those that chance has laid. */
const dealtAs = (
  lesson: Lesson,
  started: readonly Event[],
  context: TableContext,
): Result<readonly Event[], string> => {
  const dealt = lesson.deal(context);
  if (!dealt.ok) return dealt;
  const [first] = dealt.value;
  const options = first !== undefined && 'options' in first ? { options: first.options } : {};
  return success([
    ...started.flatMap((event): readonly Event[] => {
      if (event.kind === 'played') return [];
      /** No card of a pack lies there: a scenario brings its own words. */
      const laid = { cards: [], faces: [] };
      return [event.kind === 'matchStarted' ? { ...event, ...options, laid } : event];
    }),
    ...dealt.value.map((event) => ({ kind: 'played', event }) as const),
  ]);
};

/** All that happens before anyone sees the table of a lesson: it is opened, people sit down, and it is dealt. */
export const lessonOpening = (
  { person, name, settings }: LessonOpening,
  lesson: Lesson,
  context: TableContext,
): Result<readonly Event[], string> => {
  const opening = openingEvents({ code: '', person, name, settings, at: context.now });
  if (!opening.ok) return opening;
  const events: Event[] = [...opening.value];
  let state = events.reduce<State | undefined>(evolve, undefined);
  for (const command of [...sitDown(lesson), { kind: 'start' } as const]) {
    if (state === undefined) return failure('unknownTable');
    const decided = decide(state, { command }, { kind: 'person', person }, context);
    if (!decided.ok) return failure(decided.failure.reason);
    const isStart = command.kind === 'start';
    const next = isStart ? dealtAs(lesson, decided.value, context) : success(decided.value);
    if (!next.ok) return next;
    events.push(...next.value);
    state = next.value.reduce<State>(evolve, state);
  }
  return success(events);
};
