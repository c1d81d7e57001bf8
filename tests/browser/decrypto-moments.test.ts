/** @module-tag slow */

import { seededRandom } from '@remez/rules';
import type { State } from '@remez/rules/decrypto';
import { openBrowser, type Player, sitAt, startServer } from '@remez/server/testing';
import { manualClock } from '@remez/table/testing';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { DIST, openContext, WIDE } from './harness.ts';
import { arrive } from './people.ts';
import type { SceneName } from './screens-scenes.ts';
import type { Prepared, Who } from './screens-tables.ts';

const START = 1_750_000_000_000;
const HOURGLASS = 30_000;

import { browserAndGallery } from './here.ts';

const here = browserAndGallery();

const visit = async (table: string, who: Who | 'stranger', size = WIDE) => {
  const context = await openContext(here.browser, { size, reducedMotion: true });
  const page = await here.gallery.visit(context, `/t/${table}`, who);
  await page.locator('[data-game=decrypto]').waitFor();
  return page;
};

const matchOf = (prepared: Prepared): State => prepared.state().match?.state as State;

const gameOf = (player: Player) => {
  const view = player.state.view?.match?.view;
  if (view?.game !== 'decrypto') throw new Error('no game of Decrypto');
  return view;
};

describe('the hourglass', () => {
  test('X6 · runs out on an encryptor: what is written goes out, blanks included', async () => {
    const clock = manualClock(START);
    const server = await startServer({ web: DIST, clock, random: seededRandom(4) });
    const browsers = [0, 1, 2, 3].map(() => openBrowser(server.url));
    for (const each of browsers) await each.visit();
    const opened = await browsers[0]?.openTable('נועה', { game: 'decrypto' });
    const table = opened?.table ?? '';
    const players = browsers.map((each) => sitAt(each, { table }));
    for (const [index, player] of players.entries()) {
      await player.until(({ status }) => status === 'open');
      if (index > 0) await player.act({ kind: 'join', name: `אדם ${index}` });
      await player.act({ kind: 'sit', seat: index < 2 ? 'white' : 'black' });
    }
    const [noa, ben, rival] = players as [Player, Player, Player];
    await noa.act({ kind: 'start' });
    const [name = '', value = ''] = browsers[0]?.cookie.split(/=(.*)/su) ?? [];
    const origin = `http://remez.test:${server.port}`;
    const guest = await arrive(here.browser, `${origin}/t/${table}`, {
      name: 'נועה',
      prepare: (context) => context.addCookies([{ name, value, domain: 'remez.test', path: '/' }]),
    });
    const { page } = guest;
    await page.getByTestId('draw').click();
    await page.getByTestId('clue-0').fill('ראשון');
    await page.getByTestId('clue-2').fill('שלי');
    await page.getByTestId('clue-2').fill('שלישי');
    /** As it is typed, in order, and kept for the writer alone. */
    await noa.until(() => gameOf(noa).card?.drafts.join() === 'ראשון,,שלישי');
    expect(await page.getByTestId('hourglass').count()).toBe(0);

    await rival.until(({ view }) => view?.match);
    await rival.act({ kind: 'play', move: { kind: 'draw' } });
    await rival.act({ kind: 'play', move: { kind: 'transmit', clues: ['א', 'ב', 'ג'] } });
    await page.getByTestId('hourglass').waitFor();
    clock.pass(HOURGLASS - 1000);
    await noa.act({ kind: 'note', place: 'page', text: 'עוד שנייה' });
    expect(gameOf(noa).phase).toBe('write');
    clock.pass(2000);

    await page.locator('[data-phase=answer][data-team=white]').waitFor();
    expect(await page.locator('[data-clue]').allTextContents()).toEqual(['ראשון', 'שלישי']);
    expect(await page.getByTestId('clues').locator('li').nth(1).textContent()).toContain('(ריק)');
    await page.getByText('הזמן נגמר לפני שכל הרמזים היו מוכנים').waitFor();
    await ben.until(() => gameOf(ben).phase === 'answer');
    expect(gameOf(ben).sheets.white.rounds[0]?.clues).toEqual(['ראשון', '', 'שלישי']);
    expect(page.complaints).toEqual([]);
    await guest.context.close();
    for (const player of players) player.end();
    await server.close();
  });

  test('the sand runs, and stands still for whoever asked for less motion', async () => {
    const { table } = await here.gallery.lay('decryptoHourglass');
    const motions = async (reducedMotion: boolean) => {
      const context = await openContext(here.browser, { reducedMotion });
      const page = await here.gallery.visit(context, `/t/${table}?tv`);
      await page.getByTestId('hourglass').waitFor();
      const names = await page.evaluate(() =>
        document.getAnimations().map((each) => (each as CSSAnimation).animationName ?? ''),
      );
      await context.close();
      return names.length;
    };
    expect(await motions(false)).toBe(1);
    expect(await motions(true)).toBe(0);
  });
});

/** All that the table shows of a phase, and what stands in its fields. */
const shown = (page: Page) =>
  page.evaluate(() => {
    const stage = document.querySelector('[data-stage]')?.cloneNode(true) as HTMLElement;
    stage.querySelector('[data-testid=hourglass]')?.remove();
    const inputs = [...document.querySelectorAll('[data-stage] input')];
    return {
      phase: document.querySelector('[data-game]')?.getAttribute('data-phase'),
      stage: stage.textContent,
      fields: inputs.map((input) => (input as HTMLInputElement).value),
      digits: [...document.querySelectorAll('[data-testid^=slot-]')].map((slot) =>
        slot.getAttribute('data-digit'),
      ),
      actions: document.querySelector('[data-panel]')?.textContent,
      sheets: [...document.querySelectorAll('[data-team] table')].map((each) => each.textContent),
    };
  });

describe('a reload', () => {
  const type = (testId: string, text: string) => (page: Page) =>
    page.getByTestId(testId).fill(text);
  const layTwo = async (page: Page) => {
    for (const place of [0, 1, 2]) {
      const slot = page.getByTestId(`slot-${place}`);
      if ((await slot.getAttribute('data-digit')) !== null) await slot.click();
    }
    for (const digit of [4, 2]) await page.getByTestId(`digit-${digit}`).click();
  };

  test.each<[SceneName, Who, ((page: Page) => Promise<void>)?, ((player: Player) => boolean)?]>([
    ['decryptoToDraw', 'noa'],
    ['decryptoToDraw', 'dana'],
    [
      'decryptoWriting',
      'long',
      type('clue-2', 'כמעט מוכן'),
      (player) => gameOf(player).card?.drafts[2] === 'כמעט מוכן',
    ],
    ['decryptoHourglass', 'late'],
    [
      'decryptoAnswer',
      'dana',
      layTwo,
      (player) =>
        gameOf(player).deliberation?.proposals.some(({ digits }) => digits.join() === '4,2,') ===
        true,
    ],
    ['decryptoAnswer', 'long'],
    ['decryptoSealed', 'dana'],
    ['decryptoSealed', 'amit'],
    ['decryptoRuling', 'noa'],
    [
      'decryptoNaming',
      'dana',
      type('keyword-3', 'ירח'),
      (player) =>
        gameOf(player).naming?.proposals?.some(({ keywords }) => keywords[2] === 'ירח') === true,
    ],
    ['decryptoOver', 'amit'],
  ])('in %s finds %s where they were', async (scene, who, doing, isKept) => {
    const { table, playerOf } = await here.gallery.lay(scene);
    const page = await visit(table, who);
    await doing?.(page);
    if (isKept !== undefined) await playerOf(who).until(() => isKept(playerOf(who)));
    const before = await shown(page);
    await page.reload();
    await page.locator('[data-game=decrypto] [data-stage]').waitFor();
    expect(await shown(page)).toEqual(before);
    expect(page.complaints).toEqual([]);
    await page.context().close();
  });

  test('X22 · after a refused transmission finds what was typed just before it', async () => {
    const { table, prepared } = await here.gallery.lay('decryptoWriting');
    const given = matchOf(prepared).past.find(({ team }) => team === 'white')?.clues[0] ?? '';
    const page = await visit(table, 'long');
    const moves: { readonly kind: string; readonly clues?: readonly string[] }[] = [];
    page.on('websocket', (socket) =>
      socket.on('framesent', ({ payload }) => {
        const move = JSON.parse(String(payload)).command?.move;
        if (move !== undefined) moves.push(move);
      }),
    );
    await page.reload();
    await page.getByTestId('clue-2').fill(given);
    await page.getByTestId('clue-2').press('Enter');
    await page.getByTestId('refusal-2').waitFor();
    /** Kept before it was sent, not whenever the hand rests. */
    expect(moves.map(({ kind, clues }) => [kind, clues?.[2]])).toEqual([
      ['draft', given],
      ['transmit', given],
    ]);
    await page.reload();
    await page.getByTestId('clue-2').waitFor();
    expect(await page.getByTestId('clue-2').inputValue()).toBe(given);
    await page.context().close();
  });
});

describe('the parts of the app', () => {
  test('a part that does not arrive is said so, with a way to fetch it', async () => {
    const { table } = await here.gallery.lay('decryptoAnswer');
    const context = await openContext(here.browser);
    await context.route('**/assets/screen-*.js', (route) => route.abort());
    const page = await here.gallery.visit(context, `/t/${table}`, 'dana');
    const reload = page.getByTestId('reload');
    await reload.waitFor();
    expect(await page.locator('h1').textContent()).toBe('חלק מהמשחק לא הגיע');
    await context.unroute('**/assets/screen-*.js');
    await reload.click();
    await page.locator('[data-game=decrypto]').waitFor();
    await context.close();
  });
});
