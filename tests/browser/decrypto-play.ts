import { expect } from 'vitest';
import { untilCardOpened } from './harness.ts';
import { type Guest, press } from './people.ts';

/** The verbs of Decrypto as people do them on their screens. */

export type Code = readonly [string, string, string];
export type Clues = readonly [string, string, string];

/** Another code than this one. */
export const otherThan = ([first, second, third]: Code): Code => [second, first, third];

export const until = (guests: readonly Guest[], selector: string) =>
  Promise.all(
    guests.map(async ({ page }) => {
      await page.locator(selector).first().waitFor();
      await untilCardOpened(page);
    }),
  );

export const untilAnswering = (guests: readonly Guest[], team: string, round: number) =>
  until(
    guests,
    `[data-game=decrypto][data-phase=answer][data-team=${team}][data-round="${round}"]`,
  );

export const untilWriting = (guests: readonly Guest[], round: number) =>
  until(guests, `[data-game=decrypto][data-phase=write][data-round="${round}"]`);

/** Lifts the shield, if it is down. */
const openShield = async (guest: Guest) => {
  const shield = guest.page.getByTestId('shield');
  if ((await shield.getAttribute('aria-pressed')) === 'false') await press(guest, shield);
  await guest.page.locator('[data-keyword]').first().waitFor();
};

export const keywordsOn = async (guest: Guest): Promise<readonly string[]> => {
  await openShield(guest);
  return guest.page.locator('[data-testid=shield] [data-keyword]').allTextContents();
};

export const draw = async (guest: Guest) => {
  await press(guest, guest.page.getByTestId('draw'));
  await guest.page.getByTestId('code-card').waitFor();
};

/** What stands on the encryptor's card. */
export const codeOn = async (guest: Guest): Promise<Code> => {
  await openShield(guest);
  const digits = await guest.page
    .locator('[data-code]')
    .evaluateAll((all) => all.map((each) => each.getAttribute('data-code') ?? ''));
  expect(digits).toHaveLength(3);
  return digits as unknown as Code;
};

const write = async ({ page }: Guest, clues: Clues) => {
  for (const [place, clue] of clues.entries()) await page.getByTestId(`clue-${place}`).fill(clue);
};

export const transmit = async (guest: Guest, clues: Clues) => {
  await write(guest, clues);
  await press(guest, guest.page.getByTestId('transmit'));
};

/** Taps the digits, first to last; what lay there before is taken away. */
export const propose = async (guest: Guest, code: Code) => {
  const { page } = guest;
  for (const place of [0, 1, 2]) {
    const slot = page.getByTestId(`slot-${place}`);
    if ((await slot.getAttribute('data-digit')) !== null) await press(guest, slot);
  }
  for (const [place, digit] of code.entries()) {
    await press(guest, page.getByTestId(`digit-${digit}`));
    await page.locator(`[data-testid=slot-${place}][data-digit="${digit}"]`).waitFor();
  }
};

export const untilProposed = (guests: readonly Guest[], code: Code) =>
  Promise.all(
    guests.map(async ({ page }) => {
      for (const [place, digit] of code.entries()) {
        await page
          .locator(`[data-testid=clues] [data-place="${place}"] [data-digit="${digit}"]`)
          .first()
          .waitFor();
      }
    }),
  );

/** All of them propose it, the last one submits. */
export const answer = async (guests: readonly Guest[], code: Code) => {
  for (const guest of guests) await propose(guest, code);
  const last = guests.at(-1) as Guest;
  const button = last.page.getByTestId('answer');
  await last.page
    .locator('[data-testid=answer]:not([disabled])', { hasText: code.join('.') })
    .waitFor();
  await press(last, button);
};

/** The three beats are told, then everyone goes on. */
export const goOn = (guests: readonly Guest[]) =>
  Promise.all(
    guests.map(async (guest) => {
      await guest.page.locator('[data-testid=reveal][data-beat="2"]').waitFor();
      await press(guest, guest.page.getByTestId('go-on'));
      await guest.page.getByTestId('reveal').waitFor({ state: 'detached' });
    }),
  );

/** What the three columns of a reveal say, whole. */
export const revealedOn = async ({ page }: Guest): Promise<readonly string[]> => {
  await page.locator('[data-testid=reveal][data-beat="2"]').waitFor();
  return page.locator('[data-testid=reveal] tbody td').allTextContents();
};

/** A star for each interception, a cross for each miscommunication. */
export const tokensOn = async (
  { page }: Guest,
  team: string,
): Promise<readonly [number, number]> => {
  const count = (kind: string) =>
    page
      .locator(`[data-testid=tokens-${team}]`)
      .first()
      .locator(`[data-kind=${kind}] svg[data-won]`)
      .count();
  return [await count('interceptions'), await count('miscommunications')];
};

/** Who of these is the one that may draw now. */
export const encryptorAmong = async (guests: readonly Guest[]): Promise<Guest> => {
  for (const guest of guests) {
    if ((await guest.page.getByTestId('draw').count()) > 0) return guest;
  }
  throw new Error('nobody may draw');
};
