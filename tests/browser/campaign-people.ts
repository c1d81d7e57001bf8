import {
  type Browser as Asking,
  begin,
  openBrowser,
  order,
  type Pair,
  type Player,
  sitAt,
  sitDown,
  winMatch,
} from '@remez/server/testing';
import type { BrowserContext, Page } from 'playwright-core';
import { type Guest, press } from './people.ts';

/** The same person as in this browser window, asking without one. */
export const asPersonOf = async (context: BrowserContext, url: string): Promise<Asking> => {
  const cookie = (await context.cookies()).find(({ name }) => name === 'remez');
  return openBrowser(url, `remez=${cookie?.value ?? ''}`);
};

/** Makes this browser window a person who has asked without one before. */
export const becomePerson = async (context: BrowserContext, asking: Asking, origin: string) => {
  const [name = '', value = ''] = asking.cookie.split(/=(.*)/su);
  await context.addCookies([{ name, value, url: origin }]);
};

export const visitor = async (url: string): Promise<Asking> => {
  const asking = openBrowser(url);
  await asking.visit();
  return asking;
};

/** A campaign in which Prague is won, by two people who played for it. */
export const begunCampaign = async (url: string) => {
  const [owner, partner] = [await visitor(url), await visitor(url)] as const;
  const campaign = await begin(owner);
  const pair = await sitDown([owner, partner], { campaign });
  await winMatch(pair);
  for (const player of pair.players) player.end();
  return { campaign, owner, partner };
};

export const linkOf = async (owner: Asking, campaign: string, kind: 'share' | 'invite') => {
  const { view } = await order(owner, campaign, { kind });
  const [name, token] = kind === 'share' ? ['see', view.mine?.share] : ['join', view.mine?.invite];
  return `/campaign/${campaign}?${name}=${token}`;
};

/** Two who sit at the table of a browser window play a match to a win, without windows. */
export const winAt = async (table: string, [first, second]: readonly [Asking, Asking]) => {
  const join = async (asking: Asking, seat: string): Promise<Player> => {
    const player = sitAt(asking, { table });
    await player.until(({ me }) => me);
    if (player.state.me?.can.join) await player.act({ kind: 'join', name: 'עמית' });
    await player.act({ kind: 'sit', seat });
    return player;
  };
  const players: Pair['players'] = [await join(first, 'a'), await join(second, 'b')];
  await winMatch({ players });
  for (const player of players) player.end();
};

export const city = (page: Page, mission: string) => page.locator(`[data-city="${mission}"]`);

export const untilCity = (page: Page, mission: string, state: string) =>
  page.locator(`[data-city="${mission}"][data-state="${state}"]`).waitFor();

export const chooseCity = async (guest: Pick<Guest, 'page' | 'touches'>, mission: string) => {
  await press(guest, city(guest.page, mission));
  await guest.page.getByTestId('mission-card').waitFor();
};
