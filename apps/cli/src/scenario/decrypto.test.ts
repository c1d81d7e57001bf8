import { describe, expect, test } from 'vitest';
import { runScenario } from './run.ts';

const WHITE = ['יהלום', 'גשם', 'ירושלים', 'חללית'];
const BLACK = ['עקרב', 'עצם', 'שמש', 'חלום'];
const DEAL = { white: WHITE, black: BLACK, codes: { white: ['124'], black: ['234'] } };

const run = (fields: object) => runScenario({ game: 'decrypto', deal: DEAL, steps: [], ...fields });
const clues = (team: string) => ({
  by: `${team}.encryptor`,
  do: 'transmit',
  clues: [`${team} אחד`, `${team} שני`, `${team} אחרון`],
});
const OUT = [clues('white'), clues('black')];

describe('deals', () => {
  test.each<[fields: object, why: string]>([
    [{ deal: { white: [...WHITE, 'עוד'] } }, 'deal.white holds 5 words'],
    [{ deal: { white: WHITE, black: ['גשם'] } }, 'both teams’ keywords hold "גשם"'],
    [{ deal: { red: WHITE } }, 'deal knows no "red"'],
    [{ deal: { codes: [] } }, 'deal.codes must be an object'],
    [{ deal: { codes: { red: [] } } }, 'deal.codes knows no "red"'],
    [{ deal: { codes: { white: '124' } } }, 'deal.codes.white must be a list'],
    [
      { deal: { codes: { white: ['112'] } } },
      'deal.codes.white holds "112", which is no code (X3)',
    ],
    [{ options: { mode: 'coop' } }, 'options.mode must be one of teams, trio, not "coop"'],
    [{ options: { hourglass: -1 } }, 'options.hourglass must be seconds, not -1'],
    [{ options: { timers: { guess: 1 } } }, 'options.timers knows no "guess"'],
    [{ options: { timers: 30 } }, 'options.timers must be an object'],
    [{ options: { referee: 'strict' } }, 'options.referee must be one of off, advise, enforce'],
  ])('%j is none', (fields, why) => {
    expect(run(fields)).toEqual({ ok: false, why: expect.stringContaining(why) });
  });

  test.each([
    {},
    { white: WHITE },
    { white: WHITE.slice(1), black: ['word-1', 'word-2'] },
    { codes: { black: ['124'] } },
  ])('X2 · where %j is silent chance decides', (deal) => {
    expect(run({ deal, steps: OUT, expect: { can: ['white.team decode'] } })).toEqual({ ok: true });
  });

  test('X3 · cards come in the order of the list, and after its end by chance', () => {
    const decode = { by: 'white.team', do: 'decode', code: '124' };
    const black = { by: 'black.team', do: 'decode', code: '234' };
    const steps = [...OUT, decode, black];
    expect(run({ steps, expect: { round: 2, miscommunications: { white: 0, black: 0 } } })).toEqual(
      {
        ok: true,
      },
    );
  });
});

describe('steps', () => {
  test.each<[step: object, refused: string]>([
    [{ by: 'red.team', do: 'decode', code: '124' }, 'notYourSeat'],
    [{ by: 'white', do: 'decode', code: '124' }, 'notYourSeat'],
    [{ by: 'clock', do: 'decode', code: '124' }, 'notYourSeat'],
    [{ by: 'white.team', do: 'timeout' }, 'notYourSeat'],
    [{ by: 'white.team', do: 'abandon' }, 'malformed'],
    [{ by: 'white.team', do: 'toString' }, 'malformed'],
    [{ by: 'white.encryptor', do: 'draft' }, 'malformed'],
    [{ by: 'white.encryptor', do: 'draft', clues: [1, 2, 3] }, 'malformed'],
    [{ by: 'white.encryptor', do: 'draft', clues: ['א'] }, 'badClue'],
    [{ by: 'white.team', do: 'propose' }, 'malformed'],
    [{ by: 'white.team', do: 'propose', code: '12' }, 'writeFirst'],
    [{ by: 'black.team', do: 'intercept', code: [1, 2, 4] }, 'malformed'],
    [{ by: 'white.team', do: 'name', keywords: WHITE }, 'writeFirst'],
    [{ by: 'white.team', do: 'agree' }, 'notNow'],
    [{ by: 'white.team', do: 'withdraw' }, 'notNow'],
  ])('%j is refused and leaves the file valid', (step, refused) => {
    expect(run({ steps: [{ ...step, refused }, ...OUT] })).toEqual({ ok: true });
  });

  test('X5 · an encryptor’s first act draws the card, also when it is refused nothing is drawn', () => {
    const bad = {
      by: 'white.encryptor',
      do: 'transmit',
      clues: ['', '', ''],
      refused: 'emptyClue',
    };
    const another = { by: 'white.team', do: 'encryptor' };
    expect(run({ steps: [bad, another, ...OUT] })).toEqual({ ok: true });
  });

  test('X7 · a step speaks for its team, whatever others of it had proposed', () => {
    const second = [
      ...OUT,
      { by: 'white.team', do: 'decode', code: '124' },
      { by: 'black.team', do: 'decode', code: '234' },
      { ...clues('white'), clues: ['ד', 'ה', 'ו'] },
      { ...clues('black'), clues: ['ד', 'ה', 'ו'] },
      { by: 'black.encryptor', do: 'propose', code: '123' },
      {
        by: 'black.team',
        do: 'intercept',
        code: '341',
        expect: { cannot: ['black.team intercept'] },
      },
    ];
    expect(run({ steps: second, expect: { can: ['white.team decode'] } })).toEqual({ ok: true });
  });

  test('X20 · that a withdrawal is agreed to may be said, and changes nothing', () => {
    const agreed = { by: 'black.team', do: 'agree' };
    const steps = [
      ...OUT,
      { by: 'black.team', do: 'challenge' },
      { by: 'white.team', do: 'withdraw' },
      agreed,
      { expect: { can: ['white.encryptor transmit'], cannot: ['black.team agree'] } },
      { ...clues('white'), clues: ['ד', 'ה', 'ו'] },
      { ...agreed, refused: 'notNow' },
    ];
    expect(run({ steps })).toEqual({ ok: true });
  });

  test('X17 · nobody encrypts for the lone player', () => {
    const step = { ...clues('black'), refused: 'notYourSeat' };
    const expected = { cannot: ['black.encryptor intercept', 'black.encryptor challenge'] };
    expect(
      run({ options: { mode: 'trio' }, steps: [step, clues('white')], expect: expected }),
    ).toEqual({ ok: true });
  });
});

describe('expectations that do not hold', () => {
  test.each<[expected: object, why: string]>([
    [{ round: 2 }, 'expected round to be 2, it is 1'],
    [{ winner: 'white' }, 'expected winner to be "white", it is null'],
    [{ interceptions: { white: 1 } }, 'expected interceptions.white to be 1, it is 0'],
    [{ miscommunications: { red: 1 } }, 'expect.miscommunications.red: there is only white, black'],
    [{ can: ['white.team transmit'] }, 'expected can "white.team transmit"'],
    [{ cannot: ['white.encryptor transmit'] }, 'expected cannot "white.encryptor transmit"'],
    [{ can: ['white encryptor'] }, 'is no "seat verb"'],
    [{ remaining: {} }, 'this game knows no such expectation'],
  ])('%j', (expected, why) => {
    expect(run({ expect: expected })).toEqual({ ok: false, why: expect.stringContaining(why) });
  });
});
