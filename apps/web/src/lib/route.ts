import { signal } from '@preact/signals';
import { PAGES, pathTo } from '@remez/protocol/routes';

export type Route =
  | { readonly at: 'home' }
  | {
      readonly at: 'table';
      readonly table: string;
      readonly watching: boolean;
      /** Whether it is kept in this browser, and not on the server. */
      readonly isLocal: boolean;
    }
  /** A table of this browser, on a device that is passed around. */
  | { readonly at: 'passed'; readonly table: string }
  | { readonly at: 'device'; readonly link: string }
  /** A game is learned by playing it. */
  | { readonly at: 'learn'; readonly game: string }
  /** With the anchor of a chapter, or nothing. */
  | { readonly at: 'rules'; readonly anchor: string }
  | { readonly at: 'privacy' }
  /** A page that a game brought, if there is one at this path. */
  | {
      readonly at: 'page';
      readonly path: string;
      readonly rest: string;
      readonly query: URLSearchParams;
    };

/** The fixed part with which the paths of a page begin. */
const firstOf = (page: string): string => page.split('/')[1] ?? '';

const parse = ({ pathname, search, hash }: Location): Route => {
  const [, first = '', second = ''] = pathname.split('/');
  if (first === '') return { at: 'home' };
  const isLocal = first === firstOf(PAGES.localTable);
  if ((isLocal || first === firstOf(PAGES.table)) && second !== '') {
    const watching = new URLSearchParams(search).has('tv');
    return { at: 'table', table: second, watching, isLocal };
  }
  if (first === firstOf(PAGES.passedTable) && second !== '') return { at: 'passed', table: second };
  if (first === firstOf(PAGES.device) && second !== '') return { at: 'device', link: second };
  if (first === firstOf(PAGES.learn) && second !== '') return { at: 'learn', game: second };
  if (first === firstOf(PAGES.rules)) return { at: 'rules', anchor: hash.slice(1) };
  if (first === firstOf(PAGES.privacy)) return { at: 'privacy' };
  return { at: 'page', path: first, rest: second, query: new URLSearchParams(search) };
};

export const route = signal<Route>(parse(location));

addEventListener('popstate', () => {
  route.value = parse(location);
});

export const go = (path: string): void => {
  history.pushState(null, '', path);
  route.value = parse(location);
  scrollTo(0, 0);
};

/** As `go`, without a way back to where it was. */
export const goInstead = (path: string): void => {
  history.replaceState(null, '', path);
  route.value = parse(location);
};

export const tablePath = (table: string): string => pathTo(PAGES.table, { table });

export const localTablePath = (table: string): string => pathTo(PAGES.localTable, { table });

export const passedTablePath = (table: string): string => pathTo(PAGES.passedTable, { table });

/** Where a game is learned by playing it. */
export const learnPath = (game: string): string => pathTo(PAGES.learn, { game });
