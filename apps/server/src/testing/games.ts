import { pick, type Random } from '@remez/rules';
import type { Command, SettingsChange } from '@remez/table';
import { anyMove, type Kind, SEATS_IN, settingsOf } from '@remez/table/testing';
import { openBrowser, type Player, roamingBrowser, sitAt } from './browser.ts';

const NAMES = ['נועה', 'עמית', 'דנה', 'יואב'];

/** Four people at a table, seated, and the game begun; each at another of several servers. */
export const startFour = async (
  url: string | readonly string[],
  kind: Kind,
  settings: SettingsChange = {},
) => {
  const browsers = NAMES.map((_, index) =>
    typeof url === 'string' ? openBrowser(url) : roamingBrowser(url, index),
  );
  for (const browser of browsers) await browser.visit();
  const [first] = browsers;
  const opened = await first?.openTable(NAMES[0] ?? '', settingsOf(kind, settings));
  if (opened === undefined) throw new Error('no table');
  const players = browsers.map((browser) => sitAt(browser, { table: opened.table }));
  for (const [index, player] of players.entries()) {
    await player.until(({ status }) => status === 'open');
    if (index > 0) await player.act({ kind: 'join', name: NAMES[index] ?? '' });
    const seat = SEATS_IN[kind][index];
    if (typeof seat === 'string') await player.act({ kind: 'sit', seat });
  }
  await players[0]?.act({ kind: 'start' });
  return { ...opened, browsers, players };
};

/** Something this player may do now, or nothing. */
export const randomCommand = (player: Player, random: Random): Command | undefined => {
  const move = anyMove(player.state.view?.match?.view, random);
  return move && { kind: 'play', move };
};

export const isOver = (player: Player) => player.state.view?.running === false;

/** One of those who may do something now; nobody once the match is over. */
export const nextPlayer = async (
  players: readonly Player[],
  random: Random,
): Promise<Player | undefined> => {
  const able = () =>
    players.filter((player) => {
      const can = player.state.view?.match?.view.can;
      return player.state.status === 'open' && can !== undefined && Object.keys(can).length > 0;
    });
  while (!players.some(isOver)) {
    await Promise.race(
      players.map((player) => player.until(() => isOver(player) || able().length > 0)),
    );
    /** Whoever was able may have lost the connection meanwhile. */
    const now = able();
    if (!players.some(isOver) && now.length > 0) return pick(now, random);
  }
  return undefined;
};

/** One of the players who may do something does something. */
export const playOne = async (
  players: readonly Player[],
  random: Random,
  /** What nobody feels like doing now. */
  isLeftOut: (command: Command) => boolean = () => false,
): Promise<'moved' | 'over'> => {
  const player = await nextPlayer(players, random);
  if (player === undefined) return 'over';
  const command = randomCommand(player, random);
  if (command !== undefined && !isLeftOut(command)) await player.send(command);
  return 'moved';
};

export const playToTheEnd = async (players: readonly Player[], random: Random) => {
  while ((await playOne(players, random)) !== 'over');
  for (const player of players) await player.until(() => isOver(player));
};
