import type { GameView, Me, Settings, TableView } from '@remez/protocol/client';
import { createContext, type FunctionComponent } from 'preact';
import { useContext } from 'preact/hooks';
import type { Answer } from '../lib/api.ts';
import type { Fetched } from '../lib/fetched.ts';
import type { Lazy } from '../ui/lazy.tsx';
import type { MarkName } from '../ui/mark.tsx';
import { useTable } from './at-table.ts';
import type { GameLesson } from './lesson/game-lesson.ts';
import type { Theatre } from './moments/theatre.ts';

export type GameName = Settings['game'];
type Text = () => string;

interface Mode {
  readonly value: string;
  readonly label: string;
  readonly about: string;
}

/** One device for a whole group. */
interface Passing {
  readonly settings: object;
  /** Who there is, in the order in which they sit down. */
  readonly places: readonly { readonly name: Text; readonly seat: string }[];
  /** The member whom the game waits for; null when that is nobody in particular. */
  readonly holder: (
    game: GameView,
    membersAt: (seat: string) => readonly string[],
    /** Who looks at it; nobody while it is covered. */
    by?: string,
  ) => string | null;
}

/** A game's own settings, as chosen on the opening page; asking for them may take a while. */
export type OwnSettings = (as: string) => Promise<Answer<object>>;

/** What the button for another match says. */
interface NextMatch {
  readonly label: string;
  /** The quiet way to play the same once more, where the button leads on. */
  readonly same?: string | undefined;
}

/** A way to play it alone: where the person sits, and which seats bots take. */
export interface SoloStart {
  readonly id: string;
  readonly label: Text;
  /** The game's own settings. */
  readonly settings: object;
  readonly seat: string;
  /** Bots on one's own side: how easy it is depends on them. */
  readonly partners: readonly string[];
  /** Bots of the others. */
  readonly others: readonly string[];
}

export interface RulesProps {
  /** The chapter to open them at. */
  readonly at?: string | undefined;
  /** What is agreed on, where they are opened at a table. */
  readonly agreed?: Settings | undefined;
}

/**
 * A game as the shared screens know it. Each has one such object in its folder and one line in
 * `games/index.ts`; nothing else outside of its folder knows its name. What only those who play it
 * need is fetched by them.
 */
export interface GameUi {
  readonly title: Text;
  /** One line on the opening page. */
  readonly about: Text;
  readonly Picture: FunctionComponent;
  /** Sent along with a link to the table. */
  readonly invitation: Text;
  /** The ways to play it; empty where there is only one. The first is the usual one. */
  readonly modes: () => readonly Mode[];
  /** The ways to play it alone with bots; the first is the usual one. Without any, nobody can. */
  readonly solo?: readonly SoloStart[];
  /** How it is learned by playing it; absent where nobody has written that yet. */
  readonly lesson?: Fetched<GameLesson>;

  /** How it is played on one device that goes from hand to hand; absent where it is not. */
  readonly passing?: Passing;

  readonly team: (team: string, settings: Settings) => string;
  /** A team by its colour alone, where `team` may be a long name that it picked. */
  readonly colour?: GameUi['team'];
  /** What someone is there; null where a team has only one seat. */
  readonly role: (seat: string) => string | null;
  /** What that means, in a line; only where there are roles. */
  readonly roleAbout?: (seat: string) => string;
  /** A seat by its role and team, as far as there is more than one of each. */
  readonly place: (
    place: { readonly seat: string; readonly team: string },
    settings: Settings,
  ) => string;
  readonly mark: (team: string) => MarkName;
  /** Who a team still needs before it can start; without it, how many. */
  readonly missing?: (team: string, seats: readonly string[], settings: Settings) => string;
  /** Seats that one person holds together: the lobby shows them as one place of their own. */
  readonly together?: (settings: Settings) => readonly string[];
  /** Whether one screen for the whole room may sit there; absent where no screen can be shared. */
  readonly isForSharedScreen?: (seat: string) => boolean;

  /** What its own pack of words is called; absent where it is played with another game's. */
  readonly pack?: Text;
  /** Why somebody may not speak now. */
  readonly silence: Text;
  /** What it means when the host moves the game on. */
  readonly movingOn: Text;
  /** To whoever comes while a match is running. */
  readonly joinRunning: Text;
  /** What the referee does here; only where a clue may be a sentence, and nothing is left to allow. */
  readonly refereeOfSentences?: {
    /** What it is called when it is on, and what either means. */
    readonly name: Text;
    readonly on: Text;
    readonly off: Text;
  };

  /** What else is asked of whoever opens a table of it. */
  readonly Opening?: FunctionComponent<{
    /** The name of whoever opens it. */
    readonly as: string;
    readonly onChange: (own: OwnSettings) => void;
  }>;
  /** What it adds below the ways in on the first page, to the lobby, and to the menu at its tables. */
  readonly Home?: FunctionComponent;
  readonly Lobby?: FunctionComponent;
  readonly Menu?: FunctionComponent;
  /** What its timers are called, where they are not those of clues, guesses and decisions. */
  readonly timers?: { readonly [timer: string]: Text };
  /** Its own part of the settings in the lobby. */
  readonly Settings: FunctionComponent;
  readonly Rules: FunctionComponent<RulesProps>;
  /** What another match would be, where it is not just another one. */
  readonly again?: (at: {
    readonly view: TableView;
    readonly me: Me;
    readonly game: GameView;
  }) => NextMatch | undefined;
  /** What another match changes for the people at the table, in two words; absent where nothing. */
  readonly rotation?: Text;
  /** What is told large: moments, the card that each person is dealt, the ending. Without it a game is told by its screen alone. */
  readonly theatre?: Fetched<Theatre>;
  /** What someone is there for now, beyond the seat: a duty that passes on within a team. */
  readonly duty?: (member: string, game: GameView) => string | null;
  /** A match of it: board, alerts, end and story. */
  readonly screen: Lazy<{ readonly onPrepare: () => void }>;
  /** Pages of its own, by the first part of their path. */
  readonly pages?: {
    readonly [path: string]: FunctionComponent<{
      readonly rest: string;
      readonly query: URLSearchParams;
    }>;
  };
}

export type Games = { readonly [name in GameName]: GameUi };

/** The registry, handed down by the app: what tables share imports no game. */
export const GamesContext = createContext<Games | null>(null);

export const useGames = (): Games => {
  const games = useContext(GamesContext);
  if (games === null) throw new Error('no games here');
  return games;
};

/** The game that is chosen at this table. */
export const useGameUi = (): GameUi => useGames()[useTable().view.settings.game];

export const namesOf = (games: Games): readonly GameName[] =>
  Object.keys(games) as readonly GameName[];
