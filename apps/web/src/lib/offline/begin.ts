import { listenForInstalling } from './install.ts';

/** Longer than a slow phone needs to show a table that someone came for. */
const SOON = 4000;

const whenIdle = (run: () => void): void => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: SOON });
  else setTimeout(run, SOON);
};

/** What makes the app installable and keeps it: nothing of it is fetched before the page is there. */
export const beginOffline = (): void => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  listenForInstalling();
  const fetchRest = async () => {
    const { registerServiceWorker } = await import('./registration.ts');
    await registerServiceWorker();
  };
  const begin = () => whenIdle(() => void fetchRest().catch(() => undefined));
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin);
};
