/** @module-tag slow */

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openContext, untilAtGame, WIDE } from './harness.ts';
import { browserAndGallery } from './here.ts';
import type { SceneName } from './screens-scenes.ts';
import type { Prepared } from './screens-tables.ts';

const here = browserAndGallery();

interface Motion {
  readonly name: string;
  readonly lasts: number;
}

/** Watches every frame from now on; ended by `seen`. */
const watchFrames = (page: Page) =>
  page.evaluate(() => {
    const seen = new Map<string, number>();
    Object.assign(globalThis, { seenMotion: seen });
    const look = () => {
      for (const animation of document.getAnimations()) {
        const effect = animation.effect as KeyframeEffect | null;
        const what = (animation as CSSAnimation).animationName ?? animation.constructor.name;
        const where = effect?.target?.className ?? '';
        seen.set(`${what} ${where}`, Number(effect?.getComputedTiming().endTime ?? 0));
      }
      requestAnimationFrame(look);
    };
    look();
  });

const seen = (page: Page): Promise<readonly Motion[]> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame);
    const all = (globalThis as unknown as { seenMotion: Map<string, number> }).seenMotion;
    return [...all].map(([name, lasts]) => ({ name, lasts }));
  });

/** Someone marks a card, a teammate guesses another, and a sheet is opened. */
const watchReveal = async ({ reducedMotion }: { readonly reducedMotion: boolean }) => {
  const { table, prepared, playerOf } = await here.gallery.lay('guess');
  const context = await openContext(here.browser, { reducedMotion });
  const page = await here.gallery.visit(context, `/t/${table}`, 'dana');
  await untilAtGame(page);
  await page.evaluate(() => document.fonts.ready);
  await watchFrames(page);
  const card = prepared.card('red', 8);
  await page.locator(`[data-card="${prepared.card('blue', 4)}"]`).click();
  await playerOf('long').act({ kind: 'play', move: { kind: 'guess', card } });
  await page.locator(`[data-card="${card}"][data-covered]`).waitFor();
  const reveal = await seen(page);
  await page.getByTestId('tool-story').click();
  await page.locator('dialog[open]').waitFor();
  const sheet = await seen(page);
  await context.close();
  return { reveal, sheet };
};

describe('motion', () => {
  test('a reveal is seen happening, and everything is over within 300 ms', async () => {
    const { reveal, sheet } = await watchReveal({ reducedMotion: false });
    expect(reveal.filter(({ name }) => name.includes('stamp'))).toHaveLength(1);
    expect(sheet.filter(({ name }) => name.includes('rise'))).toHaveLength(1);
    expect(sheet.filter(({ lasts }) => lasts <= 0 || lasts > 300)).toEqual([]);
  });

  test('whoever asked for less motion sees none', async () => {
    const { sheet } = await watchReveal({ reducedMotion: true });
    expect(sheet).toEqual([]);
  });
});

type Listening = Window & {
  readonly heldTelling: string[];
  readonly telling: () => string;
};

/** From now on keeps whatever the page tells while a breath is held, each note that is heard included. */
const listenInBreaths = (page: Page, { isTouched }: { readonly isTouched: boolean }) =>
  page.evaluate((touched) => {
    const heldTelling: string[] = [];
    const telling = () => {
      const game = document.querySelector<HTMLElement>('[data-testid=game]');
      const texts = ['header', '[data-panel]', 'aside', '[data-testid=announcer]'].map((part) =>
        [...document.querySelectorAll(part)].map((each) => each.textContent).join(),
      );
      const covered = document.querySelectorAll('[data-covered], [data-tokens]').length;
      /** The clock goes on. */
      return JSON.stringify([document.title, { ...game?.dataset }, texts, covered]).replace(
        /\d+:\d\d/gu,
        '',
      );
    };
    Object.assign(globalThis, { heldTelling, telling });
    const holdsBreath = () => document.querySelector('[data-breath]') !== null;
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function (when) {
      if (holdsBreath()) heldTelling.push('a note');
      start.call(this, when);
    };
    /** Where a touch has to end the breath, the timer that would end it never fires. */
    const { setTimeout: later } = globalThis;
    const breathless = (run: TimerHandler, wait = 0) =>
      wait > 500 && wait < 1000 ? 0 : later(run, wait);
    if (touched) Object.assign(globalThis, { setTimeout: breathless });
    let isOver = false;
    const look = () => {
      if (isOver || !holdsBreath()) return;
      heldTelling.push(telling());
      if (!touched) return;
      isOver = true;
      document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    };
    new MutationObserver(look).observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
  }, isTouched);

const heard = (page: Page) =>
  page.evaluate(() => [...new Set((window as unknown as Listening).heldTelling)]);

/** Someone else guesses; what this page tells before, during and after the breath. */
const watchBreath = async (
  scene: SceneName,
  who: 'dana' | 'noa' | 'tv',
  card: (table: Prepared) => number,
  how = { isTouched: false },
) => {
  const { table, prepared, playerOf } = await here.gallery.lay(scene);
  const context = await openContext(here.browser, { size: WIDE, theatre: true });
  const path = `/t/${table}${who === 'tv' ? '?tv' : ''}`;
  const page = await here.gallery.visit(context, path, who === 'tv' ? undefined : who);
  if (who !== 'tv') await page.getByTestId('role-open').click();
  await untilAtGame(page);
  await page.waitForLoadState('networkidle');
  await listenInBreaths(page, how);
  const tells = () => page.evaluate(() => (window as unknown as Listening).telling());
  const before = await tells();
  await playerOf('long').act({ kind: 'play', move: { kind: 'guess', card: card(prepared) } });
  return { page, before, tells };
};

describe('a held breath', () => {
  test.each([
    ['a card of the others', 'guess', 'dana', (table: Prepared) => table.card('blue', 4)],
    ['the assassin', 'guess', 'tv', (table: Prepared) => table.card('assassin', 0)],
    [
      'a bystander in Duet',
      'duetGuess',
      'noa',
      (table: Prepared) => table.cell('bystander', 'bystander', 3),
    ],
  ] as const)(
    'before %s nothing runs ahead: status, score, panel, announcer, title, notes',
    async (_, scene, who, card) => {
      const { page, before, tells } = await watchBreath(scene, who, card);
      await page.locator('[data-testid=moment]:not([data-breath])').waitFor();
      expect(await heard(page)).toEqual([before]);
      expect(await tells()).not.toBe(before);
      await page.context().close();
    },
  );

  test('is let go by a touch, and the card is told all the same', async () => {
    const { page } = await watchBreath('guess', 'dana', (table) => table.card('blue', 4), {
      isTouched: true,
    });
    await page.locator('[data-testid=moment][data-kind=miss]:not([data-breath])').waitFor();
    await page.context().close();
  });
});
