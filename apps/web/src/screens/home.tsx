import { useState } from 'preact/hooks';
import { GAMES } from '../games/index.ts';
import { useMedia, WIDE } from '../lib/media.ts';
import { canInstall, install } from '../lib/offline/install.ts';
import { isOffline } from '../lib/offline/network.ts';
import { m } from '../messages/index.js';
import { type GameName, namesOf } from '../table/game-ui.ts';
import { Button } from '../ui/button.tsx';
import { lazily } from '../ui/lazy.tsx';
import { SmallNotice } from '../ui/notice.tsx';
import { Page } from '../ui/page.tsx';
import { MyClosedTables } from './closed.tsx';
import { GameTile } from './game-tile.tsx';
import styles from './home.module.css';
import { JoinByCode } from './join-by-code.tsx';
import { LivingBoard } from './living-board.tsx';
import { MyGames } from './my-games.tsx';
import { MyTables } from './my-tables.tsx';
import { PhonesHere } from './phones-here.tsx';
import { TodaysBoard } from './todays-board.tsx';
import { WithoutNetwork } from './without-network.tsx';

/** Fetched by whoever brings friends. */
const Open = lazily(async () => (await import('./open-table.tsx')).OpenTable, SmallNotice);

/** The front door: what this is, at first sight, and every way in. */
export const HomeScreen = () => {
  const [opening, setOpening] = useState<GameName>();
  const isWide = useMedia(WIDE);
  if (opening !== undefined) {
    return (
      <Page>
        <Open.Part game={opening} onCancel={() => setOpening(undefined)} />
      </Page>
    );
  }
  /** What needs others waits for the network. */
  const byCode = (
    <fieldset class={styles.network} disabled={isOffline.value}>
      <JoinByCode />
    </fieldset>
  );
  return (
    <Page wide brand={<h1 class={styles.logo}>{m.app_name()}</h1>}>
      <div class={styles.home} data-testid="home">
        <div class={styles.welcome}>
          <p class={styles.headline}>{m.home_headline()}</p>
          <p class={styles.about}>{m.home_about()}</p>
          {isOffline.value && <WithoutNetwork />}
          <MyGames />
          <MyTables />
          {isWide && byCode}
          {isWide && <PhonesHere />}
        </div>
        <LivingBoard />
        <div class={styles.tiles}>
          {namesOf(GAMES).map((game) => (
            <GameTile key={game} game={game} onWithFriends={() => setOpening(game)} />
          ))}
          <TodaysBoard />
        </div>
        <div class={styles.more}>
          {!isWide && byCode}
          <MyClosedTables />
          {Object.entries(GAMES).map(([name, { Home }]) => Home && <Home key={name} />)}
          {canInstall() && (
            <Button look="ghost" icon="phone" data-testid="install-here" onClick={install}>
              {m.install_it()}
            </Button>
          )}
        </div>
      </div>
    </Page>
  );
};
