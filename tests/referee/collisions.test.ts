import { LANGUAGES } from '@remez/words';
import { describe, expect, test } from 'vitest';
import { cardsOf, collisionsOf, itemsOf, verdictOn } from '../../scripts/collisions/find.ts';
import { judgedIn, unjudged } from '../../scripts/collisions/judged.ts';

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

  test('L2–L5 · none that was judged illegal passes unflagged, while it stands in a line', () => {
    const items = itemsOf(language);
    const passed = said('illegal').filter(
      ({ verdict, clue }) => verdict === 'ok' && items.has(clue),
    );
    expect(judged.length).toBeGreaterThan(10);
    expect(passed.map(({ card, clue }) => `${card} ${clue}`)).toEqual([]);
  });

  test('L2–L5 · all that are found have been judged (else: npm run collisions -- --write)', {
    timeout: 180_000,
  }, () => {
    const found = collisionsOf(itemsOf(language).keys(), language);
    const waiting = unjudged(found, judged);
    expect(waiting.map(({ card, clue }) => `${card} ${clue}`)).toEqual([]);
  });
});
