import { PAGES } from '@remez/protocol/routes';
import { PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { FILES } from './app-files.ts';
import { beginAnew, CACHE, forgetOldBuilds, keep, keptBefore, takeFromOthers } from './keeping.ts';
import type { Request as Asked } from './messages.ts';
import { type ExtendableEvent, scope } from './scope.ts';

/**
 * The app without a network. The page and all its parts come from the cache of one build, so that
 * they always fit together; a newer build is fetched beside it and waits until it is asked for. What
 * is not named here (the API, the socket, pages for programs) never comes this way.
 */
const app = new PrecacheController({
  cacheName: CACHE,
  plugins: [
    {
      /** While servers are renewed one of them may still answer with the page of another build. */
      fetchDidSucceed: async ({ request, response, event }) => {
        const isPage = new URL(request.url).pathname === PAGES.home;
        if (event?.type !== 'install' || !isPage) return response;
        if ((await response.clone().text()).includes(FILES.entry)) return response;
        throw new Error('This is the page of another build.');
      },
    },
  ],
});
app.addToCacheList([...FILES.shell]);

const install = async (event: ExtendableEvent): Promise<void> => {
  const languages = await keptBefore();
  await beginAnew();
  await takeFromOthers([...app.getURLsToCacheKeys().values()]);
  await app.install(event);
  for (const language of languages) await keep(language);
};

scope.addEventListener('install', (event) => event.waitUntil(install(event)));
scope.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([forgetOldBuilds(), scope.clients.claim()])),
);
scope.addEventListener('message', (event) => {
  const asked = event.data as Asked;
  event.waitUntil(asked.kind === 'takeOver' ? scope.skipWaiting() : keep(asked.language));
});

registerRoute(new PrecacheRoute(app));

/** A part of a path that has a name stands for all that may be there. */
const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replace(/:\w+/gu, '[^/]+')}/?(?:\\?.*)?$`, 'u');

registerRoute(
  new NavigationRoute(
    async ({ request }) => (await app.matchPrecache(PAGES.home)) ?? fetch(request),
    { allowlist: Object.values(PAGES).map(patternOf) },
  ),
);

/** The rest of the app's files: those of the build before, and what is kept when it is first used. */
const firstUse = new CacheFirst({ cacheName: CACHE });
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  async (options) => (await caches.match(options.request)) ?? firstUse.handle(options),
);
