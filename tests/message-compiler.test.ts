import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { compileMessages, type Messages } from '../apps/web/scripts/messages/compile.ts';
import { WEB } from '../apps/web/scripts/messages/files.ts';
import { directionOf } from '../apps/web/src/lib/locale.ts';

type Functions = { readonly [key: string]: (args?: object) => string };

/** Compiles messages and loads what comes out. */
const load = async (language: string, sources: Messages): Promise<Functions> => {
  const folder = mkdtempSync(join(tmpdir(), 'remez-messages-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const library = pathToFileURL(join(WEB, 'src/lib/plural.ts'));
  const file = join(folder, 'all.mjs');
  const code = [...compileMessages(sources).values()].map((each) => each.code);
  const imports = `import { plural, select } from '${library}';\nconst locale = { value: '${language}' };\n`;
  writeFileSync(file, imports + code.join(''));
  return import(/* @vite-ignore */ pathToFileURL(file).href);
};

describe('the compiler', () => {
  test.each([
    ['ar', { 0: 'zero', 1: 'one', 2: 'two', 3: 'few', 11: 'many', 100: 'other' }],
    ['ru', { 1: 'one', 21: 'one', 3: 'few', 5: 'many', 11: 'many', 1.5: 'other' }],
    ['he', { 0: 'other', 1: 'one', 2: 'two', 20: 'other' }],
  ])('says numbers in %s by the categories of the language', async (language, expected) => {
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
    const forms = pluralCategories.map((name) => `${name} {${name} {count}}`).join(' ');
    const text = `{count, plural, =7 {seven} ${forms}}`;
    const { days } = await load(language, { he: { days: '-' }, [language]: { days: text } });
    for (const [count, category] of Object.entries(expected)) {
      expect(days?.({ count: Number(count) })).toBe(`${category} ${count}`);
    }
    expect(days?.({ count: 7 })).toBe('seven');
  });

  /** Until 2022 Hebrew had a fourth category, for 20, 30 and so on. Some browsers still know it. */
  test('takes the form for others when a browser knows more categories', async () => {
    const spy = vi.spyOn(Intl.PluralRules.prototype, 'select').mockReturnValue('many');
    onTestFinished(() => spy.mockRestore());
    const { plural, select } = await import('../apps/web/src/lib/plural.ts');
    expect(plural('he', 20, { one: 'a', other: 'b' })).toBe('b');
    expect(select('x', { y: 'a', other: 'b' })).toBe('b');
  });

  test('makes the plural rules of a language once', async () => {
    const { plural } = await import('../apps/web/src/lib/plural.ts');
    const made = vi.fn();
    const Counted = class extends Intl.PluralRules {
      constructor(language: string) {
        super(language);
        made();
      }
    };
    vi.stubGlobal('Intl', { PluralRules: Counted });
    onTestFinished(() => void vi.unstubAllGlobals());
    for (const count of [1, 2, 3]) plural('pl', count, { other: '' });
    expect(made).toHaveBeenCalledTimes(1);
  });

  test('keeps the base language for unknown ones, quotes, and what is nested', async () => {
    const text =
      "`{name}` \\ $'{'{name}'}' it's\n{is, select, red {{n, plural, other {R{n}}}} other {-}}";
    const { said } = await load('xx', { he: { said: text }, en: { said: '' } });
    const expected = ['`⁨n⁩` \\ $', "{⁨n⁩} it's\nR1"].join('');
    expect(said?.({ name: '⁨n⁩', is: 'red', n: 1 })).toBe(expected);
  });

  test.each([
    ['{count, plural, one {a}}', /OTHER/u],
    ['{count, plural, other {#}}', /more than/u],
    ['{when, date}', /more than/u],
    ['{0}', /cannot be a name/u],
    ['{', /EXPECT/u],
  ])('refuses %s', (text, reason) => {
    expect(() => compileMessages({ he: { key: text } })).toThrow(reason);
    expect(() => compileMessages({ he: { key: 'a' }, en: {} })).toThrow(
      /key in en: it is missing/u,
    );
  });

  test('knows which languages are written from right to left', () => {
    expect(['he', 'ar', 'en', 'ru'].map(directionOf)).toEqual(['rtl', 'rtl', 'ltr', 'ltr']);
  });
});
