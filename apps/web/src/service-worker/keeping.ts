import type { Locale } from '../lib/preferences.ts';
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

/** A build that is installed again, after another, is the newest once more. */
export const beginAnew = (): Promise<boolean> => caches.delete(CACHE);

/**
 * Forgets all builds but this one and the one before it: a page that was opened with that one may be
 * in the middle of a game, and still fetches parts of its own build.
 */
export const forgetOldBuilds = async (): Promise<void> => {
  const others = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
};
