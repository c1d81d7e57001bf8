import type { Outcome } from '@remez/protocol/client';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { m } from '../../paraglide/messages.js';
import { useMatch, useTable } from '../../table/at-table.ts';
import { say } from '../../ui/toast.tsx';
import { whyNotHere } from './reasons.ts';
import type { Game, Team } from './view.ts';

export const useDecrypto = (): Game => useMatch('decrypto');

/**
 * What the scores and sheets show. While a reveal is still told beat by beat they stay as they
 * were before it, so that nothing on the screen runs ahead of the story.
 */
export const ToldContext = createContext<Game | null>(null);

export const useTold = (): Game => {
  const game = useDecrypto();
  return useContext(ToldContext) ?? game;
};

type Move = Parameters<ReturnType<typeof useTable>['play']>[0];

export type Refused = Extract<Outcome, { readonly kind: 'refused' }>;

/** Sends, and returns why not; what to say of it is for the caller. */
export const useMove = () => {
  const { seated } = useTable();
  return async (move: Move): Promise<Refused | undefined> => {
    const outcome = await seated.send({ kind: 'play', move });
    return outcome.kind === 'done' ? undefined : outcome;
  };
};

/** Sends, and says why if it was refused. True when it was done. */
export const usePlay = () => {
  const move = useMove();
  return async (what: Move): Promise<boolean> => {
    const refused = await move(what);
    if (refused !== undefined) say(whyNotHere(refused.reason));
    return refused === undefined;
  };
};

/** X1 · the name that a team picked; until then, its colour. X17 · a pair, and one who listens. */
export const teamName = ({ names, mode }: Pick<Game, 'names' | 'mode'>, team: Team): string => {
  const picked = names[team];
  if (picked !== null) return picked;
  if (mode === 'trio') return team === 'white' ? m.team_pair() : m.team_ear();
  return team === 'white' ? m.team_white() : m.team_black();
};

export const useTeamName = () => {
  const game = useDecrypto();
  return (team: Team): string => teamName(game, team);
};

/** The transmission on the table. */
export const currentOf = ({ phase, team, sheets }: Game) =>
  (phase === 'answer' || phase === 'ruling') && team !== undefined
    ? sheets[team].rounds.at(-1)
    : undefined;
