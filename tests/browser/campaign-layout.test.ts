/** @module-tag slow */

import { type Browser as Asking, patience } from '@remez/server/testing';
import { readAll } from '@remez/table';
import { makeCampaignStored } from '@remez/table/campaigns';
import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { becomePerson, begunCampaign, linkOf, visitor } from './campaign-people.ts';
import { openPage, SIZES, type Site } from './harness.ts';
import { faultsOf } from './layout-checks.ts';
import { openSiteForTests } from './open-site.ts';

let browser: Browser;
let site: Site;
let prepared: Awaited<ReturnType<typeof begunCampaign>> & { readonly table: string };

/** Some missions won and lost, people with long names, and the longest name a campaign may have. */
const busy = async (campaign: string) => {
  const events = [
    { kind: 'renamed', name: 'המסע הארוך והמתפתל של כולנו' },
    ...['berlin', 'tel-aviv', 'madrid', 'casablanca', 'bogota'].map((mission, index) => ({
      kind: 'matchRecorded',
      match: `before/${index}`,
      mission,
      won: true,
      score: 11 - index,
      counts: true,
      at: 1,
    })),
    ...['moscow', 'london'].map((mission) => ({
      kind: 'matchRecorded',
      match: `before/${mission}`,
      mission,
      won: false,
      score: null,
      counts: true,
      at: 1,
    })),
    ...['Maximilian Alexander', 'אלכסנדרה-מרגלית'].map((name, index) => ({
      kind: 'memberJoined',
      member: `m${index + 3}`,
      person: `p${index}`,
      name,
    })),
  ] as Parameters<typeof makeCampaignStored>[0][];
  const stream = `campaign/${campaign}`;
  const version = (await readAll(site.store.log, stream)).length;
  const entry = { commandId: 'before', by: 'table', at: 1, events: events.map(makeCampaignStored) };
  await site.store.log.append(stream, version, entry);
};

openSiteForTests((openedBrowser, openedSite) => {
  [browser, site] = [openedBrowser, openedSite];
});
beforeAll(async () => {
  const begun = await begunCampaign(site.url);
  await busy(begun.campaign);
  const duet = { campaign: begun.campaign, mission: 'berlin' };
  const { table } = await begun.owner.openTable('נועה', { game: 'duet', duet });
  prepared = { ...begun, table };
});

interface Screen {
  readonly path: () => string | Promise<string>;
  readonly viewer: 'owner' | 'stranger';
  readonly ready: string;
  readonly steps?: (page: Page) => Promise<void>;
  /** What the browser says of a refusal, which is as it should be. */
  readonly expected?: RegExp;
}

const page = () => `/campaign/${prepared.campaign}`;
const MAP = '[data-testid=mission-map] [data-city=prague]';
const card = (mission: string) => async (shown: Page) => {
  await shown.locator(`[data-city="${mission}"]`).focus();
  await shown.keyboard.press('Enter');
  await shown.getByTestId('mission-card').waitFor();
};
const toMap = async (shown: Page) => {
  await shown.getByTestId('to-map').click();
  await shown.locator(MAP).waitFor();
};

const SCREENS = {
  map: { path: page, viewer: 'owner', ready: MAP },
  whole: {
    path: page,
    viewer: 'owner',
    ready: MAP,
    steps: (shown) => shown.getByTestId('map-whole').click(),
  },
  cardOpen: { path: page, viewer: 'owner', ready: MAP, steps: card('moscow') },
  cardWon: { path: page, viewer: 'owner', ready: MAP, steps: card('prague') },
  cardLocked: { path: page, viewer: 'owner', ready: MAP, steps: card('sydney') },
  list: {
    path: page,
    viewer: 'owner',
    ready: MAP,
    steps: (shown) => shown.getByTestId('map-or-list').click(),
  },
  manage: {
    path: page,
    viewer: 'owner',
    ready: MAP,
    steps: async (shown) => {
      await shown.getByTestId('campaign-manage').click();
      await shown.getByTestId('campaign-reset').click();
    },
  },
  mine: { path: () => '/campaign', viewer: 'owner', ready: '[data-testid=campaign]' },
  none: { path: () => '/campaign', viewer: 'stranger', ready: '[data-testid=campaign-name]' },
  shared: {
    path: () => linkOf(prepared.owner, prepared.campaign, 'share'),
    viewer: 'stranger',
    ready: MAP,
  },
  invited: {
    path: () => linkOf(prepared.owner, prepared.campaign, 'invite'),
    viewer: 'stranger',
    ready: '[data-testid=name]',
    expected: /403/u,
  },
  foreign: { path: page, viewer: 'stranger', ready: 'h1', expected: /403/u },
  unknown: { path: () => '/campaign/nowhere', viewer: 'stranger', ready: 'h1', expected: /404/u },
  lobby: {
    path: () => `/t/${prepared.table}`,
    viewer: 'owner',
    ready: '[data-testid=campaign-panel]',
  },
  lobbyMap: {
    path: () => `/t/${prepared.table}`,
    viewer: 'owner',
    ready: '[data-testid=campaign-panel]',
    steps: toMap,
  },
  lobbyList: {
    path: () => `/t/${prepared.table}`,
    viewer: 'owner',
    ready: '[data-testid=campaign-panel]',
    steps: async (shown) => {
      await toMap(shown);
      await shown.getByTestId('map-or-list').click();
    },
  },
  home: { path: () => '/', viewer: 'owner', ready: '[data-testid=my-campaigns]' },
  opening: {
    path: () => '/',
    viewer: 'owner',
    ready: '[data-testid=my-campaigns]',
    steps: async (shown) => {
      await shown.getByTestId('friends-duet').click();
      await shown.getByTestId('pick-campaign').selectOption(prepared.campaign);
      await shown
        .locator('[data-testid=pick-mission] option')
        .first()
        .waitFor({ state: 'attached' });
    },
  },
} as const satisfies { readonly [name: string]: Screen };

/** Every screen on the smallest phone and at one other size, through all themes and languages. */
const SEED = Number(process.env.REMEZ_SEED ?? 1);

const SIGHTS = (Object.keys(SCREENS) as (keyof typeof SCREENS)[]).flatMap((name, index) =>
  [0, 1 + (index % 4)].map((size, turn) => ({
    name,
    size: SIZES[size] ?? SIZES[0],
    theme: (index + turn) % 2 === 0 ? ('dark' as const) : ('light' as const),
    locale: (Math.floor(index / 2) + turn) % 2 === 0 ? ('he' as const) : ('en' as const),
  })),
);

const look = async ({ name, size, theme, locale }: (typeof SIGHTS)[number]) => {
  const { path, viewer, ready, steps, expected }: Screen = SCREENS[name];
  const context = await browser.newContext({
    viewport: size,
    locale: locale === 'he' ? 'he-IL' : 'en-GB',
    colorScheme: theme,
    reducedMotion: 'reduce',
    hasTouch: size.width < 1000,
    /** Only here: axe is a script that our policy would not let in. */
    bypassCSP: true,
  });
  context.setDefaultTimeout(patience(60));
  try {
    const person: Asking = viewer === 'owner' ? prepared.owner : await visitor(site.url);
    await becomePerson(context, person, site.origin);
    const shown = await openPage(context, site.origin + (await path()));
    await shown.locator(ready).first().waitFor();
    await steps?.(shown);
    await shown.evaluate(async () => {
      await document.fonts.ready;
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    });
    return await faultsOf(shown, { playing: false, framed: false, locale, expected });
  } finally {
    await context.close();
  }
};

describe('each screen of a campaign fits, reads and can be touched', () => {
  /** Of each screen one of its two sizes, in turns; with another seed the others. */
  test.each(
    SIGHTS.filter((_, index) => (Math.floor(index / 2) + index + SEED) % 2 === 0).map(
      (sight) =>
        [
          `D22 · ${sight.name} at ${sight.size.width}×${sight.size.height}, ${sight.theme}, ${sight.locale}`,
          sight,
        ] as const,
    ),
  )('%s', async (_, sight) => {
    expect(await look(sight)).toEqual([]);
  });
});
