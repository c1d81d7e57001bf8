import { effect, type ReadonlySignal, signal, untracked } from '@preact/signals';
import type { ClientState, GameView } from '@remez/protocol/client';
import { noteDrawingFault } from '../../lib/faults.ts';
import { nameIn } from '../../lib/names.ts';
import type { TableSession } from '../../lib/session.ts';
import { type Moment, sentenceOf, type Told } from '../../ui/moments/moment.ts';
import { attendance, forget, holdsBreath, makeRoom, show } from '../../ui/moments/queue.ts';
import type { Games } from '../game-ui.ts';
import {
  backMoment,
  dealMoment,
  goneMoment,
  type Passing,
  passing,
  type Seen,
  tableMoments,
} from './table-moments.ts';
import type { Theatre, Witness } from './theatre.ts';

/** A page that is reloaded is gone for a second: nobody needs to hear of it. */
const GONE_AFTER = 4000;

/** Who lost the connection and came back, which no table keeps: the story of this page shows it. */
export const passedHere = signal<readonly Passing[]>([]);
const KEPT = 30;

/** Set while the match that ended before these eyes is celebrated or mourned. */
export const curtain = signal<number | undefined>(undefined);

export const witnessOf = ({ view, me }: Seen): Witness => ({
  view,
  me,
  nameOf: (id) => nameIn(view.members, id),
});

const seenIn = ({ view, me }: ClientState): Seen | undefined =>
  view === undefined || me === undefined ? undefined : { view, me };

const isOver = (game: GameView | undefined): boolean => game?.result !== undefined;

/** Who is away longer than a reload takes, and who of them is back. */
const presenceWatch = (
  tell: (told: Told) => void,
  /** Empty for whoever has left: they did not lose anything. */
  nameOf: (id: string) => string,
) => {
  const leaving = new Map<string, ReturnType<typeof setTimeout>>();
  const gone = new Set<string>();
  return {
    changed(before: readonly string[], after: readonly string[]) {
      for (const id of before.filter((each) => !after.includes(each))) {
        const timer = setTimeout(() => {
          leaving.delete(id);
          const name = nameOf(id);
          if (name === '') return;
          gone.add(id);
          tell(goneMoment(name));
        }, GONE_AFTER);
        leaving.set(id, timer);
      }
      for (const id of after) {
        clearTimeout(leaving.get(id));
        leaving.delete(id);
        if (gone.delete(id)) tell(backMoment(nameOf(id)));
      }
    },
    end() {
      for (const timer of leaving.values()) clearTimeout(timer);
    },
  };
};

/** Between two views of a match; of another match, that it was dealt. */
const matchMoments = (
  before: Seen,
  after: Seen,
  theatre: Theatre | undefined,
): readonly Moment[] => {
  const [was, is] = [before.view.match, after.view.match];
  if (is === undefined) return [];
  if (was?.number !== is.number) return isOver(is.view) ? [] : [dealMoment(after)];
  if (was.view === is.view) return [];
  return theatre?.moments(was.view, is.view, witnessOf(after)) ?? [];
};

/** What there is to see of a table, and until when it is looked at. */
export interface Watch {
  /** What everything that tells is drawn from: the latest, or while a breath is held what was before it. */
  readonly shown: ReadonlySignal<ClientState>;
  readonly stop: () => void;
}

/**
 * Looks on as the table changes and shows what happened. It reads each state once, before anything
 * is drawn of it, so that no part of a screen runs ahead of what is being told.
 */
export const watchMoments = (
  session: TableSession,
  { games, watching }: { readonly games: Games; readonly watching: boolean },
): Watch => {
  const shown = signal(session.live.peek());
  let last: ClientState | undefined;
  const tell = (told: Told) => {
    if (last?.view?.running !== true) return;
    const passed = passing(sentenceOf(told), last.view);
    passedHere.value = [...passedHere.peek(), passed].slice(-KEPT);
    show([told]);
  };
  const people = presenceWatch(
    tell,
    (id) => last?.view?.members.find((each) => each.id === id && !each.out)?.name ?? '',
  );
  attendance({ watching });
  const look = (live: ClientState) => {
    const before = last && seenIn(last);
    const after = seenIn(live);
    if (live.status !== 'open' || after === undefined) return;
    const here = last?.presence?.here ?? [];
    last = live;
    const ui = games[after.view.match?.view.game ?? after.view.settings.game];
    void ui.theatre?.load().catch(() => {});
    if (before !== undefined) {
      const [was, is] = [before.view.match, after.view.match];
      if (was?.number !== is?.number) {
        forget();
        curtain.value = undefined;
        passedHere.value = [];
      }
      const ofMatch = matchMoments(before, after, ui.theatre?.now());
      const told = [...ofMatch, ...tableMoments(before, after, ui)];
      const ended = was?.number === is?.number && !isOver(was?.view) && isOver(is?.view);
      if (ended) makeRoom();
      if (told.length > 0) show(told);
      if (ended && ui.theatre?.now() !== undefined) curtain.value = is?.number;
      people.changed(here, live.presence?.here ?? []);
    }
  };
  let looked: ClientState | undefined;
  const end = effect(() => {
    const live = session.live.value;
    if (live !== looked) {
      looked = live;
      /** What cannot be told is left untold: the table goes on, and the next moment is tried again. */
      try {
        untracked(() => look(live));
      } catch (thrown) {
        noteDrawingFault(thrown);
      }
    }
    if (!holdsBreath()) shown.value = live;
  });
  return {
    shown,
    stop() {
      end();
      people.end();
      forget();
      curtain.value = undefined;
    },
  };
};
