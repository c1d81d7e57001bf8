import type { Locale } from '../lib/locale.ts';

/** What a page asks of the service worker. */
export type Request =
  /** Take the place of the version before, now. */
  | { readonly kind: 'takeOver' }
  /** Fetch all that playing alone in this language needs, and keep it. */
  | { readonly kind: 'keep'; readonly language: Locale };

/** A name within the caches, never an address: it is there once all of a language is. */
export const keptMark = (language: Locale): string => `/kept/${language}`;
