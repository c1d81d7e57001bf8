import type { Me, TableView } from '@remez/protocol/client';
import { m } from '../../paraglide/messages.js';
import type { Told } from '../../ui/moments/moment.ts';
import type { GameUi } from '../game-ui.ts';

/** What of a table is watched besides its match. */
export interface Seen {
  readonly view: TableView;
  readonly me: Me;
}

type Ui = Pick<GameUi, 'place' | 'mark'>;

const nameIn = ({ members }: TableView, id: string): string =>
  members.find((member) => member.id === id)?.name ?? '';

const newHost = ({ view: before }: Seen, { view, me }: Seen): readonly Told[] => {
  const { host } = view;
  if (host === null || host === before.host || before.host === null) return [];
  const name = nameIn(view, host);
  return [
    {
      kind: 'host',
      what: host === me.member ? m.moment_host_mine() : m.moment_host({ name }),
      next: host === me.member ? m.moment_host_mine_next() : undefined,
      tone: 'plain',
      weight: host === me.member ? 'heavy' : 'light',
    },
  ];
};

const seatsOf = ({ seats }: TableView, id: string): readonly TableView['seats'][number][] =>
  seats.filter(({ members }) => members.includes(id));

/** In the midst of a match someone sits elsewhere: everyone is told, and they most of all. */
const newSeats = ({ view: before }: Seen, { view, me }: Seen, ui: Ui): readonly Told[] => {
  if (!before.running || !view.running || before.match?.number !== view.match?.number) return [];
  return view.members.flatMap(({ id, name }): readonly Told[] => {
    const now = seatsOf(view, id);
    const names = (seats: typeof now) => seats.map(({ seat }) => seat).join();
    if (names(now) === names(seatsOf(before, id))) return [];
    const [first] = now;
    if (first === undefined) {
      return [
        { kind: 'seatLeft', what: m.moment_seat_left({ name }), tone: 'plain', weight: 'light' },
      ];
    }
    const place = now.map((seat) => ui.place(seat, view.settings)).join(' · ');
    const isMine = id === me.member;
    return [
      {
        kind: 'seat',
        what: isMine ? m.moment_seat_mine() : m.moment_seat({ name }),
        who: place,
        tone: 'plain',
        weight: isMine ? 'heavy' : 'light',
        mark: ui.mark(first.team),
      },
    ];
  });
};

/** What changed at the table itself, whatever is played. */
export const tableMoments = (before: Seen, after: Seen, ui: Ui): readonly Told[] => [
  ...newHost(before, after),
  ...newSeats(before, after, ui),
];

/** The next match: everyone is at it together. */
export const dealMoment = ({ view }: Pick<Seen, 'view'>): Told => ({
  kind: 'deal',
  what: m.moment_deal({ number: view.match?.number ?? 1 }),
  who: m.moment_deal_about(),
  tone: 'plain',
  weight: 'light',
});

export const goneMoment = (name: string): Told => ({
  kind: 'gone',
  what: m.moment_gone({ name }),
  next: m.moment_gone_next(),
  tone: 'plain',
  weight: 'light',
});

export const backMoment = (name: string): Told => ({
  kind: 'back',
  what: m.moment_back({ name }),
  tone: 'good',
  weight: 'light',
});
