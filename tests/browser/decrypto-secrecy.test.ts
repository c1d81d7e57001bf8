/** @module-tag slow */

import { setImmediate } from 'node:timers/promises';
import { pick, type Random, seededRandom } from '@remez/rules';
import type { View } from '@remez/rules/decrypto';
import { randomDecryptoMove } from '@remez/rules/testing/decrypto';
import { openBrowser, type Player, sitAt, startServer, viewsIn } from '@remez/server/testing';
import type { Move } from '@remez/table';
import { decryptoOf } from '@remez/table/testing';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DIST, testBrowser, untilAtGame } from './harness.ts';
import { arrive, type Guest } from './people.ts';
import { ALL } from './twin-screens.ts';

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dov', 'Eli', 'Fay'];
const SEATS = ['white', 'white', 'white', 'black', 'black', 'black'] as const;
const ROW = ['challenge', 'clues', 'encryptor', 'round', 'team'];

let browser: Browser;
beforeAll(async () => {
  browser = await testBrowser();
});
afterAll(() => browser?.close());

const viewOf = (player: Player): View | undefined => {
  const view = player.state.view?.match?.view;
  return view?.game === 'decrypto' ? view : undefined;
};

/** Six people at a table, and the pages of one of each team and of a television. */
const watched = async (seed: number) => {
  const server = await startServer({ web: DIST, random: seededRandom(seed) });
  const browsers = NAMES.map(() => openBrowser(server.url));
  for (const each of browsers) await each.visit();
  const opened = await browsers[0]?.openTable('Ada', {
    game: 'decrypto',
    decrypto: { hourglass: null },
  });
  const table = opened?.table ?? '';
  const players = browsers.map((each) => sitAt(each, { table }));
  for (const [index, player] of players.entries()) {
    await player.until(({ status }) => status === 'open');
    if (index > 0) await player.act({ kind: 'join', name: NAMES[index] ?? '' });
    await player.act({ kind: 'sit', seat: SEATS[index] ?? '' });
  }
  await players[0]?.act({ kind: 'start' });
  for (const player of players) await player.until(({ view }) => view?.match);
  const pageOf = async (index: number | null): Promise<Guest> => {
    const path = `http://remez.test:${server.port}/t/${table}${index === null ? '?tv' : ''}`;
    const guest = await arrive(browser, path, {
      name: index === null ? 'tv' : (NAMES[index] ?? ''),
      async prepare(context) {
        const [name = '', value = ''] = browsers[index ?? 0]?.cookie.split(/=(.*)/su) ?? [];
        if (index === null) return;
        await context.addCookies([{ name, value, domain: 'remez.test', path: '/' }]);
      },
    });
    await untilAtGame(guest.page);
    return guest;
  };
  const pages = { white: await pageOf(1), black: await pageOf(4), tv: await pageOf(null) };
  const close = async () => {
    for (const guest of Object.values(pages)) await guest.context.close();
    for (const player of players) player.end();
    await server.close();
  };
  return { players, pages, close };
};

/** Something to do, with much typing before anything is sent. */
const someMove = (player: Player, random: Random): Move | undefined => {
  const view = viewOf(player);
  if (view === undefined) return undefined;
  if (view.can.draft && random.below(4) > 0) {
    const word = () => `טיוטה${random.below(1_000_000)}`;
    return { kind: 'draft', clues: [word(), word(), ''] };
  }
  const move = randomDecryptoMove(view, random);
  return move?.kind === 'nameTeam' ? undefined : move && { ...move };
};

interface Seen {
  readonly text: string;
  readonly view: View;
  readonly members: ReadonlyMap<string, string>;
}

/** Every view of the running match that a page was sent. */
const viewsOf = ({ frames }: Guest): readonly Seen[] =>
  viewsIn(frames).flatMap((table) => {
    const view = decryptoOf(table);
    if (view === undefined) return [];
    const members = new Map<string, string>();
    for (const { seat, members: ids } of table.seats) {
      for (const id of ids) members.set(id, seat);
    }
    return [{ text: JSON.stringify(table), view, members }];
  });

describe('what the wire brings to each screen', () => {
  test.each(ALL ? [3, 8] : [3])(
    'X2, X5–X8, X15, X25 · seed %i: nothing of the others’ words, codes, drafts and thoughts',
    async (seed) => {
      const { players, pages, close } = await watched(seed);
      const random = seededRandom(seed);
      const drafts: { readonly by: number; readonly text: string }[] = [];
      const done = new Set<string>();
      /** X15 · what was guessed of the others' words; a guess may be right. */
      const guessed = new Set<string>();
      for (let step = 0; players[0]?.state.view?.running; step += 1) {
        const index = random.below(players.length);
        const player = players[index] as Player;
        const move = someMove(player, random);
        if (move === undefined) {
          /** What the others did is still on its way. */
          await setImmediate();
          continue;
        }
        if ('keywords' in move) for (const word of move.keywords as string[]) guessed.add(word);
        if (move.kind === 'draft') {
          for (const text of move.clues as string[]) {
            if (text !== '') drafts.push({ by: index, text });
          }
        }
        const outcome = await player.tell({ kind: 'play', move });
        if (outcome.kind === 'done') done.add(move.kind);
        if (step % 20 === 0) {
          await player.act({ kind: 'note', place: 'page', text: `note of ${index}` });
        }
        /** Teams that never come to agree are helped by their host. */
        if (step % 150 === 149) await players[0]?.tell({ kind: 'play', move: { kind: 'moveOn' } });
      }
      await players[0]?.until(({ view }) => view?.running === false);
      await Promise.all(
        Object.values(pages).map(({ page }) => page.locator('[data-phase=over]').waitFor()),
      );
      /** A game in which nobody wrote or argued would have had nothing to hide. */
      expect([...done]).toEqual(
        expect.arrayContaining(['draft', 'transmit', 'propose', 'decode', 'intercept']),
      );
      expect(drafts.length).toBeGreaterThan(10);

      const truth = viewOf(players[0] as Player)?.keywords;
      const published = new Set(
        ['white', 'black'].flatMap((team) =>
          viewOf(players[0] as Player)?.sheets[team as 'white'].rounds.flatMap(
            ({ clues }) => clues,
          ),
        ),
      );
      for (const [who, guest] of Object.entries(pages)) {
        const side = who === 'tv' ? undefined : (who as 'white' | 'black');
        const views = viewsOf(guest);
        expect(views.length).toBeGreaterThan(20);
        const me = who === 'white' ? 1 : who === 'black' ? 4 : null;
        const member = me === null ? undefined : players[me]?.state.me?.member;
        for (const { text, view, members } of views) {
          expect(view.side).toBe(side);
          /** X6 · a draft is for its writer alone, whatever the phase. */
          const leaked = drafts.filter(
            (draft) => draft.by !== me && !published.has(draft.text) && text.includes(draft.text),
          );
          expect({ who, leaked }).toEqual({ who, leaked: [] });
          if (view.phase === 'over') continue;
          expect(Object.keys(view.keywords)).toEqual(side === undefined ? [] : [side]);
          for (const team of ['white', 'black'] as const) {
            if (team === side) continue;
            const leakedWords = (truth?.[team] ?? []).filter(
              (word) => !guessed.has(word) && text.includes(`"${word}"`),
            );
            expect({ who, leakedWords }).toEqual({ who, leakedWords: [] });
          }
          /** X5 · the card is its encryptor's alone, whatever the team. */
          const encrypts = side !== undefined && view.encryptors[side] === member;
          expect(view.encrypting).toBe(encrypts && view.phase !== 'name' ? true : undefined);
          if (!encrypts) expect(view.card).toBeUndefined();
          if (side === undefined) {
            expect(view.card ?? view.deliberation ?? view.naming?.proposals).toBeUndefined();
          }
          const thoughts = [
            ...(view.deliberation?.proposals ?? []),
            ...(view.naming?.proposals ?? []),
          ];
          for (const { by } of thoughts) expect(members.get(by)).toBe(side);
          for (const team of ['white', 'black'] as const) {
            for (const row of view.sheets[team].rounds) {
              if (row.outcome !== undefined) continue;
              expect(ROW).toEqual(expect.arrayContaining(Object.keys(row)));
            }
          }
          for (const seal of view.seals) expect(seal.opening).toBeUndefined();
        }
        const notes = guest.frames.filter((frame) => frame.includes('note of'));
        for (const frame of notes) expect(frame).not.toMatch(new RegExp(`note of [^${me}]`, 'u'));
        expect(guest.page.complaints).toEqual([]);
      }
      await close();
    },
  );

  test('X6, X7 · while others type and argue, nothing at all arrives, however much it is', async () => {
    const { players, pages, close } = await watched(5);
    const [ada, ben, cleo, dov, , fay] = players as [
      Player,
      Player,
      Player,
      Player,
      Player,
      Player,
    ];
    const play = (player: Player, move: Move) => player.act({ kind: 'play', move });
    const viewsOn = (guest: Guest) => viewsOf(guest).length;
    /** One word to everyone, and every page has heard it: then all that came before is there. */
    const settled = async (text: string) => {
      await fay.act({ kind: 'talk', to: 'everyone', text });
      for (const guest of Object.values(pages)) {
        await expect.poll(() => guest.frames.at(-1) ?? '').toContain(text);
      }
    };
    await play(ada, { kind: 'draw' });
    await play(dov, { kind: 'draw' });
    await settled('one');
    const before = Object.values(pages).map(viewsOn);
    for (const text of ['ג', 'גש', 'גשם', 'גשם כבד']) {
      await play(ada, { kind: 'draft', clues: [text, '', text] });
    }
    await settled('two');
    expect(Object.values(pages).map(viewsOn)).toEqual(before.map((count) => count + 1));

    await play(ada, { kind: 'transmit', clues: ['זמזום', 'צלצול', 'מלמול'] });
    await play(dov, { kind: 'transmit', clues: ['רשרוש', 'חמש', 'שש'] });
    await ben.until(({ view }) => {
      const match = view?.match?.view;
      return match?.game === 'decrypto' && match.phase === 'answer';
    });
    await settled('three');
    const [white = 0, black = 0, tv = 0] = Object.values(pages).map(viewsOn);
    for (const digits of [
      [1, null, null],
      [1, 2, null],
      [1, 2, 3],
      [4, 2, 3],
    ]) {
      await play(pick([ben, cleo], seededRandom(digits.length)), { kind: 'propose', digits });
    }
    await settled('four');
    const after = Object.values(pages).map(viewsOn);
    expect(after[0]).toBeGreaterThan(white + 1);
    expect(after.slice(1)).toEqual([black + 1, tv + 1]);
    await close();
  });
});
