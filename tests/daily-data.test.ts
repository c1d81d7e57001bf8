/** @module-tag slow */

import { readFileSync, statSync } from 'node:fs';
import { PLAIN_CLUE_RULES } from '@remez/rules';
import { DAILY_COUNTS, DAILY_IDENTITIES, type DailyBoard, monthOf } from '@remez/rules/daily';
import { packReferee } from '@remez/server/referee';
import { LANGUAGES, PACKS } from '@remez/words';
import { describe, expect, test } from 'vitest';
import { candidatesFor } from '../scripts/daily/candidates.ts';
import { fileOf, readBoards, readMonth, SHIPPED } from '../scripts/daily/files.ts';
import { makeDay } from '../scripts/daily/generate.ts';
import { UNWANTED } from '../scripts/daily/unwanted.ts';
import { makeWorld } from '../scripts/daily/world.ts';

const MONTHS = [...new Set(SHIPPED.map(monthOf))];
const { verdict, alike } = packReferee();

/** What is wrong with a board, a sentence each. */
const faultsIn = (board: DailyBoard, language: (typeof LANGUAGES)[number]): readonly string[] => {
  const { words, key, clues } = board;
  const cards = [...PACKS[`classic.${language}`].cards, ...PACKS[`duet.${language}`].cards];
  const faults: string[] = [];
  const holds = (isSo: boolean, fault: string) => {
    if (!isSo) faults.push(fault);
  };
  holds(words.length === 25 && new Set(words).size === 25, 'not 25 words');
  for (const identity of DAILY_IDENTITIES) {
    const count = key.filter((each) => each === identity).length;
    holds(count === DAILY_COUNTS[identity], `${count} of ${identity}`);
  }
  for (const word of words) {
    const card = cards.find((each) => each.includes(word));
    holds(card !== undefined, `${word} is in no pack`);
    const twins = words.filter((each) => each !== word && card?.includes(each));
    holds(twins.length === 0, `${word} meets its twin ${twins.join()}`);
  }
  words.forEach((one, at) => {
    for (const other of words.slice(at + 1)) {
      holds(!alike(one, other, language), `${one} and ${other} are one word`);
    }
  });
  /** Honest numbers: each agent is meant by one clue, and nobody else by any. */
  const meant = clues.flatMap((clue) => clue.meant);
  holds(new Set(meant).size === meant.length, 'a card is meant twice');
  holds(meant.length === DAILY_COUNTS.agent, `${meant.length} cards are meant`);
  holds(
    meant.every((card) => key[card] === 'agent'),
    'a clue means what is no agent',
  );
  holds(clues.length >= 3 && clues.length <= 4, `${clues.length} clues`);
  for (const { word, meant: cardsMeant } of clues) {
    holds(cardsMeant.length >= 2, `${word} is meant for one word alone`);
    const judged = verdict({
      clue: word,
      language,
      allow: PLAIN_CLUE_RULES.allow,
      against: 'board',
      visible: words,
      covered: [],
    });
    holds(judged.verdict === 'ok', `${word} is ${judged.verdict}`);
  }
  return faults;
};

describe.each(LANGUAGES)('the boards that are shipped in %s', (language) => {
  const boards = readBoards(language);

  test('there is one for every day of the year, and no other', () => {
    expect([...boards.keys()].sort()).toEqual(SHIPPED);
  });

  test('each is valid: words of the packs, twins apart, the key, honest and legal clues', () => {
    const faulty = [...boards].flatMap(([day, board]) =>
      faultsIn(board, language).map((fault) => `${day}: ${fault}`),
    );
    expect(faulty).toEqual([]);
  });

  test('none comes twice, and no word and no clue comes again too soon', () => {
    const all = [...boards.values()];
    const keyOf = ({ words }: DailyBoard) => [...words].sort().join();
    expect(new Set(all.map(keyOf)).size).toBe(all.length);
    all.forEach(({ words, clues }, nth) => {
      const before = all.slice(Math.max(0, nth - 7), nth);
      const lately = new Set(before.flatMap((board) => board.words));
      expect(words.filter((word) => lately.has(word))).toEqual([]);
      const given = new Set(
        all
          .slice(Math.max(0, nth - 60), nth)
          .flatMap((board) => board.clues.map(({ word }) => word)),
      );
      expect(clues.filter(({ word }) => given.has(word))).toEqual([]);
    });
  });

  test('no clue is one that nobody wants to meet, from December 2026 on', () => {
    const met = [...boards]
      .filter(([day]) => day >= '2026-12-01')
      .flatMap(([day, { clues }]) => clues.map(({ word }) => ({ day, word })))
      .filter(({ word }) => UNWANTED[language].has(word.toLowerCase()));
    expect(met).toEqual([]);
  });

  test('what is fetched says 25 words and nothing else in clear; a month is small', () => {
    for (const month of MONTHS) {
      for (const [day, sealed] of Object.entries(readMonth(language, month))) {
        expect(Object.keys(sealed)).toEqual(['words', 'seal']);
        expect(sealed.seal).toMatch(/^[A-Za-z0-9+/=]+$/u);
        const bytes = Buffer.from(sealed.seal, 'base64');
        /** Shorter ones are there by chance. */
        const clues = (boards.get(day)?.clues ?? []).filter(({ word }) => word.length > 3);
        expect(clues.filter(({ word }) => bytes.includes(word))).toEqual([]);
      }
      expect(statSync(fileOf(language, month)).size).toBeLessThan(30_000);
    }
    /** The same length for every day: how many clues there are, and how long, is not to be seen. */
    const lengths = MONTHS.flatMap((month) =>
      Object.values(readMonth(language, month)).map(({ seal }) => seal.length),
    );
    expect(new Set(lengths).size).toBe(1);
  });

  test('the key is nowhere the same place for the same kind: it is as random as a deal', () => {
    const places = Array.from({ length: 25 }, () => 0);
    for (const { key } of boards.values()) {
      key.forEach((identity, card) => {
        if (identity === 'agent') places[card] = (places[card] ?? 0) + 1;
      });
    }
    const mean = (boards.size * DAILY_COUNTS.agent) / 25;
    for (const count of places) expect(Math.abs(count - mean)).toBeLessThan(mean * 0.35);
  });
});

test('the same day is made anew as the same board, and another day as another', async () => {
  const world = await makeWorld('en', 2);
  const before = [...readBoards('en').values()].slice(0, 3);
  const made = makeDay('2026-11-10', before, world);
  expect(makeDay('2026-11-10', before, world)).toEqual(made);
  expect(made.crossPlay.won).toBe(2);
  const other = makeDay('2026-11-11', before, world);
  expect(other.board.words).not.toEqual(made.board.words);
});

test('a clue is none where what it is a form of means another word: chips, where a chip lies on a shoulder', async () => {
  const world = await makeWorld('en', 0);
  const meantBy = (words: readonly string[]) =>
    candidatesFor(words, world).flatMap(({ word, meant }) =>
      word === 'chips' ? [meant.map((at) => words[at])] : [],
    );
  expect(meantBy(['poker', 'vinegar', 'Egypt'])).toContainEqual(['poker', 'vinegar']);
  expect(meantBy(['poker', 'vinegar', 'shoulder'])).toEqual([]);
});

test('a day is a line of its file', () => {
  const text = readFileSync(fileOf('he', '2026-11'), 'utf8');
  expect(text.split('\n').filter((line) => line.startsWith('"2026-'))).toHaveLength(30);
});
