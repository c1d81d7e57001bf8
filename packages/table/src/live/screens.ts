import type { CampaignFacts } from '../campaign/standing.ts';
import { runningMatch } from '../match.ts';
import type { State } from '../types.ts';
import { meOf, perspectiveOf, viewFrom } from '../view.ts';
import { whyLeave } from './door.ts';
import type { Farewell, FaultReport, Notice, Screen } from './port.ts';

interface Shown {
  perspective: string;
  me: string;
}

interface PerspectiveView {
  readonly seats: readonly string[];
  number: number;
  notice: Extract<Notice, { readonly kind: 'view' }> | undefined;
}

/**
 * Everyone who looks at the table. A view is built and encoded once for each set of seats, and
 * sent only where it differs from the one before: a change that someone may not know of is, for
 * them, no change and no message.
 */
export const screenRoom = (
  onFault: (during: FaultReport['during'], error: unknown) => void,
  /** D22 · what is known of the campaign that is chosen here. */
  campaign: () => CampaignFacts | null = () => null,
) => {
  const shown = new Map<Screen, Shown>();
  const byPerspective = new Map<string, PerspectiveView>();
  let match: number | undefined;
  let seating: State['seating'] | undefined;

  const viewFor = (state: State, seats: readonly string[]): [string, PerspectiveView] => {
    const key = seats.join();
    const perspective = byPerspective.get(key) ?? { seats, number: 0, notice: undefined };
    byPerspective.set(key, perspective);
    const json = JSON.stringify(viewFrom(state, perspective.seats));
    if (perspective.notice?.json !== json) {
      perspective.number += 1;
      perspective.notice = { kind: 'view', number: perspective.number, json };
    }
    return [key, perspective];
  };

  /** A screen that fails is dropped alone; it comes back by reconnecting. */
  const notify = (screen: Screen, notice: Notice) => {
    try {
      screen.notify(notice);
    } catch (error) {
      onFault('screen', error);
      if (shown.delete(screen)) notify(screen, { kind: 'goodbye', reason: 'unavailable' });
    }
  };

  const showView = (screen: Screen, was: Shown, key: string, notice: Notice | undefined) => {
    was.perspective = key;
    if (notice !== undefined) notify(screen, notice);
  };

  /** The view that these seats see now, and whether it is new; a view that fails is not shown. */
  const lookAgain = (
    state: State,
    seats: readonly string[],
  ): { readonly notice: Notice | undefined; readonly changed: boolean } => {
    const before = byPerspective.get(seats.join())?.notice;
    try {
      const [, { notice }] = viewFor(state, seats);
      return { notice, changed: notice !== before };
    } catch (error) {
      onFault('show', error);
      return { notice: undefined, changed: false };
    }
  };

  const showMe = (state: State, screen: Screen, was: Shown) => {
    const me = meOf(state, screen, campaign());
    const json = JSON.stringify(me);
    if (was.me === json) return;
    was.me = json;
    notify(screen, { kind: 'me', me });
  };

  const dismiss = (screen: Screen, reason: Farewell) => {
    if (shown.delete(screen)) notify(screen, { kind: 'goodbye', reason });
  };

  return {
    add(state: State, screen: Screen) {
      if (shown.size === 0) {
        match = state.match?.number;
        seating = state.seating;
      }
      const was: Shown = { perspective: '', me: '' };
      const [key, perspective] = viewFor(state, perspectiveOf(state, screen));
      shown.set(screen, was);
      showView(screen, was, key, perspective.notice);
      showMe(state, screen, was);
    },

    remove: (screen: Screen): boolean => shown.delete(screen),
    dismiss,

    /** After a commit: to each what has changed for them. */
    show(state: State) {
      /**
       * Numbers begin again with each match, and when people change places between matches: they
       * must not count what was hidden in the last one, nor what a team had said before.
       */
      const placesChanged = runningMatch(state) === null && state.seating !== seating;
      if (state.match?.number !== match || placesChanged) byPerspective.clear();
      match = state.match?.number;
      seating = state.seating;
      for (const screen of [...shown.keys()]) {
        const why = whyLeave(state, screen);
        if (why !== null) dismiss(screen, why);
      }
      const fresh = new Map<string, ReturnType<typeof lookAgain>>();
      /**
       * Where nobody goes on looking, numbers begin again: whoever takes over a role must not
       * count what its last holder alone has seen (X6).
       */
      const kept = new Set<string>();
      for (const [screen, was] of shown) {
        if (perspectiveOf(state, screen).join() === was.perspective) kept.add(was.perspective);
      }
      for (const key of byPerspective.keys()) if (!kept.has(key)) byPerspective.delete(key);
      for (const [screen, was] of shown) {
        const seats = perspectiveOf(state, screen);
        const key = seats.join();
        const looked = fresh.get(key) ?? lookAgain(state, seats);
        fresh.set(key, looked);
        if (looked.notice === undefined) continue;
        if (looked.changed || was.perspective !== key) showView(screen, was, key, looked.notice);
        showMe(state, screen, was);
      }
    },

    notify,
    all: (): readonly Screen[] => [...shown.keys()],
    get size() {
      return shown.size;
    },
  };
};
export type ScreenRoom = ReturnType<typeof screenRoom>;
