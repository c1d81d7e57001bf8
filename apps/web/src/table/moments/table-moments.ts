import type { Me, TableView } from '@remez/protocol/client';
import { botIn, nameIn } from '../../lib/names.ts';
import { m } from '../../messages/index.js';
import { sentenceOf, type Told } from '../../ui/moments/moment.ts';
import type { GameUi } from '../game-ui.ts';

/** What of a table is watched besides its match. */
export interface Seen {
  readonly view: TableView;
  readonly me: Me;
}

type Ui = Pick<GameUi, 'place' | 'mark'>;

type Fact = NonNullable<TableView['around']>[number];

const hostMoment = (name: string, { isMine }: { readonly isMine: boolean }): Told => ({
  kind: 'host',
  what: isMine ? m.moment_host_mine() : m.moment_host({ name }),
  next: isMine ? m.moment_host_mine_next() : undefined,
  tone: 'plain',
  weight: isMine ? 'heavy' : 'light',
});

/** In the midst of a match someone sits elsewhere: everyone is told, and they most of all. */
const seatMoment = ({ member, seats = [] }: Fact, { view, me }: Seen, ui: Ui): Told => {
  const name = nameIn(view.members, member);
  const places = view.seats.filter(({ seat }) => seats.includes(seat));
  const [first] = places;
  if (first === undefined) {
    return { kind: 'seatLeft', what: m.moment_seat_left({ name }), tone: 'plain', weight: 'light' };
  }
  const isMine = member === me.member;
  return {
    kind: 'seat',
    what: isMine ? m.moment_seat_mine() : m.moment_seat({ name }),
    who: places.map((place) => ui.place(place, view.settings)).join(' · '),
    tone: 'plain',
    weight: isMine ? 'heavy' : 'light',
    mark: ui.mark(first.team),
  };
};

/** One thing that happened around the match, as it is told when it happens and in the story. */
const factMoment = (fact: Fact, seen: Seen, ui: Ui): Told => {
  const name = nameIn(seen.view.members, fact.member);
  const plain = { tone: 'plain', weight: 'light' } as const;
  switch (fact.kind) {
    case 'host':
      return hostMoment(name, { isMine: fact.member === seen.me.member });
    case 'seats':
      return seatMoment(fact, seen, ui);
    case 'left': {
      /** A bot's seat is nobody's to come back to. */
      const isBot = botIn(seen.view.members, fact.member) !== undefined;
      const about = isBot ? undefined : m.moment_left_about();
      return { kind: 'left', what: m.moment_left({ name }), who: about, ...plain };
    }
    case 'removed':
      return { kind: 'removed', what: m.moment_removed({ name }), ...plain };
    case 'back':
      return backMoment(name);
  }
};

const lastOf = ({ around = [] }: TableView): number => around.at(-1)?.number ?? 0;

/** What changed at the table itself since the view before, whatever is played. */
export const tableMoments = (before: Seen, after: Seen, ui: Ui): readonly Told[] => {
  const { view, me } = after;
  if (view.match === undefined) {
    const { host } = view;
    const isNew = host !== null && before.view.host !== null && host !== before.view.host;
    return isNew ? [hostMoment(nameIn(view.members, host), { isMine: host === me.member })] : [];
  }
  const known = before.view.match?.number === view.match.number ? lastOf(before.view) : 0;
  return (view.around ?? [])
    .filter(({ number }) => number > known)
    .map((fact) => factMoment(fact, after, ui));
};

/** Something that was told on this page alone, after so many facts of the match. */
export interface Passing {
  readonly after: number;
  readonly text: string;
}

/** Where something that happens now stands between them. */
export const passing = (text: string, view: TableView): Passing => ({ after: lastOf(view), text });

/** What happened around the match, in order: what the table keeps, and what this page has seen pass. */
export const aroundTexts = (seen: Seen, passed: readonly Passing[], ui: Ui): readonly string[] => {
  const { around = [] } = seen.view;
  const facts = around.map((fact) => ({
    after: fact.number,
    text: sentenceOf(factMoment(fact, seen, ui)),
  }));
  return [...facts, ...passed]
    .sort((one, other) => one.after - other.after)
    .map(({ text }) => text);
};

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
