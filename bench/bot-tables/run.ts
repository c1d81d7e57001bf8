import { seededRandom } from '@remez/rules';
import { type Player, randomCommand, startFour } from '@remez/server/testing';
import { type MeasuredServer, percentile, startMeasured } from './measured.ts';
import { keepPlaying, movesOfBots, tableWithBots } from './table.ts';

/**
 * What bots cost a server, and what tables without bots feel of them: `npm run bench:bot-tables [-- cost | waits]`. Processor time of the server's process, by
 * thread; people are in this process. Bots take a hundredth of a human time, so that much happens in little time.
 */
const PACE = 0.01;
const KINDS = ['classic', 'duet', 'decrypto'] as const;
/** The first ones are not counted: lexicons are read, and code is compiled. */
const WARM_UP = 3;
const MATCHES = 10;
const QUIET_TABLES = 10;
/** What else is played beside them. */
const BESIDE = {
  thinking: { title: 'bots that think all the time', tables: 4, pace: PACE, stuck: false },
  human: { title: 'bots at a human pace', tables: 40, pace: 1, stuck: false },
  stuck: { title: 'bots that never answer', tables: 4, pace: PACE, stuck: true },
} as const;
const MOVES_A_SECOND = 100;
const ROUND_MS = 5000;
const ROUNDS = 3;

const say = (text: string) => void process.stdout.write(`${text}\n`);
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const ms = (value: number) => `${value.toFixed(2)} ms`;

/** Some matches of somebody with three bots, one after the other. */
const costOf = async (server: MeasuredServer, kind: (typeof KINDS)[number]) => {
  const player = await tableWithBots(server.url, kind);
  let isOn = true;
  let moves = 0;
  const playing = keepPlaying(player, seededRandom(3), () => isOn);
  const untilOver = (match: number) =>
    player.until(({ view }) => view?.match?.number === match && view.running === false);
  await untilOver(WARM_UP);
  const before = await server.used();
  for (let match = WARM_UP + 1; match <= WARM_UP + MATCHES; match += 1) {
    await untilOver(match);
    moves += movesOfBots(player);
  }
  isOn = false;
  await playing;
  const after = await server.used();
  player.end();
  const each = (from: number, to: number) => (to - from) / moves;
  say(
    `${kind}: ${moves} moves of bots; processor a move ${ms(each(before.all, after.all))}, of it ${ms(each(before.serving, after.serving))} serving; resident ${Math.round(after.resident)} MB`,
  );
};

/** What a table with three bots holds in memory, in the middle of a match. */
const memoryOfTables = async (server: MeasuredServer, count: number) => {
  const before = await server.used();
  const players: Player[] = [];
  for (let nth = 0; nth < count; nth += 1) {
    players.push(await tableWithBots(server.url, 'classic'));
  }
  await wait(3000);
  const after = await server.used();
  say(
    `a table with three bots holds ${(((after.heap - before.heap) * 1000) / count).toFixed(0)} kB`,
  );
  for (const player of players) player.end();
};

/** People at tables without bots move so many times a second; how long each waited, and what it cost to serve. */
const quietRound = async (server: MeasuredServer, tables: readonly (readonly Player[])[]) => {
  const random = seededRandom(5);
  const waits: number[] = [];
  const before = await server.used();
  const began = performance.now();
  const pending: Promise<void>[] = [];
  const sendOne = async (nth: number) => {
    const players = tables[nth % tables.length] ?? [];
    const able = players.filter((each) => each.state.view?.running === true);
    const [host] = players;
    if (able.length === 0) return void (await host?.send({ kind: 'again' }));
    for (const player of able) {
      const command = randomCommand(player, random);
      if (command === undefined) continue;
      const sent = performance.now();
      await player.send(command);
      waits.push(performance.now() - sent);
      return;
    }
  };
  for (let nth = 0; performance.now() - began < ROUND_MS; nth += 1) {
    pending.push(sendOne(nth));
    const due = began + ((nth + 1) * 1000) / MOVES_A_SECOND;
    await wait(Math.max(0, due - performance.now()));
  }
  await Promise.all(pending);
  const after = await server.used();
  return {
    moves: waits.length,
    half: percentile(waits, 0.5),
    most: percentile(waits, 0.99),
    serving: (after.serving - before.serving) / waits.length,
    thinking: (after.all - after.serving - before.all + before.serving) / ROUND_MS,
  };
};

/** Rounds without and with bots that think elsewhere, in turn, so that both see the same machine. */
const neighbours = async (beside: keyof typeof BESIDE) => {
  const { title, tables: count, pace, stuck } = BESIDE[beside];
  const server = await startMeasured({ pace, stuck });
  const tables: (readonly Player[])[] = [];
  for (let nth = 0; nth < QUIET_TABLES; nth += 1) {
    tables.push((await startFour(server.url, 'teams')).players);
  }
  const show = async (what: string) => {
    const { moves, half, most, serving, thinking } = await quietRound(server, tables);
    say(
      `tables without bots, ${what}: ${moves} moves, p50 ${ms(half)}, p99 ${ms(most)}, serving ${ms(serving)} a move; other threads busy ${(100 * thinking).toFixed(0)}% of a core`,
    );
  };
  await show('warming up');
  for (let round = 0; round < ROUNDS; round += 1) {
    await show('alone');
    let isOn = true;
    const noisy: Player[] = [];
    for (let nth = 0; nth < count; nth += 1) {
      noisy.push(await tableWithBots(server.url, 'decrypto', stuck ? 'bold' : 'balanced'));
    }
    const playing = noisy.map((player, nth) => keepPlaying(player, seededRandom(nth), () => isOn));
    await wait(1500);
    await show(`beside ${count} tables with ${title}`);
    isOn = false;
    await Promise.all(playing);
    for (const player of noisy) {
      await player.send({ kind: 'close' });
      player.end();
    }
    await wait(500);
  }
  for (const player of tables.flat()) player.end();
  server.end();
};

const cost = async () => {
  const server = await startMeasured({ pace: PACE });
  const idle = await server.used();
  say(`before the first bot: resident ${Math.round(idle.resident)} MB`);
  for (const kind of KINDS) await costOf(server, kind);
  await memoryOfTables(server, 30);
  server.end();
};

const [only] = process.argv.slice(2);
if (only !== 'waits') await cost();
if (only !== 'cost') {
  await neighbours('thinking');
  await neighbours('human');
  await neighbours('stuck');
}
process.exit();
