import type { DecryptoMove } from '@remez/protocol/client';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { useMatch } from '../../table/at-table.ts';
import { usePlayOf } from '../../table/play.ts';
import { REASONS } from './reasons.ts';
import { teamName } from './team-name.ts';
import type { Game, Team } from './view.ts';

export const useGame = (): Game => useMatch('decrypto');

/**
 * What the scores and sheets show. While a reveal is still told beat by beat they stay as they
 * were before it, so that nothing on the screen runs ahead of the story.
 */
export const ShownGame = createContext<Game | null>(null);

export const useShownGame = (): Game => {
  const game = useGame();
  return useContext(ShownGame) ?? game;
};

/** Sends, and says why if it was refused. True when it was done. */
export const usePlay = () => usePlayOf<DecryptoMove>(REASONS).play;

/** Sends, and returns why not; what to say of it is for the caller. */
export const useAttempt = () => usePlayOf<DecryptoMove>(REASONS).attempt;

export const useTeamName = () => {
  const game = useGame();
  return (team: Team): string => teamName(game, team);
};

/** The transmission on the table. */
export const currentOf = ({ phase, team, sheets }: Game) =>
  (phase === 'answer' || phase === 'ruling') && team !== undefined
    ? sheets[team].rounds.at(-1)
    : undefined;
