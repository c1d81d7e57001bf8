import { useEffect, useState } from 'preact/hooks';
import { listed } from '../../lib/listed.ts';
import { useMedia, WIDE } from '../../lib/media.ts';
import { whyNot } from '../../lib/reasons.ts';
import { m } from '../../messages/index.js';
import { Button, IconButton } from '../../ui/button.tsx';
import { lazily } from '../../ui/lazy.tsx';
import { quietly } from '../../ui/notice.tsx';
import shared from '../../ui/shared.module.css';
import { Agreed } from '../agreed.tsx';
import { useTable } from '../at-table.ts';
import { useNext } from '../between/next.ts';
import { ReadyButton } from '../between/ready-button.tsx';
import { useSeries } from '../between/series.ts';
import { useIsBigScreen } from '../big-screen/is-big.ts';
import { useGameUi } from '../game-ui.ts';
import { MenuSheet } from '../menu.tsx';
import { TalkNews, TalkSheet } from '../talk.tsx';
import { ClueSettings } from './clue-settings.tsx';
import foldStyles from './fold.module.css';
import { Invite } from './invite.tsx';
import styles from './lobby.module.css';
import { MatchSettings } from './match-settings.tsx';
import { Seats } from './seats.tsx';
import { WordSettings } from './words.tsx';

const Big = lazily(async () => (await import('./big-lobby.tsx')).BigLobby, quietly);

/** Who is missing for what, a sentence for each team. */
const Missing = () => {
  const { view, nameOf } = useTable();
  const { team: nameOfTeam, missing: sayMissing, together } = useGameUi();
  const { seats, settings } = view;
  /** Of seats that are held together, one. */
  const [, ...rest] = together?.(settings) ?? [];
  const missing = view.missing.filter(({ seat }) => !rest.includes(seat));
  const { away } = useNext();
  if (missing.length === 0 && away.length > 0) {
    const names = listed(away.map(nameOf));
    return (
      <p class={styles.missing} data-testid="away">
        {m.between_away({ names, count: away.length })}
      </p>
    );
  }
  if (missing.length === 0) return <p class={styles.ready}>{m.everyone_is_here()}</p>;
  const wanted = missing.reduce((sum, { count }) => sum + count, 0);
  const withSeat = new Set(seats.flatMap(({ members }) => members));
  const standing = view.members.filter(({ id, out }) => !withSeat.has(id) && !out).length;
  const teamOf = (seat: string) => seats.find((each) => each.seat === seat)?.team ?? seat;
  const teams = [...new Set(missing.map(({ seat }) => teamOf(seat)))];
  const sentences = teams.map((team) => {
    const here = missing.filter(({ seat }) => teamOf(seat) === team);
    const count = here.reduce((sum, place) => sum + place.count, 0);
    const free = here.map(({ seat }) => seat);
    return (
      sayMissing?.(team, free, settings) ??
      m.missing_people({ team: nameOfTeam(team, settings), count })
    );
  });
  return (
    <p class={styles.missing} data-testid="missing">
      <b>{standing >= wanted ? m.missing_sit() : m.missing_more({ count: wanted - standing })}</b>{' '}
      <small class={shared.soft}>
        {withSeat.size === 0 ? m.missing_everyone() : sentences.join(' ')}
      </small>
    </p>
  );
};

/** What the host has set, for those who cannot. */
const AgreedFold = () => {
  const { me, watching } = useTable();
  return me.host || watching ? null : (
    <details class={foldStyles.more}>
      <summary data-testid="lobby-agreed">
        <span class={foldStyles.folded}>{m.agreed()}</span>
      </summary>
      <div class={foldStyles.moreBody}>
        <Agreed />
      </div>
    </details>
  );
};

export const LobbyScreen = () => {
  const { view, me, act, watching, nameOf, isLocal } = useTable();
  const [open, setOpen] = useState<'menu' | 'talk'>();
  const close = () => setOpen(undefined);
  const { title, Lobby, screen } = useGameUi();
  /** Fetched while people gather, so that the board is there when they start. */
  useEffect(() => {
    screen.load().catch(() => {});
  }, [screen]);
  const isBig = useIsBigScreen();
  const series = useSeries();
  const isWide = useMedia(WIDE);
  if (isBig && isWide) return <Big.Part missing={<Missing />} />;
  return (
    <div class={styles.lobby} data-testid="lobby">
      <header class={styles.bar}>
        <h1 class={styles.title}>
          {m.lobby_title()}
          <small class={styles.game}>
            {title()}
            {series !== undefined && <span data-testid="series"> · {series}</span>}
          </small>
        </h1>
        <span class={styles.tools}>
          {!isLocal && (
            <IconButton
              label={m.talk()}
              icon="chat"
              data-testid="tool-talk"
              onClick={() => setOpen('talk')}
            />
          )}
          <IconButton
            label={m.menu()}
            icon="menu"
            data-testid="tool-menu"
            onClick={() => setOpen('menu')}
          />
        </span>
      </header>
      <main
        class={styles.main}
        data-joiner={!me.host || undefined}
        data-local={isLocal || undefined}
      >
        {!isLocal && <Invite />}
        <div class={styles.side}>
          <Seats />
          {Lobby && <Lobby />}
          {me.host && <WordSettings />}
          {me.host && <ClueSettings />}
          {me.host && <MatchSettings />}
          <AgreedFold />
        </div>
      </main>
      <footer class={styles.foot}>
        <Missing />
        {me.whyNotStart && <p class={shared.soft}>{whyNot(me.whyNotStart)}</p>}
        {me.host && (
          <div class={styles.actions}>
            <Button icon="shuffle" data-testid="shuffle" onClick={() => act({ kind: 'shuffle' })}>
              {m.shuffle()}
            </Button>
            <Button
              look="primary"
              data-testid="start"
              disabled={!me.can.start}
              onClick={() => act({ kind: 'start' })}
            >
              {m.start()}
            </Button>
          </div>
        )}
        {!me.host && <ReadyButton />}
        {!me.host && !watching && view.host !== null && (
          <p class={shared.soft} data-testid="waiting-for-host">
            {m.waiting_for_host({ host: nameOf(view.host) })}
          </p>
        )}
      </footer>
      {open === 'menu' && <MenuSheet onClose={close} />}
      {open === 'talk' && <TalkSheet inLobby onClose={close} />}
      <TalkNews inLobby />
      <p class="visually-hidden" role="status">
        {m.people_here({
          count: view.members.filter(({ bot, out }) => bot === undefined && !out).length,
        })}
      </p>
    </div>
  );
};
