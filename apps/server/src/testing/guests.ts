import { PROTOCOL } from '@remez/protocol';
import { readAll } from '@remez/table';
import { classicOf } from '@remez/table/testing';
import { expect } from 'vitest';
import { type Browser, openBrowser, type Player, rawScreen, sitAt } from './browser.ts';
import { startFour } from './games.ts';
import type { RunningServer } from './server.ts';

/** One more person at a table, who joins it if there is a name to join under. */
export const comeTo = async (url: string, table: string, name?: string) => {
  const browser = openBrowser(url);
  await browser.visit();
  const player = sitAt(browser, { table });
  await player.until(({ me, presence }) => me !== undefined && presence !== undefined);
  if (name !== undefined) await player.act({ kind: 'join', name });
  return { browser, player };
};

/** A raw screen that has been greeted and shown everything. */
export const lookAt = async (
  browser: Pick<Browser, 'socket'>,
  { table, watching }: { readonly table: string; readonly watching?: boolean },
) => {
  const screen = await rawScreen(browser);
  screen.send({ type: 'hello', protocol: PROTOCOL, table, watching });
  await screen.until('presence');
  return screen;
};

export const eventsOf = ({ store }: Pick<RunningServer, 'store'>, table: string) =>
  readAll(store.log, `table/${table}`);

/** Four people at a table, the game begun, and all of them see it. */
export const fourPlaying = async (...how: Parameters<typeof startFour>) => {
  const four = await startFour(...how);
  for (const player of four.players) await player.until(({ view }) => view?.match);
  return four;
};
export type Four = Awaited<ReturnType<typeof fourPlaying>>;

export const browserOf = ({ browsers, players }: Four, player: Player) =>
  browsers[players.indexOf(player)] as Browser;

export const end = (...players: readonly Player[]) => {
  for (const player of players) player.end();
};

/**
 * Runs what must change nothing, and then insists that another player was shown nothing new,
 * that nothing was written, and that the table still serves everyone else.
 */
export const guardOf = async (
  server: RunningServer,
  { table, browsers, players }: Four,
): Promise<(bad: () => Promise<unknown>) => Promise<void>> => {
  const [, , talker, other] = players;
  const witness = await lookAt(browsers[3] as Browser, { table });
  let guarded = 0;

  const snapshot = async () => {
    await witness.roundTrip();
    return {
      written: (await eventsOf(server, table)).length,
      shown: witness.frames.filter((frame) => frame.startsWith('{"type":"view"')),
      view: other?.state.view,
    };
  };

  return async (bad) => {
    const before = await snapshot();
    await bad();
    expect(await snapshot()).toEqual(before);
    guarded += 1;
    const text = `still talking ${guarded}`;
    await talker?.act({ kind: 'talk', to: 'everyone', text });
    await other?.until(({ view }) => view?.talk.at(-1)?.text === text);
    await witness.until('view', ({ view }) => view.talk.at(-1)?.text === text);
  };
};

/** Whose turn it is, of four who sit as `startFour` seats them. */
export const rolesOf = ({ players }: Pick<Four, 'players'>) => {
  const [red, blue, redOperative, blueOperative] = players as [Player, Player, Player, Player];
  const isRed = classicOf(red.state.view)?.team === 'red';
  return isRed
    ? { spymaster: red, operative: redOperative, rival: blue, rivalOperative: blueOperative }
    : { spymaster: blue, operative: blueOperative, rival: red, rivalOperative: redOperative };
};
