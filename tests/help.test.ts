import { ALLOWANCES, type Allowance, LANGUAGES, type Language } from '@remez/rules';
import type { Options } from '@remez/rules/duet';
import { packReferee } from '@remez/server/referee';
import { PACKS } from '@remez/words';
import { describe, expect, test } from 'vitest';
import { runScenario } from '../apps/cli/src/scenario/run.ts';
import {
  CLUE_EXAMPLES,
  type Example,
  type Standing,
  standingIn,
} from '../apps/web/src/board/help/clue-examples.ts';
import { CLASSIC_EXAMPLE, identityIn } from '../apps/web/src/games/classic/help/example.ts';
import { DECRYPTO_EXAMPLE } from '../apps/web/src/games/decrypto/help/example.ts';
import { DUET_EXAMPLE, SCORED } from '../apps/web/src/games/duet/help/example.ts';
import { scoreOf } from '../packages/rules/src/duet/debrief.ts';

const { verdict } = packReferee();

const judged = (
  language: Language,
  clue: string,
  { visible, allow = [] }: { visible: readonly string[]; allow?: readonly Allowance[] },
) => verdict({ clue, language, allow, against: 'board', visible, covered: [] }).verdict;

const wordsOf = (...packs: readonly (keyof typeof PACKS)[]): ReadonlySet<string> =>
  new Set(packs.flatMap((pack) => PACKS[pack].entries.map(({ word }) => word)));

/** What the referee may say of a clue of which the help says this. */
const AGREES: { readonly [standing in Standing]: readonly string[] } = {
  ok: ['ok'],
  doubt: ['warn'],
  no: ['illegal'],
  people: ['ok'],
};

const rooms = (language: Language): readonly (readonly Allowance[])[] => [
  [],
  language === 'he' ? ['compounds', 'places'] : ['places'],
  ...ALLOWANCES.map((each) => [each]),
  ALLOWANCES,
];

const examples = LANGUAGES.flatMap((language) =>
  Object.values(CLUE_EXAMPLES[language]).flatMap((topic) =>
    Object.entries<Example>(topic).map(([id, example]) => [language, id, example] as const),
  ),
);

describe('the help says of a clue what the referee says', () => {
  test.each(examples)('L · %s · %s, whatever the room has agreed on', (language, _, example) => {
    const { clue, board } = example;
    const wrong = rooms(language).flatMap((allow) => {
      const said = standingIn(example, allow);
      const heard = judged(language, clue, { visible: board, allow });
      return AGREES[said].includes(heard) ? [] : [`[${allow}] help: ${said}, referee: ${heard}`];
    });
    expect(wrong).toEqual([]);
  });

  test.each(LANGUAGES)('%s · its boards are words of our packs', (language) => {
    const known = wordsOf(`classic.${language}`, `duet.${language}`, `decrypto.${language}`);
    const boards = Object.values(CLUE_EXAMPLES[language])
      .flatMap((topic) => Object.values<Example>(topic))
      .flatMap(({ board }) => board);
    expect(boards.filter((word) => !known.has(word))).toEqual([]);
  });
});

describe.each(LANGUAGES)('the worked turn of classic, in %s', (language) => {
  const example = CLASSIC_EXAMPLE[language];
  const { words, key, turns, missed, assassin } = example;
  const deal = { words, key, starts: 'red' };
  const played = turns.flatMap(({ team, clue, count, touched }) => [
    { by: `${team}.spymaster`, do: 'clue', word: clue, count },
    ...touched.map((word) => ({ by: `${team}.operative`, do: 'guess', word })),
    { expect: { over: false, can: [`${team === 'red' ? 'blue' : 'red'}.spymaster clue`] } },
  ]);

  test('C8 C9 C10 C12 C14 · each turn ends where the help says, the third by its plus-one', () => {
    const expected = { over: false, remaining: { red: 3, blue: 7 } };
    expect(
      runScenario({ game: 'classic', options: {}, deal, steps: played, expect: expected }),
    ).toEqual({ ok: true });
  });

  test('C11 · touching the assassin instead is the end', () => {
    const steps = [
      ...played.slice(0, 3),
      { by: 'red.operative', do: 'guess', word: assassin },
      { expect: { over: true, winner: 'blue' } },
    ];
    expect(runScenario({ game: 'classic', options: {}, deal, steps, expect: {} })).toEqual({
      ok: true,
    });
  });

  test('C17 C18 · zero and unlimited are given on that board', () => {
    for (const { word, count } of [
      { word: example.zero, count: 0 },
      { word: example.unlimited.clue, count: 'unlimited' },
    ]) {
      const steps = [
        ...played.slice(0, -5),
        { by: 'red.spymaster', do: 'clue', word, count },
        { by: 'red.operative', do: 'guess', word: missed },
        { by: 'red.operative', do: 'guess', word: example.unlimited.word },
        { expect: { can: ['red.operative guess', 'red.operative stop'] } },
      ];
      expect(runScenario({ game: 'classic', options: {}, deal, steps, expect: {} })).toEqual({
        ok: true,
      });
    }
  });

  test('its clues are legal, its words are of the pack, and the key is as told', () => {
    const clues = [...turns.map(({ clue }) => clue), example.zero, example.unlimited.clue];
    const allowed = clues.map((clue) => judged(language, clue, { visible: words }));
    expect(allowed).toEqual(clues.map(() => 'ok'));
    const pack = wordsOf(`classic.${language}`);
    expect(words.filter((word) => !pack.has(word))).toEqual([]);
    for (const { team, meant } of turns) {
      expect(meant.map((word) => identityIn(example, word))).toEqual(meant.map(() => team));
    }
    expect(identityIn(example, assassin)).toBe('assassin');
  });
});

describe.each(LANGUAGES)('the worked turns of Duet, in %s', (language) => {
  const { words, key, turns, zero } = DUET_EXAMPLE[language];
  const other = { a: 'b', b: 'a' } as const;

  test('D7 D9 D10 D12 · a bystander, then two stops, and six tokens are left', () => {
    const steps = turns.flatMap(({ by, clue, count, touched }, turn) => [
      { by, do: 'clue', word: clue, count },
      ...touched.map((word) => ({ by: other[by], do: 'guess', word })),
      ...(turn === 0 ? [] : [{ by: other[by], do: 'stop' }]),
      { expect: { tokens: 8 - turn, greenTokens: turn } },
    ]);
    const game = { game: 'duet', options: {}, deal: { words, ...key }, steps };
    expect(runScenario({ ...game, expect: { over: false } })).toEqual({ ok: true });
  });

  test('D20 · Tel Aviv after five mistakes and a stop has three tokens, and a mistake costs two', () => {
    const [, one = '', right = '', , two = ''] = words;
    const wrong = [one, two, ...[9, 15, 19].map((card) => words[card] ?? '')];
    const steps = [
      ...wrong.flatMap((word, turn) => {
        const by = turn % 2 === 0 ? 'a' : 'b';
        return [
          { by, do: 'clue', word: turns[0].clue, count: 1 },
          { by: other[by], do: 'guess', word },
        ];
      }),
      { expect: { tokens: 4 } },
      { by: 'b', do: 'clue', word: turns[1].clue, count: 1 },
      { by: 'a', do: 'guess', word: right },
      { by: 'a', do: 'stop' },
      { expect: { tokens: 3, greenTokens: 1 } },
      { by: 'a', do: 'clue', word: turns[0].clue, count: 1 },
      { by: 'b', do: 'guess', word: words[22] },
      { expect: { tokens: 1 } },
    ];
    const options = { mission: 'tel-aviv' };
    const game = { game: 'duet', options, deal: { words, ...key }, steps };
    expect(runScenario({ ...game, expect: { over: false } })).toEqual({ ok: true });
  });

  test('D19 · two tokens left and four taken green side up are ten points', () => {
    const { score, ...win } = SCORED;
    const standard = { tokens: 9, mistakes: 9, mission: null, flexibleTurns: false };
    expect(scoreOf(standard as Options, win)).toBe(score);
  });

  test('its clues are legal, and its words are of the pack', () => {
    const clues = [...turns.map(({ clue }) => clue), zero.clue];
    const allowed = clues.map((clue) => judged(language, clue, { visible: words }));
    expect(allowed).toEqual(clues.map(() => 'ok'));
    const pack = wordsOf(`duet.${language}`);
    expect(words.filter((word) => !pack.has(word))).toEqual([]);
  });
});

describe.each(LANGUAGES)('the worked round of Decrypto, in %s', (language) => {
  const { keywords, first, second, clues } = DECRYPTO_EXAMPLE[language];
  const codesOf = (team: 'white' | 'black') =>
    [...first, ...second].filter((row) => row.team === team).map(({ code }) => code.join(''));
  const rival = { white: 'black', black: 'white' } as const;
  const transmit = (round: typeof first, instead?: string) =>
    round.map((row) => ({
      by: `${row.team}.encryptor`,
      do: 'transmit',
      clues: row.team === 'white' && instead ? [instead, ...row.clues.slice(1)] : row.clues,
    }));
  const answers = (round: typeof first) =>
    round.flatMap(({ team, decode, intercept }) => [
      ...(intercept
        ? [{ by: `${rival[team]}.team`, do: 'intercept', code: intercept.join('') }]
        : []),
      { by: `${team}.team`, do: 'decode', code: decode.join('') },
    ]);
  const game = {
    game: 'decrypto',
    options: { hourglass: 0, referee: 'enforce', language },
    deal: { ...keywords, codes: { white: codesOf('white'), black: codesOf('black') } },
  };
  const begun = [...transmit(first), ...answers(first)];

  test('X8 X10 X11 · white misreads its own code and intercepts the other', () => {
    const steps = [...begun, ...transmit(second), ...answers(second)];
    const expected = {
      round: 3,
      interceptions: { white: 1, black: 0 },
      miscommunications: { white: 1, black: 0 },
    };
    expect(runScenario({ ...game, steps, expect: expected })).toEqual({ ok: true });
  });

  test.each(Object.entries(clues))('X18 X22 X23 · %s is judged as the help says', (_, example) => {
    const [said] = transmit(second, example.clue);
    const steps = [...begun, { ...said, ...(example.is === 'no' && { refused: true }) }];
    expect(runScenario({ ...game, steps, expect: {} })).toEqual({ ok: true });
  });

  test('its keywords are of the pack', () => {
    const pack = wordsOf(`decrypto.${language}`);
    expect([...keywords.white, ...keywords.black].filter((word) => !pack.has(word))).toEqual([]);
  });
});
