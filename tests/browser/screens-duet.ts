import type { Page } from 'playwright-core';
import type { Screen } from './screens.ts';

const GAME = '[data-testid=game][data-game=duet]';
const RESULT = '[data-testid=result]';

const touch =
  (...selectors: readonly string[]) =>
  async (page: Page) => {
    for (const selector of selectors) await page.locator(selector).first().click();
  };

/** Marks the card that the others point at. */
const markTogether = async (page: Page) => {
  await page
    .locator('[data-card]', { has: page.locator('bdi:not([data-maybe])') })
    .first()
    .click();
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

const turnAidOn = async (page: Page) => {
  await touch('[data-testid=tool-aid]', '[data-testid=aid-switch]')(page);
  await page.getByTestId('aid').waitFor();
};

/** The screens of Duet, each in the middle of things. */
export const DUET_SCREENS = {
  duetOpen: {
    ready: '[data-testid=home]',
    steps: touch('[data-testid=friends-duet]'),
  },
  duetRules: {
    path: '/rules',
    ready: 'main h2',
    steps: async (page) => {
      await touch('input[value=duet]')(page);
      await page.locator('main h2').nth(8).waitFor();
    },
  },
  duetLobby: { scene: 'duetGathering', viewer: 'noa', ready: '[data-testid=lobby]' },
  duetSettings: {
    scene: 'duetGathering',
    viewer: 'noa',
    ready: '[data-testid=lobby]',
    steps: async (page) => {
      await touch('[data-testid=match-settings]')(page);
      await page.getByTestId('mission').waitFor();
    },
  },
  duetFirst: { scene: 'duetFirst', viewer: 'noa', ready: GAME, playing: true, steps: writeClue },
  duetClue: { scene: 'duetClue', viewer: 'amit', ready: GAME, playing: true, steps: writeClue },
  duetWait: { scene: 'duetClue', viewer: 'noa', ready: GAME, playing: true },
  duetGuess: {
    scene: 'duetGuess',
    viewer: 'amit',
    ready: GAME,
    playing: true,
    steps: markTogether,
  },
  duetGiver: { scene: 'duetGuess', viewer: 'noa', ready: GAME, playing: true },
  duetTv: { scene: 'duetGuess', viewer: 'stranger', path: '?tv', ready: GAME, playing: true },
  duetKeyHidden: {
    scene: 'duetGuess',
    viewer: 'amit',
    ready: GAME,
    playing: true,
    steps: touch('[data-testid=tool-key]'),
  },
  duetRuling: { scene: 'duetRuling', viewer: 'noa', ready: GAME, framed: true },
  duetPenalised: {
    scene: 'duetPenalised',
    viewer: 'amit',
    ready: GAME,
    playing: true,
    steps: markFirst,
  },
  duetNine: { scene: 'duetNine', viewer: 'amit', ready: GAME, playing: true },
  duetLast: { scene: 'duetLast', viewer: 'amit', ready: GAME, playing: true, steps: markFirst },
  duetHelpLast: {
    scene: 'duetLast',
    viewer: 'amit',
    ready: GAME,
    steps: async (page) => {
      await touch('[data-testid=help-last]')(page);
      await page.locator('#duet-last').waitFor();
    },
  },
  duetMission: { scene: 'duetMission', viewer: 'noa', ready: GAME, playing: true },
  duetAid: { scene: 'duetGuess', viewer: 'amit', ready: GAME, steps: turnAidOn },
  duetStory: {
    scene: 'duetGuess',
    viewer: 'amit',
    ready: GAME,
    steps: touch('[data-testid=tool-story]'),
  },
  duetTalk: {
    scene: 'duetGuess',
    viewer: 'noa',
    ready: GAME,
    steps: touch('[data-testid=tool-talk]'),
  },
  duetHost: {
    scene: 'duetGuess',
    viewer: 'noa',
    ready: GAME,
    steps: touch('[data-testid=tool-menu]', '[data-testid=menu-host]'),
  },
  duetWon: { scene: 'duetWon', viewer: 'noa', ready: RESULT, playing: true },
  duetWonTv: { scene: 'duetWon', viewer: 'stranger', path: '?tv', ready: RESULT, playing: true },
  duetLost: { scene: 'duetLost', viewer: 'dana', ready: RESULT, playing: true },
} as const satisfies { readonly [name: string]: Screen };
