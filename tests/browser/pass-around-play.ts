import { expect } from 'vitest';
import { type Guest, press } from './people.ts';

/** Hands between which one device goes. */

/** The device lies covered for someone, and this is their name. */
export const handedTo = async ({ page }: Guest, name: string) => {
  await page.getByTestId('cover').getByRole('heading', { name }).waitFor();
  expect(await page.locator('[data-card], [data-testid=game], [data-testid=clue]').count()).toBe(0);
};

export const take = async (guest: Guest, name: string) => {
  await handedTo(guest, name);
  await press(guest, guest.page.getByTestId('pass-take'));
  await guest.page.getByTestId('game').waitFor();
};

export const passOn = (guest: Guest) => press(guest, guest.page.getByTestId('pass-on'));
