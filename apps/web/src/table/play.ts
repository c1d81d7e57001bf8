import type { Move, Outcome } from '@remez/protocol/client';
import { type Reasons, whyNot } from '../lib/reasons.ts';
import { verdictText } from '../lib/verdicts.ts';
import { m } from '../messages/index.js';
import { say } from '../ui/toast.tsx';
import { useTable } from './at-table.ts';

export type Refused = Extract<Outcome, { readonly kind: 'refused' }>;

/** Why a move was refused; of a clue, what the referee has against it. */
const whyRefused = ({ word }: Move, { reason, verdict }: Refused, own?: Reasons): string =>
  verdict === undefined
    ? whyNot(reason, own)
    : m.why_illegal_clue({ why: verdictText(verdict, String(word ?? '')) });

/**
 * The one way to play a move. Each game binds it once, in its `at-game.ts`, to its own union of
 * moves and to its own words for what is refused.
 */
export const usePlayOf = <Own extends Move>(reasons?: Reasons) => {
  const { session } = useTable();
  /** Sends, and returns why not; what to say of it is for the caller. */
  const attempt = async (move: Own): Promise<Refused | undefined> => {
    const outcome = await session.send({ kind: 'play', move });
    return outcome.kind === 'done' ? undefined : outcome;
  };
  /** Sends, and says why if it was refused. True when it was done. */
  const play = async (move: Own): Promise<boolean> => {
    const refused = await attempt(move);
    if (refused !== undefined) say(whyRefused(move, refused, reasons));
    return refused === undefined;
  };
  return { attempt, play };
};

/** What a host may do to a match of any game. */
type HostMove = { readonly kind: 'moveOn' } | { readonly kind: 'abandon' };
export const useHostPlay = () => usePlayOf<HostMove>().play;
