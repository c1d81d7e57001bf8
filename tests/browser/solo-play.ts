import { patience } from '@remez/server/testing';
import type { Browser, Page } from 'playwright-core';
import { answer, draw, transmit } from './decrypto-play.ts';
import { type Look, openPage, type Site, untilAtGame } from './harness.ts';
import { arrive, type Guest, press } from './people.ts';
import { cover, giveClue, guess } from './play.ts';

/** Someone alone among bots, as they play on their screen: whatever it offers is done, to the end. */

/** Bots of tests have no time to lose. */
const PACE = '0.02';

const OVER = '[data-testid=game][data-phase=over]';

/** What a screen may offer, and what whoever sees it does. */
interface Offer {
  readonly seen: string;
  act(guest: Guest): Promise<void>;
}

/** Words that lie on no card, and have nothing to do with any. */
const CLUES = ['געגוע', 'אקראיות', 'התלהבות', 'שגרתיות', 'הסכמה', 'תחושה', 'עניין', 'רצינות'];
const CLUES_EN = ['nostalgia', 'randomness', 'eagerness', 'routine', 'consent', 'hunch', 'earnest'];

const nextClue = () => {
  let given = 0;
  return async ({ page }: Guest): Promise<string> => {
    const isHebrew = (await page.locator('html').getAttribute('lang')) === 'he';
    const words = isHebrew ? CLUES : CLUES_EN;
    given += 1;
    return words[given % words.length] ?? '';
  };
};

const firstCard = async (page: Page, selector: string): Promise<number> =>
  Number(await page.locator(selector).first().getAttribute('data-card'));

/** Guesses whatever comes first: such a game ends soon. */
const guessing = (open: string): Offer => ({
  seen: '[data-testid=guess]',
  async act(guest) {
    const card = await firstCard(guest.page, open);
    await guess(guest, card);
    await guest.page.locator(`[data-card="${card}"]:not(${open}), ${OVER}`).first().waitFor();
  },
});

const clueGiving = (): Offer => {
  const clue = nextClue();
  return {
    seen: '[data-testid=give-clue]',
    async act(guest) {
      await giveClue(guest, { word: await clue(guest), count: '1' });
      await guest.page.getByTestId('give-clue').waitFor({ state: 'detached' });
    },
  };
};

/** C26 · whoever plays together also covers for the deck. */
const covering: Offer = {
  seen: '[data-testid=cover]',
  async act(guest) {
    await cover(guest, await firstCard(guest.page, '[data-card]:not([data-covered])'));
  },
};

export const classicOffers = (): readonly Offer[] => [
  guessing('[data-card]:not([data-covered])'),
  clueGiving(),
  covering,
];

export const duetOffers = (): readonly Offer[] => [
  guessing('[data-card]:not([data-found]):not([data-tokens])'),
  clueGiving(),
];

/** Says what means nothing and reads it wrong: two failures end a match of Decrypto. */
export const decryptoOffers = (): readonly Offer[] => [
  {
    seen: '[data-testid=go-on]',
    /** Among bots the next transmission may be read before this one was looked at. */
    async act(guest) {
      await press(guest, guest.page.getByTestId('go-on'));
      await guest.page
        .locator('[data-testid=reveal][data-beat="2"]')
        .waitFor({ state: 'detached' });
    },
  },
  { seen: '[data-testid=draw]', act: draw },
  {
    seen: '[data-testid=transmit]',
    async act(guest) {
      const clue = nextClue();
      await transmit(guest, [await clue(guest), await clue(guest), await clue(guest)]);
      await guest.page.getByTestId('transmit').waitFor({ state: 'detached' });
    },
  },
  {
    seen: '[data-testid=answer]',
    async act(guest) {
      await answer([guest], ['4', '3', '2']);
      await guest.page.getByTestId('answer').waitFor({ state: 'detached' });
    },
  },
];

const MOST_MOVES = 120;

/** A move that takes longer is tried again: a bot may have taken what was offered. */
const MOVE_WITHIN = patience(3);

/** Does what is offered, one thing after the other, until it is over or enough was done. */
export const playOn = async (
  guest: Guest,
  offers: readonly Offer[],
  { moves = MOST_MOVES }: { readonly moves?: number } = {},
): Promise<boolean> => {
  const { page } = guest;
  const anything = [OVER, ...offers.map(({ seen }) => seen)].join();
  const isThere = async (selector: string) => (await page.locator(selector).count()) > 0;
  page.setDefaultTimeout(MOVE_WITHIN);
  let made = 0;
  /** The test's own timeout ends a game that does not go on. */
  while (made < moves) {
    await page
      .locator(anything)
      .first()
      .waitFor({ timeout: patience(60) });
    if (await isThere(OVER)) break;
    for (const { seen, act } of offers) {
      if (!(await isThere(seen))) continue;
      try {
        await act(guest);
        made += 1;
      } catch {
        /** A bot was quicker, or a moment is being told. */
      }
      break;
    }
  }
  page.setDefaultTimeout(patience(60));
  return isThere(OVER);
};

/** From the first page, one of the ways to play alone: `duet-partner`. */
export const beginAlone = async (guest: Guest, start: string) => {
  const [game = ''] = start.split('-');
  await press(guest, guest.page.getByTestId(`ways-${game}`));
  await press(guest, guest.page.locator(`[data-solo="${start}"]`));
};

/** Another match at the same table. */
export const playAgain = async (guest: Guest) => {
  await press(guest, guest.page.getByTestId('again'));
  await guest.page.locator('[data-testid=game]:not([data-phase=over])').waitFor();
  await untilAtGame(guest.page);
};

/** Into the middle of a match: where the first guess was the assassin's, of the next one. */
export const playABit = async (guest: Guest, offers: readonly Offer[], moves = 1) => {
  while (await playOn(guest, offers, { moves })) await playAgain(guest);
};

/** Someone opens the site, and plays with one tap. */
export const playAlone = async (
  browser: Browser,
  site: Pick<Site, 'origin'>,
  { start, look = {} }: { readonly start: string; readonly look?: Look },
): Promise<Guest> => {
  const guest = await arrive(browser, site.origin, {
    name: 'אני',
    look,
    async prepare(context) {
      await context.addInitScript((pace) => localStorage.setItem('remez.bot-pace', pace), PACE);
    },
  });
  await beginAlone(guest, start);
  if (look.theatre) await press(guest, guest.page.getByTestId('role-open'));
  await untilAtGame(guest.page);
  return guest;
};

/** Another tab of the same browser at the same game. */
export const anotherTab = async (guest: Guest): Promise<Guest> => {
  const page = await openPage(guest.context, guest.page.url());
  await untilAtGame(page);
  return { ...guest, page };
};
