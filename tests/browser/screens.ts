import { openBrowser, type Player, sitAt, startServer } from '@remez/server/testing';
import { makeStored } from '@remez/table';
import { manualClock } from '@remez/table/testing';
import { PACKS } from '@remez/words';
import type { BrowserContext, Page } from 'playwright-core';
import { DECRYPTO_SCREENS } from './decrypto-screens.ts';
import { DIST, openPage, siteOf, untilCardOpened } from './harness.ts';
import { SCENES_BEGIN } from './scenes-duet.ts';
import { DAILY_SCREENS } from './screens-daily.ts';
import { DUET_SCREENS } from './screens-duet.ts';
import { SCENES, type SceneName } from './screens-scenes.ts';
import { EVERYONE, type Persons, type Prepared, type Who } from './screens-tables.ts';
import { WAY_BACK_SCREENS } from './screens-way-back.ts';

/** Whoever is not at the tables: a browser that comes for the first time. */
type Viewer = Who | 'stranger';

export interface Screen {
  /** What the table is in the middle of; none for screens away from a table. */
  readonly scene?: SceneName;
  readonly viewer?: Viewer;
  readonly path?: string;
  readonly ready: string;
  /** The board is in sight, and so must everything be. */
  readonly playing?: true;
  /** The page itself stands still: what does not fit scrolls within its part of it. */
  readonly framed?: true;
  /** It is a role card or an ending, which other screens pass through. */
  readonly theatre?: true;
  /** Getting there changes the table, so that each visit needs one of its own. */
  readonly fresh?: true;
  /** What the console says when all is well. */
  readonly expected?: RegExp;
  /** What is touched to get there. */
  readonly steps?: (page: Page) => Promise<void>;
}

const touch =
  (...selectors: readonly string[]) =>
  async (page: Page) => {
    for (const selector of selectors) await page.locator(selector).first().click();
  };

const menuItem = (name: string) => `[data-testid=menu-${name}]`;
const GAME = '[data-testid=game]';
const LOBBY = '[data-testid=lobby]';
const MENU = '[data-testid=tool-menu]';
const LEGAL_CLUES = '[data-testid=legal-clues]';

/** Touches a link beside what one is about to do, and waits for the chapter. */
const openHelp = (chapter: string) => async (page: Page) => {
  await page.getByTestId(`help-${chapter}`).first().click();
  await page.locator(`dialog ${LEGAL_CLUES}`).waitFor();
};

/** Marks the card that the others point at, so that the names of all three are on it. */
const markTogether = async (page: Page) => {
  const card = page.locator('[data-card]', { has: page.locator('bdi:not([data-maybe])') }).first();
  await card.click();
  await page.locator('[data-marked]').waitFor();
};

const markFirst = async (page: Page) => {
  await page.locator('[data-card][aria-disabled=false]').first().click();
  await page.locator('[data-marked]').waitFor();
};

const writeClue = async (page: Page) => {
  await page.getByTestId('clue-word').fill('אנציקלופדיה');
  await page.getByTestId('more').click();
};

/** A compound that lies open on the board. */
const wordOn = async (page: Page): Promise<string> =>
  (await page
    .locator('[data-card]:not([data-covered]) [data-word]', { hasText: /[- ]/u })
    .first()
    .textContent()) ?? '';

/** Types, and waits for what the referee has to say. */
const thinkOf = (word: (page: Page) => string | Promise<string>) => async (page: Page) => {
  await page.getByTestId('clue-word').fill(await word(page));
  await page.getByTestId('opinion').waitFor();
};

/** A first press on a clue that is not legal: it asks again. */
const insistOn = (word: (page: Page) => string | Promise<string>) => async (page: Page) => {
  await thinkOf(word)(page);
  await page.getByTestId('give-clue').click();
  await page.getByTestId('give-anyway').waitFor();
};

const bringKin = async (page: Page) => {
  await touch('[data-testid=word-settings]', '[data-testid=own-list]')(page);
  const others = PACKS['duet.he'].cards.map(([word = '']) => word).slice(0, 26);
  await page.getByTestId('list-text').fill([...others, 'סבא', 'סבתא'].join(', '));
  await page.getByTestId('list-bring').click();
  await page.getByTestId('keep-kin').waitFor();
};

const bringFaultyList = async (page: Page) => {
  await touch('[data-testid=word-settings]', '[data-testid=own-list]')(page);
  await page
    .getByTestId('list-text')
    .fill(['כלב', 'כלבים', 'חתול', 'חתול', 'a@b', 'אבגדהוזחטיכלמנסעפצקרשתאבג'].join('\n'));
  await page.getByTestId('list-bring').click();
  await page.getByTestId('list-faults').waitFor();
};

/** A path that leads nowhere, as a link inside the app would. */
const goNowhere = async (page: Page) => {
  await page.evaluate(() => {
    history.pushState(null, '', '/nowhere');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await page.locator('main h1').waitFor();
};

const ROLE_CARD = '[data-testid=role-open]';
const RESULT = '[data-testid=result]';

const toEnding = async (page: Page) => {
  await touch('[data-testid=to-ending]')(page);
  await page.getByTestId('finale').waitFor();
};

const CATALOGUE = {
  home: { ready: '[data-testid=home]' },
  openTable: {
    ready: '[data-testid=home]',
    steps: touch('[data-testid=friends-classic]', 'input[value=trio]'),
  },
  badCode: {
    ready: '[data-testid=join-code]',
    expected: /404/u,
    steps: async (page) => {
      await page.getByTestId('join-code').fill('000000');
      await page.getByTestId('join-code').press('Enter');
      await page.getByRole('alert').waitFor();
    },
  },
  settings: { ready: '[data-testid=home]', steps: touch('header button >> nth=1') },
  rules: { path: '/rules', ready: LEGAL_CLUES },
  privacy: { path: '/privacy', ready: 'main li' },
  nowhere: { ready: '[data-testid=home]', steps: goNowhere },
  unknownTable: { path: '/t/none-such', ready: 'main button' },
  join: { scene: 'gathering', viewer: 'stranger', ready: '[data-testid=name]' },
  joinRunning: { scene: 'guess', viewer: 'stranger', ready: '[data-testid=name]' },
  locked: { scene: 'locked', viewer: 'stranger', ready: 'main button' },
  removed: { scene: 'removed', viewer: 'gone', ready: 'main button' },
  lobbyHost: { scene: 'gathering', viewer: 'noa', ready: LOBBY },
  lobbyGuest: { scene: 'ready', viewer: 'late', ready: LOBBY },
  lobbyLocked: { scene: 'locked', viewer: 'noa', ready: LOBBY },
  lobbyCoop: { scene: 'coopLobby', viewer: 'noa', ready: LOBBY },
  lobbySettings: {
    scene: 'ready',
    viewer: 'noa',
    ready: LOBBY,
    steps: touch('[data-testid=match-settings]'),
  },
  lobbyWords: {
    scene: 'ready',
    viewer: 'noa',
    ready: LOBBY,
    steps: touch('[data-testid=word-settings]'),
  },
  lobbyClues: {
    scene: 'ready',
    viewer: 'noa',
    ready: LOBBY,
    steps: touch('[data-testid=clue-settings]'),
  },
  ownList: {
    scene: 'ready',
    viewer: 'noa',
    ready: LOBBY,
    steps: touch('[data-testid=word-settings]', '[data-testid=own-list]'),
  },
  listKin: { scene: 'ready', viewer: 'noa', ready: LOBBY, steps: bringKin },
  listFaults: { scene: 'ready', viewer: 'noa', ready: LOBBY, steps: bringFaultyList },
  lobbyTv: { scene: 'gathering', viewer: 'stranger', path: '?tv', ready: LOBBY },
  lobbyTvShared: { scene: 'sharedLobby', viewer: 'stranger', path: '?tv', ready: LOBBY },
  giveClue: { scene: 'clue', viewer: 'noa', ready: GAME, playing: true, steps: writeClue },
  clueRefused: { scene: 'answered', viewer: 'noa', ready: GAME, playing: true, steps: writeClue },
  clueWarned: {
    scene: 'clue',
    viewer: 'noa',
    ready: GAME,
    playing: true,
    steps: thinkOf(() => 'Wintertime'),
  },
  clueIllegal: { scene: 'clue', viewer: 'noa', ready: GAME, playing: true, steps: thinkOf(wordOn) },
  clueInsisted: {
    scene: 'clue',
    viewer: 'noa',
    ready: GAME,
    playing: true,
    steps: insistOn(wordOn),
  },
  clueToAskAbout: {
    scene: 'clueEnforced',
    viewer: 'noa',
    ready: GAME,
    playing: true,
    steps: thinkOf(() => 'מטרייה לטאה'),
  },
  clueBlocked: {
    scene: 'clueEnforced',
    viewer: 'noa',
    ready: GAME,
    playing: true,
    steps: thinkOf(wordOn),
  },
  keyHidden: {
    scene: 'clue',
    viewer: 'noa',
    ready: GAME,
    playing: true,
    steps: touch('[data-testid=tool-key]'),
  },
  waitForClue: { scene: 'clue', viewer: 'dana', ready: GAME, playing: true },
  guess: { scene: 'guess', viewer: 'dana', ready: GAME, playing: true, steps: markTogether },
  guessRival: { scene: 'guess', viewer: 'amit', ready: GAME, playing: true },
  tv: { scene: 'guess', viewer: 'stranger', path: '?tv', ready: GAME, playing: true },
  ruling: { scene: 'ruling', viewer: 'amit', ready: GAME, framed: true },
  rulingNoted: { scene: 'rulingNoted', viewer: 'amit', ready: GAME, framed: true },
  rulingNotedTeam: { scene: 'rulingNoted', viewer: 'chris', ready: GAME, playing: true },
  penalty: { scene: 'penalty', viewer: 'amit', ready: GAME, playing: true, steps: markFirst },
  rulingChosen: {
    scene: 'rulingNoted',
    viewer: 'amit',
    ready: GAME,
    framed: true,
    steps: touch('[data-testid=penalise]'),
  },
  rulingAwaited: { scene: 'ruling', viewer: 'dana', ready: GAME, playing: true },
  quietAnswer: { scene: 'asked', viewer: 'amit', ready: GAME, playing: true },
  coopCover: { scene: 'coopCover', viewer: 'noa', ready: GAME, playing: true, steps: markFirst },
  story: { scene: 'guess', viewer: 'dana', ready: GAME, steps: touch('[data-testid=tool-story]') },
  talk: { scene: 'guess', viewer: 'dana', ready: GAME, steps: touch('[data-testid=tool-talk]') },
  talkSilent: {
    scene: 'guess',
    viewer: 'noa',
    ready: GAME,
    steps: touch('[data-testid=tool-talk]'),
  },
  menu: { scene: 'guess', viewer: 'noa', ready: GAME, steps: touch(MENU) },
  addDevice: {
    scene: 'guess',
    viewer: 'noa',
    ready: GAME,
    steps: async (page) => {
      await touch(MENU, menuItem('device'), 'dialog section button >> nth=-1')(page);
      await page.locator('dialog svg[role=img]').nth(1).waitFor();
    },
  },
  menuRules: {
    scene: 'guess',
    viewer: 'noa',
    ready: GAME,
    steps: async (page) => {
      await touch(MENU, menuItem('rules'))(page);
      await page.locator(LEGAL_CLUES).waitFor();
    },
  },
  helpLegal: { scene: 'clue', viewer: 'noa', ready: GAME, steps: openHelp('legal') },
  menuSettings: {
    scene: 'guess',
    viewer: 'noa',
    ready: GAME,
    steps: touch(MENU, menuItem('settings')),
  },
  hostTools: { scene: 'guess', viewer: 'noa', ready: GAME, steps: touch(MENU, menuItem('host')) },
  over: { scene: 'over', viewer: 'noa', ready: '[data-testid=result]', playing: true },
  overTv: {
    scene: 'over',
    viewer: 'stranger',
    path: '?tv',
    ready: '[data-testid=result]',
    playing: true,
  },
  overStory: {
    scene: 'over',
    viewer: 'noa',
    ready: '[data-testid=result]',
    steps: touch('[data-testid=tool-story]'),
  },
  coopOver: { scene: 'coopOver', viewer: 'noa', ready: '[data-testid=result]', playing: true },
  roleCard: { scene: 'clue', viewer: 'noa', ready: ROLE_CARD, theatre: true },
  roleCardOperative: { scene: 'clue', viewer: 'long', ready: ROLE_CARD, theatre: true },
  roleCardDuet: { scene: 'duetClue', viewer: 'noa', ready: ROLE_CARD, theatre: true },
  roleCardDecrypto: { scene: 'decryptoToDraw', viewer: 'noa', ready: ROLE_CARD, theatre: true },
  whoIsWho: {
    scene: 'guess',
    viewer: 'dana',
    ready: GAME,
    steps: touch('[data-testid=who-am-i]'),
  },
  endingLost: { scene: 'over', viewer: 'dana', ready: RESULT, theatre: true, steps: toEnding },
  endingWon: { scene: 'over', viewer: 'amit', ready: RESULT, theatre: true, steps: toEnding },
  endingTv: {
    scene: 'over',
    viewer: 'stranger',
    path: '?tv',
    ready: RESULT,
    theatre: true,
    steps: toEnding,
  },
  endingDuet: { scene: 'duetWon', viewer: 'noa', ready: RESULT, theatre: true, steps: toEnding },
  endingDecrypto: {
    scene: 'decryptoOver',
    viewer: 'dana',
    ready: RESULT,
    theatre: true,
    steps: toEnding,
  },
  ...DAILY_SCREENS,
  ...DECRYPTO_SCREENS,
  ...DUET_SCREENS,
  ...WAY_BACK_SCREENS,
} as const satisfies { readonly [name: string]: Screen };

export type ScreenName = keyof typeof CATALOGUE;
export const SCREENS = Object.keys(CATALOGUE) as readonly ScreenName[];
const screenOf = (name: ScreenName): Screen => CATALOGUE[name];

/** Screens where the board and what may be done must be in sight together. */
export const isPlaying = (name: ScreenName): boolean => screenOf(name).playing === true;
export const isTheatre = (name: ScreenName): boolean => screenOf(name).theatre === true;
export const isFramed = (name: ScreenName): boolean => screenOf(name).framed === true;
export const expectedOf = (name: ScreenName): RegExp | undefined => screenOf(name).expected;

/**
 * A server whose tables stand in the middle of things, everyone at them. Its clock stands still,
 * so that every visit finds the same.
 */
export const openGallery = async () => {
  const clock = manualClock(SCENES_BEGIN + 47_000);
  const { origin, ...server } = siteOf(await startServer({ web: DIST, clock }));
  const browsers = new Map(EVERYONE.map((who) => [who, openBrowser(server.url)]));
  const ids: [string, string][] = [];
  for (const [who, browser] of browsers) ids.push([who, await browser.visit()]);
  const persons = Object.fromEntries(ids) as Persons;
  const present: Player[] = [];
  let tables = 0;

  /** A table that was prepared so, with its people at it. */
  const layTable = async (name: string, prepare: (persons: Persons) => Prepared) => {
    tables += 1;
    const table = `${name}-${tables}`;
    const prepared = prepare(persons);
    await server.store.log.append(`table/${table}`, 0, {
      commandId: 'before',
      by: persons.noa,
      at: SCENES_BEGIN,
      events: prepared.events.map(makeStored),
    });
    const players = new Map<Who, Player>();
    for (const [who, browser] of browsers) {
      /** Someone is away, so that it can be seen. */
      if (who === 'gone' || who === 'chris') continue;
      const player = sitAt(browser, { table });
      await player.until(({ presence }) => presence);
      present.push(player);
      players.set(who, player);
      if (player.state.me?.can.point) player.point(prepared.pointed(), [prepared.maybe()]);
      clock.pass(100);
    }
    const playerOf = (who: Who): Player => {
      const player = players.get(who);
      if (player === undefined) throw new Error(`${who} is not here`);
      return player;
    };
    return { table, prepared, playerOf };
  };

  /** A table of its own in the middle of this scene, to be played at. */
  const lay = (scene: SceneName) => layTable(scene, SCENES[scene]);

  /** The tables that are only looked at, each laid when first asked for. */
  const looked = new Map<SceneName, ReturnType<typeof lay>>();
  const tableOf = (scene: SceneName) => {
    const opened = looked.get(scene) ?? lay(scene);
    looked.set(scene, opened);
    return opened;
  };

  const visit = async (context: BrowserContext, path: string, viewer: Viewer = 'stranger') => {
    await context.clearCookies();
    const cookie = viewer === 'stranger' ? undefined : browsers.get(viewer)?.cookie;
    if (cookie !== undefined) {
      const [name = '', value = ''] = cookie.split(/=(.*)/su);
      await context.addCookies([{ name, value, url: origin }]);
    }
    return openPage(context, origin + path);
  };

  const open = async (context: BrowserContext, name: ScreenName) => {
    const { scene, viewer, path = '', ready, steps, fresh } = screenOf(name);
    const opened = scene && (await (fresh ? lay(scene) : tableOf(scene)));
    const table = opened === undefined ? '' : `/t/${opened.table}`;
    const page = await visit(context, table + path, viewer);
    await page.locator(ready).first().waitFor();
    if (!isTheatre(name)) await untilCardOpened(page);
    await steps?.(page);
    await page.evaluate(async () => {
      await document.fonts.ready;
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    });
    return page;
  };

  return {
    /** Time passes on the server. */
    pass: clock.pass,
    lay,
    layTable,
    tableOf,
    visit,
    open,
    async close() {
      for (const player of present) player.end();
      await server.close();
    },
  };
};
export type Gallery = Awaited<ReturnType<typeof openGallery>>;
