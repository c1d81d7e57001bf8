import { type Judge, success } from '@remez/rules';
import { type ParsedList, parseList } from '@remez/words';
import type { Lists, Outcome } from './port.ts';

/** Reads where it is asked: for tests and small tables. */
export const listsInPlace = (judge: Judge): Lists => ({
  read: async (text) => success(parseList(text, judge)),
});

/** Stands in for a list when checking whether this person may bring one now. */
const UNREAD: ParsedList = { ok: false, faults: [] };

/** What was read, with which the command may take its turn; or why it is not read. */
type Before = { readonly kind: 'go'; readonly list: ParsedList } | Outcome;

const BUSY: Outcome = { kind: 'refused', reason: 'busy' };

/**
 * A host's list is read before the command takes its turn, so that the table goes on meanwhile. Only
 * a list that would be taken is read at all, and of each table one at a time.
 */
export const listDesk = (lists: Lists) => {
  let reading = false;

  const read = async (text: string): Promise<Before> => {
    if (reading) return BUSY;
    reading = true;
    try {
      const outcome = await lists.read(text);
      return outcome.ok
        ? { kind: 'go', list: outcome.value }
        : { kind: 'refused', reason: outcome.failure };
    } finally {
      reading = false;
    }
  };

  return {
    /** `rehearse` says what would become of the command with such a list. */
    async before(text: string, rehearse: (list: ParsedList) => Promise<Outcome>): Promise<Before> {
      const early = await rehearse(UNREAD);
      const wouldBeRead = early.kind === 'refused' && early.reason === 'badWords';
      return wouldBeRead ? read(text) : early;
    },
  };
};
