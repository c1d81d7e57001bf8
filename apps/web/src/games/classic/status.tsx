import type { Team } from '@remez/protocol/client';
import type { Expectation } from '../../lib/alerts.ts';
import { m } from '../../paraglide/messages.js';
import { useTable } from '../../table/at-table.ts';
import { Countdown } from '../../table/countdown.tsx';
import expected from '../../table/expect.module.css';
import styles from '../../table/game.module.css';
import { Mark } from '../../ui/mark.tsx';
import { useGame } from './at-game.ts';

export const teamName = (team: Team, mode: string): string => {
  if (mode === 'coop') return team === 'red' ? m.team_us() : m.team_deck();
  return team === 'red' ? m.team_red() : m.team_blue();
};

export const useExpectation = (): Expectation => {
  const { view, nameOf } = useTable();
  const game = useGame();
  const team = teamName(game.team, game.mode);
  const spymaster = view.seats.find(({ seat }) => seat === `${game.team}.spymaster`)?.members[0];
  const { can } = game;
  if (can.rule !== undefined) return { text: m.expect_your_ruling(), isMine: true };
  if (can.cover !== undefined) {
    const text = game.coverCause === 'penalty' ? m.expect_your_cover() : m.expect_your_coop_cover();
    return { text, isMine: true };
  }
  if (can.giveClue) return { text: m.expect_your_clue(), isMine: true };
  if (can.answer) return { text: m.expect_your_answer(), isMine: true };
  if (can.guess !== undefined) return { text: m.expect_your_guess(), isMine: true };
  const waitsForSpymaster = game.phase === 'clue' || game.phase === 'cover';
  if (waitsForSpymaster && spymaster === undefined) {
    return { text: m.expect_no_spymaster({ team }), isMine: false };
  }
  const name = spymaster === undefined ? '' : nameOf(spymaster);
  switch (game.phase) {
    case 'clue':
      return { text: m.expect_clue({ name, team }), isMine: false };
    case 'guess':
      return { text: m.expect_guess({ team }), isMine: false };
    case 'ruling':
      return { text: m.expect_ruling(), isMine: false };
    case 'cover':
      return { text: m.expect_cover({ name }), isMine: false };
    case 'over':
      return { text: m.game_over(), isMine: false };
  }
};

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
  const { text, isMine } = useExpectation();
  return (
    <header class={styles.status}>
      <Score team="red" />
      <div class={expected.expect} data-mine={isMine || undefined}>
        <h1 class={expected.text}>
          <span role="status">{text}</span>
        </h1>
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
      </div>
      <Score team="blue" />
    </header>
  );
};
