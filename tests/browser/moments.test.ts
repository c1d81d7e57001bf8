/** @module-tag slow */

import type { State as DecryptoState } from '@remez/rules/decrypto';
import { describe, expect, test } from 'vitest';
import { openContext, PHONE, SIZES, TURNED, WIDE } from './harness.ts';
import { browserAndGallery } from './here.ts';
import {
  type Act,
  ALL,
  atTable,
  both,
  guesses,
  momentOf,
  plays,
  untilGone,
} from './moments-play.ts';
import type { SceneName } from './screens-scenes.ts';
import type { Prepared, Who } from './screens-tables.ts';

const here = browserAndGallery();
const [SMALL] = SIZES;
const TV = SIZES[4];

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
  if (ALL) return ['he', 'en'];
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
        /** A strip, and a band across the table. */
        isLeft: ALL || nth === 0 || nth === 5,
      })),
    ),
  )(
    '$kind in $scene, $locale at $size.width',
    async ({ kind, scene, who, act, isLeft, ...look }) => {
      const opened = await atTable(here, scene, who, look);
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
      await untilGone(moment, { isLeft });
      expect(page.complaints).toEqual([]);
      await page.context().close();
    },
  );

  test.each([
    ['a laptop', WIDE, 'dana', 'hit'],
    ['a television', TV, 'tv', 'hit'],
    ['a phone on its side', TURNED[0] ?? PHONE, 'dana', 'hit'],
    ['the smallest phone', SMALL, 'dana', 'hit'],
    ['the smallest phone, by penalty', SMALL, 'dana', 'penalty'],
  ] as const)('a strip covers no card on %s', async (_, size, who, kind) => {
    const scene = kind === 'hit' ? 'guess' : 'penalty';
    const opened = await atTable(here, scene, who, { size, reducedMotion: true });
    const { page } = opened;
    if (kind === 'hit') await guesses('long', (table) => table.card('red', 8))(opened);
    else await plays('amit', (t) => ({ kind: 'cover', card: t.card('blue', 3) }))(opened);
    const strip = await momentOf(page, kind).boundingBox();
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

  test.each([
    ['guess', 'assassin', 'amit', (table: Prepared) => table.card('assassin', 0)],
    ['duetGuess', 'assassin', 'noa', (table: Prepared) => table.cell('assassin', 'assassin')],
  ] as const)(
    'a scene is whole on the smallest phone that lies on its side: %s',
    async (scene, kind, who, card) => {
      const size = TURNED[2] ?? PHONE;
      const opened = await atTable(here, scene, who, { size, reducedMotion: true });
      const { page } = opened;
      await guesses('long', card)(opened);
      await momentOf(page, kind).waitFor();
      const parts = await momentOf(page, kind)
        .locator('> *')
        .evaluateAll((all) => all.map((part) => part.getBoundingClientRect().toJSON()));
      expect(parts.length).toBeGreaterThan(3);
      for (const { top, bottom } of parts) {
        /** Between the two stripes. */
        expect(top).toBeGreaterThan(25);
        expect(bottom).toBeLessThan(size.height - 25);
      }
      await page.context().close();
    },
  );

  test('whoever wants to go on touches the screen, and the touch reaches the card', async () => {
    const opened = await atTable(here, 'guess', 'dana');
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
    const { page, playerOf } = await atTable(here, 'guess', 'dana');
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

  test('X2 · whoever opens it on a phone has the keywords before them; a page that is opened anew covers them', async () => {
    const opened = await here.gallery.lay('decryptoAnswer');
    const context = await openContext(here.browser, { theatre: true });
    const page = await here.gallery.visit(context, `/t/${opened.table}`, 'dana');
    await page.getByTestId('role-open').tap();
    await page.locator('[data-testid=shield] [data-keyword]').nth(3).waitFor();
    await page.reload();
    await page.getByTestId('shield').waitFor();
    expect(await page.locator('[data-keyword]').count()).toBe(0);
    await context.close();
  });

  test('C25 · another match deals another card, and again says that roles turn', async () => {
    const { table, playerOf } = await here.gallery.lay('over');
    const context = await openContext(here.browser, { theatre: true });
    const page = await here.gallery.visit(context, `/t/${table}`, 'dana');
    await page.getByTestId('result').waitFor();
    expect(await page.getByTestId('ready').textContent()).toContain('התפקידים מתחלפים');
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
    const { page } = await atTable(here, scene, who, { size: SMALL });
    expect(await page.getByTestId('who-am-i').textContent()).toMatch(text);
    await page.getByTestId('who-am-i').tap();
    const people = page.getByTestId('people');
    await people.waitFor();
    expect(await people.locator('li').count()).toBeGreaterThan(4);
    await page.context().close();
  });
});
