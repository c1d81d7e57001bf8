import type { Page } from 'playwright-core';
import type { Screen } from './screens.ts';

/** Screens of who is here, of the way in and of the way back. */

const GAME = '[data-testid=game]';
const LOBBY = '[data-testid=lobby]';

const touch =
  (...selectors: readonly string[]) =>
  async (page: Page) => {
    for (const selector of selectors) await page.locator(selector).first().click();
  };

const menu = (part: string, ...more: readonly string[]) =>
  touch('[data-testid=tool-menu]', `[data-testid=menu-${part}]`, ...more);

const ANOTHER = '[data-member]:not([data-me]) summary';

/** What a server would answer that has such a table. */
const answering = (page: Page, path: string, status: number, json: object) =>
  page.route(path, (route) => route.fulfill({ status, json }));

const typeRunningCode = async (page: Page) => {
  await answering(page, '**/api/codes/*', 409, { reason: 'matchRunning' });
  await page.getByTestId('join-code').fill('482913');
  await page.getByTestId('join-code').press('Enter');
  await page.getByTestId('ask-for-place').waitFor();
};

const waitAtTheDoor = async (page: Page) => {
  await typeRunningCode(page);
  await answering(page, '**/api/codes/*/knock', 202, {});
  await page.getByTestId('knock-name').fill('דנה');
  await page.getByTestId('knock-name').press('Enter');
  await page.getByTestId('knock-waiting').waitFor();
};

const beenAtTables = async (page: Page) => {
  const of = { person: 'p', seated: true };
  const tables = [
    { table: 'a', ...of, name: 'דנה', host: 'אלכסנדרה בת-שבע כהן', game: 'classic', running: true },
    { table: 'b', ...of, name: 'Dana', host: null, game: 'decrypto', running: false },
  ];
  await answering(page, '**/api/tables/mine', 200, { tables });
  await page.evaluate(() => localStorage.setItem('remez.tables', '["a","b"]'));
  await page.reload();
  await page.getByTestId('my-table').first().waitFor();
};

const sayTakenName = async (page: Page) => {
  await page.getByTestId('name').fill('דנה');
  await page.getByTestId('name').press('Enter');
  await page.getByTestId('ask-as').waitFor();
};

const loseNetwork = async (page: Page) => {
  await page.context().setOffline(true);
  await page.getByTestId('reconnecting').waitFor();
};

export const WAY_BACK_SCREENS = {
  myTables: { ready: '[data-testid=home]', steps: beenAtTables },
  codeRunning: { ready: '[data-testid=join-code]', expected: /409/u, steps: typeRunningCode },
  atTheDoor: { ready: '[data-testid=join-code]', expected: /409/u, steps: waitAtTheDoor },
  joinTaken: {
    scene: 'guess',
    viewer: 'stranger',
    ready: '[data-testid=name]',
    steps: sayTakenName,
  },
  lost: { scene: 'lost', viewer: 'noa', ready: '[data-testid=lost]', playing: true },
  lostTv: {
    scene: 'lost',
    viewer: 'stranger',
    path: '?tv',
    ready: '[data-testid=lost]',
    playing: true,
  },
  lostSheet: { scene: 'lost', viewer: 'noa', ready: GAME, steps: touch('[data-testid=lost]') },
  lostSheetGuest: {
    scene: 'lost',
    viewer: 'dana',
    ready: GAME,
    steps: touch('[data-testid=lost]'),
  },
  people: { scene: 'guess', viewer: 'dana', ready: GAME, steps: menu('people') },
  peopleHost: { scene: 'guess', viewer: 'noa', ready: GAME, steps: menu('people', ANOTHER) },
  handOver: {
    scene: 'guess',
    viewer: 'noa',
    ready: GAME,
    steps: menu('people', ANOTHER, '[data-testid=hand-over]'),
  },
  agreed: { scene: 'guess', viewer: 'dana', ready: GAME, steps: menu('agreed') },
  lobbyAgreed: {
    scene: 'ready',
    viewer: 'late',
    ready: LOBBY,
    steps: touch('[data-testid=lobby-agreed]'),
  },
  lobbyTrio: { scene: 'trioLobby', viewer: 'amit', ready: LOBBY },
  knocked: { scene: 'knocked', viewer: 'noa', ready: '[data-knock]' },
  knockedScreen: { scene: 'knockedScreen', viewer: 'noa', ready: '[data-knock]' },
  knockedAs: { scene: 'knockedAs', viewer: 'noa', ready: '[data-knock]' },
  reconnecting: {
    scene: 'guess',
    viewer: 'dana',
    ready: GAME,
    playing: true,
    expected: /ERR_INTERNET_DISCONNECTED|WebSocket/u,
    steps: loseNetwork,
  },
} as const satisfies { readonly [name: string]: Screen };
