import type { Can } from '@remez/rules/classic';
import type { Command, Move } from '@remez/table';
import { classicOf } from '@remez/table/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Player, sitAt } from './testing/browser.ts';
import { browserOf, comeTo, end, fourPlaying, lookAt, rolesOf } from './testing/guests.ts';
import { type RunningServer, startServer } from './testing/server.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(async () => {
  await server.close();
});

const play = (move: Move): Command => ({ kind: 'play', move });
const clue = play({ kind: 'giveClue', word: 'רמז', count: 3 });
const memberOf = ({ state }: Player): string => state.me?.member ?? '';
const gameOf = ({ state }: Player) => classicOf(state.view);
const untilPhase = (player: Player, phase: string) =>
  player.until(({ view }) => view?.match?.view.phase === phase);
const untilCan = <Verb extends keyof Can>(player: Player, verb: Verb) =>
  player.until(({ view }) => classicOf(view)?.can[verb] as NonNullable<Can[Verb]> | undefined);
const seesKey = (player: Player) => gameOf(player)?.cards.some(({ key }) => key !== undefined);

/** Four who play, with a host who is none of the spymasters, and a fifth who watches. */
const withFifth = async () => {
  const four = await fourPlaying(server.url, 'teams');
  const [first, , host] = four.players as [Player, Player, Player];
  await first.act({ kind: 'handOver', member: memberOf(host) });
  await host.until(({ me }) => me?.host);
  const { player: fifth, browser } = await comeTo(server.url, four.table, 'רותם');
  return { ...four, host, fifth, fifthBrowser: browser, everyone: [...four.players, fifth] };
};

describe('the host leaves', () => {
  test('and whoever has been here longest is the host', async () => {
    const { players } = await fourPlaying(server.url, 'teams');
    const [host, next, other] = players as [Player, Player, Player];
    await host.act({ kind: 'leave' });
    await next.until(({ me }) => me?.host);
    await other.until(({ view }) => view?.host === memberOf(next));
    expect(await host.until(({ goodbye }) => goodbye)).toBe('left');
    await next.act({ kind: 'lock', locked: true });
    end(...players);
  });
});

describe('a seat changes hands', () => {
  test('C3, C5 · a spymaster leaves, and whom the host seats there sees the key and gives the clue', async () => {
    const scene = await withFifth();
    const { spymaster } = rolesOf(scene);
    const seat = spymaster.state.me?.seats[0] ?? '';
    const key = gameOf(spymaster)?.cards;
    expect(seesKey(scene.fifth)).toBe(false);
    expect(await scene.fifth.tell({ kind: 'sit', seat })).toMatchObject({ reason: 'seatTaken' });
    await spymaster.act({ kind: 'leave' });
    await scene.fifth.until(({ view }) => view?.missing.length === 1);
    expect(await scene.fifth.tell({ kind: 'sit', seat })).toMatchObject({ reason: 'matchRunning' });
    await scene.host.act({ kind: 'seat', member: memberOf(scene.fifth), seat });
    await scene.fifth.until(({ me }) => me?.seats.includes(seat));
    expect(gameOf(scene.fifth)?.cards).toEqual(key);
    await scene.fifth.act(clue);
    await untilPhase(scene.host, 'guess');
    expect(seesKey(scene.host)).toBe(false);
    end(...scene.everyone);
  });

  test('a newcomer joins the operatives of their own accord, and guesses', async () => {
    const scene = await withFifth();
    const { spymaster, operative } = rolesOf(scene);
    const seat = operative.state.me?.seats[0] ?? '';
    await scene.fifth.act({ kind: 'sit', seat });
    await spymaster.act(clue);
    await untilCan(scene.fifth, 'guess');
    await scene.fifth.act(play({ kind: 'guess', card: 3 }));
    await operative.until(({ view }) => classicOf(view)?.story[0]?.guesses[0]?.card === 3);
    end(...scene.everyone);
  });

  test('whoever has seen the key takes no operative’s seat in that match, whatever they try', async () => {
    const scene = await withFifth();
    const { spymaster } = rolesOf(scene);
    const member = memberOf(spymaster);
    const seats = ['red.operative', 'blue.operative'] as const;
    const refused = { kind: 'refused', reason: 'onceSeen' };
    const tryAll = async (player: Player) => {
      for (const seat of seats) {
        expect(await player.tell({ kind: 'sit', seat })).toEqual(refused);
        expect(await player.tell({ kind: 'sit', seat, also: true })).toEqual(refused);
        expect(await scene.host.tell({ kind: 'seat', member, seat })).toEqual(refused);
      }
    };
    await tryAll(spymaster);
    await spymaster.act({ kind: 'stand' });
    await spymaster.until(({ me }) => me?.seats.length === 0);
    expect(seesKey(spymaster)).toBe(false);
    await tryAll(spymaster);
    await spymaster.act({ kind: 'leave' });
    const back = sitAt(browserOf(scene, spymaster), { table: scene.table });
    await back.act({ kind: 'join', name: 'מישהו אחר' });
    await tryAll(back);
    await scene.host.act(play({ kind: 'abandon' }));
    await back.act({ kind: 'sit', seat: 'red.operative' });
    end(...scene.everyone, back);
  });

  test('nobody is renamed while a match runs, not even by leaving and coming back', async () => {
    const scene = await withFifth();
    const { operative } = rolesOf(scene);
    const before = operative.state.me?.name;
    const rename = { kind: 'rename', name: 'שני בצלאל' } as const;
    expect(await operative.tell(rename)).toEqual({ kind: 'refused', reason: 'matchRunning' });
    await operative.act({ kind: 'leave' });
    const back = sitAt(browserOf(scene, operative), { table: scene.table });
    await back.act({ kind: 'join', name: rename.name });
    expect(back.state.me?.name).toBe(before);
    expect(JSON.stringify(scene.fifth.state.view)).not.toContain(rename.name);
    end(...scene.everyone, back);
  });
});

describe('a clue is challenged', () => {
  const challenged = async () => {
    const scene = await withFifth();
    const roles = rolesOf(scene);
    await roles.spymaster.act(clue);
    await untilCan(roles.rivalOperative, 'challenge');
    await roles.rivalOperative.act(play({ kind: 'challenge' }));
    await untilPhase(roles.operative, 'ruling');
    return { ...scene, ...roles };
  };

  test('C20 · ruling, penalty and cover, and the other team goes on', async () => {
    const { operative, rival, rivalOperative, everyone } = await challenged();
    expect(await operative.tell(play({ kind: 'guess', card: 0 }))).toMatchObject({
      reason: 'rulingFirst',
    });
    expect(await untilCan(rival, 'rule')).toBe('either');
    await rival.act(play({ kind: 'rule', penalise: true }));
    const [card = 0] = await untilCan(rival, 'cover');
    const team = gameOf(rival)?.cards[card]?.key;
    await rival.act(play({ kind: 'cover', card }));
    for (const player of everyone) {
      await untilPhase(player, 'clue');
      expect(gameOf(player)?.cards[card]?.covered).toBe(team);
      expect(gameOf(player)?.team).toBe(team);
      expect(gameOf(player)?.story[0]).toMatchObject({ ended: 'penalised', guesses: [] });
    }
    await rivalOperative.until(({ view }) => view?.turn === 2);
    end(...everyone);
  });

  test('C21 · the clue stands, and play goes on', async () => {
    const { operative, rival, everyone } = await challenged();
    await untilCan(rival, 'rule');
    await rival.act(play({ kind: 'rule', penalise: false }));
    await untilCan(operative, 'guess');
    await operative.act(play({ kind: 'guess', card: 0 }));
    end(...everyone);
  });

  test('C20, C21 · whoever must rule is away, and the host moves on', async () => {
    const { operative, rival, host, everyone } = await challenged();
    end(rival);
    await host.until(({ presence }) => !presence?.here.includes(memberOf(rival)));
    await host.act(play({ kind: 'moveOn' }));
    await untilCan(operative, 'guess');
    expect(gameOf(operative)?.story[0]?.challenge?.ruling).toBe('stands');
    end(...everyone);
  });

  test('C20 · whoever must rule has left, and whom the host seats there rules', async () => {
    const { rival, host, fifth, everyone } = await challenged();
    const seat = rival.state.me?.seats[0] ?? '';
    await rival.act({ kind: 'leave' });
    await host.act({ kind: 'seat', member: memberOf(fifth), seat });
    await untilCan(fifth, 'rule');
    await fifth.act(play({ kind: 'rule', penalise: true }));
    await untilCan(fifth, 'decline');
    await fifth.act(play({ kind: 'decline' }));
    await untilCan(fifth, 'giveClue');
    end(...everyone);
  });
});

describe('a quiet question', () => {
  test('C22 · is not a single frame to operatives and spectators, in asking, answering or asking again', async () => {
    const scene = await withFifth();
    const { spymaster, operative, rival, rivalOperative } = rolesOf(scene);
    const spymasters = [
      await lookAt(browserOf(scene, spymaster), scene),
      await lookAt(browserOf(scene, rival), scene),
    ];
    const others = [
      await lookAt(browserOf(scene, operative), scene),
      await lookAt(browserOf(scene, rivalOperative), scene),
      await lookAt(scene.fifthBrowser, scene),
      await lookAt(browserOf(scene, spymaster), { table: scene.table, watching: true }),
    ];
    /** Who is here is gathered: everyone has heard of the last one who came. */
    const last = await others.at(-1)?.until('presence');
    for (const screen of [...spymasters, ...others]) {
      await screen.until('presence', ({ watching }) => watching === last?.watching);
    }
    const counts = async (screens: typeof others) => {
      for (const screen of screens) await screen.roundTrip();
      return screens.map(({ frames }) => frames.length);
    };
    const before = await counts(others);
    const openBefore = await counts(spymasters);
    await spymaster.act(play({ kind: 'ask', word: 'ענן' }));
    await untilCan(rival, 'answer');
    await rival.act(play({ kind: 'answer', allow: false, word: 'ענן' }));
    await spymaster.act(play({ kind: 'ask', word: 'גשם' }));
    await untilCan(rival, 'answer');
    await rival.act(play({ kind: 'answer', allow: true, word: 'גשם' }));
    const [asked, answered] = await counts(spymasters);
    expect((asked ?? 0) - (openBefore[0] ?? 0)).toBe(5);
    expect((answered ?? 0) - (openBefore[1] ?? 0)).toBe(5);
    /** One frame more each: the answer to the ping that ends the count. */
    expect(await counts(others)).toEqual(before.map((count) => count + 1));
    await spymaster.act(play({ kind: 'giveClue', word: 'גשם', count: 2 }));
    await untilCan(rivalOperative, 'challenge');
    await rivalOperative.act(play({ kind: 'challenge' }));
    expect(await untilCan(rival, 'rule')).toBe('stand');
    end(...scene.everyone);
  });
});
