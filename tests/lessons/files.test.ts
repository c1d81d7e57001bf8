import { readdirSync, readFileSync } from 'node:fs';
import type { Language } from '@remez/rules';
import { readLesson } from '@remez/scenarios';
import { packReferee } from '@remez/server/referee';
import { PACKS } from '@remez/words';
import { describe, expect, test } from 'vitest';
import { lesson as classic } from '../../apps/web/src/games/classic/first-game.ts';
import { lesson as decrypto } from '../../apps/web/src/games/decrypto/first-game.ts';
import { lesson as duet } from '../../apps/web/src/games/duet/first-game.ts';

const LESSONS = new URL('../../scenarios/lessons/', import.meta.url);
const TAUGHT = { classic, duet, decrypto };

interface File {
  readonly game: keyof typeof TAUGHT;
  readonly deal: {
    readonly words?: readonly string[];
    readonly white?: readonly string[];
    readonly black?: readonly string[];
  };
  readonly steps: readonly {
    readonly by: string;
    readonly do: string;
    readonly word?: string;
    readonly clues?: readonly string[];
  }[];
}

const files = readdirSync(LESSONS).map((name) => {
  const file: File = JSON.parse(readFileSync(new URL(name, LESSONS), 'utf8'));
  const language: Language = name.endsWith('.he.json') ? 'he' : 'en';
  return { name, language, file };
});

const wordsOf = (language: Language): ReadonlySet<string> =>
  new Set(
    Object.entries(PACKS).flatMap(([name, { cards }]) =>
      name.endsWith(`.${language}`) ? cards.flat() : [],
    ),
  );

const { verdict } = packReferee();

describe.each(files)('the lesson $name', ({ language, file }) => {
  const { game, deal, steps } = file;
  const dealt = [...(deal.words ?? []), ...(deal.white ?? []), ...(deal.black ?? [])];

  test('L · every clue is legal by the referee', () => {
    const covered = new Set<string>();
    for (const { by, do: verb, word = '', clues = [] } of steps) {
      if (verb === 'guess') covered.add(word);
      const said = verb === 'clue' ? [word] : clues;
      for (const clue of said) {
        const own = (by.startsWith('white') ? deal.white : deal.black) ?? [];
        const isBoard = deal.words !== undefined;
        const heard = verdict({
          ...{ clue, language, allow: [], against: isBoard ? 'board' : 'keywords' },
          visible: isBoard ? dealt.filter((each) => !covered.has(each)) : own,
          covered: isBoard ? [...covered] : [],
        });
        expect([clue, heard.verdict]).toEqual([clue, 'ok']);
      }
    }
  });

  test('every word lies on a card of our packs', () => {
    const known = wordsOf(language);
    expect(dealt.filter((word) => !known.has(word))).toEqual([]);
    expect(dealt.length).toBeGreaterThanOrEqual(8);
  });

  test('the coach has something to say wherever the file says so, and says it all', () => {
    const lesson = readLesson(file);
    if (!lesson.ok) throw new Error(lesson.failure);
    const { coach } = TAUGHT[game];
    const keys = lesson.value.steps.flatMap((step) => (step.coach === null ? [] : [step.coach]));
    expect(keys.filter((key) => coach[key] === undefined)).toEqual([]);
    /** Whoever has to do something, or to read something, is told what. */
    const silent = lesson.value.steps.filter((step) => (step.you || step.waits) && !step.coach);
    expect(silent).toEqual([]);
  });
});

test('every sentence of a coach is said in some lesson, in both languages', () => {
  for (const [game, { coach, chapters }] of Object.entries(TAUGHT)) {
    for (const language of ['he', 'en'] as const) {
      const said = chapters.flatMap(({ scenarios }) => {
        const lesson = readLesson(scenarios[language]);
        return lesson.ok ? lesson.value.steps.map((step) => step.coach) : [];
      });
      /** What the game's own screen tells is between the steps. */
      const unsaid = Object.keys(coach).filter((key) => key !== 'staged' && !said.includes(key));
      expect([game, language, unsaid]).toEqual([game, language, []]);
    }
  }
});
