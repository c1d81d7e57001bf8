import type { Page } from 'playwright-core';
import type { Screen } from './screens.ts';

const GAME = '[data-game=decrypto]';
const LOBBY = '[data-testid=lobby]';
const RESULT = '[data-testid=result]';

const touch =
  (...selectors: readonly string[]) =>
  async (page: Page) => {
    for (const selector of selectors) await page.locator(selector).first().click();
  };

/** On a wide screen the sheets stand beside the table, and there is nothing to touch. */
const turnTo = (tab: string) => async (page: Page) => {
  const button = page.getByTestId(`tab-${tab}`);
  if (await button.isVisible()) await button.click();
};

const openShield = async (page: Page) => {
  const shield = page.getByTestId('shield');
  if ((await shield.getAttribute('aria-pressed')) === 'false') await shield.click();
};

const layDigits = async (page: Page) => {
  await openShield(page);
  for (const digit of [2, 4]) await page.getByTestId(`digit-${digit}`).click();
};

/** Every phase of Decrypto as those see it whom it concerns, and as a television does. */
export const DECRYPTO_SCREENS = {
  decryptoOpen: {
    ready: '[data-testid=home]',
    steps: touch('[data-testid=friends-decrypto]', 'input[value=trio]'),
  },
  decryptoRules: {
    path: '/rules',
    ready: 'main h2',
    steps: async (page) => {
      await touch('input[value=decrypto]')(page);
      await page.getByText('1').first().waitFor();
      await page.locator('a[href="/sheet"]').waitFor();
    },
  },
  decryptoEmptySheet: { path: '/sheet', ready: '[data-testid=printed]' },
  decryptoJoin: { scene: 'decryptoLobby', viewer: 'stranger', ready: '[data-testid=name]' },
  decryptoLobby: { scene: 'decryptoLobby', viewer: 'noa', ready: LOBBY },
  decryptoLobbySettings: {
    scene: 'decryptoLobby',
    viewer: 'noa',
    ready: LOBBY,
    steps: async (page) => {
      await touch('[data-testid=match-settings]')(page);
      await page.getByTestId('team-name-white').waitFor();
    },
  },
  decryptoTrioLobby: { scene: 'decryptoTrioLobby', viewer: 'dana', ready: LOBBY },
  decryptoToDraw: { scene: 'decryptoToDraw', viewer: 'noa', ready: GAME, framed: true },
  decryptoToDrawTeam: {
    scene: 'decryptoToDraw',
    viewer: 'dana',
    ready: GAME,
    framed: true,
    steps: async (page) => {
      await openShield(page);
      await touch('[data-testid=name-team]')(page);
    },
  },
  decryptoWrite: {
    scene: 'decryptoWriting',
    viewer: 'long',
    ready: '[data-testid=code-card]',
    framed: true,
  },
  decryptoWriteOpen: {
    scene: 'decryptoWriting',
    viewer: 'long',
    ready: '[data-testid=code-card]',
    framed: true,
    steps: openShield,
  },
  decryptoHelp: {
    scene: 'decryptoWriting',
    viewer: 'long',
    ready: '[data-testid=code-card]',
    steps: async (page) => {
      await touch('details > summary', '[data-testid=help-legal]')(page);
      await page.getByTestId('legal-clues').waitFor();
    },
  },
  decryptoWait: { scene: 'decryptoWriting', viewer: 'dana', ready: GAME, framed: true },
  decryptoHourglass: {
    scene: 'decryptoHourglass',
    viewer: 'long',
    ready: '[data-testid=hourglass]',
    framed: true,
    steps: openShield,
  },
  decryptoHourglassTv: {
    scene: 'decryptoHourglass',
    viewer: 'stranger',
    path: '?tv',
    ready: '[data-testid=hourglass]',
    framed: true,
  },
  decryptoFirstRound: { scene: 'decryptoFirstAnswer', viewer: 'amit', ready: GAME, framed: true },
  decryptoDecode: {
    scene: 'decryptoAnswer',
    viewer: 'dana',
    ready: GAME,
    framed: true,
    steps: layDigits,
  },
  decryptoIntercept: { scene: 'decryptoAnswer', viewer: 'amit', ready: GAME, framed: true },
  decryptoSilent: { scene: 'decryptoAnswer', viewer: 'long', ready: GAME, framed: true },
  decryptoSealed: { scene: 'decryptoSealed', viewer: 'dana', ready: GAME, framed: true },
  decryptoAnswerTv: {
    scene: 'decryptoSealed',
    viewer: 'stranger',
    path: '?tv',
    ready: GAME,
    framed: true,
  },
  decryptoReveal: {
    scene: 'decryptoSealed',
    viewer: 'amit',
    ready: GAME,
    framed: true,
    fresh: true,
    steps: async (page) => {
      await touch('[data-testid=answer]:not([disabled])')(page);
      await page.locator('[data-testid=reveal][data-beat="2"]').waitFor();
    },
  },
  decryptoSheet: {
    scene: 'decryptoAnswer',
    viewer: 'dana',
    ready: GAME,
    framed: true,
    steps: turnTo('white'),
  },
  decryptoSheetNotes: {
    scene: 'decryptoAnswer',
    viewer: 'dana',
    ready: GAME,
    framed: true,
    steps: turnTo('black'),
  },
  decryptoRuling: { scene: 'decryptoRuling', viewer: 'noa', ready: GAME, framed: true },
  decryptoNaming: { scene: 'decryptoNaming', viewer: 'dana', ready: GAME, framed: true },
  decryptoOver: { scene: 'decryptoOver', viewer: 'amit', ready: RESULT, framed: true },
  decryptoOverTv: {
    scene: 'decryptoOver',
    viewer: 'stranger',
    path: '?tv',
    ready: RESULT,
    framed: true,
  },
  decryptoStory: {
    scene: 'decryptoOver',
    viewer: 'dana',
    ready: RESULT,
    steps: touch('[data-testid=tool-story]'),
  },
  decryptoTrio: { scene: 'decryptoTrio', viewer: 'amit', ready: GAME, framed: true },
  decryptoTrioOver: { scene: 'decryptoTrioOver', viewer: 'dana', ready: RESULT, framed: true },
} as const satisfies { readonly [name: string]: Screen };
