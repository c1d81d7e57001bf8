import type { View } from '@remez/rules/duet';
import type { Move, SettingsChange } from '@remez/table';
import { type Browser, openBrowser, type Player, sitAt } from './browser.ts';

/** Two people with a browser each, one of whom opens a table of Duet; both are seated. */
export interface Pair {
  readonly table: string;
  readonly browsers: readonly [Browser, Browser];
  /** Sides a and b. */
  readonly players: readonly [Player, Player];
}

const visitor = async (url: string): Promise<Browser> => {
  const browser = openBrowser(url);
  await browser.visit();
  return browser;
};

export const twoBrowsers = async (url: string): Promise<readonly [Browser, Browser]> => [
  await visitor(url),
  await visitor(url),
];

export const sitDown = async (
  browsers: readonly [Browser, Browser],
  duet: SettingsChange['duet'],
): Promise<Pair> => {
  const [first, second] = browsers;
  const { table } = await first.openTable('נועה', { game: 'duet', ...(duet && { duet }) });
  const host = sitAt(first, { table });
  const other = sitAt(second, { table });
  await host.until(({ me }) => me);
  await other.until(({ me }) => me);
  await other.act({ kind: 'join', name: 'עמית' });
  await host.act({ kind: 'sit', seat: 'a' });
  await other.act({ kind: 'sit', seat: 'b' });
  return { table, browsers, players: [host, other] };
};

const duetOf = ({ state }: Player): View => state.view?.match?.view as View;

const play = (player: Player, move: Move) => player.act({ kind: 'play', move });

/** A clue by one, who sees what is green, and that many right guesses by the other. */
const guessAll = async (giver: Player, guesser: Player, side: 'a' | 'b') => {
  await play(giver, { kind: 'giveClue', word: 'רמז', count: 9 });
  for (const [card, { key, agent }] of duetOf(giver).cards.entries()) {
    if (key?.[side] !== 'green' || agent !== undefined) continue;
    await guesser.until(() => duetOf(guesser).can.guess?.includes(card));
    await play(guesser, { kind: 'guess', card });
  }
};

const isOver = (player: Player) => player.until(({ view }) => view?.running === false);

/** Everything is found in two turns. */
export const winMatch = async ({ players: [a, b] }: Pick<Pair, 'players'>) => {
  await a.act({ kind: 'start' });
  await b.until(() => duetOf(b)?.phase === 'clue');
  await guessAll(a, b, 'a');
  await b.until(() => duetOf(b).can.stop);
  await play(b, { kind: 'stop' });
  await b.until(() => duetOf(b).can.giveClue);
  await a.until(() => duetOf(a).turn === 2);
  await guessAll(b, a, 'b');
  await isOver(a);
  await isOver(b);
};

/** An assassin is touched at once. */
export const loseMatch = async ({ players: [a, b] }: Pick<Pair, 'players'>) => {
  await a.act({ kind: 'start' });
  await b.until(() => duetOf(b)?.phase === 'clue');
  await play(a, { kind: 'giveClue', word: 'רמז', count: 1 });
  await b.until(() => duetOf(b).can.guess);
  const card = duetOf(a).cards.findIndex(({ key }) => key?.a === 'assassin');
  await play(b, { kind: 'guess', card });
  await isOver(a);
};

/** Each clue finds a passer-by, until there is no time left; the last guess finds one more. */
export const runOutOfTime = async ({ players }: Pick<Pair, 'players'>) => {
  const [a, b] = players;
  await a.act({ kind: 'start' });
  await b.until(() => duetOf(b)?.phase === 'clue');
  const passerBy = (giver: Player, guesser: Player, side: 'a' | 'b'): number => {
    const open = duetOf(guesser).can.guess ?? [];
    const keys = duetOf(giver).cards.map(({ key }) => key?.[side]);
    return open.find((card) => keys[card] === 'bystander') ?? -1;
  };
  while (!duetOf(a).suddenDeath) {
    const { turn } = duetOf(a);
    const first = duetOf(a).can.giveClue === true;
    const [giver, guesser] = first ? [a, b] : [b, a];
    await play(giver, { kind: 'giveClue', word: `רמז${'א'.repeat(turn)}`, count: 1 });
    await guesser.until(() => duetOf(guesser).can.guess);
    await play(guesser, { kind: 'guess', card: passerBy(giver, guesser, first ? 'a' : 'b') });
    for (const player of players)
      await player.until(() => duetOf(player).turn > turn || duetOf(player).suddenDeath);
  }
  await b.until(() => duetOf(b).can.guess);
  await play(b, { kind: 'guess', card: passerBy(a, b, 'a') });
  await isOver(a);
  await isOver(b);
};
