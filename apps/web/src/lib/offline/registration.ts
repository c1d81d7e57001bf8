import { effect } from '@preact/signals';
import { locale } from '../locale.ts';
import { keepForOffline, mayFetchAhead } from './keeping.ts';
import { isUpdateReady } from './release.ts';

const HOUR = 3_600_000;

/** A page that stays open for days asks by itself whether there is a newer version. */
const lookForUpdates = (registration: ServiceWorkerRegistration): void => {
  let asked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() < asked + HOUR) return;
    asked = Date.now();
    registration.update().catch(() => undefined);
  });
};

/** Says when a newer version waits, or has been chosen in another tab. */
const watchVersions = (registration: ServiceWorkerRegistration): void => {
  const { serviceWorker } = navigator;
  const look = () => {
    if (registration.waiting !== null && registration.active !== null) isUpdateReady.value = true;
  };
  registration.addEventListener('updatefound', () =>
    registration.installing?.addEventListener('statechange', look),
  );
  look();
  /** The first worker of a browser takes over the page that brought it, which is of the same build. */
  let isFirst = registration.active === null;
  serviceWorker.addEventListener('controllerchange', () => {
    if (!isFirst) isUpdateReady.value = true;
    isFirst = false;
  });
};

/** The manifest speaks the language that the page speaks when it is installed. */
const nameApp = (): void => {
  const link = document.querySelector('link[rel=manifest]');
  effect(() => link?.setAttribute('href', `/app.${locale.value}.webmanifest`));
};

/** Begun when the page is there and idle. Where it is refused, everything but offline goes on. */
export const registerServiceWorker = async (): Promise<void> => {
  nameApp();
  try {
    const registration = await navigator.serviceWorker.register('/sw.js', {
      updateViaCache: 'none',
    });
    watchVersions(registration);
    lookForUpdates(registration);
  } catch {
    /** A private window, or storage that is forbidden or full. */
    return;
  }
  addEventListener('appinstalled', () => void keepForOffline(locale.value));
  effect(() => {
    if (mayFetchAhead()) void keepForOffline(locale.value);
  });
};
