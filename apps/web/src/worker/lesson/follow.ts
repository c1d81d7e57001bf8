import type { Lesson } from '@remez/scenarios';
import {
  type EventLog,
  evolve,
  pagesOf,
  type Recorded,
  readStored,
  type State,
} from '@remez/table';

/** A table as its log has it, and how many steps of its lesson are done there. */
export interface Followed {
  readonly state: State;
  readonly position: number;
}

/** Folds the log of a table: how far its lesson is follows from what was played, and is kept nowhere else. */
export const followLesson = (
  stream: string,
  log: Pick<EventLog, 'read'>,
  { isStep }: Pick<Lesson, 'isStep'>,
) => {
  let state: State | undefined;
  let version = 0;
  let position = 0;

  /** False where a newer release wrote what this one cannot read; the table itself says so. */
  const take = (recorded: Recorded): boolean => {
    const read = readStored(recorded, state?.match ? { playing: state.match.game } : {});
    if (!read.ok) return false;
    const event = read.value;
    if (event.kind === 'matchStarted') position = 0;
    if (event.kind === 'played' && isStep(event.event)) position += 1;
    state = evolve(state, event);
    version = recorded.version;
    return true;
  };
  const readOn = async (): Promise<void> => {
    for await (const page of pagesOf(log, stream, version)) {
      if (!page.every(take)) return;
    }
  };

  /** One reader at a time: no event is counted twice. */
  let last: Promise<void> = Promise.resolve();
  return {
    async catchUp(): Promise<Followed | null> {
      last = last.then(readOn, readOn);
      await last;
      return state === undefined ? null : { state, position };
    },
  };
};
