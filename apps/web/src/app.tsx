import { GAMES } from './games/index.ts';
import { route } from './lib/route.ts';
import { m } from './paraglide/messages.js';
import { DeviceScreen } from './screens/device.tsx';
import { HomeScreen } from './screens/home.tsx';
import { RulesScreen } from './screens/rules.tsx';
import { TableScreen } from './screens/table.tsx';
import { GamesContext } from './table/game-ui.ts';
import { Boundary } from './ui/boundary.tsx';
import { FaultNotice, Trouble } from './ui/fault.tsx';
import { lazily } from './ui/lazy.tsx';
import { MomentLayer } from './ui/moments/layer.tsx';
import { Notice, quietly } from './ui/notice.tsx';

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
    case 'device':
      return <DeviceScreen link={here.link} />;
    case 'rules':
      return <RulesScreen key={here.anchor} anchor={here.anchor} />;
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

export const App = () => (
  <GamesContext.Provider value={GAMES}>
    <Boundary Fallback={FaultNotice} retryWith={route.value}>
      <Current />
    </Boundary>
    <MomentLayer>
      <Trouble />
    </MomentLayer>
  </GamesContext.Provider>
);
