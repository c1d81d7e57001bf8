import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { opens } from '../commitment.ts';
import { seededRandom } from '../random.ts';
import { board, dealt, KEYS, optionsFor, seenBy, turnOf } from '../testing/duet/index.ts';
import { WORDS } from '../testing/index.ts';
import {
  deal,
  drawKeys,
  duet,
  IDENTITIES,
  type Identity,
  MISSION_IDS,
  MISSIONS,
  type Options,
  PLAIN_OPTIONS,
} from './index.ts';

const D3 = {
  'green/green': 3,
  'green/bystander': 5,
  'bystander/green': 5,
  'green/assassin': 1,
  'assassin/green': 1,
  'assassin/assassin': 1,
  'assassin/bystander': 1,
  'bystander/assassin': 1,
  'bystander/bystander': 7,
} as const;
type Cell = keyof typeof D3;

const cellsOf = ({ a, b }: ReturnType<typeof drawKeys>): Cell[] =>
  a.map((mine, card) => `${mine}/${b[card]}` as Cell);

const dealing = (options: Options, words: readonly string[] = WORDS) =>
  deal({ options, words }, { now: 0, random: seededRandom(1) });

describe('the deal', () => {
  test('D1 · twenty-five different words are laid, as they were given', () => {
    expect(board().words).toEqual(WORDS);
    for (const words of [WORDS.slice(1), [...WORDS, 'one more'], [...WORDS.slice(1), 'word1']]) {
      expect(dealing(PLAIN_OPTIONS, words)).toEqual({ ok: false, failure: { reason: 'badDeal' } });
    }
  });

  test('D2 · each side has 9 green, 3 assassins and 13 bystanders', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const { a, b } = drawKeys(seededRandom(seed));
        for (const key of [a, b]) {
          const count = (identity: Identity) => key.filter((each) => each === identity).length;
          expect(IDENTITIES.map(count)).toEqual([9, 13, 3]);
        }
      }),
    );
  });

  test('D3 · the two sides fit together exactly so, in every deal', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const tally: { [cell: string]: number } = {};
        for (const cell of cellsOf(drawKeys(seededRandom(seed)))) {
          tally[cell] = (tally[cell] ?? 0) + 1;
        }
        expect(tally).toEqual(D3);
      }),
      { numRuns: 500 },
    );
  });

  test('D3 · every cell of the board is equally likely to be anything', () => {
    const random = seededRandom(11);
    const games = 20_000;
    const tally = Array.from({ length: 25 }, () => new Map<Cell, number>());
    for (let game = 0; game < games; game += 1) {
      cellsOf(drawKeys(random)).forEach((cell, card) => {
        tally[card]?.set(cell, (tally[card]?.get(cell) ?? 0) + 1);
      });
    }
    /** Pearson's statistic; 24 × 8 degrees of freedom, the 99.99th percentile is about 273. */
    let chiSquare = 0;
    for (const place of tally) {
      for (const [cell, cards] of Object.entries(D3)) {
        const expected = (games * cards) / 25;
        chiSquare += ((place.get(cell as Cell) ?? 0) - expected) ** 2 / expected;
      }
    }
    expect(chiSquare).toBeLessThan(273);
  });

  test('D3 · a key that does not fit together is not dealt', () => {
    const context = { now: 0, random: seededRandom(1) };
    const request = { options: PLAIN_OPTIONS, words: WORDS };
    expect(deal({ ...request, keys: KEYS }, context).ok).toBe(true);
    /** Each side is right by itself, and yet they share nine greens. */
    expect(deal({ ...request, keys: { a: KEYS.a, b: KEYS.a } }, context).ok).toBe(false);
    expect(deal({ ...request, keys: { a: KEYS.a, b: KEYS.b.slice(1) } }, context).ok).toBe(false);
  });

  test('D4 · nine tokens, bystander face up; easier with ten or eleven', () => {
    expect(seenBy(board())).toMatchObject({ tokens: 9, bank: { bystander: 9, green: 0 } });
    for (const tokens of [10, 11]) {
      expect(board(optionsFor({ tokens })).bank).toEqual({ bystander: tokens, green: 0 });
    }
  });

  test.each([
    { tokens: 0 },
    { tokens: 12 },
    { tokens: 8.5 },
    { tokens: 9, mistakes: 10 },
    { tokens: 9, mistakes: -1 },
    { mission: 'vatican', tokens: 9, mistakes: 0 },
  ] as const)('D4 · no bank of %o', (change) => {
    expect(dealing(optionsFor(change))).toEqual({ ok: false, failure: { reason: 'badDeal' } });
  });

  test('D20 · a mission lays so many tokens bystander face up and the rest green', () => {
    const state = board(optionsFor({ mission: 'tel-aviv', ...MISSIONS['tel-aviv'] }));
    expect(state.bank).toEqual({ bystander: 5, green: 4 });
    expect(seenBy(state)).toMatchObject({ mission: 'tel-aviv', tokens: 9, mistakes: 5 });
  });

  test('D22 · there are 26 missions, with these tokens and mistakes', () => {
    const written = MISSION_IDS.map((id) => [
      id,
      `${MISSIONS[id].tokens}–${MISSIONS[id].mistakes}`,
    ]);
    expect(Object.fromEntries(written)).toEqual({
      prague: '9–9',
      berlin: '11–2',
      'tel-aviv': '9–5',
      moscow: '8–8',
      london: '10–2',
      montreal: '9–2',
      'los-alamos': '8–2',
      washington: '7–2',
      paris: '11–0',
      madrid: '10–0',
      'monte-carlo': '9–0',
      vatican: '8–0',
      casablanca: '9–3',
      bogota: '8–3',
      'rio-de-janeiro': '7–3',
      'cape-town': '10–1',
      sydney: '9–1',
      tokyo: '8–1',
      baghdad: '8–5',
      dubai: '7–5',
      mumbai: '6–5',
      yakutsk: '8–4',
      shanghai: '7–4',
      'hong-kong': '6–4',
      bangkok: '7–7',
      singapore: '6–6',
    });
    for (const id of MISSION_IDS) {
      expect(dealing(optionsFor({ mission: id, ...MISSIONS[id] })).ok).toBe(true);
    }
  });

  test('D2 · everyone holds a commitment from the first moment and its opening at the end', () => {
    const begun = board();
    const { commitment } = seenBy(begun);
    expect(commitment).toMatch(/^[0-9a-f]{64}$/);
    expect(seenBy(begun, 'a').opening).toBeUndefined();
    const over = seenBy(turnOf(begun, 'a', 24));
    expect(over.commitment).toBe(commitment);
    expect(over.opening && opens(commitment, over.opening)).toBe(true);
    expect(over.opening && JSON.parse(over.opening.text)).toEqual({
      game: 'duet',
      words: WORDS,
      ...KEYS,
    });
  });

  test('D27 · a new deal draws a new key', () => {
    const keys = new Set(
      Array.from({ length: 20 }, (_, seed) => {
        const event = dealt({}, seed);
        return event.kind === 'dealt' && `${event.a}${event.b}`;
      }),
    );
    expect(keys.size).toBe(20);
  });
});

describe('seats', () => {
  test('D1 · two sides of one player or more, opposite each other', () => {
    expect(duet.seats(PLAIN_OPTIONS).map(({ seat, team, least }) => [seat, team, least])).toEqual([
      ['a', 'a', 1],
      ['b', 'b', 1],
    ]);
    expect(duet.assign(['ann', 'ben'], PLAIN_OPTIONS)).toEqual({ a: ['ann'], b: ['ben'] });
  });

  test('D24 · sides of any size, similar when dealt', () => {
    const seating = duet.assign(['ann', 'ben', 'cat', 'dan', 'eve'], PLAIN_OPTIONS);
    expect(seating).toEqual({ a: ['ann', 'cat', 'eve'], b: ['ben', 'dan'] });
    expect(duet.seats(PLAIN_OPTIONS).every(({ most }) => most >= 10)).toBe(true);
  });

  test('D27 · in the next game everyone stays where they sit', () => {
    const seating = { a: ['ann'], b: ['ben', 'cat'] };
    expect(duet.rotate(seating, PLAIN_OPTIONS)).toEqual(seating);
  });

  test('D2 · what one side knows the other must not: nobody moves across', () => {
    const [a, b] = duet.seats(PLAIN_OPTIONS);
    expect(a?.secrets).not.toEqual(b?.secrets);
    expect(a?.secrets).toHaveLength(1);
  });
});
