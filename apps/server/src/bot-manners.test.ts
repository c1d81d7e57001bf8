/** @module-tag slow */

import type { Command as DecryptoMove } from '@remez/rules/decrypto';
import { classicOf, decryptoOf, recordingScreen } from '@remez/table/testing';
import { describe, expect, test } from 'vitest';
import { tableOfPlayers } from './testing/bots.ts';

/** What was played, by whom: the events of the game itself. */
const played = async ({ all }: Pick<Awaited<ReturnType<typeof tableOfPlayers>>, 'all'>) =>
  (await all()).flatMap(({ by, event }) => {
    const { kind, event: inner } = event as { kind: string; event: { kind: string } };
    return kind === 'played' ? [{ by, ...inner }] : [];
  });

describe('bots with people at one table', () => {
  test('X7 · in Decrypto they propose to their team, the last word is a person’s; where she encrypts they decode', async () => {
    const table = await tableOfPlayers('decrypto');
    const ann = recordingScreen('ann');
    table.arrive(ann);
    const view = () => {
      const seen = decryptoOf(ann.view);
      if (seen === undefined) throw new Error('no match');
      return seen;
    };
    const move = (command: DecryptoMove) => table.done({ kind: 'play', move: command });
    const until = async (isSo: () => boolean) => {
      for (let seconds = 0; !isSo(); seconds += 1) {
        if (seconds > 300) throw new Error(`never came to it: ${view().phase}`);
        await table.pass(1000);
      }
    };
    /** White is Ann and the bot m3, black are bots. She encrypts first, and m3 alone decodes for her. */
    await move({ kind: 'draw' });
    await move({ kind: 'transmit', clues: ['ראשון', 'שני', 'שלישי'] });
    await until(() => view().sheets.white.rounds[0]?.outcome !== undefined);
    expect(view().sheets.white.rounds[0]?.outcome?.decode.by).toBe('m3');
    /** In the second round black's clues are hers and m3's to intercept. */
    await until(() => view().round === 2 && view().can.decode !== undefined);
    expect(view().encryptors.white).toBe('m3');
    await move({ kind: 'decode', code: [1, 2, 3] });
    await until(() => view().can.propose === 'intercept');
    const proposed = () => view().deliberation?.proposals.find(({ by }) => by === 'm3');
    await until(() => proposed() !== undefined);
    /** Both are of one mind, so that either could say it for the team; and only she does. */
    const digits = proposed()?.digits ?? [];
    await move({ kind: 'propose', digits });
    const turn = view().turn;
    await table.pass(120_000, 5000);
    expect(view()).toMatchObject({ turn, answers: { intercept: false, decode: true } });
    await move({ kind: 'intercept', code: digits as readonly number[] });
    expect(view().sheets.black.rounds.at(-1)?.outcome?.intercept?.by).toBe('m1');
  });

  test('C20, C22 · they rule and answer by the referee, and object to nothing themselves', async () => {
    const table = await tableOfPlayers('teams');
    const ann = recordingScreen('ann');
    table.arrive(ann);
    const phase = () => classicOf(ann.view)?.phase;
    const until = async (isSo: () => boolean | Promise<boolean>) => {
      for (let seconds = 0; !(await isSo()); seconds += 1) {
        if (seconds > 600) throw new Error(`never came to it: ${phase()}`);
        await table.pass(1000);
      }
    };
    const word =
      classicOf(ann.view)?.cards.find(({ covered }) => covered === undefined)?.word ?? '';
    await until(() => classicOf(ann.view)?.can.ask === true);
    const answers = async () =>
      (await played(table)).flatMap((event) => ('allow' in event ? [event.allow] : []));
    /** The other spymaster is asked quietly: a word of the board, and one that nobody objects to. */
    await table.done({ kind: 'play', move: { kind: 'ask', word } });
    await until(async () => (await answers()).length === 1);
    await table.done({ kind: 'play', move: { kind: 'ask', word: 'אבגדה' } });
    await until(async () => (await answers()).length === 2);
    expect(await answers()).toEqual([false, true]);
    /** A person sits with blue's bots and challenges a clue that is a word of the board. */
    await table.done({ kind: 'join', name: 'Ben' }, 'ben');
    await table.done({ kind: 'sit', seat: 'blue.operative' }, 'ben');
    await table.done({ kind: 'play', move: { kind: 'giveClue', word, count: 1 } });
    await table.done({ kind: 'play', move: { kind: 'challenge' } }, 'ben');
    await until(() => phase() !== 'ruling');
    const rulings = (await played(table)).filter(({ kind }) => kind === 'ruled');
    expect(rulings).toMatchObject([{ by: 'm2', penalise: true }]);
    const challenges = (await played(table)).filter(({ kind }) => kind === 'challenged');
    expect(challenges.map(({ by }) => by)).toEqual(['m5']);
  });

  test('D23 · a clue of a bot that is challenged is ruled on by its own side', async () => {
    const table = await tableOfPlayers('duet');
    const ann = recordingScreen('ann');
    table.arrive(ann);
    const can = () => {
      const view = ann.view.match?.view;
      return view?.game === 'duet' ? view.can : {};
    };
    for (let seconds = 0; !can().challenge; seconds += 1) {
      if (seconds > 300) throw new Error('no clue came');
      if (can().giveClue) {
        await table.done({ kind: 'play', move: { kind: 'giveClue', word: 'אבגדה', count: 1 } });
      }
      await table.pass(1000);
    }
    await table.done({ kind: 'play', move: { kind: 'challenge' } });
    const rulings = async () => (await played(table)).filter(({ kind }) => kind === 'ruled');
    for (let seconds = 0; (await rulings()).length === 0; seconds += 1) {
      if (seconds > 60) throw new Error('nobody ruled');
      await table.pass(1000);
    }
    expect(await rulings()).toMatchObject([{ penalise: false }]);
    expect(['m2', 'm4']).toContain((await rulings())[0]?.by);
  });
});
