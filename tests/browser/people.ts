import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { type Look, openContext, openPage, PHONE, type Site } from './harness.ts';

/** What a browser did besides what it showed. */
interface Witness {
  /** Every address that it asked for anything. */
  readonly asked: ReadonlySet<string>;
  /** Every frame that its WebSockets received. */
  readonly frames: readonly string[];
  /** Every frame that they sent. */
  readonly sent: readonly string[];
}

export interface Guest extends Witness {
  readonly name: string;
  readonly context: BrowserContext;
  readonly page: Page & { readonly complaints: readonly string[] };
  /** Whether this person has a finger on the screen, or a mouse. */
  readonly touches: boolean;
}

const witness = (context: BrowserContext): Witness => {
  const asked = new Set<string>();
  const frames: string[] = [];
  const sent: string[] = [];
  context.on('request', (request) => asked.add(new URL(request.url()).host));
  context.on('page', (page) =>
    page.on('websocket', (socket) => {
      asked.add(new URL(socket.url()).host);
      socket.on('framereceived', ({ payload }) => frames.push(String(payload)));
      socket.on('framesent', ({ payload }) => sent.push(String(payload)));
    }),
  );
  return { asked, frames, sent };
};

/** Counts every moment at which the page showed what an open card is, in the midst of a game. */
const countKeysShown = () => {
  const OPEN =
    '[data-testid="game"]:not([data-phase="over"]) [data-card][data-is]:not([data-covered])';
  const root = globalThis as { keysShown?: number };
  root.keysShown = 0;
  new MutationObserver(() => {
    if (document.querySelector(OPEN) !== null) root.keysShown = (root.keysShown ?? 0) + 1;
  }).observe(document, { subtree: true, childList: true, attributes: true });
};

/** Whether something of the key was ever on this screen while a game ran, if only for a frame. */
export const showedKey = ({ page }: Guest): Promise<boolean> =>
  page.evaluate(() => ((globalThis as { keysShown?: number }).keysShown ?? 0) > 0);

/** Someone with a browser of their own opens an address. */
export const arrive = async (
  browser: Browser,
  url: string,
  {
    name,
    look = {},
    prepare,
  }: {
    readonly name: string;
    readonly look?: Look;
    /** What is so in this browser before its first page opens. */
    readonly prepare?: (context: BrowserContext) => Promise<void>;
  },
): Promise<Guest> => {
  const context = await openContext(browser, look);
  await prepare?.(context);
  await context.addInitScript(countKeysShown);
  const seen = witness(context);
  const page = await openPage(context, url);
  return { ...seen, name, context, page, touches: (look.size ?? PHONE).width < 1000 };
};

/** A finger taps, a mouse clicks. */
export const press = ({ touches }: Pick<Guest, 'touches'>, target: Locator): Promise<void> =>
  touches ? target.tap() : target.click();

export const sayName = async ({ page, name }: Guest) => {
  await page.getByTestId('name').fill(name);
  await page.getByTestId('name').press('Enter');
};

/** Someone opens a table by hand: home, game, mode, name. */
export const openTable = async (
  browser: Browser,
  site: Pick<Site, 'origin'>,
  {
    name,
    game = 'classic',
    mode = 'teams',
    look = {},
  }: { name: string; game?: string; mode?: string; look?: Look },
): Promise<Guest & { readonly url: string }> => {
  const guest = await arrive(browser, site.origin, { name, look });
  const { page } = guest;
  await press(guest, page.getByTestId(`friends-${game}`));
  await page.locator(`input[type=radio][value=${mode}]`).check();
  await sayName(guest);
  await page.getByTestId('code').waitFor();
  return { ...guest, url: page.url() };
};

/** Link, name, in. */
export const joinTable = async (
  browser: Browser,
  url: string,
  who: { name: string; look?: Look },
): Promise<Guest> => {
  const guest = await arrive(browser, url, who);
  await sayName(guest);
  await guest.page.getByTestId('lobby').waitFor();
  return guest;
};

/** The six digits that someone read out. */
export const joinByCode = async (
  browser: Browser,
  site: Pick<Site, 'origin'>,
  { code, ...who }: { code: string; name: string; look?: Look },
): Promise<Guest> => {
  const guest = await arrive(browser, site.origin, who);
  await guest.page.getByTestId('join-code').fill(code);
  await guest.page.getByTestId('join-code').press('Enter');
  await sayName(guest);
  await guest.page.getByTestId('lobby').waitFor();
  return guest;
};

export const sit = async (guest: Guest, seat: string) => {
  await press(guest, guest.page.locator(`[data-seat="${seat}"]`));
  await guest.page.locator(`[data-mine="${seat}"]`).waitFor();
};
