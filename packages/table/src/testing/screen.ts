import type { Notice, Screen } from '../live/port.ts';
import type { Me, TableView } from '../view.ts';

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
  const last = <Kind extends Notice['kind']>(kind: Kind) => {
    const found = notices.findLast((notice) => notice.kind === kind);
    if (found === undefined) throw new Error(`${person} was shown no ${kind}`);
    return found as Extract<Notice, { kind: Kind }>;
  };
  return {
    person,
    watching,
    browser,
    notify: (notice) => notices.push(notice),
    notices,
    get view() {
      return JSON.parse(last('view').json) as TableView;
    },
    get me() {
      return last('me').me;
    },
    get presence() {
      return last('presence');
    },
  };
};
