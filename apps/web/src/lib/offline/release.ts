import { signal } from '@preact/signals';
import type { Request } from '../../service-worker/messages.ts';

/** Whether a newer version of the app is here, and waits until someone asks for it. */
export const isUpdateReady = signal(false);

/**
 * Whether this page is on its way to the newest version already. Nothing is fetched for an offer
 * then: Chromium lets a new worker wait half a minute if the old one is asked just as it takes over.
 */
export const isRenewing = signal(false);

const untilState = (worker: ServiceWorker, states: readonly ServiceWorkerState[]): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      if (states.includes(worker.state)) resolve();
    };
    worker.addEventListener('statechange', look);
    look();
  });

const takeOver = async (newest: ServiceWorker): Promise<void> => {
  await untilState(newest, ['installed', 'activated', 'redundant']);
  const request: Request = { kind: 'takeOver' };
  newest.postMessage(request);
  await untilState(newest, ['activated', 'redundant']);
};

const registered = async (): Promise<ServiceWorkerRegistration | undefined> =>
  navigator.serviceWorker?.getRegistration().catch(() => undefined);

/** Loads the page anew, in the newer version if one is here already. */
export const reload = async (): Promise<void> => {
  const waiting = (await registered())?.waiting ?? null;
  if (waiting !== null) await takeOver(waiting);
  location.reload();
};

/** So long an answer may take that says whether there is a newer version. */
const PATIENCE = 8000;

/**
 * Loads the page as the server has it now: what is kept here is no longer understood, or not whole.
 * Without a network, as it is here.
 */
export const loadNewest = async (): Promise<void> => {
  isRenewing.value = true;
  const registration = await registered();
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  await Promise.race([registration?.update().catch(() => undefined), late]);
  const coming = registration?.installing ?? null;
  if (coming !== null) await takeOver(coming);
  await reload();
};
