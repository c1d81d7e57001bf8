import type { Locale } from '../lib/locale.ts';
import { FILES } from './app-files.ts';
import { keptMark } from './messages.ts';

const PREFIX = 'remez-app-';

/** Each build has a cache of its own. */
export const CACHE = PREFIX + FILES.build;

const languages = Object.keys(FILES.kits) as readonly Locale[];

/** The languages that some version before has kept: whoever could play without a network still can. */
export const keptBefore = async (): Promise<readonly Locale[]> => {
  const found = await Promise.all(
    languages.map(async (language) => ((await caches.match(keptMark(language))) ? [language] : [])),
  );
  return found.flat();
};

/** What another build has fetched under the same name is the same: names carry a hash. */
export const takeFromOthers = async (urls: readonly string[]): Promise<void> => {
  const cache = await caches.open(CACHE);
  for (const url of urls) {
    if (await cache.match(url)) continue;
    const found = await caches.match(url);
    if (found !== undefined) await cache.put(url, found);
  }
};

/** Fetches what playing alone in a language needs. Only then is it marked as kept. */
export const keep = async (language: Locale): Promise<void> => {
  const cache = await caches.open(CACHE);
  if (await cache.match(keptMark(language))) return;
  const kit = FILES.kits[language];
  await takeFromOthers(kit);
  for (const url of kit) if (!(await cache.match(url))) await cache.add(url);
  await cache.put(keptMark(language), new Response());
};

/** A name within the caches: how manieth build this browser has installed. */
const PLACE = '/kept/place';

const placeOf = async (name: string): Promise<number> => {
  const place = await (await caches.open(name)).match(PLACE);
  return place === undefined ? 0 : Number(await place.text());
};

/** The caches of all builds but this one, the one that was installed last at the end. */
const otherBuilds = async () => {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  const builds = names.map(async (name) => ({ name, place: await placeOf(name) }));
  return (await Promise.all(builds)).sort((one, other) => one.place - other.place);
};

/**
 * A build that is installed again, after another, is the newest once more. Its cache stays: while servers
 * are renewed in turns, that may be the build from which pages are played now.
 */
export const beginAnew = async (): Promise<void> => {
  const last = (await otherBuilds()).at(-1)?.place ?? 0;
  await (await caches.open(CACHE)).put(PLACE, new Response(String(last + 1)));
};

/**
 * Forgets all builds but this one and the one before it: a page that was opened with that one may be
 * in the middle of a game, and still fetches parts of its own build.
 */
export const forgetOldBuilds = async (): Promise<void> => {
  const old = (await otherBuilds()).slice(0, -1);
  await Promise.all(old.map(({ name }) => caches.delete(name)));
};
