import { gameOf, rolesOf, runningMatch } from '../match.ts';
import { memberOf, present, presentMember } from '../members.ts';
import { seatsOf } from '../seating.ts';
import type { Absence, Member, State } from '../types.ts';
import { type Attending, attendances } from './attending.ts';
import { type Attendance, type Attended, elsewhere, membersIn } from './elsewhere.ts';
import { gathered } from './gather.ts';
import type { Clock, Ephemera, Notice, Presence, Screen } from './port.ts';
import { fingers } from './presence.ts';
import type { ScreenRoom } from './screens.ts';

/** After a restart of the server people have so long to come back. */
const BACK_WITHIN = 60_000;

type PresenceNotice = Extract<Notice, { readonly kind: 'presence' }>;

/**
 * Who is here, who watches, where fingers point, and since when the host has been away: in this
 * process and in all others.
 */
export const attendance = ({
  room,
  state,
  clock,
  stream,
  ephemera,
  onAttend,
  onFault,
}: {
  readonly room: ScreenRoom;
  readonly state: () => State;
  readonly clock: Clock;
  readonly stream: string;
  readonly ephemera: Ephemera | undefined;
  /** Called when what bots wait for may have changed. */
  readonly onAttend: () => void;
  readonly onFault: (error: unknown) => void;
}) => {
  let shown: { readonly notice: PresenceNotice; readonly json: string } | undefined;
  /** The presence that each screen was sent last. */
  const lastSent = new WeakMap<Screen, string>();
  let hostAwaySince: number | null = clock.now();
  let pointedTurn = state().turn;
  /** Of which members and host this was told. */
  let members = state().members;
  let host = state().host;
  /** When members were last seen here, by their id; else they were not since it was opened. */
  const lastSeen = new Map<string, number>();
  const openedAt = clock.now();
  /** Screens that do not answer: their network is away, and nobody has told us so. */
  const silent = new Set<Screen>();

  const unique = (ids: readonly string[]): readonly string[] => [...new Set(ids)].sort();

  /** What there is to say of the screens of this process. */
  const own = (): Attendance => {
    const screens = room.all().map((screen) => {
      const { person, watching } = screen;
      const member = memberOf(state(), person);
      const id = member?.standing === 'here' ? member.id : undefined;
      return { id, isWatching: watching || id === undefined, isSilent: silent.has(screen) };
    });
    const watching = screens.filter(({ isWatching }) => isWatching);
    const idsOf = (some: typeof screens) => unique(some.flatMap(({ id }) => id ?? []));
    const here = idsOf(screens.filter(({ isWatching, isSilent }) => !isWatching && !isSilent));
    return {
      here,
      onlyWatching: idsOf(watching).filter((id) => !here.includes(id)),
      watching: watching.length,
      guests: watching.filter(({ id }) => id === undefined).length,
      ...pointing.held(),
      turn: pointedTurn,
    };
  };

  /** This process comes last: it knows best who points where on its own screens. */
  const everywhere = (): readonly (Attendance & Attended)[] => [
    ...others.all(),
    { ...own(), ...attending.held() },
  ];

  /** Another process may not have heard yet that a turn is over, or that someone is no member now. */
  const pointingIn = (attendances: readonly Attendance[]) => {
    const fingers = attendances
      .filter(({ turn }) => turn === state().turn)
      .flatMap((each) => Object.entries(each.pointing))
      .filter(([member, card]) => mayPoint(member, card));
    return Object.fromEntries([...new Map(fingers)].sort());
  };

  const maybeIn = (attendances: readonly Attendance[]): Pick<Presence, 'maybe'> => {
    const marks = attendances
      .filter(({ turn }) => turn === state().turn)
      .flatMap((each) => Object.entries(each.maybe))
      .map(([member, cards]) => [member, cards.filter((card) => mayPoint(member, card))] as const)
      .filter(([, cards]) => cards.length > 0);
    return marks.length === 0 ? {} : { maybe: Object.fromEntries([...new Map(marks)].sort()) };
  };

  const noteHost = (ids: readonly string[]) => {
    hostAwaySince = ids.includes(state().host ?? '') ? null : (hostAwaySince ?? clock.now());
  };

  /** The same object as long as nothing has changed, so that it is encoded once. */
  const current = () => {
    const attendances = everywhere();
    const known = new Set(attendances.flatMap(({ here }) => here));
    const ids = present(state())
      .filter(({ id, bot }) => bot !== undefined || known.has(id))
      .map(({ id }) => id)
      .sort();
    noteHost(ids);
    const notice = {
      kind: 'presence',
      here: ids,
      watching: attendances.reduce((sum, { watching }) => sum + watching, 0),
      pointing: pointingIn(attendances),
      ...maybeIn(attendances),
    } as const;
    const json = JSON.stringify(notice);
    if (shown?.json !== json) shown = { notice, json };
    return shown;
  };

  /** Once to each screen: a newcomer may have been sent it before the others. */
  const tell = (screens: readonly Screen[]) => {
    const { notice, json } = current();
    for (const screen of screens) {
      if (lastSent.get(screen) === json) continue;
      lastSent.set(screen, json);
      room.notify(screen, notice);
    }
  };
  const telling = gathered(clock, () => tell(room.all()));

  const showHere = () => {
    const { json } = current();
    if (room.all().some((screen) => lastSent.get(screen) !== json)) telling.changed();
  };
  const show = () => {
    others.changed();
    showHere();
    onAttend();
  };
  const pointing = fingers(clock, show);
  /** No screen is shown any of it. */
  const attending = attendances(clock, () => {
    others.attended();
    onAttend();
  });
  const others = elsewhere({
    ...{ stream, ephemera, clock, own, ownAttended: attending.held, onAttended: onAttend },
    /** No command leads here that could be refused. */
    onChange() {
      try {
        showHere();
        onAttend();
      } catch (error) {
        onFault(error);
      }
    },
    onLeft(members) {
      for (const id of members) lastSeen.set(id, clock.now());
    },
  });

  const mayPoint = (member: string, card?: number): boolean => {
    const running = runningMatch(state());
    const roles = rolesOf(state(), member, seatsOf(state().seating, member));
    return running !== null && gameOf(running).mayPoint(running.state, roles, card);
  };

  return {
    show,
    hostAwaySince: () => hostAwaySince,

    /**
     * Members who have no screen open, not even one that watches; who was seen longest ago comes first.
     * A restart of the server is no absence: who was not seen since then has a while to come back.
     */
    absent(): readonly Absence[] {
      const open = new Set(everywhere().flatMap(membersIn));
      const isAway = ({ id, bot }: Member) =>
        bot === undefined &&
        !open.has(id) &&
        (lastSeen.has(id) || clock.now() - openedAt >= BACK_WITHIN);
      return present(state())
        .filter(isAway)
        .map(({ id }) => ({ member: id, since: lastSeen.get(id) ?? openedAt }))
        .sort((one, other) => one.since - other.since);
    },

    /** People of the table who have no screen that answers, as everyone is shown it. */
    away(): readonly string[] {
      const { here } = current().notice;
      return present(state())
        .map(({ id }) => id)
        .filter((id) => !here.includes(id));
    },

    /** Screens of people who are not members, at other processes. */
    guestsElsewhere: () => others.all().reduce((sum, { guests }) => sum + guests, 0),

    /** Answers soon whether somebody was here before the first screen of this process. */
    askElsewhere: others.ask,
    isAsking: others.isAsking,

    /** A new screen is sent who is here at once, even if nothing changed for the others. */
    welcome(screen: Screen) {
      tell([screen]);
      show();
    },

    heed(screen: Screen, isAnswering: boolean) {
      if (isAnswering ? !silent.delete(screen) : silent.has(screen)) return;
      if (!isAnswering) silent.add(screen);
      const member = memberOf(state(), screen.person);
      if (member !== undefined) lastSeen.set(member.id, clock.now());
      show();
    },

    left(screen: Screen) {
      silent.delete(screen);
      const member = memberOf(state(), screen.person);
      if (member !== undefined) lastSeen.set(member.id, clock.now());
      if (member !== undefined && !own().here.includes(member.id)) {
        pointing.point(member.id, null);
        attending.stopComposing((each) => each === member.id);
      }
      show();
    },

    /** Fingers end with the turn, and with what they pointed at. */
    afterChange() {
      const sameTurn = pointedTurn === state().turn;
      pointedTurn = state().turn;
      pointing.keepOnly((member, card) => sameTurn && mayPoint(member, card));
      attending.stopComposing(() => !sameTurn);
      /** Of all that a commit can change, who is here depends on these alone. */
      const isSame = members === state().members && host === state().host;
      const isMarked = ({ pointing, maybe }: Attendance) =>
        Object.keys(pointing).length + Object.keys(maybe).length > 0;
      if (isSame && !others.all().some(isMarked)) return;
      ({ members, host } = state());
      show();
    },

    point(
      { person, watching }: Pick<Screen, 'person' | 'watching'>,
      card: number | null,
      maybe: readonly number[] = [],
    ) {
      const member = watching ? undefined : memberOf(state(), person);
      if (member === undefined || presentMember(state(), member.id) === undefined) return;
      if (!mayPoint(member.id, card ?? undefined)) return;
      const possible = maybe.filter((each) => mayPoint(member.id, each));
      pointing.point(member.id, card, possible);
    },

    attend({ person, watching }: Pick<Screen, 'person' | 'watching'>, said: Attending) {
      const member = watching ? undefined : memberOf(state(), person);
      if (member === undefined || presentMember(state(), member.id) === undefined) return;
      if (runningMatch(state())?.number === said.match) attending.attend(member.id, said);
    },

    /** People with a seat who are here and have not closed their role card yet. */
    isAnyoneReading(match: number): boolean {
      const attendances = everywhere();
      const ready = attendances.flatMap((each) =>
        Object.keys(each.attending).filter((member) => each.attending[member] === match),
      );
      const here = attendances.flatMap((each) => each.here);
      return here.some((id) => !ready.includes(id) && seatsOf(state().seating, id).length > 0);
    },

    /** Whether someone is about to move: writes, or has a finger on a card. */
    isAnyoneComposing(): boolean {
      const attendances = everywhere();
      const ids = [
        ...attendances.flatMap(({ composing }) => composing),
        ...Object.keys(pointingIn(attendances)),
      ];
      return ids.some((id) => {
        const member = presentMember(state(), id);
        return member !== undefined && member.bot === undefined;
      });
    },

    dispose() {
      others.dispose();
      telling.dispose();
      pointing.dispose();
      attending.dispose();
    },
  };
};
