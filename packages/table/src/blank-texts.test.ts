import { describe, expect, test } from 'vitest';
import { asked, begun } from './duet/campaign/testing.ts';
import { act, gathered, opened, play, reasonFor, startedFour } from './testing/table.ts';

const BLANKS = [
  ['marks alone', '\u05b8\u0301\u05c1'],
  ['Hangul fillers', '\u3164\u115f\uffa0'],
  ['Braille blanks', '\u2800\u2800'],
  ['zero-width characters', '\u200b\u2060'],
  ['marks on spaces', ' \u0301 \u0302'],
] as const;

describe.each(BLANKS)('%s', (_, blank) => {
  test('are nobody’s name', () => {
    expect(reasonFor(opened(), 'ben', { kind: 'join', name: blank })).toBe('badName');
    expect(reasonFor(opened(), 'ann', { kind: 'rename', name: blank })).toBe('badName');
  });

  test('are no name of a team or a campaign', () => {
    const teamNames = { white: blank };
    const settings = { game: 'decrypto', decrypto: { teamNames } };
    expect(reasonFor(gathered(), 'ann', { kind: 'set', settings })).toBe('badSettings');
    expect(asked(begun(), 'ann', { kind: 'rename', name: blank })).toMatchObject({
      failure: 'badName',
    });
  });

  test('are neither talk nor a clue', () => {
    expect(reasonFor(gathered(), 'ann', { kind: 'talk', to: 'everyone', text: blank })).toBe(
      'badText',
    );
    const clue = play({ kind: 'giveClue', word: blank, count: 1 });
    const giver = ['ann', 'ben'].map((person) => reasonFor(startedFour(), person, clue));
    expect(giver).toContain('badWord');
  });
});

test('a name that people can see is one, with its points', () => {
  const state = act(opened(), 'ben', { kind: 'join', name: 'נֹעָה' });
  expect(state.members.at(-1)?.name).toBe('נֹעָה'.normalize('NFC'));
});
