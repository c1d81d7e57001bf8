import { fileURLToPath } from 'node:url';
import { seededRandom, shuffled } from '@remez/rules';
import { PACKS } from '@remez/words';
import type { Page } from 'playwright-core';
import { launchBrowser, openContext, PHONE, type Size, WIDE } from '../tests/browser/harness.ts';
import { SCENES_BEGIN } from '../tests/browser/scenes-duet.ts';
import { openGallery } from '../tests/browser/screens.ts';
import { SCENES } from '../tests/browser/screens-scenes.ts';
import {
  type Persons,
  type Prepared,
  prepareTable,
  type Who,
} from '../tests/browser/screens-tables.ts';

/** Takes the pictures of the README anew, in `docs/images`: `npm run pictures`, or with the names of some. */

const FOLDER = new URL('../docs/images/', import.meta.url);

type Opened = Awaited<ReturnType<Awaited<ReturnType<typeof openGallery>>['lay']>>;

interface Picture {
  readonly scene: (persons: Persons) => Prepared;
  /** Who looks; a television without one. */
  readonly who?: Who;
  readonly size: Size;
  /** What is done before it is taken. */
  readonly steps?: (page: Page, table: Opened) => Promise<unknown>;
  /** Their card is not opened for them, and no ending is closed. */
  readonly theatre?: true;
}

/** Cards as people know them: the catalogue of the tests has the longest. */
const usualCards = (pack: 'classic.he' | 'duet.he', seed: number) => {
  const cards = shuffled(PACKS[pack].cards, seededRandom(seed)).slice(0, 25);
  return { cards, faces: cards.map(() => 0) };
};

const classic = (persons: Persons): Prepared => {
  const settings = { classic: { mode: 'teams', timers: { guess: 120 } } } as const;
  const table = prepareTable(persons, settings, SCENES_BEGIN)
    .joined('amit', 'dana', 'long', 'chris')
    .seated('noa', 'amit', 'dana', 'chris')
    .started(usualCards('classic.he', 4));
  return table
    .plays('noa', { kind: 'giveClue', word: 'מטבח', count: 2 })
    .plays('dana', { kind: 'guess', card: table.card('red', 0) })
    .plays('dana', { kind: 'guess', card: table.card('bystander', 2) })
    .plays('amit', { kind: 'giveClue', word: 'קיץ', count: 2 })
    .plays('chris', { kind: 'guess', card: table.card('blue', 0) })
    .plays('chris', { kind: 'guess', card: table.card('blue', 3) })
    .plays('chris', { kind: 'stop' });
};

const guessing = (persons: Persons): Prepared => {
  const table = classic(persons).plays('noa', { kind: 'giveClue', word: 'גשם', count: 3 });
  return table.plays('dana', { kind: 'guess', card: table.card('red', 5) });
};

const duet = (persons: Persons): Prepared => {
  const table = prepareTable(persons, { game: 'duet' }, SCENES_BEGIN)
    .joined('amit')
    .seated('noa', 'amit')
    .started(usualCards('duet.he', 4));
  return table
    .plays('noa', { kind: 'giveClue', word: 'טבע', count: 2 })
    .plays('amit', { kind: 'guess', card: table.cell('green', 'green') })
    .plays('amit', { kind: 'guess', card: table.cell('bystander', 'green') })
    .plays('amit', { kind: 'giveClue', word: 'חגיגה', count: 3 })
    .plays('noa', { kind: 'guess', card: table.cell('bystander', 'green', 1) })
    .plays('noa', { kind: 'guess', card: table.cell('bystander', 'bystander') })
    .plays('noa', { kind: 'giveClue', word: 'ים', count: 2 })
    .plays('amit', { kind: 'guess', card: table.cell('green', 'bystander') })
    .plays('amit', { kind: 'stop' });
};

const mark = (page: Page, { prepared }: Opened) =>
  page.locator(`[data-card="${prepared.card('red', 6)}"]`).click();

const untilMoment = (page: Page, kind: string) =>
  page.locator(`[data-testid=moment][data-kind=${kind}]:not([data-breath])`).waitFor();

const PICTURES: { readonly [name: string]: Picture } = {
  'phone-operative': { scene: guessing, who: 'dana', size: PHONE, steps: mark },
  'phone-spymaster': { scene: classic, who: 'noa', size: PHONE },
  'phone-duet': { scene: duet, who: 'amit', size: PHONE },
  'phone-decrypto': { scene: SCENES.decryptoAnswer, who: 'dana', size: PHONE },
  'role-card': { scene: classic, who: 'noa', size: PHONE, theatre: true },
  'moment-ruled-out': {
    scene: (persons) => guessing(persons).plays('chris', { kind: 'challenge' }),
    who: 'dana',
    size: PHONE,
    steps: async (page, { playerOf }) => {
      const move = { kind: 'rule', penalise: true } as const;
      await playerOf('amit').act({ kind: 'play', move });
      await untilMoment(page, 'ruledOut');
    },
  },
  'moment-assassin': {
    scene: guessing,
    who: 'amit',
    size: PHONE,
    steps: async (page, { playerOf, prepared }) => {
      const move = { kind: 'guess', card: prepared.card('assassin', 0) } as const;
      await playerOf('dana').act({ kind: 'play', move });
      await untilMoment(page, 'assassin');
    },
  },
  'ending-wide': {
    scene: (persons) => {
      const table = guessing(persons);
      return table.plays('dana', { kind: 'guess', card: table.card('assassin', 0) });
    },
    who: 'amit',
    size: WIDE,
    theatre: true,
    steps: async (page) => {
      await page.getByTestId('to-ending').click();
      await page.getByTestId('finale').waitFor();
    },
  },
  wide: { scene: guessing, who: 'dana', size: WIDE, steps: mark },
  tv: { scene: guessing, size: WIDE },
};

/** Pages that need no table on the server, from the first one. */
interface OwnPage {
  readonly path: string;
  readonly size: Size;
  readonly steps?: (page: Page) => Promise<unknown>;
}

const PAGES: { readonly [name: string]: OwnPage } = {
  'home-phone': { path: '/', size: PHONE },
  'home-wide': { path: '/', size: WIDE },
  'solo-phone': {
    path: '/',
    size: PHONE,
    steps: async (page) => {
      await page.getByTestId('play-classic').click();
      await page.locator('[data-testid=game][data-phase=guess]').waitFor({ timeout: 60_000 });
      await page.getByTestId('moment').waitFor({ state: 'detached' });
    },
  },
  'lesson-phone': {
    path: '/learn/duet',
    size: PHONE,
    steps: (page) => page.locator('[data-card]').first().waitFor(),
  },
  'daily-phone': {
    path: '/daily',
    size: PHONE,
    steps: (page) => page.locator('[data-card]').first().waitFor(),
  },
};

const isKnown = (name: string): boolean =>
  Object.hasOwn(PICTURES, name) || Object.hasOwn(PAGES, name);
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !isKnown(name));
if (unknown.length > 0) throw new Error(`no picture is called ${unknown.join(', ')}`);

const [browser, gallery] = await Promise.all([launchBrowser(), openGallery()]);
for (const [name, picture] of Object.entries(PICTURES)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  const { scene, who, size, steps, theatre = false } = picture;
  const opened = await gallery.layTable(name, scene);
  const context = await openContext(browser, { size, theatre, reducedMotion: true });
  const page = await gallery.visit(context, `/t/${opened.table}${who ? '' : '?tv'}`, who);
  await page.getByTestId('game').waitFor();
  await page.waitForLoadState('networkidle');
  await steps?.(page, opened);
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: fileURLToPath(new URL(`${name}.png`, FOLDER)) });
  await context.close();
  process.stdout.write(`${name}\n`);
}
for (const [name, { path, size, steps }] of Object.entries(PAGES)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  const context = await openContext(browser, { size, reducedMotion: true });
  const page = await gallery.visit(context, path, undefined);
  await page.waitForLoadState('networkidle');
  await steps?.(page);
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: fileURLToPath(new URL(`${name}.png`, FOLDER)) });
  await context.close();
  process.stdout.write(`${name}\n`);
}
await browser.close();
await gallery.close();
