import { Countdown } from '../game/countdown.tsx';
import { m } from '../paraglide/messages.js';
import { useDecrypto, useTeamName } from './at-game.ts';
import type { Expectation } from './expectation.ts';
import styles from './screen.module.css';
import { TeamMark } from './team-mark.tsx';
import { Tokens } from './tokens.tsx';
import type { Team } from './view.ts';

const Score = ({ team }: { readonly team: Team }) => {
  const { team: transmitting, phase } = useDecrypto();
  const teamName = useTeamName();
  const isTurn = phase !== 'over' && transmitting === team;
  return (
    <div class={styles.score} data-team={team} data-turn={isTurn || undefined}>
      <TeamMark team={team} />
      <bdi class={styles.scoreTeam}>{teamName(team)}</bdi>
      <Tokens team={team} />
    </div>
  );
};

export const Status = ({ expectation }: { readonly expectation: Expectation }) => {
  const { round, rounds, phase, endsAt, turned } = useDecrypto();
  const { text, isMine } = expectation;
  return (
    <header class={styles.status}>
      <Score team="white" />
      <div class={styles.expect} data-mine={isMine || undefined}>
        <h1 class={styles.expectText}>
          <span role="status">{text}</span>
        </h1>
        <p class={styles.expectMore}>
          {phase !== 'name' && <span>{m.decrypto_round({ round, rounds })}</span>}
          {endsAt !== undefined && !turned && <Countdown endsAt={endsAt} />}
        </p>
      </div>
      <Score team="black" />
    </header>
  );
};
