import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openContext, untilAtGame } from './harness.ts';
import { browserAndGallery } from './here.ts';

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
