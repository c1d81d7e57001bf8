import { setImmediate as nextTurn, setTimeout as rest } from 'node:timers/promises';
import { PROTOCOL } from '@remez/protocol';
import { pick, type Random } from '@remez/rules';
import {
  messagesIn,
  type Player,
  randomCommand,
  rawScreen,
  startFour,
} from '@remez/server/testing';

/** Who looks: by the place of the player in `startFour`, or nobody of them. */
export const SCREENS = { spymaster: 0, operative: 2, tv: null } as const;
export type Screen = keyof typeof SCREENS;
const NAMES = Object.keys(SCREENS) as readonly Screen[];

export const GAMES = ['teams', 'duet', 'decrypto'] as const;
export type GameKind = (typeof GAMES)[number];

/** What each screen is sent of one thing that someone did. */
interface Step {
  readonly kind: string;
  readonly frames: { readonly [screen in Screen]: readonly string[] };
}

export interface Recording {
  readonly table: string;
  readonly first: Step;
  readonly steps: readonly Step[];
}

/** The page asks for pings at times of its own. */
const isPong = (frame: string): boolean => messagesIn(frame).every(({ type }) => type === 'pong');

/** People do these now and then, and random players most of the time. */
const ASIDES: ReadonlySet<string> = new Set([
  'ask',
  'beginAgain',
  'challenge',
  'nameEncryptor',
  'nameTeam',
]);
const ASIDE_ONE_IN = 10;
const SOON = 100;

/** Whoever guesses a card has pointed at it first. */
const cardOf = (command: ReturnType<typeof randomCommand>): number | undefined =>
  command?.kind === 'play' && command.move.kind === 'guess' ? Number(command.move.card) : undefined;

/** Random games as the screens of a table are sent them, frame by frame, by a real server. */
export const recordGames = async (
  url: string,
  { game, moves, random }: { game: GameKind; moves: number; random: Random },
): Promise<Recording> => {
  const { table, players, browsers } = await startFour(url, game);
  const looking = await Promise.all(
    NAMES.map(async (name) => {
      const place = SCREENS[name];
      const browser = browsers[place ?? 0];
      if (browser === undefined) throw new Error('nobody sits there');
      const screen = await rawScreen(browser);
      const watching = place === null;
      screen.send({ type: 'hello', protocol: PROTOCOL, table, ...(watching && { watching }) });
      return { name, screen, read: 0 };
    }),
  );
  const taken = async (kind: string): Promise<Step> => {
    const frames: { [screen in Screen]?: readonly string[] } = {};
    for (const each of looking) {
      await each.screen.roundTrip();
      frames[each.name] = each.screen.frames.slice(each.read).filter((frame) => !isPong(frame));
      each.read = each.screen.frames.length;
    }
    return { kind, frames: frames as Step['frames'] };
  };

  const isOver = (player: Player) => player.state.view?.running === false;
  const first = await taken('first');
  const steps: Step[] = [];
  let made = 0;
  while (made < moves) {
    /** The others hear of the last move first. */
    await nextTurn();
    const player = pick(players, random);
    const over = isOver(player);
    const command = over ? ({ kind: 'again' } as const) : randomCommand(player, random);
    if (command === undefined) continue;
    const kind = command.kind === 'play' ? command.move.kind : command.kind;
    if (ASIDES.has(kind) && random.below(ASIDE_ONE_IN) > 0) continue;
    const card = cardOf(command);
    if (card !== undefined) {
      player.point(card);
      /** Unless its turn is over, of which this player may not have heard yet. */
      await Promise.race([
        player.until(({ me, presence }) => presence?.pointing[me?.member ?? ''] === card),
        rest(SOON),
      ]);
      steps.push(await taken('point'));
    }
    const outcome = await player.send(command);
    if (outcome.kind !== 'done') continue;
    const step = await taken(kind);
    steps.push(!over && isOver(player) ? { ...step, kind: `${kind}, the last` } : step);
    if (!over) made += 1;
  }
  for (const { screen } of looking) screen.socket.close();
  for (const player of players) player.end();
  return { table, first, steps };
};
