import type { Locale } from '../lib/locale.ts';

/** What a build consists of, as the service worker sees it. The build writes it into the worker. */
export interface AppFiles {
  /** A hash of all the rest. */
  readonly build: string;
  /** The script that the page of this build begins with. */
  readonly entry: string;
  /** What is fetched before this version is used: every screen, the fonts, the page itself. */
  readonly shell: readonly { readonly url: string; readonly revision: string | null }[];
  /** What playing alone in a language needs beyond that. */
  readonly kits: { readonly [language in Locale]: readonly string[] };
}

declare const __APP_FILES__: AppFiles;

export const FILES: AppFiles = __APP_FILES__;
