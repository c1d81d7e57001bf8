import { readFile } from 'node:fs/promises';
import type { State as DecryptoState } from '@remez/rules/decrypto';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { type Look, openContext, PHONE, SIZES, TURNED, WIDE } from './harness.ts';
import { browserAndGallery } from './here.ts';
import { faultsOf } from './layout-checks.ts';
import type { SceneName } from './screens-scenes.ts';
import type { Prepared, Who } from './screens-tables.ts';

const here = browserAndGallery();
const [SMALL] = SIZES;
const TV = SIZES[4];

type Opened = Awaited<ReturnType<(typeof here)['gallery']['lay']>>;

/** Someone looks at a table in the middle of this scene, their card opened. */
const atTable = async (scene: SceneName, who: Who | 'tv', look: Look = {}) => {
  const opened = await here.gallery.lay(scene);
  const context = await openContext(here.browser, look);
  const page =
    who === 'tv'
      ? await here.gallery.visit(context, `/t/${opened.table}?tv`)
      : await here.gallery.visit(context, `/t/${opened.table}`, who);
  await page.locator('[data-testid=game]').waitFor();
  if (look.theatre && who !== 'tv') await page.getByTestId('role-open').click();
  /** The games' words for it have arrived. */
  await page.waitForLoadState('networkidle');
  return { page, ...opened };
};

type Act = (opened: Opened) => Promise<unknown>;
const plays =
  (who: Who, move: object | ((prepared: Prepared) => object)): Act =>
  ({ playerOf, prepared }) =>
    playerOf(who).act({
      kind: 'play',
      move: (typeof move === 'function' ? move(prepared) : move) as never,
    });
const guesses = (who: Who, card: (prepared: Prepared) => number): Act =>
  plays(who, (prepared) => ({ kind: 'guess', card: card(prepared) }));
const both =
  (...acts: readonly Act[]): Act =>
  async (opened) => {
    for (const act of acts) await act(opened);
  };

const momentOf = (page: Page, kind: string) =>
  page.locator(`[data-testid=moment][data-kind=${kind}]:not([data-breath])`);

/** A row for each kind: where, who looks, what is done. */
const KINDS: readonly (readonly [kind: string, scene: SceneName, who: Who | 'tv', act: Act])[] = [
  ['clue', 'clue', 'dana', plays('noa', { kind: 'giveClue', word: 'נהר', count: 3 })],
  ['hit', 'guess', 'dana', guesses('long', (table) => table.card('red', 8))],
  ['miss', 'guess', 'amit', guesses('long', (table) => table.card('blue', 4))],
  ['bystander', 'guess', 'dana', guesses('long', (table) => table.card('bystander', 3))],
  ['assassin', 'guess', 'tv', guesses('long', (table) => table.card('assassin', 0))],
  ['challenge', 'guess', 'dana', plays('amit', { kind: 'challenge' })],
  ['ruledOut', 'rulingNoted', 'amit', plays('amit', { kind: 'rule', penalise: true })],
  ['stands', 'ruling', 'dana', plays('amit', { kind: 'rule', penalise: false })],
  [
    'penalty',
    'penalty',
    'dana',
    plays('amit', (table) => ({ kind: 'cover', card: table.card('blue', 3) })),
  ],
  ['movedOn', 'guess', 'dana', plays('noa', { kind: 'moveOn' })],
  ['stopped', 'guess', 'amit', plays('dana', { kind: 'stop' })],
  ['deck', 'coopCover', 'dana', plays('noa', (t) => ({ kind: 'cover', card: t.card('blue', 0) }))],
  ['hit', 'duetGuess', 'noa', guesses('long', (table) => table.cell('green', 'bystander', 2))],
  [
    'bystander',
    'duetGuess',
    'noa',
    guesses('long', (table) => table.cell('bystander', 'bystander', 3)),
  ],
  ['assassin', 'duetGuess', 'noa', guesses('long', (table) => table.cell('assassin', 'assassin'))],
  ['ruledOut', 'duetRuling', 'amit', plays('noa', { kind: 'rule', penalise: true })],
  [
    'answer',
    'decryptoAnswer',
    'dana',
    plays('amit', (table) => {
      const state = table.state().match?.state as DecryptoState;
      return { kind: 'intercept', code: state.desks.white.card?.code.toReversed() };
    }),
  ],
  ['challenge', 'decryptoAnswer', 'dana', plays('amit', { kind: 'challenge' })],
  [
    'withdrawn',
    'decryptoAnswer',
    'amit',
    both(plays('amit', { kind: 'challenge' }), plays('noa', { kind: 'withdraw' })),
  ],
  [
    'host',
    'guess',
    'dana',
    ({ playerOf }) => playerOf('noa').act({ kind: 'handOver', member: 'm2' }),
  ],
];

/** Each kind in one of the languages, in turn; `npm run soak` looks at each in both. */
const languagesOf = (nth: number): readonly ('he' | 'en')[] => {
  if (process.env.MOMENTS === 'all') return ['he', 'en'];
  return nth % 2 === 0 ? ['he'] : ['en'];
};

describe('each moment is seen, and heard in the same words', () => {
  test.each(
    KINDS.flatMap(([kind, scene, who, act], nth) =>
      languagesOf(nth).map((locale) => ({
        kind,
        scene,
        who,
        act,
        locale,
        size: SIZES[(nth + (locale === 'he' ? 0 : 2)) % SIZES.length] ?? PHONE,
        reducedMotion: nth % 2 === 1,
        isLeft: nth % 5 === 0 || process.env.MOMENTS === 'all',
      })),
    ),
  )(
    '$kind in $scene, $locale at $size.width',
    async ({ kind, scene, who, act, isLeft, ...look }) => {
      const opened = await atTable(scene, who, look);
      const { page } = opened;
      await act(opened);
      const moment = momentOf(page, kind);
      await moment.waitFor();
      const [parts, heard, box] = await Promise.all([
        moment.locator('p').allTextContents(),
        page.getByTestId('announcer').textContent(),
        moment.boundingBox(),
      ]);
      expect(parts.length).toBeGreaterThan(0);
      for (const part of parts) expect(heard).toContain(part.replace(/\.$/u, ''));
      expect(box?.height).toBeGreaterThan(40);
      expect(box?.width).toBeGreaterThan(look.size.width * 0.4);
      if (look.reducedMotion) {
        expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
      }
      /** Gone by itself, or for whoever wants to go on; the soak waits for each. */
      await expect
        .poll(
          async () => {
            if (!isLeft) await page.keyboard.press('Escape');
            return moment.count();
          },
          { timeout: 15_000 },
        )
        .toBe(0);
      expect(page.complaints).toEqual([]);
      await page.context().close();
    },
  );

  test.each([
    ['a laptop', WIDE, 'dana'],
    ['a television', TV, 'tv'],
    ['a phone on its side', TURNED[0] ?? PHONE, 'dana'],
  ] as const)('a strip covers no card on %s', async (_, size, who) => {
    const opened = await atTable('guess', who, { size, reducedMotion: true });
    const { page } = opened;
    await guesses('long', (table) => table.card('red', 8))(opened);
    const strip = await momentOf(page, 'hit').boundingBox();
    if (strip === null) throw new Error('no moment');
    const cards = await page
      .locator('[data-card]')
      .evaluateAll((all) => all.map((card) => card.getBoundingClientRect().toJSON()));
    const covered = cards.filter(
      ({ left, right, top, bottom }) =>
        left < strip.x + strip.width &&
        right > strip.x &&
        top < strip.y + strip.height &&
        bottom > strip.y,
    );
    expect(cards.length).toBe(25);
    expect(covered).toEqual([]);
    await page.context().close();
  });

  test('whoever wants to go on touches the screen, and the touch reaches the card', async () => {
    const opened = await atTable('guess', 'dana');
    const { page, prepared } = opened;
    await guesses('long', (table) => table.card('red', 8))(opened);
    const moment = momentOf(page, 'hit');
    await moment.waitFor();
    await page.waitForFunction(() => {
      const at = document.querySelector('[data-testid=moment]')?.getAnimations() ?? [];
      return at.length === 0;
    });
    const card = page.locator(`[data-card="${prepared.card('red', 7)}"]`);
    await expect
      .poll(async () => {
        if ((await moment.count()) === 0) return 'gone';
        await card.tap();
        return (await moment.count()) === 0 ? 'gone' : 'there';
      })
      .toBe('gone');
    await page.context().close();
  });

  test('above an open sheet too, and the story keeps what happened around the table', async () => {
    const { page, playerOf } = await atTable('guess', 'dana');
    await page.getByTestId('tool-story').tap();
    await page.getByRole('dialog').waitFor();
    await playerOf('noa').act({ kind: 'handOver', member: 'm2' });
    await momentOf(page, 'host').waitFor();
    /** In the top layer, and put there after the sheet. */
    const layer = page.locator('[popover]');
    expect(await layer.evaluate((element) => element.matches(':popover-open'))).toBe(true);
    const story = page.getByTestId('around-the-table').locator('li');
    expect(await story.allTextContents()).toEqual([expect.stringContaining('הכתר')]);
    /** A reload forgets nothing of it, and someone who comes later reads the same. */
    await playerOf('amit').act({ kind: 'leave' });
    await story.nth(1).waitFor();
    const told = await story.allTextContents();
    await page.reload();
    await page.getByTestId('tool-story').tap();
    await story.nth(1).waitFor();
    expect(await story.allTextContents()).toEqual(told);
    expect(told[1]).toContain('עמית');
    await page.context().close();
  });
});

describe('the role card', () => {
  test.each([
    ['clue', 'noa', '[data-key]'],
    ['duetClue', 'noa', '[data-key]'],
    ['decryptoWriting', 'noa', '[data-keyword]'],
  ] as const)(
    '%s: nothing secret is in the page before it is opened, and a reload does not ask again',
    async (scene, who, secret) => {
      const opened = await here.gallery.lay(scene);
      const context = await openContext(here.browser, { theatre: true, size: WIDE });
      const page = await here.gallery.visit(context, `/t/${opened.table}`, who);
      await page.getByTestId('role-open').waitFor();
      expect(await page.locator(secret).count()).toBe(0);
      /** Of several Escapes in a row a browser asks for the first only, and closes what it may. */
      for (const _ of [1, 2, 3]) await page.keyboard.press('Escape');
      await page.getByTestId('role-open').click();
      await page.locator(secret).first().waitFor();
      await page.reload();
      await page.locator(secret).first().waitFor();
      expect(await page.getByTestId('role-card').count()).toBe(0);
      await context.close();
    },
  );

  test('C25 · another match deals another card, and again says that roles turn', async () => {
    const { table, playerOf } = await here.gallery.lay('over');
    const context = await openContext(here.browser, { theatre: true });
    const page = await here.gallery.visit(context, `/t/${table}`, 'dana');
    await page.getByTestId('result').waitFor();
    expect(await page.getByTestId('again').textContent()).toContain('התפקידים מתחלפים');
    await playerOf('noa').act({ kind: 'again' });
    await page.getByTestId('role-open').waitFor();
    expect(await page.locator('[data-key]').count()).toBe(0);
    await context.close();
  });
});

describe('who I am', () => {
  test.each([
    ['guess', 'dana', /אדומים/u],
    ['duetClue', 'amit', /צד ב׳/u],
    ['decryptoAnswer', 'amit', /השחורים/u],
  ] as const)('in %s stands in the status, one tap from everybody', async (scene, who, text) => {
    const { page } = await atTable(scene, who, { size: SMALL });
    expect(await page.getByTestId('who-am-i').textContent()).toMatch(text);
    await page.getByTestId('who-am-i').tap();
    const people = page.getByTestId('people');
    await people.waitFor();
    expect(await people.locator('li').count()).toBeGreaterThan(4);
    await page.context().close();
  });
});

describe('the ending', () => {
  const lose = guesses('long', (table) => table.card('assassin', 0));

  test.each([
    ['dana', 'lost', 'הפסדנו'],
    ['amit', 'won', 'ניצחנו!'],
    ['tv', 'won', 'כחולים ניצחו!'],
  ] as const)('C11 · for %s it is %s', async (who, mood, title) => {
    const size = who === 'tv' ? TV : PHONE;
    const opened = await atTable('guess', who, { theatre: true, size });
    const { page } = opened;
    await lose(opened);
    const finale = page.getByTestId('finale');
    await finale.waitFor();
    expect(await finale.getAttribute('data-mood')).toBe(mood);
    const shown = (await page.getByTestId('finale-title').textContent()) ?? '';
    expect(shown.replace(/[\u2068\u2069]/gu, '')).toContain(title);
    expect(await page.getByTestId('remembered-fatal').count()).toBe(1);
    /** The board is one touch away, and so is the way back. */
    await page.getByTestId('finale-board').click();
    await finale.waitFor({ state: 'detached' });
    await page.getByTestId('to-ending').click();
    await finale.waitFor();
    expect(page.complaints).toEqual([]);
    await page.context().close();
  });

  test.each(['he', 'en'] as const)('%s · its picture is 1080 by 1350', async (locale) => {
    const opened = await atTable('guess', 'dana', { theatre: true, locale });
    const { page } = opened;
    await lose(opened);
    await page.getByTestId('finale').waitFor();
    const coming = page.waitForEvent('download');
    await page.getByTestId('share-picture').tap();
    const picture = await readFile(await (await coming).path());
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1080, 1350]);
    await page.context().close();
  });

  test.each(SIZES.map((size, nth) => [size.width, size, nth % 2 === 0 ? 'he' : 'en'] as const))(
    'fits at %d, and axe finds nothing',
    async (_, size, locale) => {
      const opened = await here.gallery.lay('guess');
      const context = await here.browser.newContext({
        viewport: size,
        locale: locale === 'he' ? 'he-IL' : 'en-GB',
        colorScheme: locale === 'he' ? 'light' : 'dark',
        reducedMotion: 'reduce',
        bypassCSP: true,
      });
      const page = await here.gallery.visit(context, `/t/${opened.table}`, 'dana');
      await page.getByTestId('role-open').waitFor();
      const look = { playing: false, framed: false, locale, expected: undefined };
      expect(await faultsOf(page, look)).toEqual([]);
      await page.getByTestId('role-open').click();
      await page.waitForLoadState('networkidle');
      await lose(opened);
      await momentOf(page, 'assassin').waitFor();
      expect(await faultsOf(page, look)).toEqual([]);
      await page.getByTestId('finale').waitFor();
      expect(await faultsOf(page, look)).toEqual([]);
      await context.close();
    },
  );
});
