import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { GAME_NAMES } from '@remez/table';
import { describe, expect, test } from 'vitest';

const ROOT = new URL('..', import.meta.url).pathname;

/** Where no file names a game, except the games' own and the registries. */
const WALKED = ['packages', 'apps/cli', 'apps/server/src', 'apps/web/src'];

/** One for each layer: where a game is plugged in, and so the name of each stands there. */
const REGISTRIES = [
  'packages/table/src/games.ts',
  'packages/protocol/src/games/schemas.ts',
  'packages/protocol/src/games/types.ts',
  'packages/words/src/packs.ts',
  /** What the referee knows of the words on the cards, a language each: screens load only theirs. */
  'packages/words/src/english.ts',
  'packages/words/src/hebrew.ts',
  'packages/scenarios/src/games.ts',
  'packages/bots/src/games.ts',
  'apps/web/src/games/index.ts',
];

/** Whoever adds a game opens these: a tenth is one too many. */
const MOST_REGISTRIES = 9;

const capitalised = (name: string): string => `${name[0]?.toUpperCase()}${name.slice(1)}`;

/** As a word or as a part of a name: classic, dealClassic, classicDeal, PLAIN_CLASSIC. */
const patternFor = (name: string): RegExp =>
  new RegExp(
    `(?<![A-Za-z])${name}(?![a-z])|${capitalised(name)}(?![a-z])|${name.toUpperCase()}(?![A-Z])`,
    'u',
  );

const namedIn = (text: string): readonly string[] =>
  GAME_NAMES.filter((name) => patternFor(name).test(text));

/** In a game's folder, or called by its name: classic/view.ts, data/classic.he.ts. */
const isOfGame = (path: string): boolean =>
  path
    .split('/')
    .some((part) => GAME_NAMES.some((name) => part === name || part.startsWith(`${name}.`)));

/** Tests choose games as examples, and may. */
const isForTests = (path: string): boolean => /\.(?:test|soak)\.ts$|\/testing\//u.test(path);

/** Not sources: what `directions.test.ts` plants, the words of a lexicon, and compiled messages. */
const NOT_OURS = /(?:^|\/)(?:node_modules\/|planted-|lexicon\/data\/|web\/src\/messages\/)/u;

const sources = async (): Promise<readonly string[]> => {
  const folders = await Promise.all(
    WALKED.map(async (folder) =>
      (await readdir(join(ROOT, folder), { recursive: true })).map((path) => `${folder}/${path}`),
    ),
  );
  return folders.flat().filter((path) => /\.(?:ts|tsx|mjs)$/u.test(path) && !NOT_OURS.test(path));
};

const namesBy = async (paths: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> =>
  new Map(
    await Promise.all(
      paths.map(async (path) => [path, namedIn(await readFile(join(ROOT, path), 'utf8'))] as const),
    ),
  );

describe('who names a game', () => {
  test('its own files and the registries, and nobody else', async () => {
    const paths = (await sources()).filter((path) => !isForTests(path) && !isOfGame(path));
    expect(paths.length).toBeGreaterThan(100);
    const naming = [...(await namesBy(paths))].filter(([, names]) => names.length > 0);
    expect(naming.map(([path]) => path).filter((path) => !REGISTRIES.includes(path))).toEqual([]);
  });

  test('every registry names every game, and there are few of them', async () => {
    expect(REGISTRIES.length).toBeLessThanOrEqual(MOST_REGISTRIES);
    for (const [path, names] of await namesBy(REGISTRIES)) {
      expect(names, path).toEqual(GAME_NAMES);
    }
  });

  test.each([
    ["import { classic } from 'x';", ['classic']],
    ['const dealDuet = 1;', ['duet']],
    ['duetScenario', ['duet']],
    ['PLAIN_DECRYPTO', ['decrypto']],
    ['settings.duet.campaign and `classic.he`', ['classic', 'duet']],
    ['classical duets, decryptor', []],
  ])('%s', (text, names) => {
    expect(namedIn(text)).toEqual(names);
  });
});
