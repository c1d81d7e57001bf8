import { readdirSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { commonWords } from '@remez/server/referee';
import { startServer } from '@remez/server/testing';
import { phrasesOf } from '@remez/words';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pack } from '../apps/web/src/worker/packing.ts';

const DIST = fileURLToPath(new URL('../apps/web/dist', import.meta.url));
const assets = readdirSync(`${DIST}/assets`).filter((file) => !/\.(?:gz|br)$/u.test(file));
const textOf = (file: string): string => readFileSync(`${DIST}/assets/${file}`, 'utf8');

const kilobytes = (files: Iterable<string>): number =>
  [...files].reduce((sum, file) => sum + gzipSync(textOf(file)).length, 0) / 1000;

const named = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(([, file]) => file ?? '');

/** A script, and those that it cannot begin without. */
const withImports = (file: string, visited = new Set<string>()): ReadonlySet<string> => {
  if (visited.has(file)) return visited;
  visited.add(file);
  for (const other of named(textOf(file), /import[^("'`]*["']\.\/([\w.-]+\.js)["']/gu)) {
    withImports(other, visited);
  }
  return visited;
};

/** What a phone fetches before it shows anything, and before it can play classic. */
const PAGE = readFileSync(`${DIST}/index.html`, 'utf8');
const firstScripts = new Set(
  named(PAGE, /(?:src|href)="\/assets\/([\w.-]+\.js)"/gu).flatMap((file) => [...withImports(file)]),
);
const firstStyles = named(PAGE, /href="\/assets\/([\w.-]+\.css)"/gu);
const rest = assets.filter((file) => file.endsWith('.js') && !firstScripts.has(file));

describe('the build', () => {
  test('at most 90 kB of JavaScript and 15 kB of CSS, gzipped, to play classic', () => {
    expect(kilobytes(firstScripts)).toBeGreaterThan(30);
    expect(kilobytes(firstScripts)).toBeLessThanOrEqual(90);
    expect(kilobytes(firstStyles)).toBeGreaterThan(1);
    expect(kilobytes(firstStyles)).toBeLessThanOrEqual(15);
  });

  test('what only another game needs is fetched by those who play it', () => {
    expect([...firstScripts].some((file) => textOf(file).includes('data-card'))).toBe(true);
    for (const part of ['duet-aid', 'code-card']) {
      const early = [...firstScripts].filter((file) => textOf(file).includes(part));
      expect({ part, early }).toEqual({ part, early: [] });
      expect(rest.some((file) => textOf(file).includes(part))).toBe(true);
    }
    for (const file of rest.filter((each) => !each.startsWith('worker'))) {
      expect(kilobytes([file])).toBeLessThanOrEqual(30);
    }
  });

  /** What a worker fetches when it is asked in one language: all but what only the other one needs. */
  const ofWorker = (worker: string, { without }: { readonly without: RegExp }) => {
    const [entry = ''] = assets.filter((file) =>
      new RegExp(`^worker-${worker}-[\\w-]+\\.js$`, 'u').test(file),
    );
    const files = new Set(withImports(entry));
    for (const file of files) {
      for (const other of named(textOf(file), /import\(["'`]\.\/([\w.-]+\.js)["'`]\)/gu)) {
        if (!without.test(other)) for (const each of withImports(other)) files.add(each);
      }
    }
    return [...files];
  };
  const ENGLISH = /^worker-(?:english|en-)/u;
  const HEBREW = /^worker-(?:hebrew|he-)/u;

  test.each([
    ['Hebrew', ENGLISH, HEBREW],
    ['English', HEBREW, ENGLISH],
  ])('L · the referee and all it knows of %s are at most 150 kB', (_, without, language) => {
    const files = ofWorker('referee', { without });
    expect(files.filter((file) => language.test(file))).toHaveLength(3);
    expect(kilobytes(files)).toBeGreaterThan(30);
    expect(kilobytes(files)).toBeLessThanOrEqual(150);
  });

  test('a game alone fetches at most 190 kB before the table is there', () => {
    expect(kilobytes(withImports(ofWorker('table', { without: /./u })[0] ?? ''))).toBeLessThan(190);
  });

  test.each([
    ['Hebrew', ENGLISH, HEBREW],
    ['English', HEBREW, ENGLISH],
  ])('bots think in %s with a lexicon of at most 350 kB', (_, without, language) => {
    const files = ofWorker('mind', { without });
    const lexicon = files.filter((file) => language.test(file) && kilobytes([file]) > 150);
    expect(lexicon).toHaveLength(1);
    expect(kilobytes(lexicon)).toBeLessThanOrEqual(350);
    /** With the players, and the referee that they share with the table. */
    expect(kilobytes(files)).toBeLessThanOrEqual(500);
  });

  test('workers share what they know of words: it is fetched once', () => {
    const known = (worker: string) =>
      ofWorker(worker, { without: ENGLISH }).filter(
        (file) => /^worker-(?:words-he|hebrew|packing)/u.test(file) && kilobytes([file]) > 1,
      );
    const ofReferee = known('referee').sort();
    expect(ofReferee).toHaveLength(3);
    for (const worker of ['table', 'mind']) expect(known(worker).sort()).toEqual(ofReferee);
  });

  test('L · nothing of any worker is loaded with the page', () => {
    expect([...firstScripts].filter((file) => file.startsWith('worker'))).toEqual([]);
    const allOf = (pattern: RegExp) =>
      assets
        .filter((file) => pattern.test(file))
        .map(textOf)
        .join();
    const said = allOf(/^(?!worker).*\.js$/u);
    const inWorkers = allOf(/^worker.*\.js$/u);
    /** A word of the packs, the beginning of each packed list, and something of the grammar. */
    const lists = [commonWords('he'), commonWords('en'), phrasesOf('he').titles];
    const packed = lists.map((list) => pack(list.filter((word) => word !== '')).slice(0, 60));
    for (const words of ['סינדרלה', ...packed, 'dreamt dream']) {
      const where = { words, inWorkers: inWorkers.includes(words), said: said.includes(words) };
      expect(where).toEqual({ words, inWorkers: true, said: false });
    }
    expect(said).toMatch(/new Worker\(.*?worker-referee-/su);
    expect(said).toMatch(/new Worker\(.*?worker-table-/su);
  });

  test('fonts are those of Hebrew and Latin and no others', () => {
    const fonts = assets.filter((file) => /\.woff2?$/u.test(file));
    expect(fonts).toHaveLength(2);
    for (const font of fonts) {
      expect(font).toMatch(/rubik-(?:hebrew|latin)-wght-normal/u);
      expect(statSync(`${DIST}/assets/${font}`).size).toBeLessThan(40_000);
    }
  });

  test('every file is in the service worker’s lists: the app at once, the rest by language', () => {
    const worker = readFileSync(`${DIST}/sw.js`, 'utf8');
    const listIn = (name: string): readonly string[] =>
      named(
        worker.match(new RegExp(`${name}:\\[[^\\]]*`, 'u'))?.[0] ?? '',
        /\/assets\/([\w.-]+)/gu,
      );
    const [shell, he, en] = [listIn('shell'), listIn('he'), listIn('en')];
    expect([...new Set([...shell, ...he, ...en])].sort()).toEqual([...assets].sort());
    expect(shell.filter((file) => file.startsWith('worker-'))).toEqual([]);
    expect(he.filter((file) => /worker-en(?:glish)?-/u.test(file))).toEqual([]);
    expect(en.filter((file) => /worker-he(?:brew)?-/u.test(file))).toEqual([]);
    /** Fetched for everyone, once the page is there; and for whoever plays alone. */
    expect(kilobytes(shell)).toBeLessThanOrEqual(350);
    expect(kilobytes(he)).toBeLessThanOrEqual(1000);
    expect(kilobytes(en)).toBeLessThanOrEqual(1000);
  });

  test('nothing in it is asked of anyone else', () => {
    for (const file of [
      ...assets.filter((each) => /\.(?:js|css)$/u.test(each)).map((each) => `assets/${each}`),
      'index.html',
      'sw.js',
    ]) {
      const urls = readFileSync(`${DIST}/${file}`, 'utf8').match(
        /(?:src|href|url|import|fetch)\s*[=(]\s*["'`(]*https?:\/\/[^"'`)\s]+/gu,
      );
      expect({ file, urls }).toEqual({ file, urls: null });
    }
  });
});

describe('serving it', () => {
  let server: Awaited<ReturnType<typeof startServer>>;
  beforeAll(async () => {
    server = await startServer({ web: DIST });
  });
  afterAll(() => server.close());
  const get = (path: string, headers: { [name: string]: string } = {}) =>
    fetch(server.url + path, { headers });

  test('assets never change and are compressed; the page is always asked for anew', async () => {
    const script = assets.find((file) => file.endsWith('.js'));
    const asset = await get(`/assets/${script}`, { 'accept-encoding': 'br' });
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(asset.headers.get('content-encoding')).toBe('br');
    expect(asset.headers.get('content-type')).toContain('javascript');
    const page = await get('/');
    expect(page.headers.get('cache-control')).toBe('no-cache');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'self'");
  });

  test('a new service worker is found at once, and served compressed like the rest', async () => {
    const worker = await get('/sw.js', { 'accept-encoding': 'br' });
    expect(worker.headers.get('cache-control')).toBe('no-cache');
    expect(worker.headers.get('content-encoding')).toBe('br');
    expect(worker.headers.get('content-type')).toContain('javascript');
    expect(worker.headers.get('content-security-policy')).toContain("default-src 'self'");
  });

  test.each([
    ['he', 'רמז', 'rtl'],
    ['en', 'Remez', 'ltr'],
  ])(
    'the app that is installed in %s is called %s, with icons of the sizes it names',
    async (locale, name, dir) => {
      const response = await get(`/app.${locale}.webmanifest`);
      expect(response.headers.get('content-type')).toContain('application/manifest+json');
      const manifest = (await response.json()) as {
        readonly icons: readonly { readonly src: string; readonly sizes: string }[];
      };
      expect(manifest).toMatchObject({ id: '/', name, dir, lang: locale, display: 'standalone' });
      const drawn = manifest.icons.filter(({ src }) => src.endsWith('.png'));
      expect(drawn).toHaveLength(3);
      for (const { src, sizes } of drawn) {
        const png = Buffer.from(await (await get(src)).arrayBuffer());
        expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes);
      }
    },
  );

  test.each([
    '/',
    '/t/some-token',
    '/t/some-token?tv',
    '/pass/some-token',
    '/solo/some-token',
    '/learn/some-game',
    '/d/some-link',
    '/campaign',
    '/campaign/some-id?see=x',
    '/daily',
    '/daily/2026-11-17',
    '/rules',
    '/sheet',
    '/privacy',
  ])('%s is a screen of the app', async (path) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('<div id="app">');
  });

  test('what does not exist is not found', async () => {
    for (const path of ['/nowhere', '/assets/none.js', '/../package.json', '/.built-from']) {
      expect((await get(path)).status).toBe(404);
    }
  });

  test('whoever mistypes an address is shown a screen that says so', async () => {
    const response = await get('/nowhere', { accept: 'text/html,*/*' });
    expect(response.status).toBe(404);
    expect(response.headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(await response.text()).toContain('<div id="app">');
  });

  test('the daily board’s link has a preview that tells nothing of the day', async () => {
    const [one, other] = await Promise.all(
      ['/daily', '/daily/2026-11-17'].map(async (path) => (await get(path)).text()),
    );
    expect(one).toContain('content="הרמז היומי"');
    expect(other).toBe(one);
  });

  test('a table’s link has a preview that tells nothing of the table', async () => {
    const text = await (await get('/t/some-token')).text();
    expect(text).toContain('property="og:title"');
    expect(text).toContain(`content="${server.url}/preview.png"`);
    expect(text).not.toContain('some-token');
    expect((await get('/preview.png')).headers.get('content-type')).toBe('image/png');
    expect(await (await get('/')).text()).not.toContain('og:title');
  });
});
