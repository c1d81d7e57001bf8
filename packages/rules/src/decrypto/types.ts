import type { TimersOf } from '../clock.ts';
import {
  type ClockCommand,
  type ClueRules,
  type HostCommand,
  PLAIN_CLUE_RULES,
  type Verdict,
} from '../game.ts';

export const TEAMS = ['white', 'black'] as const;
export type Team = (typeof TEAMS)[number];
export type ByTeam<Value> = { readonly [team in Team]: Value };

/** X1 · people sit with a team, and with nothing else: who encrypts passes from one to the next. */
export type Seat = Team;

/**
 * What someone is now: a member of a team, and while it is their round also its encryptor (X4).
 * A team's encryptor holds both, everyone else of the team only the first.
 */
/** Who encrypts now; and when all is over, who sat there then, whoever sits there by now. */
export type Role = Seat | `${Team}.encryptor` | `${Team}.player`;

/** X1 · two teams. X17 · a pair (white) against one who only intercepts (black). */
export const MODES = ['teams', 'trio'] as const;
export type Mode = (typeof MODES)[number];

/**
 * Seconds for each thing that people wait for; `null` is no limit. `write` is for both encryptors
 * from the beginning of a round, besides the hourglass; `answer` for decoding, intercepting and
 * naming keywords; `decision` for what becomes of a challenge.
 */
export const TIMED = ['write', 'answer', 'decision'] as const;
export type Timers = TimersOf<(typeof TIMED)[number]>;

export interface Options extends ClueRules {
  readonly mode: Mode;
  /** X6 · seconds for the second encryptor once the first is done; `null` is no hourglass. */
  readonly hourglass: number | null;
  readonly timers: Timers;
  /** X1 · what the teams are called when the match begins. */
  readonly teamNames: ByTeam<string | null>;
}

export const HOURGLASS = 30;

export const PLAIN_OPTIONS: Options = {
  mode: 'teams',
  hourglass: HOURGLASS,
  timers: { write: null, answer: null, decision: null },
  teamNames: { white: null, black: null },
  ...PLAIN_CLUE_RULES,
};

/** X3 · what stands on code cards, and the numbers of the keywords. */
export const DIGITS = [1, 2, 3, 4] as const;
export type Digit = (typeof DIGITS)[number];
export type Code = readonly [Digit, Digit, Digit];

/** A code in the making: the digit beside each of the three clues, so far. */
export type Digits = readonly [Digit | null, Digit | null, Digit | null];

/** Three clues in the order of the code. A blank is the empty text (X6), `HUMMED` is none (X18). */
export type Clues = readonly [string, string, string];

/** Four keywords, numbered 1–4 in this order. */
export type Keywords = readonly [string, string, string, string];

/** What a team answers to a transmission: its own is decoded, the other's intercepted. */
export const ANSWERS = ['intercept', 'decode'] as const;
export type AnswerKind = (typeof ANSWERS)[number];

/** X15 · `guess` (0–3) is one of the four that `team` named, `keyword` (1–4) the other's. */
export type NearMiss = {
  readonly team: Team;
  readonly guess: number;
  readonly keyword: Digit;
};

/** The three clues of a transmission, counted from 0. */
export const CLUE_PLACES = [0, 1, 2] as const;
export type CluePlace = (typeof CLUE_PLACES)[number];

/** Where a team writes on the sheet that it shares: what the others' keywords may be, and a page. */
export const SHARED_PLACES = [1, 2, 3, 4, 'page'] as const;
export type SharedPlace = (typeof SHARED_PLACES)[number];

/** What stands there, and who wrote it last. */
export type Shared = {
  readonly [place in SharedPlace]?: { readonly text: string; readonly by: string };
};

export type Command =
  /** X1 · until the team's first card is drawn. */
  | { readonly kind: 'nameTeam'; readonly name: string }
  /** X4 · anyone of the team names anyone of it, until its card is drawn. */
  | { readonly kind: 'nameEncryptor'; readonly who: string }
  /** X5 · the encryptor draws a code card. */
  | { readonly kind: 'draw' }
  /** X6 · what is written so far, blanks included. */
  | { readonly kind: 'draft'; readonly clues: readonly string[] }
  /** `sure`, in whole percent, is how sure one is to be decoded; for all to see once the match is over. */
  | { readonly kind: 'transmit'; readonly clues: readonly string[]; readonly sure?: number }
  /** One's own idea of the code, for the team to see; three places, `null` where there is none. */
  | { readonly kind: 'propose'; readonly digits: readonly (number | null)[] }
  /** X7 · the team's answer, sealed until both are in. */
  | { readonly kind: 'decode'; readonly code: readonly number[] }
  | { readonly kind: 'intercept'; readonly code: readonly number[] }
  /** X20 · which of the three clues is at fault may be said; the whole transmission is challenged. */
  | { readonly kind: 'challenge'; readonly place?: CluePlace }
  /** The challenged team takes its transmission back and sends another, with a new code. */
  | { readonly kind: 'withdraw' }
  /** For one's team: the transmission may stand. It does when both teams have agreed. */
  | { readonly kind: 'agree' }
  /** X16 · on the sheet that the team shares; an empty text clears the place. */
  | { readonly kind: 'share'; readonly place: SharedPlace; readonly text: string }
  /** X15 · one's own idea of the other team's keywords, for the team to see. */
  | { readonly kind: 'proposeKeywords'; readonly keywords: readonly string[] }
  | { readonly kind: 'nameKeywords'; readonly keywords: readonly string[] }
  /** X15 · for one's team: it counts. It does when both teams have said so. */
  | ({ readonly kind: 'countNearMiss' } & NearMiss)
  | HostCommand;

export type AnyCommand = Command | ClockCommand;

/**
 * Why it ended: two interceptions, two miscommunications (X13), points (X14), keywords (X15);
 * in trio two tokens (`interceptions`) or that they were not had in five rounds (`rounds`, X17).
 */
export const GAME_ENDINGS = [
  'interceptions',
  'miscommunications',
  'points',
  'keywords',
  'rounds',
  'abandoned',
] as const;

export interface GameResult {
  readonly winner: Team | 'all' | 'none';
  readonly why: (typeof GAME_ENDINGS)[number];
}

/** A code card as it was drawn, with its seal. */
export interface CodeCard {
  readonly team: Team;
  readonly round: number;
  readonly code: Code;
  readonly salt: string;
  readonly commitment: string;
}

export type Verdicts = readonly (Verdict | null)[];

/**
 * `write`: encryptors draw and write. `answer`: the clues of one team are out, both teams answer.
 * `ruling`: the same, stopped by a challenge. `name`: the tie-break of X15.
 */
export const PHASES = ['write', 'answer', 'ruling', 'name', 'over'] as const;
export type PhaseName = (typeof PHASES)[number];

export type Phase =
  | {
      readonly kind: 'write';
      /** Both teams, or one that sends again what it has withdrawn. */
      readonly teams: readonly Team[];
      readonly until: number | null;
    }
  | { readonly kind: 'answer'; readonly team: Team; readonly until: number | null }
  | {
      readonly kind: 'ruling';
      readonly team: Team;
      readonly agreed: readonly Team[];
      readonly until: number | null;
      /** What was left of the answering time when the challenge stopped it. */
      readonly answerTimeLeft: number | null;
    }
  | { readonly kind: 'name'; readonly until: number | null }
  | { readonly kind: 'over' };

/** What lies before a team's encryptor in this round. */
export interface Desk {
  readonly encryptor: string | null;
  readonly card: CodeCard | null;
  readonly drafts: Clues;
  readonly verdicts: Verdicts;
  /** Transmitted, and with them no longer to be changed (X24). */
  readonly clues: Clues | null;
}

export interface Answer {
  readonly code: Code | null;
  readonly by: string | null;
}

/** A transmission whose clues are known to everyone. */
export interface Transmission {
  readonly team: Team;
  readonly round: number;
  readonly encryptor: string | null;
  readonly clues: Clues;
  readonly challenge?: {
    readonly by: string;
    readonly ruling: 'pending' | 'stands' | 'withdrawn';
    /** The clue that is at fault, if that was said. */
    readonly place?: CluePlace;
  };
  /** Only once it is resolved (X8), in this order: the interception, the decoding, the truth. */
  readonly outcome?: Outcome;
}

export interface Outcome {
  /** Absent where nobody tried: in the first round (X9). */
  readonly intercept?: Answer;
  readonly intercepted: boolean;
  readonly decode: Answer;
  readonly decoded: boolean;
  readonly code: Code;
}

/** How sure an encryptor was that the team would decode this transmission, in percent. */
export interface Confidence {
  readonly team: Team;
  readonly round: number;
  readonly sure: number;
}

export interface Tokens {
  readonly interceptions: number;
  readonly miscommunications: number;
}

/** X15 · what a team named, and which of the other's keywords each is, if any. */
export interface Named {
  readonly keywords: Keywords;
  readonly counts: readonly (Digit | null)[];
  readonly by: string | null;
}

export interface Offer extends NearMiss {
  /** The team that has said so already. */
  readonly side: Team;
}

export interface State {
  readonly options: Options;
  readonly keywords: ByTeam<Keywords | null>;
  readonly stacked: ByTeam<readonly Code[]>;
  readonly salt: string;
  readonly commitment: string;
  readonly members: ByTeam<readonly string[]>;
  readonly names: ByTeam<string | null>;
  readonly turn: number;
  readonly round: number;
  readonly phase: Phase;
  readonly desks: ByTeam<Desk>;
  /** Every card drawn so far, for its seal and its opening. */
  readonly cards: readonly CodeCard[];
  readonly past: readonly Transmission[];
  readonly current: Transmission | null;
  /** Of encryptors who have said so; secret until the match is over. */
  readonly sure: readonly Confidence[];
  readonly answers: { readonly [answer in AnswerKind]: Answer | null };
  readonly proposals: ByTeam<{ readonly [who: string]: Digits }>;
  readonly tokens: ByTeam<Tokens>;
  /** X16 · what each team has written for itself. */
  readonly shared: ByTeam<Shared>;
  readonly ideas: ByTeam<{ readonly [who: string]: Keywords }>;
  readonly named: ByTeam<Named | null>;
  readonly offers: readonly Offer[];
  /** Deadlines in a row that passed with nobody acting. */
  readonly idle: number;
  readonly result: GameResult | null;
}
