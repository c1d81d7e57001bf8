import type { Browser } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import {
  answer,
  type Clues,
  codeOn,
  draw,
  encryptorAmong,
  goOn,
  keywordsOn,
  otherThan,
  propose,
  revealedOn,
  tokensOn,
  transmit,
  until,
  untilAnswering,
  untilProposed,
  untilWriting,
} from './decrypto-play.ts';
import { type Look, SIZES, type Site, type Size, WIDE } from './harness.ts';
import { openSiteForTests } from './open-site.ts';
import { arrive, type Guest, joinTable, openTable, press, sit } from './people.ts';
import { expectQuiet, untilPhase, untilSealHolds } from './play.ts';

const [SMALL, PHONE, TABLET, , TV] = SIZES;

let browser: Browser;
let site: Site;
openSiteForTests((openedBrowser, openedSite) => {
  [browser, site] = [openedBrowser, openedSite];
});

const part = async (guests: readonly Guest[]) => {
  await Promise.all(guests.map(({ context }) => context.close()));
};

/** The host and the others sit down in this order, and a television looks on. */
const gather = async (
  mode: string,
  people: readonly { readonly name: string; readonly seat: string; readonly size: Size }[],
  how: Pick<Look, 'reducedMotion'> = {},
) => {
  const [first, ...rest] = people as [(typeof people)[0], ...typeof people];
  const opened = await openTable(browser, site, {
    name: first.name,
    game: 'decrypto',
    mode,
    look: { ...how, size: first.size },
  });
  const guests: Guest[] = [opened];
  for (const { name, size } of rest) {
    guests.push(await joinTable(browser, opened.url, { name, look: { ...how, size } }));
  }
  for (const [index, { seat }] of people.entries()) await sit(guests[index] as Guest, seat);
  const tv = await arrive(browser, `${opened.url}?tv`, { name: 'tv', look: { size: TV } });
  return { host: opened, guests, tv, all: [...guests, tv] };
};

const clues = (team: string, round: number): Clues => [
  `${team}${round}א`,
  `${team}${round}ב`,
  `${team}${round}ג`,
];

describe('Decrypto by hand', () => {
  test('X1–X16 · six people play a whole game in Hebrew, from the lobby to another', {
    tags: ['slow'],
  }, async () => {
    const { host, guests, tv, all } = await gather('teams', [
      { name: 'אליס', seat: 'white', size: PHONE },
      { name: 'רון', seat: 'white', size: SMALL },
      { name: 'דוד', seat: 'white', size: WIDE },
      { name: 'חוה', seat: 'black', size: TABLET },
      { name: 'מיכל', seat: 'black', size: PHONE },
      { name: 'אוסקר', seat: 'black', size: WIDE },
    ]);
    const [alice, ron, david, eve, michal, oscar] = guests as [
      Guest,
      Guest,
      Guest,
      Guest,
      Guest,
      Guest,
    ];
    const white = [alice, ron, david];
    const black = [eve, michal, oscar];
    await press(host, host.page.getByTestId('start'));
    await untilWriting(all, 1);

    /** X2 · a team's words behind its shield, and on no other screen. */
    const whites = await keywordsOn(alice);
    const blacks = await keywordsOn(oscar);
    expect([...whites, ...blacks]).toHaveLength(8);
    expect(await keywordsOn(ron)).toEqual(whites);
    expect(await tv.page.getByTestId('shield').count()).toBe(0);

    /** X1, X4 · a name for the team, another encryptor than the one in turn. */
    await press(ron, ron.page.getByTestId('name-team'));
    await ron.page.getByTestId('team-name').fill('הכובען הלבן');
    await ron.page.getByTestId('team-name').press('Enter');
    await until(all, '[data-desk=white] bdi:text("הכובען הלבן")');
    expect(await encryptorAmong(white)).toBe(alice);
    await press(
      david,
      david.page.getByTestId('choose-encryptor').getByRole('button', { name: 'רון' }),
    );
    await ron.page.getByTestId('draw').waitFor();
    expect(await alice.page.getByTestId('draw').count()).toBe(0);

    /** X5, X6 · both write at once; the first to be done turns the hourglass. */
    await Promise.all([draw(ron), draw(eve)]);
    const [code, hers] = [await codeOn(ron), await codeOn(eve)];
    await until(all, '[data-desk=black][data-writing=writing], [data-testid=code-card]');
    await transmit(eve, clues('ש', 1));
    await until(all, '[data-testid=hourglass]');
    await transmit(ron, clues('ל', 1));
    await untilAnswering(all, 'white', 1);
    for (const { page } of all) {
      expect(await page.locator('[data-clue]').allTextContents()).toEqual(clues('ל', 1));
    }

    /** X9, X25 · the others only listen, and so does the encryptor. */
    for (const { page } of [...black, tv, ron]) {
      expect(await page.getByTestId('answer').count()).toBe(0);
      expect(await page.locator('[data-testid^=digit-]').count()).toBe(0);
    }
    await press(ron, ron.page.getByTestId('tool-talk'));
    await ron.page.getByText('הקוד אצלך? אז שקט').waitFor();
    await ron.page.keyboard.press('Escape');

    /** X7 · no answer before more than half of those who answer agree. */
    await propose(alice, otherThan(code));
    await untilProposed([david, ron], otherThan(code));
    await propose(david, code);
    expect(await alice.page.getByTestId('answer').isDisabled()).toBe(true);
    await propose(alice, code);
    await press(david, david.page.getByTestId('answer'));
    expect(await revealedOn(tv)).toEqual(code.flatMap((digit) => [digit, digit]));
    await goOn(guests);

    await untilAnswering(guests, 'black', 1);
    await answer([michal, oscar], hers);
    await goOn(guests);
    expect(await tokensOn(alice, 'black')).toEqual([0, 0]);
    await untilWriting(guests, 2);

    /** X10–X12 · two rounds in which white reads everything. */
    let interceptions = 0;
    for (const round of [2, 3]) {
      const [mine, theirs] = [await encryptorAmong(white), await encryptorAmong(black)];
      await Promise.all([draw(mine), draw(theirs)]);
      const [own, other] = [await codeOn(mine), await codeOn(theirs)];
      await transmit(mine, clues('ל', round));
      await transmit(theirs, clues('ש', round));
      await untilAnswering(guests, 'white', round);

      if (round === 2) {
        /** A challenge: taken back, and sent again with another card. */
        await press(michal, michal.page.getByTestId('challenge'));
        await press(michal, michal.page.getByTestId('challenge-0'));
        await untilPhase(guests, 'ruling');
        await press(alice, alice.page.getByTestId('withdraw'));
        await press(alice, alice.page.getByTestId('decide'));
        await untilPhase(guests, 'write');
        const again = await encryptorAmong(white);
        await draw(again);
        const second = await codeOn(again);
        await transmit(again, ['אחר א', 'אחר ב', 'אחר ג']);
        await untilAnswering(guests, 'white', round);
        await answer(black, otherThan(second));
        await until(guests, '[data-answer=intercept][data-in]');
        await answer(
          white.filter((guest) => guest !== again),
          second,
        );
      } else {
        await press(michal, michal.page.getByTestId('challenge'));
        await press(michal, michal.page.getByTestId('challenge-2'));
        await untilPhase(guests, 'ruling');
        for (const guest of [eve, david]) {
          await press(guest, guest.page.getByTestId('agree'));
          await press(guest, guest.page.getByTestId('decide'));
        }
        await untilAnswering(guests, 'white', round);
        await answer(black, otherThan(own));
        await answer(
          white.filter((guest) => guest !== mine),
          own,
        );
      }
      await goOn(guests);
      await untilAnswering(guests, 'black', round);
      await answer(white, other);
      await answer(
        black.filter((guest) => guest !== theirs),
        other,
      );
      expect(await revealedOn(michal)).toEqual(other.flatMap((digit) => [digit, digit, digit]));
      interceptions += 1;
      await goOn(guests);
      expect(await tokensOn(eve, 'white')).toEqual([interceptions, 0]);
    }

    /** X13 · two interceptions win, and everything is open. */
    await untilPhase(all, 'over');
    for (const guest of guests) {
      const { page } = guest;
      expect(await page.getByTestId('result').textContent()).toMatch(/^ניצחנו!|הכובען הלבן/u);
      await untilSealHolds(page);
      for (const word of [...whites, ...blacks]) {
        await page.locator('[data-testid^=keywords-] bdi', { hasText: word }).first().waitFor();
      }
    }

    /** X16 · the sheet has filled itself in, the withdrawn row too. */
    await press(eve, eve.page.getByTestId('tab-white'));
    expect(await eve.page.locator('[data-team=white] [data-round]').count()).toBe(4);
    expect(await eve.page.locator('[data-team=white] [data-withdrawn]').count()).toBe(1);
    await press(eve, eve.page.getByTestId('tab-now'));
    await press(oscar, oscar.page.getByTestId('story'));
    await oscar.page.getByRole('dialog').getByText('התשדורת בוטלה.').waitFor();
    await oscar.page.keyboard.press('Escape');

    await press(host, host.page.getByTestId('again'));
    await untilWriting(all, 1);
    expect((await keywordsOn(alice)).filter((word) => whites.includes(word))).toEqual([]);
    expectQuiet(all, site.origin);
    await part(all);
  });

  test('X17 · three people, who asked for less motion: a misreading and an interception, and the ear has won', async () => {
    const { host, guests, tv, all } = await gather(
      'trio',
      [
        { name: 'אליס', seat: 'white', size: PHONE },
        { name: 'רון', seat: 'white', size: SMALL },
        { name: 'חוה', seat: 'black', size: WIDE },
      ],
      { reducedMotion: true },
    );
    const [alice, ron, ear] = guests as [Guest, Guest, Guest];
    await press(host, host.page.getByTestId('start'));
    await untilWriting(all, 1);
    expect(await ear.page.getByTestId('shield').count()).toBe(0);
    expect(await tv.page.locator('[data-desk]').count()).toBe(1);

    await draw(alice);
    const first = await codeOn(alice);
    await transmit(alice, clues('ל', 1));
    await untilAnswering(all, 'white', 1);
    expect(await ear.page.getByTestId('answer').count()).toBe(0);
    await answer([ron], otherThan(first));
    await goOn(guests);
    expect(await tokensOn(ear, 'black')).toEqual([1, 0]);

    await untilWriting(guests, 2);
    await draw(ron);
    const second = await codeOn(ron);
    await transmit(ron, clues('ל', 2));
    await untilAnswering(guests, 'white', 2);
    await answer([ear], second);
    await until([alice, ron, tv], '[data-answer=intercept][data-in]');
    await answer([alice], second);
    await goOn(guests);
    await untilPhase(guests, 'over');
    for (const { page } of guests) {
      const told = page === ear.page ? 'ניצחנו!' : 'הניצחון של ⁨האוזן⁩!';
      expect(await page.getByTestId('result').textContent()).toContain(told);
      await untilSealHolds(page);
    }
    expectQuiet(all, site.origin);
    await part(all);
  });
});
