/** @module-tag slow */

import { makeReferee, NO_PHRASES } from '@remez/language';
import { commonWords } from '@remez/server/referee';
import { LANGUAGES, phrasesOf } from '@remez/words';
import { entries as english } from '@remez/words/english';
import { entries as hebrew } from '@remez/words/hebrew';
import { describe, expect, test } from 'vitest';
import { cardsOf, itemsOf, verdictOn } from '../../scripts/collisions/find.ts';
import { judgedIn, waitingIn } from '../../scripts/collisions/judged.ts';

const IN_BROWSER = { he: hebrew, en: english };

/** Words of one card's line that are illegal beside another's, read one by one (docs/words.md). */
describe.each(LANGUAGES)('collisions: %s', (language) => {
  const cards = new Set(cardsOf(language));
  /** Packs change: what was judged about a word that is gone says nothing any more. */
  const judged = judgedIn(language).filter(({ card }) => cards.has(card));
  const said = (verdict: 'illegal' | 'innocent') =>
    judged
      .filter((row) => row.verdict === verdict)
      .map(({ card, clue }) => ({ card, clue, ...verdictOn(clue, [card], language) }));

  test('L2–L5 · none that was judged innocent is illegal', () => {
    const accused = said('innocent').filter(({ verdict }) => verdict === 'illegal');
    expect(accused.map(({ card, clue, why }) => `${card} ${clue} ${why}`)).toEqual([]);
  });

  test('L2–L5 · nor does a browser accuse them, which knows fewer lines', () => {
    const source = { entries: IN_BROWSER[language], common: commonWords(language) };
    const nothing = { entries: [], common: [], phrases: NO_PHRASES };
    const { verdict } = makeReferee({
      he: nothing,
      en: nothing,
      [language]: { ...source, phrases: phrasesOf(language) },
    });
    const accused = judged.filter(
      (row) =>
        row.verdict === 'innocent' &&
        verdictOn(row.clue, [row.card], language, verdict).verdict === 'illegal',
    );
    expect(accused.map(({ card, clue }) => `${card} ${clue}`)).toEqual([]);
  });

  test('L2–L5 · what was judged illegal is flagged, but for one in fifty, as lines change', () => {
    const items = itemsOf(language);
    const still = said('illegal').filter(({ clue }) => items.has(clue));
    const passed = still.filter(({ verdict }) => verdict === 'ok');
    expect(still.length).toBeGreaterThan(10);
    expect(passed.length, JSON.stringify(passed)).toBeLessThanOrEqual(still.length / 50);
  });

  test('L2–L5 · all that are found in a sixth of the lines have been judged', () => {
    const sixth = [...itemsOf(language).keys()].filter((_, nth) => nth % 6 === 0);
    expect(waitingIn(sixth, language)).toEqual([]);
  });
});
