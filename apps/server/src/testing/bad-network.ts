import { pick, seededRandom } from '@remez/rules';
import { type Command, evolve, type Outcome, readStored, type State } from '@remez/table';
import type { Kind } from '@remez/table/testing';
import { expect } from 'vitest';
import { openBrowser, type Player, sitAt } from './browser.ts';
import { playOne, startFour } from './games.ts';
import { end, eventsOf } from './guests.ts';
import { expectAsNewcomer } from './newcomers.ts';
import { badNetwork } from './proxy.ts';
import type { RunningServer } from './server.ts';

export const FEWEST_CUTS = 3;

/** The state that the events of a table lead to, and everything that was said at it. */
export const replayed = (
  records: Awaited<ReturnType<typeof eventsOf>>,
): { readonly state: State | undefined; readonly said: readonly string[] } => {
  expect(records.map(({ version }) => version)).toEqual(records.map((_, index) => index + 1));
  let state: State | undefined;
  const said: string[] = [];
  for (const record of records) {
    const event = readStored(record, { playing: state?.match?.game });
    if (!event.ok) throw new Error(event.failure);
    state = evolve(state, event.value);
    if (event.value.kind === 'talked') said.push(event.value.text);
  }
  return { state, said };
};

/** What may be done again and again and brings no match nearer to its end. */
const HOLDING_UP = ['amendMeant', 'challenge', 'draft', 'propose', 'share'];

/**
 * Four people and a television play a whole match over a network that cuts, delays and repeats.
 * Everything acknowledged is there once, and everyone's view ends as a newcomer's.
 */
export const playThroughBadNetwork = async (
  server: RunningServer,
  kind: Kind,
  seed: number,
  { bytesBetweenCuts = 8000 } = {},
) => {
  const random = seededRandom(seed);
  const four = await startFour(server.url, kind);
  end(...four.players);
  const network = await badNetwork(server.port, seededRandom(seed + 1), { bytesBetweenCuts });
  const through = (cookie: string) => openBrowser(network.url, cookie);
  const screens = [
    ...four.browsers.map(({ cookie }) => ({ cookie, watching: false })),
    { cookie: four.browsers[0]?.cookie ?? '', watching: true },
  ].map(({ cookie, watching }) => ({
    cookie,
    watching,
    player: sitAt(through(cookie), { table: four.table, watching }),
  }));
  const players = screens.map(({ player }) => player);
  const people = players.slice(0, 4);

  const spoken: { readonly text: string; readonly outcome: Promise<Outcome> }[] = [];
  const speak = (player: Player) => {
    const text = `${seed}.${spoken.length}`;
    spoken.push({ text, outcome: player.send({ kind: 'talk', to: 'everyone', text }) });
  };
  /** Now and then it is done all the same; always, it would be minutes until the end. */
  const holdsUp = (command: Command) =>
    command.kind === 'play' && HOLDING_UP.includes(command.move.kind) && random.below(3) > 0;
  do {
    if (random.below(2) === 0) speak(pick(people, random));
  } while ((await playOne(people, random, holdsUp)) !== 'over');

  /** A match may be short: they talk on until the network has been bad to them. */
  while (network.cuts < FEWEST_CUTS) {
    speak(pick(people, random));
    await spoken.at(-1)?.outcome;
  }

  network.mend();
  const outcomes = await Promise.all(spoken.map(({ outcome }) => outcome));
  for (const player of players) {
    await player.until(({ status, view }) => status === 'open' && view?.running === false);
  }
  for (const screen of screens) {
    await expectAsNewcomer(screen.player, { url: server.url, table: four.table, ...screen });
  }
  end(...players);
  const { cuts } = network;
  await network.close();

  const records = await eventsOf(server, four.table);
  const { said, state } = replayed(records);
  expect(state?.finished).toHaveLength(1);
  const done = spoken.filter((_, index) => outcomes[index]?.kind === 'done');
  for (const { text } of done) expect(said.filter((each) => each === text)).toEqual([text]);
  expect(new Set(said).size).toBe(said.length);
  return { cuts, done: done.length };
};
