import type { GameView, Me, TableView } from '@remez/protocol/client';
import type { MarkName } from '../../ui/mark.tsx';
import type { Moment } from '../../ui/moments/moment.ts';

/** Who looks: names for people, and where they sit. All that a moment may depend on besides the views. */
export interface Witness {
  readonly view: Pick<TableView, 'seats' | 'settings' | 'members' | 'finished'>;
  readonly me: Pick<Me, 'member' | 'seats'>;
  readonly nameOf: (member: string) => string;
}

/** Whether nobody plays here but whoever looks, and bots: there is nobody to hide anything from. */
export const isAmongBots = ({ view, me }: Witness): boolean => {
  const others = view.members.filter(({ id, out }) => id !== me.member && !out);
  return me.member !== undefined && others.length > 0 && others.every(({ bot }) => bot);
};

/** What someone is dealt, before anything secret is shown to them. */
export interface Part {
  /** Whose colours it is in; none for whoever is with all of them. */
  readonly mark?: MarkName | undefined;
  /** "You are red's spymaster." */
  readonly title: string;
  /** With whom and against whom. */
  readonly people: string;
  /** What it is about, and what to do before it is opened. */
  readonly about: string;
  /** What the one button says: it opens the key, or begins. */
  readonly open: string;
}

/** A fact worth remembering, on a card of its own. */
export interface Remembered {
  readonly kind: 'best' | 'turning' | 'fatal' | 'meant';
  readonly title: string;
  readonly what: string;
  readonly about?: string | undefined;
}

/** The end of a match as one side sees it, and the picture of it that is shared. */
export interface Ending {
  readonly mood: 'won' | 'lost' | 'plain';
  readonly mark: MarkName;
  /** From where one sits: "we won", "we lost", or who did. */
  readonly title: string;
  /** By whom and by which card. */
  readonly how: string;
  /** The same for anyone who was not there: no "we". */
  readonly shared: {
    readonly game: string;
    readonly title: string;
    readonly people: string;
    /** Whose colour it is in: of those who won. */
    readonly mark: MarkName;
  };
  readonly series?: string | undefined;
  /** What it was worth, and what to try next. */
  readonly advice?: string | undefined;
  readonly remembered: readonly Remembered[];
  /** What each card was, row by row; empty where there is no board. */
  readonly board: readonly MarkName[];
}

/** Everything of a game that is shown large: pure functions over views, fetched when a match is near. */
export interface Theatre {
  /** What happened between two views of the same match, in order. */
  readonly moments: (before: GameView, after: GameView, witness: Witness) => readonly Moment[];
  /** The card that whoever sits here is dealt; undefined for whoever does not play. */
  readonly part: (game: GameView, witness: Witness) => Part | undefined;
  readonly ending: (game: GameView, witness: Witness) => Ending | undefined;
}

/** Binds what a game knows of its own views to what the table hands over. */
export const theatreOf = <Name extends GameView['game']>(
  name: Name,
  own: {
    readonly moments: (
      before: View<Name>,
      after: View<Name>,
      witness: Witness,
    ) => readonly Moment[];
    readonly part: (game: View<Name>, witness: Witness) => Part | undefined;
    readonly ending: (game: View<Name>, witness: Witness) => Ending | undefined;
  },
): Theatre => {
  const is = (game: GameView): game is View<Name> => game.game === name;
  return {
    moments: (before, after, witness) =>
      is(before) && is(after) ? own.moments(before, after, witness) : [],
    part: (game, witness) => (is(game) ? own.part(game, witness) : undefined),
    ending: (game, witness) => (is(game) ? own.ending(game, witness) : undefined),
  };
};

type View<Name extends GameView['game']> = Extract<GameView, { readonly game: Name }>;
