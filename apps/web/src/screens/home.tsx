import { useState } from 'preact/hooks';
import { FIRST_GAME, GAMES } from '../games/index.ts';
import { m } from '../paraglide/messages.js';
import { Button } from '../ui/button.tsx';
import { Page } from '../ui/page.tsx';
import shared from '../ui/shared.module.css';
import { MyClosedTables } from './closed.tsx';
import styles from './home.module.css';
import { JoinByCode } from './join-by-code.tsx';
import { MyGames } from './my-games.tsx';
import { MyTables } from './my-tables.tsx';
import { OpenTable } from './open-table.tsx';
import { PlayNow } from './play-now.tsx';

/** The first game's picture stands for all. */
const { Picture } = GAMES[FIRST_GAME];

export const HomeScreen = () => {
  const [opening, setOpening] = useState(false);
  return (
    <Page>
      {!opening && (
        <div class={shared.hero}>
          <Picture />
          <h1 class={styles.logo}>{m.app_name()}</h1>
          <p class={shared.soft}>{m.tagline()}</p>
        </div>
      )}
      {opening ? (
        <OpenTable onCancel={() => setOpening(false)} />
      ) : (
        <div class={shared.stack}>
          <MyGames />
          <MyTables />
          <Button look="primary" wide data-testid="open-table" onClick={() => setOpening(true)}>
            {m.open_table()}
          </Button>
          <p class={styles.or}>{m.or()}</p>
          <JoinByCode />
          <PlayNow />
          <MyClosedTables />
          {Object.entries(GAMES).map(([name, { Home }]) => Home && <Home key={name} />)}
        </div>
      )}
    </Page>
  );
};
