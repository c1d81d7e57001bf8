import { useEffect, useState } from 'preact/hooks';
import { useMedia, WIDE } from '../../lib/media.ts';
import { m } from '../../messages/index.js';
import { useTable } from '../../table/at-table.ts';
import { useIsShared } from '../../table/between/next.ts';
import { NextTeam } from '../../table/between/parts.tsx';
import { PersonName } from '../../table/person.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ShownGame, useGame, useShownGame, useTeamName } from './at-game.ts';
import styles from './screen.module.css';
import { SheetOf } from './sheet.tsx';
import { TeamMark } from './team-mark.tsx';
import { Tokens } from './tokens.tsx';
import type { Game, Team } from './view.ts';

interface SideProps {
  readonly team: Team;
  /** Whose transmission it is. */
  readonly turn: Team | undefined;
  readonly shown: boolean;
}

const Side = ({ team, turn, shown }: SideProps) => {
  const { view } = useTable();
  const { encryptors, phase } = useShownGame();
  const teamName = useTeamName();
  const isNext = useIsShared() && phase === 'over';
  const members = view.seats.find(({ seat }) => seat === team)?.members ?? [];
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: both of its roles have names
    <div
      class={styles.side}
      data-team={team}
      data-shown={shown || undefined}
      data-turn={turn === team || undefined}
      role={shown ? 'main' : 'complementary'}
      aria-label={teamName(team)}
      tabIndex={0}
    >
      <div class={styles.sideHead}>
        <TeamMark team={team} />
        <h2>
          <bdi>{teamName(team)}</bdi>
        </h2>
        <Tokens team={team} />
      </div>
      {isNext && <NextTeam team={team} />}
      <ul class={styles.people}>
        {(isNext ? [] : members).map((id) => (
          <li key={id}>
            <PersonName id={id} />
            {encryptors[team] === id && (
              <>
                <Icon name="send" size={14} />
                <span class="visually-hidden">{m.decrypto_encryptor()}</span>
              </>
            )}
          </li>
        ))}
      </ul>
      <p class={styles.tokensMean}>{m.decrypto_tokens_mean()}</p>
      <SheetOf team={team} />
    </div>
  );
};

/** What was to be shown when the last picture was drawn. */
const useDrawnGame = (shown: Game): Game => {
  const { wholeGame } = useTable();
  const now = shown === useGame() ? (wholeGame.value as Game) : shown;
  const [drawn, setDrawn] = useState(now);
  useEffect(() => setDrawn(now), [now]);
  return drawn;
};

/**
 * A team: who they are, what they have, and its sheet. Beside the table, or behind a tab: there it
 * is filled in once the picture of a move is drawn, which is not made to wait for what nobody sees.
 */
export const TeamSide = (props: SideProps) => {
  const isWide = useMedia(WIDE);
  const shown = useShownGame();
  const drawn = useDrawnGame(shown);
  return (
    <ShownGame.Provider value={isWide || props.shown ? shown : drawn}>
      <Side {...props} />
    </ShownGame.Provider>
  );
};
