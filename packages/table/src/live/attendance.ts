import { gameOf, rolesOf, runningMatch } from '../match.ts';
import { memberOf, present, presentMember } from '../members.ts';
import { seatsOf } from '../seating.ts';
import type { Member, State } from '../types.ts';
import { gathered } from './gather.ts';
import type { Clock, Notice, Screen } from './port.ts';
import { fingers } from './presence.ts';
import type { ScreenRoom } from './screens.ts';

const ABSENT_AFTER = 60_000;

type PresenceNotice = Extract<Notice, { readonly kind: 'presence' }>;

/** Who is here, who watches, where fingers point, and since when the host has been away. */
export const attendance = (room: ScreenRoom, state: () => State, clock: Clock) => {
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

  const here = (): readonly string[] => {
    const ids = room.all().flatMap(({ person, watching }) => {
      const member = watching ? undefined : memberOf(state(), person);
      return member?.standing === 'here' ? [member.id] : [];
    });
    return [...new Set(ids)].sort();
  };

  const noteHost = (ids: readonly string[]) => {
    hostAwaySince = ids.includes(state().host ?? '') ? null : (hostAwaySince ?? clock.now());
  };

  /** The same object as long as nothing has changed, so that it is encoded once. */
  const current = () => {
    const ids = here();
    noteHost(ids);
    const watching = room
      .all()
      .filter(
        (screen) => screen.watching || memberOf(state(), screen.person)?.standing !== 'here',
      ).length;
    const notice = {
      kind: 'presence',
      here: ids,
      watching,
      pointing: pointing.held(),
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

  const show = () => {
    const { json } = current();
    if (room.all().some((screen) => lastSent.get(screen) !== json)) telling.changed();
  };
  const pointing = fingers(clock, show);

  const mayPoint = (member: string, card?: number): boolean => {
    const running = runningMatch(state());
    const roles = rolesOf(state(), member, seatsOf(state().seating, member));
    return running !== null && gameOf(running).mayPoint(running.state, roles, card);
  };

  return {
    show,
    hostAwaySince: () => hostAwaySince,

    /**
     * Members who have had no screen open for a while, not even one that watches; whoever was seen
     * longest ago first. A tunnel or a restart of the server is no absence.
     */
    absent(): readonly string[] {
      const open = new Set(room.all().map(({ person }) => person));
      const seenAt = ({ id }: Member) => lastSeen.get(id) ?? openedAt;
      const isAway = (member: Member) =>
        !open.has(member.person) && clock.now() - seenAt(member) >= ABSENT_AFTER;
      return present(state())
        .filter(isAway)
        .sort((one, other) => seenAt(one) - seenAt(other))
        .map(({ id }) => id);
    },

    /** A new screen is sent who is here at once, even if nothing changed for the others. */
    welcome(screen: Screen) {
      tell([screen]);
      show();
    },

    left(screen: Screen) {
      const member = memberOf(state(), screen.person);
      if (member !== undefined) lastSeen.set(member.id, clock.now());
      if (member !== undefined && !here().includes(member.id)) pointing.point(member.id, null);
      show();
    },

    /** Fingers end with the turn, and with what they pointed at. */
    afterChange() {
      const sameTurn = pointedTurn === state().turn;
      pointedTurn = state().turn;
      pointing.keepOnly((member, card) => sameTurn && mayPoint(member, card));
      /** Of all that a commit can change, who is here depends on these alone. */
      if (members === state().members && host === state().host) return;
      ({ members, host } = state());
      show();
    },

    point({ person, watching }: Screen, card: number | null) {
      const member = watching ? undefined : memberOf(state(), person);
      if (member === undefined || presentMember(state(), member.id) === undefined) return;
      if (mayPoint(member.id, card ?? undefined)) pointing.point(member.id, card);
    },

    dispose() {
      telling.dispose();
      pointing.dispose();
    },
  };
};
