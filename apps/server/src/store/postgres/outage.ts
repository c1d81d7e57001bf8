import type { Note } from '../failure.ts';
import { sentenceOf } from './errors.ts';

/** Notes once that the database is gone, and once that it is back. */
export const outageReporter = (onNote: (note: Note) => void) => {
  let isOut = false;
  return {
    began(error: unknown) {
      if (isOut) return;
      isOut = true;
      const fields = { failure: sentenceOf(error) };
      onNote({ level: 'error', fields, message: 'the database does not answer' });
    },
    ended() {
      if (!isOut) return;
      isOut = false;
      onNote({ level: 'warn', fields: {}, message: 'the database answers again' });
    },
  };
};
export type OutageReporter = ReturnType<typeof outageReporter>;
