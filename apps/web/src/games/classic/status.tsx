import type { Team } from '@remez/protocol/client';
import { m } from '../../messages/index.js';
import { Countdown } from '../../table/countdown.tsx';
import expected from '../../table/expect.module.css';
import { ExpectLine } from '../../table/expect.tsx';
import { WhoAmI } from '../../table/who.tsx';
import { Mark } from '../../ui/mark.tsx';
import { useGame } from './at-game.ts';
import { useExpectation } from './expectation.ts';
import styles from './status.module.css';
import { teamName } from './team-name.ts';

const Score = ({ team }: { readonly team: Team }) => {
  const game = useGame();
  return (
    <div class={styles.score} data-team={team} data-turn={game.team === team || undefined}>
      <span class={styles.scoreMark}>
        <Mark identity={team} />
      </span>
      <b class={styles.scoreCount}>{game.remaining[team]}</b>
      <span class={styles.scoreTeam}>{teamName(team, game.mode)}</span>
      <span class="visually-hidden">{m.words_left({ count: game.remaining[team] })}</span>
    </div>
  );
};

export const Status = () => {
  const game = useGame();
  const expectation = useExpectation();
  return (
    <header class={styles.status}>
      <Score team="red" />
      <div class={expected.expect} data-mine={expectation.isMine || undefined}>
        <ExpectLine {...expectation} />
        <p class={expected.more}>
          {game.guessesLeft !== undefined && (
            <span>
              {game.guessesLeft === 'unlimited'
                ? m.guesses_unlimited()
                : m.guesses_left({ count: game.guessesLeft })}
            </span>
          )}
          {game.endsAt !== undefined && <Countdown endsAt={game.endsAt} />}
        </p>
        <WhoAmI />
      </div>
      <Score team="blue" />
    </header>
  );
};
