import { GAMES } from './games/index.ts';
import { isPlaying } from './lib/offline/playing.ts';
import { isRenewing, isUpdateReady } from './lib/offline/release.ts';
import { route } from './lib/route.ts';
import { waitsForNetwork } from './lib/waits.ts';
import { m } from './messages/index.js';
import { HomeScreen } from './screens/home.tsx';
import { PassedTable } from './screens/passed-table.ts';
import { TableScreen } from './screens/table.tsx';
import { GamesContext } from './table/game-ui.ts';
import { Boundary } from './ui/boundary.tsx';
import { FaultNotice, Trouble } from './ui/fault.tsx';
import { lazily } from './ui/lazy.tsx';
import { MomentLayer } from './ui/moments/layer.tsx';
import { Notice, quietly } from './ui/notice.tsx';
import { UpdateOffer } from './ui/offline/parts.tsx';

const Device = lazily(async () => (await import('./screens/device.tsx')).DeviceScreen);
const Rules = lazily(async () => (await import('./screens/rules.tsx')).RulesScreen, quietly);
const Learn = lazily(async () => (await import('./screens/learn.tsx')).LearnScreen, quietly);
const Privacy = lazily(async () => (await import('./screens/privacy.tsx')).PrivacyScreen, quietly);

/** The page that a game has at this path. */
const pageAt = (path: string) =>
  Object.values(GAMES)
    .flatMap(({ pages = {} }) => Object.entries(pages))
    .find(([name]) => name === path)?.[1];

const Current = () => {
  const here = route.value;
  switch (here.at) {
    case 'home':
      return <HomeScreen />;
    case 'table':
      return <TableScreen key={here.table} {...here} />;
    case 'passed':
      return <PassedTable key={here.table} table={here.table} />;
    case 'device':
      return <Device.Part link={here.link} />;
    case 'rules':
      return <Rules.Part key={here.anchor} anchor={here.anchor} />;
    case 'learn':
      return <Learn.Part key={here.game} game={here.game} />;
    case 'privacy':
      return <Privacy.Part />;
    case 'page': {
      const OwnPage = pageAt(here.path);
      return OwnPage === undefined ? (
        <Notice title={m.nowhere_title()} text={m.nowhere_text()} home />
      ) : (
        <OwnPage rest={here.rest} query={here.query} />
      );
    }
  }
};

/** A newer version is offered, never in the middle of a match, and never taken unasked. */
const Offered = () =>
  isUpdateReady.value &&
  !isPlaying.value &&
  !isRenewing.value &&
  !waitsForNetwork.value && <UpdateOffer />;

export const App = () => (
  <GamesContext.Provider value={GAMES}>
    <Offered />
    <Boundary Fallback={FaultNotice} retryWith={route.value}>
      <Current />
    </Boundary>
    <MomentLayer>
      <Trouble />
    </MomentLayer>
  </GamesContext.Provider>
);
