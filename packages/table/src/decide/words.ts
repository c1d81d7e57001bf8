import { failure, shuffled } from '@remez/rules';
import { paired } from '@remez/words';
import { runningMatch } from '../match.ts';
import { changedSettings } from '../settings.ts';
import { CUSTOM } from '../types.ts';
import { type Acting, accept, type CommandOf, type Decision, refuse } from './decision.ts';

/** How many mistakes of a refused list are reported. */
const MOST_FAULTS = 100;

/** The host's own list. A good one is played with from now on; a bad one changes nothing. */
export const bringWords = (
  { state, context }: Acting,
  { text, keepKin = false }: CommandOf<'bringWords'>,
): Decision => {
  if (runningMatch(state) !== null) return refuse('matchRunning');
  if (typeof text !== 'string' || typeof keepKin !== 'boolean') return refuse('malformed');
  const { list } = context;
  if (list === undefined) throw new Error('a list is read before it is decided on');
  /** L2 · סבא beside סבתא is a question to the host, not a mistake. */
  const faults = list.ok ? (keepKin ? [] : list.kin) : list.faults;
  if (!list.ok || faults.length > 0) {
    return failure({ reason: 'badWords', faults: faults.slice(0, MOST_FAULTS) });
  }
  const { language } = list;
  const cards = paired(shuffled(list.words, context.random));
  const settings = changedSettings(state.settings, { packs: [CUSTOM] }, { language, cards });
  if (settings === null) return refuse('badSettings');
  return accept({ kind: 'wordsBrought', language, cards }, { kind: 'settingsChanged', settings });
};
