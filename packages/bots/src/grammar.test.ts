import { expect, test } from 'vitest';
import { makeGrammar } from './grammar.ts';

const { bases } = makeGrammar('he', { cards: [], clues: [] });

test.each([
  ['אמא', 'אימא'],
  ['לאמא', 'אימא'],
  ['הצהריים', 'צוהריים'],
])('%s is read as %s, however it is spelled', (word, better) => {
  expect(bases(word)).toContain(better);
});
