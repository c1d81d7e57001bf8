import type { Command, Move } from '@remez/table';
import { classicOf, manualClock } from '@remez/table/testing';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { memoryStore } from './store/memory.ts';
import { type Browser, openBrowser, type Player, sitAt } from './testing/browser.ts';
import { comeTo, end, eventsOf, fourPlaying, lookAt, rolesOf } from './testing/guests.ts';
import { type RunningServer, startServer } from './testing/server.ts';

const TIMERS = { classic: { timers: { clue: 15, guess: 20, decision: 15 } } } as const;
const MINUTE = 60_000;
const GRACE = 15_000;

let clock: ReturnType<typeof manualClock>;
let server: RunningServer;
beforeEach(async () => {
  clock = manualClock();
  server = await startServer({ clock, store: memoryStore({ now: clock.now }) });
});
afterEach(async () => {
  await server.close();
});

const play = (move: Move): Command => ({ kind: 'play', move });
const clue = play({ kind: 'giveClue', word: 'רמז', count: 3 });
const gameOf = ({ state }: Player) => classicOf(state.view);
const untilTurn = (player: Player, turn: number) =>
  player.until(({ view }) => view?.match?.view.turn === turn && classicOf(view));

/** A command that changes nothing, to be sure that what the clock did before it is settled. */
const settled = async (...players: readonly Player[]) => {
  for (const player of players) {
    expect(await player.tell({ kind: 'talk', to: 'everyone', text: '' })).toMatchObject({
      kind: 'refused',
    });
  }
};

/**
 * The server has read the answer to every heartbeat that it has sent: a command is answered after
 * the heartbeats before it, and is read after the answers to those.
 */
const heartbeatsAnswered = async (player: Player) => {
  for (let answered = -1; answered !== player.heartbeats(); ) {
    answered = player.heartbeats();
    await settled(player);
  }
};

/** Time as it passes for people: every heartbeat on the way finds an answer. */
const passBy = async (
  { now, passTo }: ReturnType<typeof manualClock>,
  ms: number,
  players: readonly Player[],
) => {
  const until = now() + ms;
  while (now() < until) {
    passTo(Math.min(until, now() + 10_000));
    for (const player of players) await heartbeatsAnswered(player);
  }
};

describe('time runs out', () => {
  test('C24 · a spymaster who gives no clue in time loses the turn, and everyone sees when it ends', async () => {
    const { players } = await fourPlaying(server.url, 'teams', TIMERS);
    const [first] = players as [Player];
    for (const player of players) {
      expect(gameOf(player)?.endsAt).toBe(clock.now() + 15_000);
    }
    const team = gameOf(first)?.team;
    clock.pass(14_999);
    await settled(...players);
    expect(gameOf(first)?.turn).toBe(1);
    clock.pass(1);
    for (const player of players) {
      const game = await untilTurn(player, 2);
      expect(game.story[0]).toMatchObject({ ended: 'time', guesses: [] });
      expect(game.team).not.toBe(team);
      expect(game.endsAt).toBe(clock.now() + 15_000);
    }
    end(...players);
  });

  test('C24 · a team that does not guess in time loses the turn, and a late guess is stale', async () => {
    const four = await fourPlaying(server.url, 'teams', TIMERS);
    const { spymaster, operative } = rolesOf(four);
    await spymaster.act(clue);
    await operative.until(({ view }) => view?.match?.view.phase === 'guess');
    expect(gameOf(operative)?.endsAt).toBe(clock.now() + 20_000);
    clock.pass(20_000);
    expect(await operative.tell(play({ kind: 'guess', card: 0 }))).toMatchObject({
      reason: 'stale',
    });
    const game = await untilTurn(operative, 2);
    expect(game.story[0]).toMatchObject({ ended: 'time', guesses: [] });
    end(...four.players);
  });

  test('C20, C24 · who must rule does not, and the clue stands', async () => {
    const four = await fourPlaying(server.url, 'teams', TIMERS);
    const { spymaster, operative, rival, rivalOperative } = rolesOf(four);
    await spymaster.act(clue);
    await rivalOperative.until(({ view }) => view?.match?.view.can.challenge);
    clock.pass(5_000);
    await rivalOperative.act(play({ kind: 'challenge' }));
    end(rival);
    clock.pass(15_000);
    await operative.until(({ view }) => classicOf(view)?.can.guess);
    expect(gameOf(operative)?.story[0]?.challenge?.ruling).toBe('stands');
    expect(gameOf(operative)?.endsAt).toBe(clock.now() + 15_000);
    end(...four.players);
  });
});

describe('while the server is down', () => {
  test('C24 · a deadline that passed gives everyone fifteen seconds, and then it counts', async () => {
    const four = await fourPlaying(server.url, 'teams', TIMERS);
    const before = gameOf(four.players[0] as Player);
    await server.close();
    end(...four.players);
    clock.pass(10 * MINUTE);
    server = await startServer({ clock, store: server.store });
    const returned = four.browsers.map((browser) =>
      sitAt(openBrowser(server.url, browser.cookie), { table: four.table }),
    );
    for (const [index, player] of returned.entries()) {
      await player.until(({ view }) => view?.match?.view.endsAt === clock.now() + GRACE);
      expect(gameOf(player)).toMatchObject({ turn: 1, commitment: before?.commitment });
      expect(player.state.me?.seats).toEqual(four.players[index]?.state.me?.seats);
    }
    clock.pass(GRACE);
    for (const player of returned) await untilTurn(player, 2);
    const events = await eventsOf(server, four.table);
    const ended = events.filter(({ event }) => JSON.stringify(event).includes('"turnEnded"'));
    expect(ended).toHaveLength(1);
    end(...returned);
  });

  test('C24 · a deadline that is still to come is kept', async () => {
    const long = { classic: { timers: { clue: 300 } } };
    const four = await fourPlaying(server.url, 'teams', long);
    const endsAt = gameOf(four.players[0] as Player)?.endsAt;
    await server.close();
    end(...four.players);
    clock.pass(MINUTE);
    server = await startServer({ clock, store: server.store });
    const [browser] = four.browsers as [Browser];
    const back = sitAt(openBrowser(server.url, browser.cookie), { table: four.table });
    await back.until(({ view }) => view);
    await settled(back);
    expect(gameOf(back)?.endsAt).toBe(endsAt);
    end(back);
  });

  test('a command that was acknowledged is there, and sent again to the new server it is done once', async () => {
    const four = await fourPlaying(server.url, 'teams', TIMERS);
    const { spymaster } = rolesOf(four);
    await spymaster.act(clue);
    const written = await eventsOf(server, four.table);
    const { commandId, by } = written.at(-1) ?? { commandId: '', by: '' };
    await server.close();
    end(...four.players);
    server = await startServer({ clock, store: server.store });
    const index = four.players.indexOf(spymaster);
    const browser = openBrowser(server.url, four.browsers[index]?.cookie);
    expect(await browser.visit()).toBe(by);
    const screen = await lookAt(browser, four);
    const command = { kind: 'play', move: { kind: 'giveClue', word: 'רמז', count: 3 } };
    screen.send({ type: 'command', id: commandId, turn: 1, command });
    expect(await screen.until('done')).toEqual({ type: 'done', id: commandId });
    expect(await eventsOf(server, four.table)).toEqual(written);
  });
});

describe('a host who vanishes', () => {
  test('is followed after a minute, and not before', async () => {
    const { players } = await fourPlaying(server.url, 'teams');
    const [host, ...others] = players as [Player, Player, Player, Player];
    const [next] = others;
    expect(await next.tell({ kind: 'takeHost' })).toMatchObject({ reason: 'hostIsHere' });
    /** Whatever was gathered is told, so that the next change is told at once. */
    clock.pass(1000);
    end(host);
    await next.until(({ presence }) => presence?.here.length === 3);
    await passBy(clock, MINUTE - 1, others);
    expect(await next.tell({ kind: 'takeHost' })).toMatchObject({ reason: 'hostIsHere' });
    await passBy(clock, 1, others);
    await next.act({ kind: 'takeHost' });
    for (const player of others) {
      await player.until(({ view, me }) => view?.host === next.state.me?.member && me);
    }
    expect(next.state.me?.host).toBe(true);
    expect(others.map(({ state }) => state.status)).toEqual(['open', 'open', 'open']);
    end(...players);
  });

  test('and comes back in time is the host as before', async () => {
    const { players, browsers, table } = await fourPlaying(server.url, 'teams');
    const [host, next] = players as [Player, Player];
    /** Whatever was gathered is told, so that the next change is told at once. */
    clock.pass(1000);
    end(host);
    await next.until(({ presence }) => presence?.here.length === 3);
    await passBy(clock, MINUTE / 2, players.slice(1));
    const back = sitAt(browsers[0] as Browser, { table });
    await back.until(({ presence }) => presence);
    /** Whatever was gathered is told. */
    clock.pass(1000);
    await next.until(({ presence }) => presence?.here.length === 4);
    await passBy(clock, MINUTE, [...players.slice(1), back]);
    expect(await next.tell({ kind: 'takeHost' })).toMatchObject({ reason: 'hostIsHere' });
    expect(back.state.me?.host).toBe(true);
    end(...players, back);
  });

  test('cannot be followed by someone who only watches', async () => {
    const { players, table } = await fourPlaying(server.url, 'teams');
    const { player } = await comeTo(server.url, table);
    /** Whatever was gathered is told, so that the next change is told at once. */
    clock.pass(1000);
    end(players[0] as Player);
    await player.until(({ presence }) => presence?.here.length === 3);
    clock.pass(2 * MINUTE);
    expect(await player.tell({ kind: 'takeHost' })).toMatchObject({ reason: 'notMember' });
    end(...players, player);
  });
});

describe('a heartbeat', () => {
  test('that nobody answers ends the connection, one that is answered does not', async () => {
    const { players, browsers, table } = await fourPlaying(server.url, 'teams');
    const asleep = await lookAt(browsers[1] as Browser, { table });
    const [first] = players as [Player];
    asleep.socket.pause();
    await passBy(clock, 2 * MINUTE, players);
    asleep.socket.resume();
    expect((await asleep.closed).code).toBe(1006);
    expect(players.map(({ state }) => state.status)).toEqual(Array(4).fill('open'));
    await first.act({ kind: 'lock', locked: true });
    end(...players);
  });
});
