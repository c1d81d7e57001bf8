import { describe, expect, test } from 'vitest';
import { pick, type Random, seededRandom } from '../random.ts';
import { contextAt, person, randomDecrypto, tieBreak, WHITE } from '../testing/decrypto-index.ts';
import { tryOffers } from '../testing/moves.ts';
import { CODES, type Command, decrypto, SHARED_PLACES, type State, TEAMS } from './index.ts';

const TEXTS = ['רמז', 'עוד רמז', '', 'רמז 1', ...WHITE, 'א'.repeat(101)];
const PEOPLE = ['w1', 'w2', 'w3', 'b1', 'b2', 'b3', 'x'];
const PLACES = [null, 1, 2, 3, 4, 5];

const anything = (random: Random): Command => {
  const text = () => pick(TEXTS, random);
  const place = () => pick(PLACES, random);
  const code = random.below(4) === 0 ? [1, 1, 2] : pick(CODES, random);
  return pick<Command>(
    [
      { kind: 'nameTeam', name: text() },
      { kind: 'nameEncryptor', who: pick(PEOPLE, random) },
      { kind: 'draw' },
      { kind: 'draft', clues: [text(), text(), text()] },
      { kind: 'transmit', clues: [text(), `${text()}א`, `${text()}ב`] },
      { kind: 'propose', digits: [place(), place(), place()] },
      { kind: 'decode', code },
      { kind: 'intercept', code },
      { kind: 'challenge' },
      { kind: 'withdraw' },
      { kind: 'agree' },
      { kind: 'share', place: pick(SHARED_PLACES, random), text: text() },
      { kind: 'proposeKeywords', keywords: [text(), text(), text(), text()] },
      { kind: 'nameKeywords', keywords: [text(), text(), text(), text()] },
      {
        kind: 'countNearMiss',
        team: pick(TEAMS, random),
        guess: random.below(5),
        keyword: pick([1, 2, 3, 4], random),
      },
      { kind: 'moveOn' },
      { kind: 'abandon' },
    ],
    random,
  );
};

const trialOf = (states: readonly State[], tries: number) =>
  tryOffers(
    {
      game: decrypto,
      context: contextAt(0),
      people: (state) =>
        TEAMS.flatMap((team) => state.members[team]).map((who) => person(state, who)),
      write: (_, random) =>
        random.below(3) === 0 ? pick(TEXTS, random) : `רמז${random.below(1_000_000)}`,
      textReasons: [
        'badClue',
        'badKeywords',
        'badName',
        'clueUsed',
        'codeInClue',
        'emptyClue',
        'keywordInClue',
      ],
      anything,
    },
    states,
    seededRandom(7),
    tries,
  );

const IN_ROUNDS = [
  'agree',
  'challenge',
  'decode',
  'draft',
  'draw',
  'intercept',
  'nameEncryptor',
  'nameTeam',
  'propose',
  'share',
  'transmit',
  'withdraw',
];
const AFTER_THEM = ['countNearMiss', 'nameKeywords', 'proposeKeywords', 'share'];

describe('what a view offers is what is accepted: no more, and no less', () => {
  test.each(['teams', 'trio'] as const)('in the rounds of %s', (mode) => {
    const states = Array.from(
      { length: 14 },
      (_, seed) => randomDecrypto(mode, seed).states,
    ).flat();
    const { refused, unoffered, offeredKinds, triedKinds } = trialOf(states, 80);
    expect(refused).toEqual([]);
    expect(unoffered).toEqual([]);
    expect([...offeredKinds]).toEqual(expect.arrayContaining(IN_ROUNDS));
    expect([...triedKinds]).toEqual(expect.arrayContaining(IN_ROUNDS));
  });

  test('in the tie-break and after it', () => {
    const { refused, unoffered, offeredKinds, triedKinds } = trialOf(tieBreak(), 600);
    expect(refused).toEqual([]);
    expect(unoffered).toEqual([]);
    expect([...offeredKinds].sort()).toEqual(AFTER_THEM);
    expect([...triedKinds].sort()).toEqual(AFTER_THEM);
  });
});

test('a spectator is offered nothing', () => {
  for (const state of [...randomDecrypto('teams', 1).states, ...tieBreak()]) {
    expect(decrypto.moves(decrypto.view(state, { kind: 'spectator' }))).toEqual([]);
  }
});
