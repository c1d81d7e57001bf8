import type { Opening } from '../commitment.ts';
import type {
  Answer,
  AnswerKind,
  ByTeam,
  Clues,
  Code,
  Confidence,
  Digits,
  GameResult,
  Keywords,
  Mode,
  Named,
  NearMiss,
  Offer,
  PhaseName,
  SharedPlace,
  Team,
  Tokens,
  Transmission,
  Verdicts,
} from './types.ts';

/** What may be done now by whoever sees this view. */
export interface Can {
  readonly nameTeam?: true;
  /** Whom one may name instead of the present encryptor. */
  readonly nameEncryptor?: readonly string[];
  readonly draw?: true;
  readonly draft?: true;
  readonly transmit?: true;
  /** Lay digits beside the clues, for the team to see; and what the team is about to answer. */
  readonly propose?: AnswerKind;
  /** Answer with any code (alone), or only with the one that most of the team propose. */
  readonly decode?: 'any' | Code;
  readonly intercept?: 'any' | Code;
  readonly challenge?: true;
  readonly withdraw?: true;
  readonly agree?: true;
  /** Write on the team's own sheet. */
  readonly share?: true;
  readonly proposeKeywords?: true;
  /** Name any keywords (alone), or only those that most of the team propose. */
  readonly nameKeywords?: 'any' | Keywords;
  /** X15 · say that a near miss counts, and for one's team which: none that it has said already. */
  readonly countNearMiss?: readonly NearMiss[];
}

/** X16 · every transmission of a team, and below, for each keyword, the clues given for it. */
export interface Sheet {
  readonly rounds: readonly Transmission[];
  /** Four columns, keyword 1 first; each clue with the round it was given in. */
  readonly columns: readonly (readonly { readonly round: number; readonly clue: string }[])[];
}

/** How far a team's encryptor is: has yet to draw, writes, is done. */
export const WRITING = ['toDraw', 'writing', 'done'] as const;
export type Writing = (typeof WRITING)[number];

/** The encryptor's own: the code card and what is written. For nobody else. */
export interface CardView {
  readonly code: Code;
  /** Of `drafts` or, once `clues` are there, of them. Null where the referee says nothing. */
  readonly verdicts: Verdicts;
  readonly drafts: Clues;
  readonly clues?: Clues;
}

/** The team's own thinking about the clues on the table. For this team alone. */
export interface Deliberation {
  readonly answer: AnswerKind;
  /** Those who answer: when decoding, all but the encryptor, who watches in silence (X25). */
  readonly answerers: readonly string[];
  readonly proposals: readonly { readonly by: string; readonly digits: Digits }[];
  /** The code that more than half of the answerers propose. */
  readonly agreed?: Code;
  /** What the team has answered; sealed for the others. */
  readonly sealed?: Answer;
}

/** X15 · the last tie-break. */
export interface Naming {
  /** Whether each team's keywords are in. */
  readonly in: ByTeam<boolean>;
  /** The team's own thinking. For this team alone, until both are in. */
  readonly proposals?: readonly { readonly by: string; readonly keywords: Keywords }[];
  readonly agreed?: Keywords;
  readonly sealed?: Keywords;
  /** When both are in. */
  readonly outcome?: ByTeam<Named>;
  /** Near misses that one team would let count, until the other says so too. */
  readonly offers?: readonly Offer[];
}

/** A card's seal, and when the match is over its opening. */
export interface Seal {
  readonly team: Team;
  readonly round: number;
  readonly commitment: string;
  readonly opening?: Opening;
}

export interface View {
  readonly game: 'decrypto';
  readonly mode: Mode;
  readonly turn: number;
  readonly round: number;
  /** X13, X17 · at most so many. */
  readonly rounds: number;
  readonly phase: PhaseName;
  /** Whose transmission it is about: while answering or ruling, and when one writes alone. */
  readonly team?: Team;
  /** The team whose keywords one sees, and whether one encrypts for it now. */
  readonly side?: Team;
  readonly encrypting?: true;
  /** X1 · null where the team has not picked a name. */
  readonly names: ByTeam<string | null>;
  readonly encryptors: ByTeam<string | null>;
  readonly writing: ByTeam<Writing>;
  readonly tokens: ByTeam<Tokens>;
  /** X2 · one's own team's; when it is over, both. */
  readonly keywords: { readonly [team in Team]?: Keywords };
  readonly card?: CardView;
  /** Which answers are expected to the present transmission, and whether each is in. */
  readonly answers?: { readonly [answer in AnswerKind]?: boolean };
  readonly deliberation?: Deliberation;
  /** The teams that have agreed to let the challenged transmission stand. */
  readonly agreed?: readonly Team[];
  readonly naming?: Naming;
  readonly sheets: ByTeam<Sheet>;
  /** How sure encryptors were of what they sent, as far as they have said it; when it is over. */
  readonly sure?: readonly Confidence[];
  /** X16 · what one's team has written on the sheet that it shares. For this team alone. */
  readonly shared?: readonly {
    readonly place: SharedPlace;
    readonly text: string;
    readonly by: string;
  }[];
  /** X6 · its seconds, or null when there is none; `turned` while the sand runs. */
  readonly hourglass: number | null;
  readonly turned?: true;
  readonly endsAt?: number;
  readonly commitment: string;
  readonly opening?: Opening;
  readonly seals: readonly Seal[];
  readonly result?: GameResult;
  readonly can: Can;
}
