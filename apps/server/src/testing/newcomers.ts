import { expect } from 'vitest';
import { type Browser, openBrowser, type Player } from './browser.ts';
import { lookAt } from './guests.ts';
import { patience } from './patience.ts';

const text = (value: unknown): string => JSON.stringify(value);

/**
 * What a client has put together of whole views and changes is, byte for byte, what a newcomer of
 * the same person is shown whole, and `me` too.
 */
export const expectAsNewcomer = async (
  player: Player,
  {
    url,
    cookie,
    table,
    watching = false,
  }: {
    readonly url: string;
    readonly cookie: Browser['cookie'];
    readonly table: string;
    readonly watching?: boolean;
  },
): Promise<void> => {
  const newcomer = await lookAt(openBrowser(url, cookie), { table, watching });
  const view = await newcomer.until('view');
  const me = await newcomer.until('me');
  newcomer.socket.terminate();
  const isSame = ({ state }: Player) =>
    text(state.view) === text(view.view) && text(state.me) === text(me.me);
  /** What it was sent before may still be on its way. */
  const inTime = Promise.race([
    player.until(() => isSame(player)).then(() => true),
    new Promise<boolean>((resolve) => setTimeout(resolve, patience(10), false).unref()),
  ]);
  if (await inTime) return;
  expect(text(player.state.view)).toBe(text(view.view));
  expect(text(player.state.me)).toBe(text(me.me));
};
