import { difference, differences } from '@remez/rules/difference';
import type { GameName } from '../games.ts';
import { runningMatch } from '../match.ts';
import { type Allowed, allowedNow, type Me, meFrom, type Standing, standingOf } from '../me.ts';
import type { Facts } from '../purpose.ts';
import { isSameTablePart } from '../table-part.ts';
import type { State } from '../types.ts';
import {
  type Place,
  perspectiveFrom,
  placeOf,
  saidTo,
  type TablePart,
  type TableView,
  tablePartOf,
  viewFrom,
} from '../view.ts';
import { whyLeave } from './door.ts';
import type { Farewell, FaultReport, Notice, Screen } from './port.ts';

/** One screen: from where it looks, and what it was shown last. */
interface Shown {
  place: Place | null;
  standing: Standing;
  perspective: readonly string[];
  /** The perspective as text; null when its view was not shown. */
  key: string | null;
  /** What `me` was when last shown, and what it was made of. */
  me: { readonly shown: Me; readonly standing: Standing; readonly allowed: Allowed } | null;
}

/** What those of one perspective were shown last. */
interface PerspectiveView {
  number: number;
  view: TableView;
  /** What it was made of. */
  part: TablePart;
  talk: State['talk'];
}

/** After a commit: all of a view for whoever is new to it, and for the others what has changed. */
interface Look {
  readonly forNew: Notice;
  readonly forOld: Notice | undefined;
}

/** Whose command has led here. */
interface Answer {
  readonly screen: Screen;
  readonly id: string;
}

interface Current {
  readonly state: State;
  /** The part of its views that no move changes. */
  readonly part: TablePart;
  readonly facts: Facts;
}

const NOTHING_KNOWN: Facts = {};

/** What of a view moves and talk change. */
const movesIn = ({ turn, talk, match }: TableView) => ({ turn, talk, match });

/**
 * Everyone who looks at the table. A view is built once for each perspective and sent as its
 * difference from the one before, which is made of these two and nothing else: a change that
 * someone may not know of is, for them, no difference and no message.
 */
export const screenRoom = (
  onFault: (during: FaultReport['during'], error: unknown) => void,
  /** What is known of what the next match is played for; the same object until it may be other. */
  factsNow: () => Facts = () => NOTHING_KNOWN,
  /** Games that bots here can play. */
  bots: readonly GameName[] = [],
) => {
  const shown = new Map<Screen, Shown>();
  const byPerspective = new Map<string, PerspectiveView>();
  /** What everyone here was shown last. */
  let current: Current | undefined;

  const look = (
    { state, part }: Current,
    key: string,
    perspective: readonly string[],
    differenceOf = difference,
  ): Look => {
    const last = byPerspective.get(key);
    const isSamePart = last?.part === part;
    const talk =
      isSamePart && last.talk === state.talk ? last.view.talk : saidTo(state, perspective);
    const view = viewFrom(state, perspective, part, talk);
    if (last === undefined) {
      byPerspective.set(key, { number: 1, view, part, talk: state.talk });
      const whole: Notice = { kind: 'view', number: 1, view };
      return { forNew: whole, forOld: whole };
    }
    const change = isSamePart
      ? differenceOf(movesIn(last.view), movesIn(view))
      : differenceOf(last.view, view);
    last.part = part;
    last.talk = state.talk;
    if (change !== undefined) {
      last.number += 1;
      last.view = view;
    }
    const { number } = last;
    return {
      forNew: { kind: 'view', number, view: last.view },
      forOld: change === undefined ? undefined : { kind: 'change', number, change },
    };
  };

  /**
   * Where nobody goes on looking, numbers begin again, at once: if they did so with the next commit,
   * whoever comes back would learn from their number whether there was one that they may not know of.
   */
  const forget = (screen: Screen): boolean => {
    const seen = shown.get(screen);
    if (seen === undefined) return false;
    shown.delete(screen);
    const { key } = seen;
    const isLast = [...shown.values()].every((other) => other.key !== key);
    if (key !== null && isLast) byPerspective.delete(key);
    return true;
  };

  /** A screen that fails is dropped alone; it comes back by reconnecting. */
  const notifyAll = (screen: Screen, notices: readonly Notice[]) => {
    if (notices.length === 0) return;
    try {
      screen.notify(notices);
    } catch (error) {
      onFault('screen', error);
      if (forget(screen)) notify(screen, { kind: 'goodbye', reason: 'unavailable' });
    }
  };
  const notify = (screen: Screen, notice: Notice) => notifyAll(screen, [notice]);

  const dismiss = (screen: Screen, reason: Farewell) => {
    if (forget(screen)) notify(screen, { kind: 'goodbye', reason });
  };

  const meNotice = (state: State, seen: Shown): Notice | undefined => {
    const { standing, me: last } = seen;
    const allowed = allowedNow(state, standing);
    const isSame =
      standing === last?.standing &&
      allowed.talk === last.allowed.talk &&
      allowed.point === last.allowed.point;
    if (isSame) return undefined;
    const me = meFrom(standing, allowed);
    seen.me = { shown: me, standing, allowed };
    if (last === null) return { kind: 'me', me };
    const change = difference(last.shown, me);
    return change === undefined ? undefined : { kind: 'meChange', change };
  };

  /**
   * Numbers begin again with each match, and when people change places between matches: they must
   * not count what was hidden in the last one, nor what a team had said before.
   */
  const isNewCount = (before: State, state: State): boolean =>
    state.match?.number !== before.match?.number ||
    (runningMatch(state) === null && state.seating !== before.seating);

  /** When more than the match has changed: who must go goes, and the others may sit elsewhere now. */
  const seatAnew = ({ state, facts }: Current) => {
    for (const [screen, seen] of [...shown]) {
      try {
        const why = whyLeave(state, screen);
        if (why !== null) dismiss(screen, why);
        seen.place = placeOf(state, screen);
        seen.standing = standingOf(state, screen, facts, bots);
      } catch (error) {
        onFault('show', error);
        dismiss(screen, 'unavailable');
      }
    }
  };

  /** Turns everyone to where they look from now, and returns who has come from elsewhere. */
  const turn = (state: State): ReadonlySet<Shown> => {
    const moved = new Set<Shown>();
    const kept = new Set<string>();
    for (const seen of shown.values()) {
      const before = seen.key;
      const perspective = perspectiveFrom(state, seen.place);
      const key = before !== null && perspective === seen.perspective ? before : perspective.join();
      seen.perspective = perspective;
      seen.key = key;
      if (key === before) kept.add(key);
      else moved.add(seen);
    }
    /**
     * Where nobody goes on looking, numbers begin again: whoever takes over a role must not count
     * what its last holder alone has seen (X6).
     */
    for (const key of byPerspective.keys()) if (!kept.has(key)) byPerspective.delete(key);
    return moved;
  };

  /** All that a screen may see, as for a newcomer. */
  const showWhole = (now: Current, screen: Screen, seen: Shown) => {
    const key = seen.perspective.join();
    const { forNew } = look(now, key, seen.perspective);
    seen.key = key;
    seen.me = null;
    const me = meNotice(now.state, seen);
    notifyAll(screen, me === undefined ? [forNew] : [forNew, me]);
  };

  /** What changed for each, and for whoever asked for it that it is done. */
  const showChanges = (now: Current, moved: ReadonlySet<Shown>, answer?: Answer) => {
    const looks = new Map<string, Look>();
    const differenceOf = differences();
    for (const [screen, seen] of shown) {
      const { key, perspective } = seen;
      if (key === null) continue;
      try {
        const looked = looks.get(key) ?? look(now, key, perspective, differenceOf);
        looks.set(key, looked);
        const notices: Notice[] = [];
        const view = moved.has(seen) ? looked.forNew : looked.forOld;
        if (view !== undefined) notices.push(view);
        const me = meNotice(now.state, seen);
        if (me !== undefined) notices.push(me);
        if (screen === answer?.screen) notices.push({ kind: 'done', id: answer.id });
        notifyAll(screen, notices);
      } catch (error) {
        /** A view that cannot be built is not shown; the next one is shown whole. */
        seen.key = null;
        onFault('show', error);
      }
    }
  };

  return {
    /** Sees what the others were shown last; what came since is shown to all of them together. */
    add(state: State, screen: Screen) {
      if (shown.size === 0) {
        byPerspective.clear();
        current = undefined;
      }
      current ??= { state, part: tablePartOf(state), facts: factsNow() };
      const place = placeOf(current.state, screen);
      const perspective = perspectiveFrom(current.state, place);
      const standing = standingOf(current.state, screen, current.facts, bots);
      const seen: Shown = { place, standing, perspective, key: null, me: null };
      shown.set(screen, seen);
      showWhole(current, screen, seen);
    },

    /** Whoever asks is shown the whole again. */
    showAgain(screen: Screen) {
      const seen = shown.get(screen);
      if (seen !== undefined && current !== undefined) showWhole(current, screen, seen);
    },

    remove: forget,
    dismiss,

    /** After a commit, or when other facts are known. */
    show(state: State, answer?: Answer) {
      const before = current;
      const isSame = before !== undefined && isSameTablePart(before.state, state);
      const facts = factsNow();
      current = { state, part: isSame ? before.part : tablePartOf(state), facts };
      if (before === undefined || isNewCount(before.state, state)) byPerspective.clear();
      if (!isSame || before.facts !== facts) seatAnew(current);
      showChanges(current, turn(state), answer);
    },

    notify,
    all: (): readonly Screen[] => [...shown.keys()],
    get size() {
      return shown.size;
    },
  };
};
export type ScreenRoom = ReturnType<typeof screenRoom>;
