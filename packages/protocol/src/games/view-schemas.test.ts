import { MODES as CLASSIC_MODES, classic, SEATS } from '@remez/rules/classic';
import { MODES as DECRYPTO_MODES, decrypto, TEAMS } from '@remez/rules/decrypto';
import { duet } from '@remez/rules/duet';
import { randomGame } from '@remez/rules/testing';
import { begun, drawn, randomDecrypto, tieBreak, transmitted } from '@remez/rules/testing/decrypto';
import { randomDuet } from '@remez/rules/testing/duet';
import type Type from 'typebox';
import { Compile } from 'typebox/compile';
import { expect, test } from 'vitest';
import { gameViews } from './schemas.ts';

interface AnyGame {
  view(state: unknown, perspective: object): object;
}

const GAMES = { classic, duet, decrypto };
type Name = keyof typeof GAMES;

const SEATED: { readonly [name in Name]: readonly (readonly string[])[] } = {
  classic: [...SEATS.map((seat) => [seat]), ['red.operative', 'blue.operative']],
  duet: [['a'], ['b'], ['a', 'b']],
  decrypto: TEAMS.flatMap((team) => [
    [team],
    [team, `${team}.encryptor`],
    [team, `${team}.player`],
  ]),
};

const seeds = (count: number) => Array.from({ length: count }, (_, seed) => seed);

/** Whole random games of every mode, and what chance hardly comes to. */
const played: { readonly [name in Name]: () => readonly unknown[] } = {
  classic: () =>
    CLASSIC_MODES.flatMap((mode) => seeds(4).flatMap((seed) => randomGame(mode, seed).states)),
  duet: () => seeds(12).flatMap((seed) => randomDuet(seed).seen),
  decrypto: () => [
    ...DECRYPTO_MODES.flatMap((mode) =>
      seeds(4).flatMap((seed) => randomDecrypto(mode, seed).states),
    ),
    ...tieBreak(),
    transmitted(drawn(begun({ options: { hourglass: 30 } }), 'black'), 'white'),
  ],
};

/** No referee has anything against a clue in these games. */
const UNSEEN: { readonly [name in Name]: readonly string[] } = {
  classic: ['verdict'],
  duet: ['verdict'],
  decrypto: [],
};

test.each(Object.keys(GAMES) as Name[])(
  'every view of %s fits its schema, whoever looks, and every field is seen',
  (name) => {
    const game = GAMES[name] as unknown as AnyGame;
    const schema = gameViews[name] as Type.TObject;
    const check = Compile(schema);
    const seen = new Set<string>();
    const perspectives = [
      ...SEATED[name].map((seats) => ({ kind: 'seated', seats })),
      { kind: 'spectator' },
      { kind: 'archive' },
    ];
    for (const state of played[name]()) {
      for (const perspective of perspectives) {
        const view: object = JSON.parse(JSON.stringify(game.view(state, perspective)));
        expect(check.Check(view) ? [] : check.Errors(view)).toEqual([]);
        for (const field of Object.keys(view)) seen.add(field);
      }
    }
    const unseen = Object.keys(schema.properties).filter((field) => !seen.has(field));
    expect(unseen).toEqual(UNSEEN[name]);
  },
);
