import type { Expectation } from '../../lib/alerts.ts';
import { m } from '../../messages/index.js';
import { Countdown } from '../../table/countdown.tsx';
import expected from '../../table/expect.module.css';
import { ExpectLine } from '../../table/expect.tsx';
import { WhoAmI } from '../../table/who.tsx';
import { useGame, useTeamName } from './at-game.ts';
import styles from './screen.module.css';
import { TeamMark } from './team-mark.tsx';
import { Tokens } from './tokens.tsx';
import type { Team } from './view.ts';

const Score = ({ team, isTurn }: { readonly team: Team; readonly isTurn: boolean }) => {
  const teamName = useTeamName();
  return (
    <div class={styles.score} data-team={team} data-turn={isTurn || undefined}>
      <TeamMark team={team} />
      <bdi class={styles.scoreTeam}>{teamName(team)}</bdi>
      <Tokens team={team} />
    </div>
  );
};

export const Status = ({
  expectation,
  turn,
  revealedRound,
}: {
  readonly expectation: Expectation;
  /** Whose transmission it is. */
  readonly turn: Team | undefined;
  /** The round that is being revealed. */
  readonly revealedRound: number | undefined;
}) => {
  const { round, rounds, phase, endsAt, turned } = useGame();
  return (
    <header class={styles.status}>
      <Score team="white" isTurn={turn === 'white'} />
      <div class={expected.expect} data-mine={expectation.isMine || undefined}>
        <ExpectLine {...expectation} />
        <p class={expected.more}>
          {(revealedRound !== undefined || phase !== 'name') && (
            <span>{m.decrypto_round({ round: revealedRound ?? round, rounds })}</span>
          )}
          {revealedRound === undefined && endsAt !== undefined && !turned && (
            <Countdown endsAt={endsAt} />
          )}
        </p>
        <WhoAmI />
      </div>
      <Score team="black" isTurn={turn === 'black'} />
    </header>
  );
};
