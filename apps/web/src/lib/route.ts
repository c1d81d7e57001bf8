import { signal } from '@preact/signals';
import { PAGES, pathTo } from '@remez/protocol/routes';

export type Route =
  | { readonly at: 'home' }
  | { readonly at: 'table'; readonly table: string; readonly watching: boolean }
  | { readonly at: 'device'; readonly link: string }
  | { readonly at: 'campaigns' }
  | {
      readonly at: 'campaign';
      readonly campaign: string;
      /** Links: to look, and to join. */
      readonly see: string | null;
      readonly invite: string | null;
    }
  | { readonly at: 'rules' }
  | { readonly at: 'privacy' }
  | { readonly at: 'sheet' }
  | { readonly at: 'nowhere' };

const parse = ({ pathname, search }: Location): Route => {
  const [, first = '', second = ''] = pathname.split('/');
  if (first === '') return { at: 'home' };
  if (first === 't' && second !== '') {
    return { at: 'table', table: second, watching: new URLSearchParams(search).has('tv') };
  }
  if (first === 'd' && second !== '') return { at: 'device', link: second };
  if (first === 'campaign') {
    const links = new URLSearchParams(search);
    return second === ''
      ? { at: 'campaigns' }
      : {
          at: 'campaign',
          campaign: second,
          see: links.get('see'),
          invite: links.get('join'),
        };
  }
  if (first === 'rules' || first === 'privacy' || first === 'sheet') return { at: first };
  return { at: 'nowhere' };
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
export const campaignPath = (campaign: string): string => pathTo(PAGES.campaign, { campaign });
export const linkTo = (path: string): string => new URL(path, location.origin).href;
