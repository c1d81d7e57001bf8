import type { Postponed } from '../evolving.ts';
import type {
  AnswerKind,
  ByTeam,
  CluePlace,
  Clues,
  Code,
  CodeCard,
  Digit,
  Digits,
  GameResult,
  Keywords,
  NearMiss,
  Options,
  SharedPlace,
  Team,
  Verdicts,
} from './types.ts';

export type Event =
  | {
      readonly kind: 'dealt';
      readonly options: Options;
      readonly keywords: ByTeam<Keywords | null>;
      /** Cards that lie on top of the decks in this order; only scenarios and tests know any. */
      readonly stacked: ByTeam<readonly Code[]>;
      readonly salt: string;
      readonly commitment: string;
      readonly at: number;
    }
  | {
      readonly kind: 'teamNamed';
      readonly team: Team;
      readonly name: string;
      readonly by: string;
    }
  | {
      readonly kind: 'encryptorNamed';
      readonly team: Team;
      readonly who: string;
      readonly by: string;
    }
  /** `at` is absent from logs in which drawing a card never turned the hourglass. */
  | {
      readonly kind: 'cardDrawn';
      readonly card: CodeCard;
      readonly by: string | null;
      readonly at?: number;
    }
  | {
      readonly kind: 'drafted';
      readonly team: Team;
      readonly clues: Clues;
      readonly verdicts: Verdicts;
      /** Absent in logs of earlier releases. */
      readonly by?: string;
    }
  /** `by` is null in this and in others when things were moved on. */
  | {
      readonly kind: 'transmitted';
      readonly team: Team;
      readonly clues: Clues;
      readonly verdicts: Verdicts;
      readonly by: string | null;
      /** Absent where nothing was said of it. */
      readonly sure?: number;
      readonly at: number;
    }
  | { readonly kind: 'published'; readonly team: Team; readonly at: number }
  | {
      readonly kind: 'proposed';
      readonly team: Team;
      readonly digits: Digits;
      readonly by: string;
    }
  | {
      readonly kind: 'shared';
      readonly team: Team;
      readonly place: SharedPlace;
      readonly text: string;
      readonly by: string;
    }
  /** `code` is null when things were moved on and the team had no answer. */
  | {
      readonly kind: 'answered';
      readonly answer: AnswerKind;
      readonly code: Code | null;
      readonly by: string | null;
    }
  | {
      readonly kind: 'resolved';
      readonly intercepted: boolean;
      readonly decoded: boolean;
      readonly at: number;
    }
  | {
      readonly kind: 'challenged';
      readonly by: string;
      readonly at: number;
      readonly place?: CluePlace;
    }
  | { readonly kind: 'agreed'; readonly team: Team; readonly by: string }
  | { readonly kind: 'stood'; readonly by: string | null; readonly at: number }
  | { readonly kind: 'withdrawn'; readonly by: string; readonly at: number }
  | {
      readonly kind: 'roundBegan';
      readonly round: number;
      readonly encryptors: ByTeam<string | null>;
      readonly at: number;
    }
  | { readonly kind: 'namingBegan'; readonly at: number }
  | {
      readonly kind: 'keywordsProposed';
      readonly team: Team;
      readonly keywords: Keywords;
      readonly by: string;
    }
  | {
      readonly kind: 'keywordsNamed';
      readonly team: Team;
      readonly keywords: Keywords;
      /** For each of the four, which of the other team's keywords it is, if any. */
      readonly counts: readonly (Digit | null)[];
      readonly by: string | null;
    }
  | ({ readonly kind: 'nearMissOffered'; readonly side: Team; readonly by: string } & NearMiss)
  | ({ readonly kind: 'nearMissCounted'; readonly by: string } & NearMiss)
  | { readonly kind: 'amended'; readonly result: GameResult }
  /** What was waited for is done without whoever it was: by the clock (null), or by the host. */
  | { readonly kind: 'movedOn'; readonly by: string | null }
  | Postponed
  | { readonly kind: 'ended'; readonly result: GameResult };

const KINDS: { readonly [kind in Event['kind']]: true } = {
  dealt: true,
  teamNamed: true,
  encryptorNamed: true,
  cardDrawn: true,
  drafted: true,
  transmitted: true,
  published: true,
  proposed: true,
  shared: true,
  answered: true,
  resolved: true,
  challenged: true,
  agreed: true,
  stood: true,
  withdrawn: true,
  roundBegan: true,
  namingBegan: true,
  keywordsProposed: true,
  keywordsNamed: true,
  nearMissOffered: true,
  nearMissCounted: true,
  amended: true,
  movedOn: true,
  postponed: true,
  ended: true,
};
export const EVENT_KINDS = Object.keys(KINDS) as readonly Event['kind'][];
