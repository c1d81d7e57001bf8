import { expect, test } from 'vitest';
import { pick, type Random, seededRandom } from '../random.ts';
import { personOn, randomDuet } from '../testing/duet/index.ts';
import { contextAt, someOf, tryOffers } from '../testing/index.ts';
import { COUNTS, type Command, duet, type Side } from './index.ts';

const WORDS = ['חלב', 'מסע', 'חלום בהקיץ', '', 'א'.repeat(41)];
const CARDS = Array.from({ length: 28 }, (_, card) => card - 1);
const PEOPLE: readonly (readonly Side[])[] = [['a'], ['b'], ['a', 'b']];

const anything = (random: Random): Command => {
  const flip = random.below(2) === 0;
  return pick<Command>(
    [
      {
        kind: 'giveClue',
        word: pick(WORDS, random),
        count: pick([...COUNTS, 10, -1] as unknown as typeof COUNTS, random),
        meant: someOf(CARDS, random),
      },
      { kind: 'amendMeant', cards: pick([someOf(CARDS, random), [3, 3]], random) },
      { kind: 'guess', card: pick(CARDS, random) },
      { kind: 'stop' },
      { kind: 'challenge' },
      { kind: 'rule', penalise: flip },
      { kind: 'admit' },
      { kind: 'beginAgain' },
      { kind: 'moveOn' },
      { kind: 'abandon' },
    ],
    random,
  );
};

const KINDS = [
  'admit',
  'amendMeant',
  'beginAgain',
  'challenge',
  'giveClue',
  'guess',
  'rule',
  'stop',
];
const STATES = Array.from({ length: 20 }, (_, seed) => randomDuet(seed).seen).flat();

test('what a view offers is what is accepted: no more, and no less', () => {
  const { refused, unoffered, offeredKinds, triedKinds } = tryOffers(
    {
      game: duet,
      context: contextAt(0),
      people: (state) => PEOPLE.map((sides) => personOn(state, ...sides)),
      write: (_, random) => pick(WORDS, random),
      textReasons: ['badWord'],
      anything,
    },
    STATES,
    seededRandom(7),
    30,
  );
  expect(refused).toEqual([]);
  expect(unoffered).toEqual([]);
  expect([...offeredKinds].sort()).toEqual(KINDS);
  expect([...triedKinds].sort()).toEqual(KINDS);
});

test('a spectator is offered nothing', () => {
  for (const state of STATES) {
    expect(duet.moves(duet.view(state, { kind: 'spectator' }))).toEqual([]);
  }
});
