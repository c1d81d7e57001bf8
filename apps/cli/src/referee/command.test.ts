import { describe, expect, test } from 'vitest';
import { answerTo } from './command.ts';

const ask = (question: object): unknown => JSON.parse(answerTo(JSON.stringify(question)));
const board = ['זרבובית', 'שבירה', 'בית-חולים'];

describe('remez referee', () => {
  test.each([
    ['L1', { clue: 'שבירה' }, { verdict: 'illegal', rule: 'L1', word: 'שבירה', why: 'sameWord' }],
    ['L2', { clue: 'זרבוביתו' }, { verdict: 'illegal', rule: 'L2', word: 'זרבובית', why: 'form' }],
    [
      'L3',
      { clue: 'בית' },
      { verdict: 'illegal', rule: 'L3', word: 'בית-חולים', why: 'compoundPart' },
    ],
    [
      'C19',
      { clue: 'שבירה', covered: ['שבירה'] },
      { verdict: 'ok', rule: null, word: null, why: null },
    ],
    ['L11', { clue: 'שב"כ' }, { verdict: 'warn', rule: 'L11', word: null, why: 'acronym' }],
    [
      'L11',
      { clue: 'שב"כ', options: { acronyms: true } },
      { verdict: 'ok', rule: null, word: null, why: null },
    ],
    [
      'L11',
      { clue: 'כרית נוי', options: { compounds: false, places: false } },
      { verdict: 'illegal', rule: 'L11', word: null, why: 'moreThanOneWord' },
    ],
  ])('%s · %o', (_, question, answer) => {
    expect(ask({ language: 'he', board, ...question })).toEqual(answer);
  });

  test('X23 · against keywords a clue may be a sentence, and translations count', () => {
    const keywords = { language: 'he', board: ['חלום'], against: 'keywords' };
    expect(ask({ ...keywords, clue: 'מה שרואים בלילה' })).toMatchObject({ verdict: 'ok' });
    expect(ask({ ...keywords, clue: 'dream' })).toMatchObject({ verdict: 'illegal', rule: 'X23' });
  });

  test.each([
    ['not JSON', 'a line must be a JSON object'],
    ['[]', 'a line must be a JSON object'],
    ['', 'a line must be a JSON object'],
    ['{"board":[],"clue":"ים"}', 'language must be one of he, en, not nothing'],
    ['{"language":"fr","board":[],"clue":"ים"}', 'language must be one of he, en, not "fr"'],
    ['{"language":"he","clue":"ים"}', 'board must be a list of words'],
    ['{"language":"he","board":[1],"clue":"ים"}', 'board must be a list of words'],
    ['{"language":"he","board":[],"clue":" "}', 'clue must be a text'],
    ['{"language":"he","board":[],"covered":"ים","clue":"ים"}', 'covered must be a list of words'],
    ['{"language":"he","board":[],"clue":"ים","options":[]}', 'options must be an object'],
    [
      '{"language":"he","board":[],"clue":"ים","options":{"titles":1}}',
      'options.titles must be true or false',
    ],
    ['{"language":"he","board":[],"clue":"ים","colour":1}', 'there is no field "colour"'],
  ])('a line that is not valid is answered with what is wrong with it: %s', (line, error) => {
    expect(JSON.parse(answerTo(line))).toEqual({ error });
  });
});
