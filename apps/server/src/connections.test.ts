import { isDeepStrictEqual } from 'node:util';
import { classicOf } from '@remez/table/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Player, sitAt } from './testing/browser.ts';
import {
  browserOf,
  comeTo,
  end,
  eventsOf,
  fourPlaying,
  lookAt,
  rolesOf,
} from './testing/guests.ts';
import { type RunningServer, startServer } from './testing/server.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(async () => {
  await server.close();
});

const clue = { kind: 'play', move: { kind: 'giveClue', word: 'רמז', count: 3 } } as const;
const talk = (text: string) => ({ kind: 'talk', to: 'everyone', text }) as const;
const saidAt = ({ state }: Player) => state.view?.talk.map(({ text }) => text);

describe('a client goes away', () => {
  test('and comes back to the same seat and the same move, without doing anything', async () => {
    const four = await fourPlaying(server.url, 'teams');
    const { spymaster, operative } = rolesOf(four);
    await spymaster.act(clue);
    await operative.until(({ view }) => view?.match?.view.phase === 'guess');
    const { view, me } = operative.state;
    operative.cut();
    await operative.until(({ status }) => status === 'reconnecting');
    await spymaster.until(({ presence }) => presence?.here.length === 3);
    await operative.until(({ status }) => status === 'open');
    await spymaster.until(({ presence }) => presence?.here.length === 4);
    /** What is shown again equals what was there, and so it is the same object. */
    expect(operative.state.view).toEqual(view);
    expect(operative.state.me).toEqual(me);
    await operative.act({ kind: 'play', move: { kind: 'guess', card: 0 } });
    const guessed = await operative.until((seen) => classicOf(seen.view)?.cards[0]?.covered);
    expect(guessed).toBeDefined();
    end(...four.players);
  });

  test('and finds what happened meanwhile', async () => {
    const four = await fourPlaying(server.url, 'teams');
    const { spymaster, operative } = rolesOf(four);
    operative.cut();
    await operative.until(({ status }) => status === 'reconnecting');
    await spymaster.act(clue);
    const story = await operative.until(({ view }) => classicOf(view)?.story[0]?.clue);
    expect(story).toMatchObject({ word: 'רמז', count: 3 });
    end(...four.players);
  });

  test('and what it asked for while away is done once', async () => {
    const four = await fourPlaying(server.url, 'teams');
    const { operative, rivalOperative } = rolesOf(four);
    operative.cut();
    await operative.until(({ status }) => status === 'reconnecting');
    await Promise.all(['a', 'b', 'c'].map((text) => operative.act(talk(text))));
    await rivalOperative.until(({ view }) => view?.talk.length === 3);
    expect(saidAt(rivalOperative)).toEqual(['a', 'b', 'c']);
    end(...four.players);
  });

  test('and an answer that was lost on the way does not make it happen twice', async () => {
    const four = await fourPlaying(server.url, 'teams');
    const { operative, rivalOperative } = rolesOf(four);
    const before = (await eventsOf(server, four.table)).length;
    const message = { type: 'command', id: 'once', command: talk('פעם אחת') };
    for (let time = 0; time < 3; time += 1) {
      const screen = await lookAt(browserOf(four, operative), four);
      screen.send(message);
      await rivalOperative.until(({ view }) => view?.talk.length === 1);
      if (time === 2) expect(await screen.until('done')).toEqual({ type: 'done', id: 'once' });
      screen.socket.terminate();
    }
    expect(saidAt(rivalOperative)).toEqual(['פעם אחת']);
    expect((await eventsOf(server, four.table)).length).toBe(before + 1);
    end(...four.players);
  });

  test('and a move that has meanwhile become another turn’s is refused', async () => {
    const four = await fourPlaying(server.url, 'teams');
    const { spymaster } = rolesOf(four);
    const [host] = four.players;
    const other =
      spymaster === host ? sitAt(browserOf(four, spymaster), { table: four.table }) : spymaster;
    await other.until(({ view }) => view);
    other.cut();
    await other.until(({ status }) => status === 'reconnecting');
    const late = other.tell(clue);
    await host?.act({ kind: 'play', move: { kind: 'moveOn' } });
    expect(await late).toEqual({ kind: 'refused', reason: 'stale' });
    end(...four.players, other);
  });
});

describe('two connections of one person', () => {
  test('mirror each other', async () => {
    const four = await fourPlaying(server.url, 'teams');
    const { spymaster, operative } = rolesOf(four);
    const phone = sitAt(browserOf(four, spymaster), { table: four.table });
    await phone.until(({ me, presence }) => me !== undefined && presence !== undefined);
    await expect.poll(() => isDeepStrictEqual(phone.state, spymaster.state)).toBe(true);
    expect(phone.state.presence?.here).toHaveLength(4);
    await phone.act(clue);
    await spymaster.until(({ view }) => view?.match?.view.phase === 'guess');
    await operative.act({ kind: 'play', move: { kind: 'guess', card: 0 } });
    for (const screen of [phone, spymaster]) {
      await screen.until(({ view }) => classicOf(view)?.story[0]?.guesses.length === 1);
    }
    await expect.poll(() => isDeepStrictEqual(phone.state, spymaster.state)).toBe(true);
    end(phone);
    await operative.until(({ presence }) => presence?.here.length === 4);
    await spymaster.until(({ status }) => status === 'open');
    end(...four.players);
  });

  test('C3 · a spymaster’s screen that only watches sees what a spectator sees', async () => {
    const four = await fourPlaying(server.url, 'teams');
    const { spymaster } = rolesOf(four);
    const tv = await lookAt(browserOf(four, spymaster), { table: four.table, watching: true });
    const { browser } = await comeTo(server.url, four.table);
    const spectator = await lookAt(browser, four);
    const viewOf = (frames: readonly string[]) =>
      frames.filter((frame) => frame.startsWith('{"type":"view"'));
    expect(viewOf(tv.frames)).toEqual(viewOf(spectator.frames));
    expect(viewOf(tv.frames).join()).not.toContain('"key"');
    expect(JSON.stringify(spymaster.state.view)).toContain('"key"');
    await spymaster.act(clue);
    await tv.until('view', ({ view }) => view.match?.view.phase === 'guess');
    await tv.roundTrip();
    await spectator.roundTrip();
    expect(viewOf(tv.frames)).toEqual(viewOf(spectator.frames));
    end(...four.players);
  });
});

describe('someone who is not wanted', () => {
  test('is told goodbye on every screen, and cannot return', async () => {
    const four = await fourPlaying(server.url, 'teams');
    const [host, , , dan] = four.players as [Player, Player, Player, Player];
    const danBrowser = browserOf(four, dan);
    const tv = await lookAt(danBrowser, { table: four.table, watching: true });
    await host.act({ kind: 'remove', member: dan.state.me?.member ?? '' });
    expect(await dan.until(({ goodbye }) => goodbye)).toBe('removed');
    expect(dan.state.status).toBe('ended');
    expect(await tv.until('goodbye')).toMatchObject({ reason: 'removed' });
    for (const watching of [false, true]) {
      const back = sitAt(danBrowser, { table: four.table, watching });
      expect(await back.until(({ goodbye }) => goodbye)).toBe('removed');
      expect(back.state.view).toBeUndefined();
    }
    end(...four.players);
  });

  test('a locked table lets nobody new in, and its own people back', async () => {
    const four = await fourPlaying(server.url, 'teams');
    const [host, , cat] = four.players as [Player, Player, Player];
    const early = await comeTo(server.url, four.table);
    await host.act({ kind: 'lock', locked: true });
    expect(await early.player.tell({ kind: 'join', name: 'איתי' })).toMatchObject({
      reason: 'locked',
    });
    const stranger = sitAt(early.browser, { table: four.table });
    expect(await stranger.until(({ goodbye }) => goodbye)).toBe('locked');
    expect(stranger.state.view).toBeUndefined();
    cat.cut();
    await cat.until(({ status }) => status === 'reconnecting');
    await cat.until(({ status }) => status === 'open');
    await cat.act(talk('חזרתי'));
    end(...four.players, early.player);
  });
});
