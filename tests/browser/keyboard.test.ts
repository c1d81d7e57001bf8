import { describe, expect, test } from 'vitest';
import { type Look, openContext, untilAtGame, WIDE } from './harness.ts';
import { browserAndGallery } from './here.ts';
import { announced, focusedCard, isFocused, placeOf, spokenCard, tabTo, walkTo } from './keys.ts';
import type { SceneName } from './screens-scenes.ts';
import { NAMES, type Who } from './screens-tables.ts';

const here = browserAndGallery();

/** Someone at a table of their own, with nothing but a keyboard. */
const atTable = async (scene: SceneName, who: Who, look: Look = {}) => {
  const opened = await here.gallery.lay(scene);
  const context = await openContext(here.browser, { size: WIDE, ...look });
  const page = await here.gallery.visit(context, `/t/${opened.table}`, who);
  await untilAtGame(page);
  return { ...opened, page };
};

describe('keyboard alone', () => {
  test('a spymaster writes the word, changes the number and gives the clue', async () => {
    const { page } = await atTable('clue', 'noa');
    await tabTo(page, '[data-testid=clue-word]');
    await page.keyboard.type('גשם');
    await tabTo(page, '[data-testid=more]');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Space');
    await tabTo(page, '[data-testid=clue-word]', 'Shift+Tab');
    await page.keyboard.press('Enter');
    await page.locator('[data-phase=guess]').waitFor();
    expect(await page.getByTestId('clue').textContent()).toMatch(/גשם.*4/su);
    await page.context().close();
  });

  test.each([
    ['he', 'the left arrow moves left, also where writing begins at the right'],
    ['en', 'the left arrow moves left'],
  ] as const)('%s · an operative walks, marks and guesses; %s', async (locale, _) => {
    const { page, prepared } = await atTable('guess', 'dana', { locale });
    const wanted = prepared.card('red', 7);
    await tabTo(page, '[data-card]');

    await walkTo(page, 12);
    const middle = await placeOf(page, 12);
    await page.keyboard.press('ArrowLeft');
    const left = await placeOf(page, await focusedCard(page));
    expect(left.x).toBeLessThan(middle.x);
    expect(Math.abs(left.y - middle.y)).toBeLessThan(3);

    /** At the edge it stays, and does not run on into the next row. */
    for (let step = 0; step < 5; step += 1) await page.keyboard.press('ArrowLeft');
    const edge = await placeOf(page, await focusedCard(page));
    expect(edge.x).toBeLessThanOrEqual(left.x);
    expect(Math.abs(edge.y - middle.y)).toBeLessThan(3);

    await walkTo(page, wanted);
    const card = page.locator(`[data-card="${wanted}"]`);
    await page.keyboard.press('Enter');
    expect(await card.getAttribute('aria-pressed')).toBe('true');
    await page.keyboard.press('Space');
    expect(await card.getAttribute('aria-pressed')).toBe('false');
    await page.keyboard.press('Space');
    expect(await card.getAttribute('aria-pressed')).toBe('true');
    expect(await card.getAttribute('data-covered')).toBeNull();

    await tabTo(page, '[data-testid=guess]');
    await page.keyboard.press('Enter');
    await page.locator(`[data-card="${wanted}"][data-covered][data-is=red]`).waitFor();
    /** The next guess begins where this one ended, on the board. */
    expect(await focusedCard(page)).toBe(wanted);
    await page.context().close();
  });

  test('talk opens beside the board, where one goes on playing, and closes on Escape', {
    tags: ['slow'],
  }, async () => {
    const { page, prepared } = await atTable('guess', 'dana');
    const button = '[data-testid=tool-talk]';
    await tabTo(page, button);
    await page.keyboard.press('Enter');
    await expect.poll(() => isFocused(page, '[data-testid=talk-dock] input')).toBe(true);
    expect(await page.locator('dialog').count()).toBe(0);
    await page.keyboard.type('ואולי לא');
    await page.keyboard.press('Enter');
    await page.getByTestId('talk-dock').getByText('ואולי לא').waitFor();
    await tabTo(page, '[data-card]', 'Shift+Tab');
    await walkTo(page, prepared.card('red', 7));
    await page.keyboard.press('Enter');
    await page.locator('[data-marked]').waitFor();
    await tabTo(page, '[data-testid=talk-dock] input:not([type=radio])');
    await page.keyboard.press('Escape');
    await page.getByTestId('talk-dock').waitFor({ state: 'detached' });
    await expect.poll(() => isFocused(page, button)).toBe(true);
    await page.context().close();
  });

  test.each(['menu', 'story'])(
    '%s opens, closes on Escape, and the focus returns',
    { tags: ['slow'] },
    async (tool) => {
      const { page } = await atTable('guess', 'dana');
      const button = `[data-testid=tool-${tool}]`;
      await tabTo(page, button);
      await page.keyboard.press('Enter');
      await page.locator('dialog[open]').waitFor();
      await expect.poll(() => isFocused(page, 'dialog *')).toBe(true);
      await page.keyboard.press('Escape');
      await page.locator('dialog').waitFor({ state: 'detached' });
      await expect.poll(() => isFocused(page, button)).toBe(true);
      await page.context().close();
    },
  );

  test('behind a sheet nothing can be reached', { tags: ['slow'] }, async () => {
    const { page } = await atTable('guess', 'dana');
    await tabTo(page, '[data-testid=tool-menu]');
    await page.keyboard.press('Enter');
    await page.locator('dialog[open]').waitFor();
    for (let presses = 0; presses < 12; presses += 1) {
      await page.keyboard.press('Tab');
      expect(await isFocused(page, '[data-card], [data-panel] *')).toBe(false);
    }
    await page.context().close();
  });
});

describe('a screen reader hears', () => {
  test('of a card its word, by whom it is covered, and who points at it', {
    tags: ['slow'],
  }, async () => {
    const { page, prepared } = await atTable('guess', 'dana');
    const covered = prepared.card('blue', 0);
    const pointed = prepared.card('red', 6);
    const plain = prepared.card('blue', 3);
    const word = (card: number) => page.locator(`[data-card="${card}"] [data-word]`).textContent();
    expect(await spokenCard(page, covered)).toContain(`${await word(covered)}, מכוסה: מרגל כחול`);
    const names = `${NAMES.dana}, ${NAMES.long}`;
    expect(await spokenCard(page, pointed)).toContain(`${await word(pointed)}, ${names} על הקלף`);
    expect(await spokenCard(page, plain)).toContain(`"${await word(plain)}"`);
    await page.context().close();
  });

  test('the key, if it is theirs to see, and not while it is covered', {
    tags: ['slow'],
  }, async () => {
    const { page, prepared } = await atTable('clue', 'noa');
    const assassin = prepared.card('assassin', 0);
    expect(await spokenCard(page, assassin)).toContain('במפתח: מתנקש');
    await tabTo(page, '[data-testid=tool-key]');
    await page.keyboard.press('Enter');
    expect(await spokenCard(page, assassin)).not.toContain('במפתח');
    await page.context().close();
  });

  test('the clue, whose turn it is, and each card that is covered', {
    tags: ['slow'],
  }, async () => {
    const { page, prepared, playerOf } = await atTable('clue', 'dana');
    await announced(page, /מחכים לרמז של.*נועה/u);
    const clue = { kind: 'giveClue', word: 'Rain', count: 'unlimited' };
    await playerOf('noa').act({ kind: 'play', move: clue });
    await announced(page, /Rain.*:\s∞. הרמז של .*נועה/u);
    await announced(page, 'תורנו לנחש');
    const card = prepared.card('bystander', 0);
    await playerOf('long').act({ kind: 'play', move: { kind: 'guess', card } });
    const word = await page.locator(`[data-card="${card}"] [data-word]`).textContent();
    await announced(
      page,
      new RegExp(`${word}. הניחוש של .*${NAMES.long}.*: עובר אורח. התור עובר`, 'u'),
    );
    await announced(page, /מחכים לרמז של.*עמית/u);
    await page.context().close();
  });
});
