import type { Random } from '@remez/rules';
import { openBrowser, type Player, randomCommand, sitAt } from '@remez/server/testing';

type Kind = 'classic' | 'duet' | 'decrypto';

/** Where a person sits, and three bots. */
const SEATS: { readonly [kind in Kind]: readonly [string, ...string[]] } = {
  classic: ['red.operative', 'red.spymaster', 'blue.spymaster', 'blue.operative'],
  duet: ['a', 'b', 'b', 'a'],
  decrypto: ['white', 'white', 'black', 'black'],
};

/** Somebody with three bots at a table, and the match begun. */
export const tableWithBots = async (
  url: string,
  kind: Kind,
  temperament = 'balanced',
): Promise<Player> => {
  const browser = openBrowser(url);
  await browser.visit();
  const { table } = await browser.openTable('נועה', { game: kind });
  const player = sitAt(browser, { table });
  await player.until(({ me }) => me?.member);
  const [mine, ...others] = SEATS[kind];
  await player.act({ kind: 'sit', seat: mine });
  for (const seat of others) await player.act({ kind: 'addBot', seat, temperament });
  await player.act({ kind: 'start' });
  return player;
};

/** What a person here leaves alone: it would be done again and again, and is nothing that bots wait for. */
const LEFT_OUT: readonly string[] = [
  'challenge',
  'amendMeant',
  'draft',
  'share',
  'nameTeam',
  'ask',
];

/** The person moves by chance whenever there is something to do, and begins again when it is over. */
export const keepPlaying = (player: Player, random: Random, isOn: () => boolean): Promise<void> => {
  const playing = async () => {
    while (isOn()) {
      const { view } = player.state;
      const command =
        view?.running === false ? ({ kind: 'again' } as const) : randomCommand(player, random);
      const isLeftOut = command?.kind === 'play' && LEFT_OUT.includes(command.move.kind);
      if (command !== undefined && !isLeftOut) await player.send(command);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  return playing();
};

/** Moves of bots that a match's story tells of: clues, guesses, transmissions and answers. */
export const movesOfBots = ({ state }: Player): number => {
  const view = state.view?.match?.view;
  const bots = new Set(
    (state.view?.members ?? []).flatMap(({ id, bot }) => (bot === undefined ? [] : [id])),
  );
  const byBots = (...ids: readonly (string | null | undefined)[]) =>
    ids.filter((id) => typeof id === 'string' && bots.has(id)).length;
  if (view === undefined) return 0;
  if (view.game === 'decrypto') {
    return [...view.sheets.white.rounds, ...view.sheets.black.rounds].reduce(
      (sum, { encryptor, outcome }) =>
        sum + byBots(encryptor, encryptor, outcome?.decode.by, outcome?.intercept?.by),
      0,
    );
  }
  const turns: readonly {
    readonly clue?: { readonly by: string };
    readonly guesses: readonly { readonly by: string }[];
  }[] = view.story;
  return turns.reduce(
    (sum, { clue, guesses }) => sum + byBots(clue?.by, ...guesses.map(({ by }) => by)),
    0,
  );
};
