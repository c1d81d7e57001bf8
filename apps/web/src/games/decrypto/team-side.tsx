import { m } from '../../paraglide/messages.js';
import { useTable } from '../../table/at-table.ts';
import { PersonName } from '../../table/person.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useShownGame, useTeamName } from './at-game.ts';
import styles from './screen.module.css';
import { SheetOf } from './sheet.tsx';
import { TeamMark } from './team-mark.tsx';
import { Tokens } from './tokens.tsx';
import type { Team } from './view.ts';

/** A team: who they are, what they have, and its sheet. Beside the table, or behind a tab. */
export const TeamSide = ({
  team,
  turn,
  shown,
}: {
  readonly team: Team;
  /** Whose transmission it is. */
  readonly turn: Team | undefined;
  readonly shown: boolean;
}) => {
  const { view } = useTable();
  const { encryptors } = useShownGame();
  const teamName = useTeamName();
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
      <ul class={styles.people}>
        {members.map((id) => (
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
