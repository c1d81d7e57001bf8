import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { messageFiles, messagesIn, WEB } from '../apps/web/scripts/messages/files.ts';
import { argumentsOf, parseMessage } from '../apps/web/scripts/messages/icu.ts';
import { LOCALES } from '../apps/web/src/lib/locale.ts';
import { m } from '../apps/web/src/messages/index.js';

const files = messageFiles();
const messages = messagesIn(files);
const keysOf = (file: string): readonly string[] =>
  Object.keys(JSON.parse(readFileSync(join(WEB, file), 'utf8')));
const he = Object.keys(messages.he ?? {});

const sourcesIn = (folder: string): string =>
  readdirSync(join(WEB, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/u.test(file) && !file.startsWith('messages/'))
    .map((file) => readFileSync(join(WEB, folder, file), 'utf8'))
    .join('\n');
const usedIn = (folder: string): ReadonlySet<string> =>
  new Set([...sourcesIn(folder).matchAll(/\bm\.(\w+)/gu)].map(([, key = '']) => key));

/** Plurals anywhere in a message, with the selectors of their forms. */
const pluralsIn = (elements: ReturnType<typeof parseMessage>): readonly (readonly string[])[] =>
  elements.flatMap((element) => {
    if (!('options' in element)) return [];
    const nested = Object.values(element.options).flatMap(({ value }) => pluralsIn(value));
    return 'pluralType' in element ? [Object.keys(element.options), ...nested] : nested;
  });

describe('the messages of the web', () => {
  test('each area has a file for each language, with the same keys in order', () => {
    expect(Object.keys(messages).sort()).toEqual([...LOCALES].sort());
    for (const folder of new Set(files.map(dirname))) {
      const [first = [], ...others] = LOCALES.map((name) => keysOf(join(folder, `${name}.json`)));
      expect(first).toEqual([...first].sort());
      for (const keys of others) expect({ folder, keys }).toEqual({ folder, keys: first });
    }
    expect(he.length).toBeGreaterThan(1000);
  });

  test('every one is ICU MessageFormat, with the same arguments in each language', () => {
    for (const key of he) {
      const all = Object.values(messages).map((texts) =>
        [...argumentsOf(parseMessage(texts[key] ?? ''))].sort(),
      );
      for (const each of all) expect({ key, arguments: each }).toEqual({ key, arguments: all[0] });
    }
  });

  test.each(LOCALES)('a plural in %s has a form for every category of it', (language) => {
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
    const plurals = Object.entries(messages[language] ?? {}).flatMap(([key, text]) =>
      pluralsIn(parseMessage(text)).map((selectors) => ({ key, selectors })),
    );
    expect(plurals.length).toBeGreaterThan(30);
    for (const { key, selectors } of plurals) {
      const categories = selectors.filter((each) => !each.startsWith('=')).sort();
      expect({ key, categories }).toEqual({ key, categories: [...pluralCategories].sort() });
    }
  });

  test('every one is used and none is missing', () => {
    expect([...usedIn('src')].sort()).toEqual([...he].sort());
  });

  test('those in a game’s folder are used by that game alone', () => {
    const games = new Set(files.map(dirname).filter((each) => each.startsWith('src/games/')));
    expect(games.size).toBeGreaterThan(2);
    for (const folder of games) {
      const used = usedIn(join('src/games', basename(dirname(folder))));
      const file = join(folder, 'he.json');
      expect(keysOf(file).filter((key) => !used.has(key))).toEqual([]);
    }
  });

  test('a wrong, a missing or a misspelt argument does not compile', () => {
    const refused = () => [
      // @ts-expect-error: the city is missing
      m.again_onward(),
      // @ts-expect-error: the city is missing
      m.again_onward({}),
      // @ts-expect-error: it is not called town
      m.again_onward({ town: 'Ramla' }),
      // @ts-expect-error: a plural needs a number
      m.words_left({ count: '3' }),
      // @ts-expect-error: there is no such message
      m.no_such_message,
    ];
    expect(refused).toBeTypeOf('function');
  });
});
