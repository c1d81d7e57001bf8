/** @module-tag slow */

import type { State } from '@remez/rules/decrypto';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openContext, WIDE } from './harness.ts';
import { browserAndGallery } from './here.ts';
import type { Who } from './screens-tables.ts';

const here = browserAndGallery();

/** Notes in hertz. */
const CLUE = [523, 659];
const RIGHT = [659, 880];
const WRONG = [196];
const YOURS = [784, 784];
const END = [523, 659, 784];

type Listening = Window & { notes: number[]; beats: (string | undefined)[] };

/** White's clues of round three are out; black has answered, and white's decoders are of one mind. */
const atReveal = async ({
  read,
  who = 'amit',
  theatre = false,
}: {
  readonly read: boolean;
  readonly who?: Who;
  readonly theatre?: boolean;
}) => {
  const { table, prepared, playerOf } = await here.gallery.lay('decryptoAnswer');
  const context = await openContext(here.browser, { size: WIDE, theatre });
  await context.addInitScript(() => {
    const notes: number[] = [];
    const beats: (string | undefined)[] = [];
    Object.assign(window, { notes, beats });
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function (when) {
      notes.push(this.frequency.value);
      beats.push(document.querySelector<HTMLElement>('[data-testid=reveal]')?.dataset.beat);
      start.call(this, when);
    };
  });
  const page = await here.gallery.visit(context, `/t/${table}`, who);
  await page.locator('[data-game=decrypto]').waitFor();
  const state = prepared.state().match?.state as State;
  const [first, second, third] = state.desks.white.card?.code ?? [];
  const code = read ? [first, second, third] : [second, first, third];
  await playerOf('amit').act({
    kind: 'play',
    move: { kind: 'intercept', code: [third, second, first] },
  });
  for (const each of ['noa', 'dana'] as const) {
    await playerOf(each).act({ kind: 'play', move: { kind: 'propose', digits: code } });
  }
  const decode = () => playerOf('noa').act({ kind: 'play', move: { kind: 'decode', code } });
  return { page, playerOf, decode };
};

const notesOn = (page: Page) => page.evaluate(() => (window as unknown as Listening).notes);

const untilNotes = (page: Page, notes: readonly number[]) =>
  page.waitForFunction(
    (wanted) => JSON.stringify((window as unknown as Listening).notes) === wanted,
    JSON.stringify(notes),
  );

describe('a chime', () => {
  /** What is bad for those who sent it is good for the others. */
  test.each([
    ['reads the code', true, 'amit', RIGHT],
    ['misreads it, for the other team', false, 'amit', RIGHT],
    ['misreads it, for themselves', false, 'long', WRONG],
  ] as const)(
    'X8 · waits for the truth when a team %s, and then the next clues',
    async (_, read, who, sound) => {
      const { page, decode } = await atReveal({ read, who });
      await decode();
      await untilNotes(page, sound);
      /** What stood on the screen with each note. */
      const beats = await page.evaluate(() => (window as unknown as Listening).beats);
      expect(new Set(beats)).toEqual(new Set(['2']));
      await page.getByTestId('go-on').click();
      /** Black's clues are out, and this one is to decode or to intercept them: the call comes with the table, the clues with their moment. */
      await untilNotes(page, [...sound, ...YOURS, ...CLUE]);
      await page.context().close();
    },
  );

  test('a challenge calls those who are to rule, and neither it nor its end sounds like an answer', async () => {
    const { page, playerOf } = await atReveal({ read: true, who: 'long' });
    await playerOf('amit').act({ kind: 'play', move: { kind: 'challenge' } });
    await page.locator('[data-phase=ruling]').waitFor();
    await untilNotes(page, YOURS);
    for (const who of ['amit', 'noa'] as const) {
      await playerOf(who).act({ kind: 'play', move: { kind: 'agree' } });
    }
    await page.locator('[data-phase=answer]').waitFor();
    expect(await notesOn(page)).toEqual(YOURS);
    await page.context().close();
  });

  test('a transmission that is taken back makes no sound, and neither does the writing of another', async () => {
    const { page, playerOf } = await atReveal({ read: true, who: 'late' });
    await playerOf('amit').act({ kind: 'play', move: { kind: 'challenge' } });
    await page.locator('[data-phase=ruling]').waitFor();
    await playerOf('noa').act({ kind: 'play', move: { kind: 'withdraw' } });
    await page.locator('[data-phase=write]').waitFor();
    await page.getByText('וכותבים אותה שוב עם כרטיס חדש').waitFor();
    expect(await notesOn(page)).toEqual(YOURS);
    await page.context().close();
  });

  test('the end of a game has its own, and none is heard where sounds are off', async () => {
    const { page, playerOf } = await atReveal({ read: true, theatre: true });
    await page.getByTestId('role-open').click();
    await playerOf('noa').act({ kind: 'play', move: { kind: 'abandon' } });
    await page.locator('[data-phase=over]').waitFor();
    await untilNotes(page, END);
    await page.context().close();

    const quiet = await atReveal({ read: true });
    await quiet.page.getByTestId('tool-menu').click();
    await quiet.page.getByTestId('menu-settings').click();
    await quiet.page.getByLabel('צלילים').click();
    await quiet.page.keyboard.press('Escape');
    await quiet.decode();
    await quiet.page.locator('[data-testid=reveal][data-beat="2"]').waitFor();
    await quiet.page.getByTestId('go-on').click();
    await quiet.page.getByTestId('reveal').waitFor({ state: 'detached' });
    expect(await notesOn(quiet.page)).toEqual([]);
    await quiet.page.context().close();
  });
});
