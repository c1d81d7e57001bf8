import type { ClueRules, Game, Language } from '@remez/rules';
import type { ClueLine } from './clue-lines.ts';

/** A move of some game; which ones there are is the game's to know. */
export interface AnyMove {
  readonly kind: string;
}

/** What every game's view has. */
export interface AnyView {
  readonly turn: number;
  readonly can: object;
}

/** A game whose types the arena does not look into. */
export type AnyGame = Game<unknown, string, unknown, AnyMove, AnyMove, AnyView>;

/** Two kinds of people are compared: whoever gives clues first of all, and whoever guesses. */
export const PARTS = ['spymaster', 'operative'] as const;
export type Part = (typeof PARTS)[number];

export interface Place {
  readonly who: string;
  readonly seats: readonly string[];
  readonly part: Part;
}

/** What came of one match, figure by figure. */
export type Tally = { readonly [figure: string]: number | boolean };

/** So many of one figure for so many of another, over all games together. */
export type Ratios = {
  readonly [name: string]: { readonly of: string; readonly among: string };
};

/** What a game tells the arena: how it is dealt and seated there, and what is counted. */
export interface Format {
  readonly game: AnyGame;
  /** Who the two kinds of people are here, for the page of help. */
  readonly about: string;
  options(rules: ClueRules): unknown;
  /** The packs its words come from. */
  packs(language: Language): readonly string[];
  /** Faces of one card may meet; else a match uses one face of a card. */
  readonly facesMeet?: true;
  readonly places: readonly Place[];
  /** Of what a view says one can do, what the game waits for: who leaves it undone has forgotten a move. */
  readonly duties: readonly string[];
  /** Whether whoever sits there plays at all; else the host moves on for them. */
  takesPart?(view: AnyView, place: Place): boolean;
  /** Of a match that is over, as everybody sees it. */
  tally(view: AnyView): Tally;
  /** Figures that are a share of another. */
  readonly shares?: Ratios;
  /** Figures that are an average over another. */
  readonly means?: Ratios;
  /** Clues with what was meant and what was guessed, where the game has them. */
  clues?(view: AnyView): readonly ClueLine[];
}
