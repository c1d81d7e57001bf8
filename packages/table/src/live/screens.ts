import { memberOf } from '../members.ts';
import type { State } from '../types.ts';
import { encodeView, eyesOf, meOf, viewFrom } from '../view.ts';
import type { Farewell, Notice, Screen } from './port.ts';

interface Shown {
  eyes: string;
  me: string;
}

interface Eyes {
  readonly seats: readonly string[];
  number: number;
  notice: Extract<Notice, { readonly kind: 'view' }> | undefined;
}

/**
 * Everyone who looks at the table. A view is built and encoded once for each set of seats, and
 * sent only where it differs from the one before: a change that someone may not know of is, for
 * them, no change and no message.
 */
export const screenRoom = () => {
  const shown = new Map<Screen, Shown>();
  const eyesByKey = new Map<string, Eyes>();
  let match: number | undefined;

  const lookThrough = (state: State, seats: readonly string[]): [string, Eyes] => {
    const key = seats.join();
    const eyes = eyesByKey.get(key) ?? { seats, number: 0, notice: undefined };
    eyesByKey.set(key, eyes);
    const json = encodeView(viewFrom(state, eyes.seats));
    if (eyes.notice?.json !== json) {
      eyes.number += 1;
      eyes.notice = { kind: 'view', number: eyes.number, json };
    }
    return [key, eyes];
  };

  const showView = (screen: Screen, was: Shown, key: string, notice: Notice | undefined) => {
    was.eyes = key;
    if (notice !== undefined) screen.notify(notice);
  };

  const showMe = (state: State, screen: Screen, was: Shown) => {
    const me = meOf(state, screen);
    const json = JSON.stringify(me);
    if (was.me === json) return;
    was.me = json;
    screen.notify({ kind: 'me', me });
  };

  const dismiss = (screen: Screen, reason: Farewell) => {
    if (shown.delete(screen)) screen.notify({ kind: 'goodbye', reason });
  };

  return {
    add(state: State, screen: Screen) {
      if (shown.size === 0) match = state.match?.number;
      const was: Shown = { eyes: '', me: '' };
      shown.set(screen, was);
      const [key, eyes] = lookThrough(state, eyesOf(state, screen));
      showView(screen, was, key, eyes.notice);
      showMe(state, screen, was);
    },

    remove: (screen: Screen): boolean => shown.delete(screen),
    dismiss,

    /** After a commit: to each what has changed for them. */
    show(state: State) {
      /** Numbers begin again with each match: they must not count what was hidden in the last. */
      if (state.match?.number !== match) eyesByKey.clear();
      match = state.match?.number;
      for (const screen of [...shown.keys()]) {
        const member = memberOf(state, screen.person);
        if (state.closed) dismiss(screen, 'closed');
        else if (member?.standing === 'removed') dismiss(screen, 'removed');
      }
      const fresh = new Map<string, { eyes: Eyes; changed: boolean }>();
      /**
       * Where nobody goes on looking, numbers begin again: whoever takes over a role must not
       * count what its last holder alone has seen (X6).
       */
      const kept = new Set<string>();
      for (const [screen, was] of shown) {
        if (eyesOf(state, screen).join() === was.eyes) kept.add(was.eyes);
      }
      for (const key of eyesByKey.keys()) if (!kept.has(key)) eyesByKey.delete(key);
      for (const [screen, was] of shown) {
        const seats = eyesOf(state, screen);
        const key = seats.join();
        let looked = fresh.get(key);
        if (looked === undefined) {
          const before = eyesByKey.get(key)?.notice;
          const [, eyes] = lookThrough(state, seats);
          looked = { eyes, changed: eyes.notice !== before };
          fresh.set(key, looked);
        }
        if (looked.changed || was.eyes !== key) showView(screen, was, key, looked.eyes.notice);
        showMe(state, screen, was);
      }
    },

    all: (): readonly Screen[] => [...shown.keys()],
    get size() {
      return shown.size;
    },
  };
};
export type ScreenRoom = ReturnType<typeof screenRoom>;
