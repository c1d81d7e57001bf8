import { describe, expect, test } from 'vitest';
import { pick, type Random, seededRandom } from '../random.ts';
import {
  contextAt,
  peopleIn,
  personAt,
  randomGame,
  seenBy,
  someOf,
  tryOffers,
} from '../testing/index.ts';
import { COUNTS, type Command, classic, MODES, type Mode, type State } from './index.ts';

const WORDS = ['גשם', 'עץ', 'חלום בהקיץ', '', 'word3', 'א'.repeat(41)];
const CARDS = Array.from({ length: 28 }, (_, card) => card - 1);

const anything = (random: Random): Command => {
  const flip = random.below(2) === 0;
  const word = pick(WORDS, random);
  const card = pick(CARDS, random);
  return pick<Command>(
    [
      {
        kind: 'giveClue',
        word,
        count: pick([...COUNTS, 10, -1] as unknown as typeof COUNTS, random),
        meant: someOf(CARDS, random),
      },
      { kind: 'amendMeant', cards: pick([someOf(CARDS, random), [3, 3]], random) },
      { kind: 'ask', word },
      { kind: 'answer', allow: flip },
      { kind: 'answer', allow: flip, word },
      { kind: 'guess', card },
      { kind: 'stop' },
      { kind: 'challenge' },
      { kind: 'rule', penalise: flip },
      { kind: 'cover', card },
      { kind: 'decline' },
      { kind: 'moveOn' },
      { kind: 'abandon' },
    ],
    random,
  );
};

const statesOf = (mode: Mode): readonly State[] =>
  [1, 2, 3, 4].flatMap((seed) => randomGame(mode, seed).states);

const trialOf = (mode: Mode) =>
  tryOffers(
    {
      game: classic,
      context: contextAt(0),
      people: (state) => peopleIn(mode).map((seats) => personAt(state, seats)),
      write: (_, random) => pick(WORDS, random),
      textReasons: ['badWord'],
      anything,
    },
    statesOf(mode),
    seededRandom(7),
    40,
  );

const COOP = ['amendMeant', 'cover', 'giveClue', 'guess', 'stop'];
const KINDS = [
  'amendMeant',
  'answer',
  'ask',
  'challenge',
  'cover',
  'decline',
  'giveClue',
  'guess',
  'rule',
  'stop',
];

describe.each(MODES)('what a view of %s offers', (mode) => {
  test('is what is accepted: no more, and no less', () => {
    const { refused, unoffered, offeredKinds, triedKinds } = trialOf(mode);
    expect(refused).toEqual([]);
    expect(unoffered).toEqual([]);
    const kinds = mode === 'coop' ? COOP : KINDS;
    expect([...offeredKinds].sort()).toEqual(kinds);
    expect([...triedKinds].sort()).toEqual(kinds);
  });
});

test('a spectator is offered nothing, and nobody once it is over', () => {
  for (const state of statesOf('teams')) {
    expect(classic.moves(classic.view(state, { kind: 'spectator' }))).toEqual([]);
    if (classic.isOver(state)) {
      for (const seats of peopleIn('teams'))
        expect(classic.moves(seenBy(state, ...seats))).toEqual([]);
    }
  }
});
