import { beforeEach, expect, test, vi } from 'vitest';

/** As much of a browser's caches as is used. */
const fakeCaches = () => {
  const all = new Map<string, Map<string, Response>>();
  const cacheOf = (entries: Map<string, Response>) => ({
    match: async (url: string) => entries.get(url)?.clone(),
    put: async (url: string, response: Response) => void entries.set(url, response),
  });
  return {
    async open(name: string) {
      const entries = all.get(name) ?? new Map<string, Response>();
      all.set(name, entries);
      return cacheOf(entries);
    },
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
  };
};

beforeEach(() => {
  vi.stubGlobal('caches', fakeCaches());
});

/** The part of a build's service worker that keeps files. */
const build = async (name: string) => {
  vi.resetModules();
  vi.stubGlobal('__APP_FILES__', { build: name, entry: '', shell: [], kits: { he: [], en: [] } });
  return import('./keeping.ts');
};

test('a build that is installed again, after another, keeps what it has: pages may be played from it', async () => {
  const one = await build('one');
  await one.beginAnew();
  await (await caches.open(one.CACHE)).put('/assets/board.js', new Response('board'));
  await (await build('two')).beginAnew();
  await one.beginAnew();
  const kept = await (await caches.open(one.CACHE)).match('/assets/board.js');
  expect(await kept?.text()).toBe('board');
});

test('this build and the one that was installed before it are kept, in whatever order they came', async () => {
  const [one, two, three] = [await build('one'), await build('two'), await build('three')];
  for (const each of [one, two, one]) await each.beginAnew();
  await one.forgetOldBuilds();
  expect(await caches.keys()).toEqual([one.CACHE, two.CACHE]);
  await three.beginAnew();
  await three.forgetOldBuilds();
  expect(await caches.keys()).toEqual([one.CACHE, three.CACHE]);
});
