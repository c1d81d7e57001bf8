import { packReferee } from '@remez/server/referee';
import { PACKS, type PackId } from '@remez/words';
import { describe, expect, test } from 'vitest';

/** Words that lie on one table: those of a game, and classic and Duet mixed (D26). */
const TABLES: readonly (readonly PackId[])[] = [
  ['classic.he', 'duet.he'],
  ['decrypto.he'],
  ['classic.en', 'duet.en'],
  ['decrypto.en'],
];

describe('the referee reads the packs', () => {
  test.each(TABLES)(
    'L2, L3, L5 · D26 · no word of %s %s is a form, spelling, kin or part of another',
    (...ids) => {
      const packs = ids.flatMap((id) => (id === undefined ? [] : [PACKS[id]]));
      const words = packs.flatMap(({ cards }) => cards.flat());
      const { verdict } = packReferee();
      const language = packs[0]?.language ?? 'he';
      const faults = words.flatMap((clue) => {
        const visible = words.filter((word) => word !== clue);
        const asked = {
          clue,
          language,
          allow: ['compounds', 'places', 'fullNames', 'titles'] as const,
          covered: [],
          visible,
        };
        const found = verdict({ ...asked, against: 'board' });
        return found.verdict === 'illegal'
          ? [`${clue} / ${found.word} ${found.rule} ${found.why}`]
          : [];
      });
      expect(faults).toEqual([]);
    },
  );

  test.each([
    ["ג'אז", "ג'ז", 'illegal'],
    ["ג'אז", 'ג׳ז', 'illegal'],
    ["ג'אז", 'גז', 'ok'],
    ['גזוז', "ג'ז", 'ok'],
    ['גזוז', 'גז', 'illegal'],
  ])('L5 · where letters alone are another word, the mark tells: %s, %s', (card, clue, said) => {
    const { verdict } = packReferee();
    const asked = { clue, language: 'he', allow: ['places'], covered: [] } as const;
    expect(verdict({ ...asked, against: 'board', visible: [card] }).verdict).toBe(said);
  });
});
