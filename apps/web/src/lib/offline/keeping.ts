import { keptMark, type Request } from '../../service-worker/messages.ts';
import type { Locale } from '../locale.ts';

/** The browsers that know it know more than the types of pages do. */
interface Connection {
  readonly saveData?: boolean;
  readonly type?: string;
  readonly effectiveType?: string;
}

const connection = (): Connection =>
  (navigator as Navigator & { readonly connection?: Connection }).connection ?? {};

/** Whether the app was opened from its own icon. */
export const isInstalled = (): boolean => matchMedia('(display-mode: standalone)').matches;

/** Whether something may be fetched that nobody has asked for yet. Whoever installed it wants it whole. */
export const mayFetchAhead = (): boolean => {
  const { saveData = false, type, effectiveType = '' } = connection();
  if (saveData || effectiveType.includes('2g')) return false;
  return isInstalled() || type !== 'cellular';
};

/** Has all that playing alone in a language needs fetched and kept, in the background. */
export const keepForOffline = async (language: Locale): Promise<void> => {
  const registration = await navigator.serviceWorker?.ready;
  const request: Request = { kind: 'keep', language };
  registration?.active?.postMessage(request);
};

/** Whether playing alone in this language would work without a network. */
export const isKept = async (language: Locale): Promise<boolean> => {
  try {
    return (await caches.match(keptMark(language))) !== undefined;
  } catch {
    /** No secure context, and so no caches. */
    return false;
  }
};
