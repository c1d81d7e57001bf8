import { applied } from '@remez/rules/difference';
import type { Notice, Screen } from '../live/port.ts';
import type { Me } from '../me.ts';
import type { TableView } from '../view.ts';

interface ShownSoFar {
  readonly view?: TableView;
  readonly number?: number;
  readonly me?: Me;
}

/** As it comes over a wire: as JSON, whole or as a change of the one before. */
const shownAfter = (shown: ShownSoFar, notice: Notice): ShownSoFar => {
  const { kind } = notice;
  if (kind === 'view' || kind === 'me') return { ...shown, ...structuredClone(notice) };
  if (kind === 'meChange') {
    return { ...shown, me: applied(shown.me, structuredClone(notice.change)) as Me };
  }
  if (kind !== 'change') return shown;
  if (notice.number !== (shown.number ?? 0) + 1) throw new Error('a view is missing');
  const view = applied(shown.view, structuredClone(notice.change)) as TableView;
  return { ...shown, view, number: notice.number };
};

/** A screen that keeps what it was shown. */
export const recordingScreen = (
  person: string,
  {
    watching = false,
    browser = [person],
  }: { readonly watching?: boolean; readonly browser?: readonly string[] } = {},
): Screen & {
  readonly notices: Notice[];
  readonly view: TableView;
  readonly me: Me;
  readonly presence: Extract<Notice, { kind: 'presence' }>;
} => {
  const notices: Notice[] = [];
  let shown: ShownSoFar = {};
  const last = <Kind extends Notice['kind']>(kind: Kind) => {
    const found = notices.findLast((notice) => notice.kind === kind);
    if (found === undefined) throw new Error(`${person} was shown no ${kind}`);
    return found as Extract<Notice, { kind: Kind }>;
  };
  return {
    person,
    watching,
    browser,
    notify(together) {
      for (const notice of together) {
        notices.push(notice);
        shown = shownAfter(shown, notice);
      }
    },
    notices,
    get view() {
      if (shown.view === undefined) throw new Error(`${person} was shown no view`);
      return shown.view;
    },
    get me() {
      if (shown.me === undefined) throw new Error(`${person} was shown no me`);
      return shown.me;
    },
    get presence() {
      return last('presence');
    },
  };
};
