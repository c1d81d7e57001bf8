import { tablePath } from '../lib/route.ts';

/** The way in behind a code: to play, or to show it on this screen. */
export const pathIn = (table: string, { watching }: { readonly watching: boolean }): string =>
  tablePath(table) + (watching ? '?tv' : '');
