import { pick, type Random } from '@remez/rules';
import { type Can, COUNTS, type Mode } from '@remez/rules/classic';
import type { Command, Move, SettingsChange } from '@remez/table';
import { openBrowser, type Player, sitAt } from './browser.ts';

export const SEATS_IN: { readonly [mode in Mode]: readonly (string | null)[] } = {
  teams: ['red.spymaster', 'blue.spymaster', 'red.operative', 'blue.operative'],
  coop: ['red.spymaster', 'red.operative', 'red.operative', 'red.operative'],
  trio: ['red.spymaster', 'blue.spymaster', 'red.operative', null],
};

const NAMES = ['נועה', 'עמית', 'דנה', 'יואב'];

/** Four people at a table, seated, and the game begun. */
export const startFour = async (url: string, mode: Mode, settings: SettingsChange = {}) => {
  const browsers = NAMES.map(() => openBrowser(url));
  for (const browser of browsers) await browser.visit();
  const [first] = browsers;
  const opened = await first?.openTable(NAMES[0] ?? '', {
    ...settings,
    classic: { ...settings.classic, mode },
  });
  if (opened === undefined) throw new Error('no table');
  const players = browsers.map((browser) => sitAt(browser, { table: opened.table }));
  for (const [index, player] of players.entries()) {
    await player.until(({ status }) => status === 'open');
    if (index > 0) await player.act({ kind: 'join', name: NAMES[index] ?? '' });
    const seat = SEATS_IN[mode][index];
    if (typeof seat === 'string') await player.act({ kind: 'sit', seat });
  }
  await players[0]?.act({ kind: 'start' });
  return { ...opened, browsers, players };
};

const CLUES = ['גשם', 'תעופה', 'עץ', 'ים', 'חלום בהקיץ'];

const moveFor = (can: Can, verb: keyof Can, random: Random): Move => {
  switch (verb) {
    case 'giveClue':
      return { kind: verb, word: pick(CLUES, random), count: pick(COUNTS, random) };
    case 'ask':
      return { kind: verb, word: pick(CLUES, random) };
    case 'answer':
      return { kind: verb, allow: random.below(2) === 0 };
    case 'guess':
    case 'cover':
      return { kind: verb, card: pick(can[verb] ?? [], random) };
    case 'rule':
      return { kind: verb, penalise: can.rule === 'either' && random.below(2) === 0 };
    default:
      return { kind: verb };
  }
};

/** Something this player may do now, or nothing. */
export const randomCommand = (player: Player, random: Random): Command | undefined => {
  const can = player.state.view?.match?.view.can ?? {};
  const verbs = Object.keys(can) as (keyof Can)[];
  if (verbs.length === 0) return undefined;
  return { kind: 'play', move: moveFor(can, pick(verbs, random), random) };
};

const isOver = (player: Player) => player.state.view?.running === false;

/** One of the players who may do something does something. */
export const randomMove = async (
  players: readonly Player[],
  random: Random,
): Promise<'moved' | 'over'> => {
  const able = () =>
    players.filter((player) => {
      const can = player.state.view?.match?.view.can;
      return player.state.status === 'open' && can !== undefined && Object.keys(can).length > 0;
    });
  await Promise.race(
    players.map((player) => player.until(() => isOver(player) || able().length > 0)),
  );
  if (players.some(isOver)) return 'over';
  const player = pick(able(), random);
  const command = randomCommand(player, random);
  if (command !== undefined) await player.send(command);
  return 'moved';
};

export const playToTheEnd = async (players: readonly Player[], random: Random) => {
  while ((await randomMove(players, random)) !== 'over');
  for (const player of players) await player.until(() => isOver(player));
};
