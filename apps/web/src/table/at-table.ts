import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type {
  ClientState,
  Command,
  GameView,
  Me,
  Presence,
  TableView,
} from '@remez/protocol/client';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { watchAway } from '../lib/away.ts';
import { fieldsOf, sameList } from '../lib/fields.ts';
import { nameIn } from '../lib/names.ts';
import { whyNot } from '../lib/reasons.ts';
import type { TableSession } from '../lib/session.ts';
import { say } from '../ui/toast.tsx';

/** Whatever is no move in a game: for those there is `usePlay`. */
type TableCommand = Exclude<Command, { readonly kind: 'play' }>;

/**
 * Everything a part of the table's screen needs: what is shown, and how to act. It is the same object
 * all the time; whoever reads a field of `view`, `me`, `presence` or `game` is drawn again when it changes.
 * While a breath is held `view`, `me` and `game` are as they were before it; whatever is sent, is sent on what is so.
 */
export interface AtTable {
  readonly table: string;
  readonly watching: boolean;
  /** It is kept in this browser: nobody else can come, and no server is asked about it. */
  readonly isLocal: boolean;
  /** A lesson is played there, with a coach: what leads on is said by the coach alone. */
  readonly isLesson: boolean;
  readonly view: TableView;
  readonly me: Me;
  readonly presence: Presence;
  /** Members whose connection is lost, as soon as that is more than a page being loaded anew. */
  readonly away: ReadonlySignal<readonly string[]>;
  /** People of the story who have left the table. */
  readonly out: ReadonlySignal<readonly string[]>;
  /** The number of the match on the table. */
  readonly match: number | undefined;
  /** The match on the table, whatever game it is of. */
  readonly game: GameView;
  /** The same as a whole: for whoever keeps what was. */
  readonly wholeGame: ReadonlySignal<GameView>;
  readonly session: TableSession;
  /** Watches who is away until the returned function is called. */
  watch(): () => void;
  /** Sends, and says why if it was refused. True when it was done. */
  act(command: TableCommand): Promise<boolean>;
  /** What someone is called in a sentence; beside what they did there is `Name`. */
  nameOf(member: string): string;
}

export const TableContext = createContext<AtTable | null>(null);

export const useTable = (): AtTable => {
  const table = useContext(TableContext);
  if (table === null) throw new Error('not at a table');
  return table;
};

/** The match on the table, of the game that the screen is for. */
export const useMatch = <Name extends GameView['game']>(
  name: Name,
): Extract<GameView, { readonly game: Name }> => {
  const { game } = useTable();
  if (game.game !== name) throw new Error(`no match of ${name} on the table`);
  return game as Extract<GameView, { readonly game: Name }>;
};

/** The match on the table, whatever game it is of. */
export const useAnyMatch = (): GameView => useTable().game;

const NOBODY: readonly string[] = [];

const actThrough =
  (session: TableSession) =>
  async (command: TableCommand): Promise<boolean> => {
    const outcome = await session.send(command);
    if (outcome.kind === 'done') return true;
    say(whyNot(outcome.reason));
    return false;
  };

const known = <Value>(value: Value | undefined, what: string): Value => {
  if (value === undefined) throw new Error(`no ${what} yet`);
  return value;
};

export const atTable = (
  session: TableSession,
  {
    shown,
    ...where
  }: Pick<AtTable, 'table' | 'watching' | 'isLocal' | 'isLesson'> & {
    readonly shown: ReadonlySignal<ClientState>;
  },
): AtTable => {
  const { live } = session;
  const view = fieldsOf(computed(() => known(shown.value.view, 'view')));
  const presence = computed(() => known(live.value.presence, 'presence'));
  const here = sameList(() => presence.value.here);
  const out = sameList(() => view.members.filter((each) => each.out).map(({ id }) => id));
  const people = sameList(() => view.members.filter((each) => !each.out).map(({ id }) => id));
  const watched = signal<ReturnType<typeof watchAway> | undefined>(undefined);
  const match = computed(() => view.match?.number);
  const wholeGame = computed(() => known(view.match?.view, 'match'));
  return {
    ...where,
    view,
    me: fieldsOf(computed(() => known(shown.value.me, 'me'))),
    /** At a table of this browser everyone else is in the room, or a bot. */
    away: computed(() => (where.isLocal ? NOBODY : (watched.value?.away.value ?? NOBODY))),
    out,
    watch() {
      const watching = watchAway(people, here);
      watched.value = watching;
      return watching.stop;
    },
    presence: fieldsOf(computed(() => ({ ...presence.value, here: here.value }))),
    get match() {
      return match.value;
    },
    game: fieldsOf(wholeGame),
    wholeGame,
    session,
    act: actThrough(session),
    nameOf: (member) => nameIn(view.members, member),
  };
};
