import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { opens } from '../commitment.ts';
import { seededRandom } from '../random.ts';
import { board, dealt, optionsFor, seenBy, turnOf, WORDS } from '../testing/index.ts';
import { classic, deal, drawKey, PLAIN_OPTIONS, type Team } from './index.ts';

const count = (key: readonly string[], identity: string) =>
  key.filter((each) => each === identity).length;

describe('the deal', () => {
  test('C2 · twenty-five different words are laid, as they were given', () => {
    expect(board().words).toEqual(WORDS);
    const random = seededRandom(1);
    for (const words of [WORDS.slice(1), [...WORDS, 'one more'], [...WORDS.slice(1), 'word1']]) {
      const dealing = deal({ options: PLAIN_OPTIONS, words }, { now: 0, random });
      expect(dealing).toEqual({ ok: false, failure: { reason: 'badDeal' } });
    }
  });

  test('C3 · a key has 9 for the starting team, 8 for the other, 7 bystanders and 1 assassin', () => {
    fc.assert(
      fc.property(fc.integer(), fc.constantFrom<Team>('red', 'blue'), (seed, starts) => {
        const key = drawKey(starts, seededRandom(seed));
        expect(count(key, starts)).toBe(9);
        expect(count(key, starts === 'red' ? 'blue' : 'red')).toBe(8);
        expect(count(key, 'bystander')).toBe(7);
        expect(count(key, 'assassin')).toBe(1);
      }),
    );
  });

  test('C3 · every place is equally likely to be anything', () => {
    const random = seededRandom(7);
    const games = 20_000;
    const tally = Array.from({ length: 25 }, () => ({
      red: 0,
      blue: 0,
      bystander: 0,
      assassin: 0,
    }));
    for (let game = 0; game < games; game += 1) {
      drawKey('red', random).forEach((identity, card) => {
        const place = tally[card];
        if (place) place[identity] += 1;
      });
    }
    const share = { red: 9, blue: 8, bystander: 7, assassin: 1 } as const;
    /** Pearson's statistic; 24 × 3 degrees of freedom, the 99.99th percentile is about 125. */
    let chiSquare = 0;
    for (const place of tally) {
      for (const [identity, cards] of Object.entries(share)) {
        const expected = (games * cards) / 25;
        chiSquare += (place[identity as keyof typeof share] - expected) ** 2 / expected;
      }
    }
    expect(chiSquare).toBeLessThan(125);
  });

  test('C4 · the key names the starting team: it has the nine and gives the first clue', () => {
    const starts = new Set<Team>();
    for (let seed = 0; seed < 40; seed += 1) {
      const state = classic.evolve(undefined, dealt({}, seed));
      starts.add(state.starts);
      expect(state.team).toBe(state.starts);
      expect(state.remaining[state.starts]).toBe(9);
      expect(seenBy(state, `${state.starts}.spymaster`).can.giveClue).toBe(true);
    }
    expect(starts).toEqual(new Set(['red', 'blue']));
  });

  test('C3 · a key with wrong counts, or another starter than its own, is not dealt', () => {
    const key = drawKey('red', seededRandom(3));
    const context = { now: 0, random: seededRandom(1) };
    const request = { options: PLAIN_OPTIONS, words: WORDS, key };
    expect(deal({ ...request, starts: 'red' }, context).ok).toBe(true);
    expect(deal({ ...request, starts: 'blue' }, context).ok).toBe(false);
    expect(deal({ ...request, key: key.map(() => 'red' as const) }, context).ok).toBe(false);
    const implied = deal({ ...request, key: drawKey('blue', seededRandom(3)) }, context);
    expect(implied.ok && implied.value[0]).toMatchObject({ starts: 'blue' });
  });

  test('C30 · everyone holds a commitment from the first moment and its opening at the end', () => {
    const begun = board();
    const { commitment } = seenBy(begun);
    expect(commitment).toMatch(/^[0-9a-f]{64}$/);
    expect(seenBy(begun, 'red.spymaster').opening).toBeUndefined();
    const over = seenBy(turnOf(begun, 1, 24));
    expect(over.commitment).toBe(commitment);
    expect(over.opening && opens(commitment, over.opening)).toBe(true);
    expect(over.opening && JSON.parse(over.opening.text)).toEqual({
      game: 'classic',
      words: begun.words,
      key: begun.key,
      starts: 'red',
    });
    expect(over.opening && opens(commitment, { ...over.opening, salt: '0'.repeat(64) })).toBe(
      false,
    );
  });
});

describe('seats', () => {
  const people = ['a', 'b', 'c', 'd', 'e'];

  test('C1 · two teams, one spymaster each and at least one operative, of similar size', () => {
    expect(classic.seats(PLAIN_OPTIONS).map(({ seat, least }) => [seat, least])).toEqual([
      ['red.spymaster', 1],
      ['red.operative', 1],
      ['blue.spymaster', 1],
      ['blue.operative', 1],
    ]);
    expect(classic.assign(people, PLAIN_OPTIONS)).toEqual({
      'red.spymaster': ['a'],
      'red.operative': ['c', 'e'],
      'blue.spymaster': ['b'],
      'blue.operative': ['d'],
    });
  });

  test('C25 · in the next game others become spymasters, each in their own team', () => {
    const rotated = classic.rotate(classic.assign(people, PLAIN_OPTIONS), PLAIN_OPTIONS);
    expect(rotated).toEqual({
      'red.spymaster': ['c'],
      'red.operative': ['e', 'a'],
      'blue.spymaster': ['d'],
      'blue.operative': ['b'],
    });
  });

  test('C28 · in a trio the three change places all around', () => {
    const options = optionsFor({ mode: 'trio' });
    const first = classic.assign(['a', 'b', 'c'], options);
    expect(first).toEqual({
      'red.spymaster': ['a'],
      'blue.spymaster': ['b'],
      'red.operative': ['c'],
      'blue.operative': ['c'],
    });
    expect(classic.rotate(first, options)).toEqual({
      'red.spymaster': ['b'],
      'blue.spymaster': ['c'],
      'red.operative': ['a'],
      'blue.operative': ['a'],
    });
  });

  test('C26 · in coop one is spymaster and all the rest are operatives', () => {
    const options = optionsFor({ mode: 'coop' });
    expect(classic.assign(['a', 'b', 'c'], options)).toEqual({
      'red.spymaster': ['a'],
      'red.operative': ['b', 'c'],
    });
    expect(classic.seats(options).map(({ seat }) => seat)).toEqual([
      'red.spymaster',
      'red.operative',
    ]);
  });
});
