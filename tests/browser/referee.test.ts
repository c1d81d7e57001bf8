/** @module-tag slow */

import { PACKS } from '@remez/words';
import type { Browser } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { type Site, WIDE } from './harness.ts';
import { openSiteForTests } from './open-site.ts';
import { type Guest, joinTable, openTable, press, sit } from './people.ts';
import { expectQuiet, teamOnTurn, untilPhase, wordsOn } from './play.ts';

let browser: Browser;
let site: Site;
openSiteForTests((openedBrowser, openedSite) => {
  [browser, site] = [openedBrowser, openedSite];
});

type Locale = 'he' | 'en';

/** Four people in their seats, on two phones and two wide screens. */
const gathered = async (locale: Locale = 'he') => {
  const host = await openTable(browser, site, { name: 'Ada', look: { locale } });
  const join = (name: string, wide: boolean) =>
    joinTable(browser, host.url, { name, look: { locale, ...(wide && { size: WIDE }) } });
  const rival = await join('Ben', false);
  const [redOperative, blueOperative] = await Promise.all([join('Cleo', true), join('Dov', true)]);
  await sit(host, 'red.spymaster');
  await sit(rival, 'blue.spymaster');
  await sit(redOperative, 'red.operative');
  await sit(blueOperative, 'blue.operative');
  return { host, everyone: [host, rival, redOperative, blueOperative] as const };
};

const started = async ({ host, everyone }: Awaited<ReturnType<typeof gathered>>) => {
  await press(host, host.page.getByTestId('start'));
  await untilPhase(everyone, 'clue');
  const [red, blue, redOperative, blueOperative] = everyone;
  const isRed = (await teamOnTurn(host)) === 'red';
  return isRed
    ? { spymaster: red, operative: redOperative, rival: blue, challenger: blueOperative }
    : { spymaster: blue, operative: blueOperative, rival: red, challenger: redOperative };
};

const choose = async (host: Guest, panel: string, selector: string) => {
  await host.page.getByTestId(panel).click();
  await host.page.locator(selector).check();
};

const part = (guests: readonly Guest[]) =>
  Promise.all(guests.map(({ context }) => context.close()));

const opinionOf = ({ page }: Guest, verdict: string) =>
  page.locator(`[data-testid="opinion"][data-verdict="${verdict}"]`);

/** The host's way on. */
const moveOn = async (host: Guest) => {
  await press(host, host.page.getByTestId('tool-menu'));
  await press(host, host.page.getByTestId('menu-host'));
  await press(host, host.page.getByTestId('move-on'));
  await host.page.keyboard.press('Escape');
  await host.page.getByRole('dialog').waitFor({ state: 'detached' });
};

/** The ways to rule, and what the gold button says before one is chosen. */
const waysOf = async ({ page }: Guest) => ({
  stand: await page.getByTestId('stand').count(),
  penalise: await page.getByTestId('penalise').count(),
  mayDecide: await page.getByTestId('decide').isEnabled(),
});

describe('the referee in the browser', () => {
  test('L1, L8 · a spymaster is told while typing, may still send, and who challenges sees the note', async () => {
    const table = await gathered();
    const { spymaster, operative, rival, challenger } = await started(table);
    const [word = ''] = await wordsOn(spymaster);
    const bodies: (string | null)[] = [];
    spymaster.context.on('request', (request) => bodies.push(request.postData()));
    await spymaster.page.getByTestId('clue-word').fill('Wintertime');
    await opinionOf(spymaster, 'warn').waitFor();
    await spymaster.page.getByTestId('clue-word').fill(word);
    const opinion = opinionOf(spymaster, 'illegal');
    await opinion.waitFor();
    expect(await opinion.textContent()).toContain(word);
    /** C29 · nothing was said to anyone while it was only typed. */
    expect(bodies.filter((body) => body !== null)).toEqual([]);
    const typed = new RegExp(`giveClue|Wintertime|"${word}"`, 'u');
    expect(spymaster.sent.length).toBeGreaterThan(0);
    expect(spymaster.sent.filter((frame) => typed.test(frame))).toEqual([]);
    /** Neither a press nor Enter sends it: that takes another button. */
    await press(spymaster, spymaster.page.getByTestId('give-clue'));
    const anyway = spymaster.page.getByTestId('give-anyway');
    await anyway.waitFor();
    await spymaster.page.getByTestId('clue-word').press('Enter');
    await press(spymaster, spymaster.page.getByTestId('change-clue'));
    await spymaster.page.getByTestId('clue-word').press('Enter');
    await anyway.waitFor();
    expect(spymaster.sent.filter((frame) => typed.test(frame))).toEqual([]);
    await press(spymaster, anyway);
    await untilPhase(table.everyone, 'guess');
    expect(spymaster.sent.filter((frame) => typed.test(frame))).toHaveLength(1);
    expect(await challenger.page.getByTestId('opinion').count()).toBe(0);
    await press(challenger, challenger.page.getByTestId('challenge'));
    await untilPhase(table.everyone, 'ruling');
    for (const guest of [challenger, rival]) {
      const note = opinionOf(guest, 'illegal');
      await note.waitFor();
      expect(await note.textContent()).toContain(word);
    }
    for (const guest of [spymaster, operative]) {
      expect(await guest.page.getByTestId('opinion').count()).toBe(0);
    }
    /** C20 · whatever the note says, nothing is gold before a choice. */
    expect(await waysOf(rival)).toEqual({ stand: 1, penalise: 1, mayDecide: false });
    expectQuiet(table.everyone, site.origin);
    await part(table.everyone);
  });

  test('L1, L14 · with enforce it is not sent: the button says so, and so does the server', async () => {
    const table = await gathered();
    await choose(table.host, 'clue-settings', 'input[value=enforce]');
    const { spymaster, rival } = await started(table);
    const { page } = spymaster;
    const [word = ''] = await wordsOn(spymaster);
    /** At once, before anything was thought: the server is the one that counts. */
    await page.getByTestId('clue-word').fill(word);
    await page.getByTestId('clue-word').press('Enter');
    await page.getByRole('status').filter({ hasText: word }).first().waitFor();
    await opinionOf(spymaster, 'illegal').waitFor();
    expect(await page.getByTestId('give-clue').isDisabled()).toBe(true);
    expect(await page.getByTestId('game').getAttribute('data-phase')).toBe('clue');
    await press(spymaster, page.getByTestId('ask'));
    await press(rival, rival.page.getByTestId('allow'));
    await page.locator('[data-testid="give-clue"]:not([disabled])').waitFor();
    await press(spymaster, page.getByTestId('give-clue'));
    await untilPhase(table.everyone, 'guess');
    await part(table.everyone);
  });

  test('L11, C22 · with enforce a pair that nobody knows is asked about, and stays allowed for the match', async () => {
    const table = await gathered();
    await choose(table.host, 'clue-settings', 'input[value=enforce]');
    const { spymaster, operative, rival, challenger } = await started(table);
    const { page } = spymaster;
    const pair = 'מטריה לטאה';
    await page.getByTestId('clue-word').fill(pair);
    const opinion = opinionOf(spymaster, 'warn');
    await opinion.waitFor();
    expect(await opinion.textContent()).toContain('צירוף אחד?');
    expect(await page.getByTestId('give-clue').isDisabled()).toBe(true);
    await press(spymaster, page.getByTestId('ask'));
    await press(rival, rival.page.getByTestId('allow'));
    await page.locator('[data-testid="give-clue"]:not([disabled])').waitFor();
    /** Another clue first: the approval is of this match, not of the last question. */
    const give = async (guest: Guest, clue: string) => {
      await guest.page.getByTestId('clue-word').fill(clue);
      await guest.page.locator('[data-testid="give-clue"]:not([disabled])').waitFor();
      await press(guest, guest.page.getByTestId('give-clue'));
      await untilPhase(table.everyone, 'guess');
    };
    await give(spymaster, 'קלידוסקופ');
    await moveOn(table.host);
    await untilPhase(table.everyone, 'clue');
    await give(rival, 'קרוסלה');
    await moveOn(table.host);
    await untilPhase(table.everyone, 'clue');
    await give(spymaster, 'מטרייה־לטאה');
    /** Bound by the approval, there is one ruling and no choice. */
    await press(challenger, challenger.page.getByTestId('challenge'));
    await untilPhase(table.everyone, 'ruling');
    expect(await waysOf(rival)).toEqual({ stand: 1, penalise: 0, mayDecide: true });
    expect(await operative.page.getByTestId('opinion').count()).toBe(0);
    await part(table.everyone);
  });

  test('L10, D26 · an English room plays with English words, and its referee reads English', async () => {
    const table = await gathered('en');
    const { spymaster } = await started(table);
    const words = await wordsOn(spymaster);
    const pack = new Set(PACKS['classic.en'].cards.flat());
    expect(words.filter((word) => !pack.has(word))).toEqual([]);
    const plain = words.find((word) => /^[a-z]+[bdglmnprt]$/iu.test(word)) ?? '';
    await spymaster.page.getByTestId('clue-word').fill(`${plain}s`);
    await opinionOf(spymaster, 'illegal').waitFor();
    expect(await opinionOf(spymaster, 'illegal').textContent()).toContain(plain);
    await part(table.everyone);
  });

  test('L · where nobody judges, and for whoever gives no clue, nothing of it is loaded', async () => {
    const table = await gathered();
    await choose(table.host, 'clue-settings', 'input[value=off]');
    const loaded: string[] = [];
    for (const { context } of table.everyone) {
      context.on('request', (request) => loaded.push(request.url()));
    }
    const { spymaster } = await started(table);
    const [word = ''] = await wordsOn(spymaster);
    await spymaster.page.getByTestId('clue-word').fill(word);
    await press(spymaster, spymaster.page.getByTestId('give-clue'));
    await untilPhase(table.everyone, 'guess');
    expect(loaded.filter((url) => url.includes('referee'))).toEqual([]);
    await part(table.everyone);
  });
});

describe('a list of one’s own in the lobby', () => {
  const WORDS = PACKS['decrypto.he'].cards.flat().slice(0, 30);

  test('C2, L2 · a list with faults is refused by its lines, mended, taken and played', async () => {
    const table = await gathered();
    const { page } = table.host;
    await page.getByTestId('word-settings').click();
    await press(table.host, page.getByTestId('own-list'));
    const text = page.getByTestId('list-text');
    const typed = [...WORDS, 'מנורה', 'מנורות', 'a@b'].join('\n');
    await text.fill(typed);
    await press(table.host, page.getByTestId('list-bring'));
    const faults = page.getByTestId('list-faults');
    await faults.waitFor();
    expect(
      await faults
        .locator('[data-line]')
        .evaluateAll((lines) => lines.map((line) => line.getAttribute('data-line'))),
    ).toEqual(['32', '33']);
    expect(await faults.locator('[data-line="32"]').textContent()).toMatch(/מנורות.*31/u);
    expect(await text.inputValue()).toBe(typed);
    await press(table.host, page.getByTestId('drop-lines'));
    await press(table.host, page.getByTestId('list-bring'));
    await text.waitFor({ state: 'detached' });
    expect(await page.getByTestId('list-size').textContent()).toContain('31');
    const own = new Set([...WORDS, 'מנורה']);
    for (const { frames } of table.everyone) {
      const leaked = [...own].filter((word) => frames.some((frame) => frame.includes(`"${word}"`)));
      /** The host’s own mistakes come back to the host alone. */
      expect(leaked).toEqual([]);
    }
    await started(table);
    for (const guest of table.everyone) {
      const words = await wordsOn(guest);
      expect(words).toHaveLength(25);
      expect(words.filter((word) => !own.has(word))).toEqual([]);
    }
    expectQuiet(table.everyone, site.origin);
    await part(table.everyone);
  });

  test('L2 · words between commas are taken apart, and kin is a question that the host may answer', async () => {
    const table = await gathered();
    const { page } = table.host;
    await page.getByTestId('word-settings').click();
    await press(table.host, page.getByTestId('own-list'));
    await page.getByTestId('list-text').fill([...WORDS, 'סבא', 'סבתא'].join(', '));
    await page.getByText('32').first().waitFor();
    await press(table.host, page.getByTestId('list-bring'));
    const faults = page.getByTestId('list-faults');
    await faults.waitFor();
    expect(await faults.locator('[data-line="32"]').textContent()).toMatch(/סבתא.*31/u);
    expect(await page.getByTestId('list-text').inputValue()).toBe(
      [...WORDS, 'סבא', 'סבתא'].join('\n'),
    );
    await press(table.host, page.getByTestId('keep-kin'));
    await page.getByTestId('list-text').waitFor({ state: 'detached' });
    expect(await page.getByTestId('list-size').textContent()).toContain('32');
    await part(table.everyone);
  });

  test('D26 · a file is read, packs are mixed, and the guests are told which', async () => {
    const table = await gathered();
    const { page } = table.host;
    await page.getByTestId('word-settings').click();
    await press(table.host, page.getByTestId('own-list'));
    await page.getByTestId('list-file').setInputFiles({
      name: 'words.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from(`\ufeff${WORDS.join('\r\n')}\r\n`),
    });
    await press(table.host, page.getByTestId('list-bring'));
    await page.getByTestId('list-text').waitFor({ state: 'detached' });
    await page.locator('input[value="duet.he"]').check();
    const guest = table.everyone[1];
    await press(guest, guest.page.getByTestId('lobby-agreed'));
    const line = guest.page.getByTestId('words-line');
    await line.filter({ hasText: 'דואט + הרשימה שלנו' }).waitFor();
    await page.locator('input[value="custom"]').uncheck();
    await line.filter({ hasText: 'המילים: דואט ·' }).waitFor();
    await part(table.everyone);
  });
});
