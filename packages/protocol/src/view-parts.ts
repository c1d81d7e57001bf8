import { VERDICTS } from '@remez/rules';
import Type from 'typebox';
import { VERDICT_RULES, VERDICT_WHYS } from './meanings.ts';
import { Card, closed, oneOf, Percent } from './schema.ts';

/** What views of several games are made of. */

/** Milliseconds since 1970, by the server's clock. */
export const Time = Type.Integer({ description: 'Milliseconds since 1970, by the server’s clock' });
export const Count = Type.Integer({ minimum: 0 });
/** There and true, or not there. */
export const flag = Type.Optional(Type.Literal(true));
export const MemberId = Type.String({ description: 'A member: m1, m2, …' });
export const Cards = Type.Array(Card);

/** What whoever gave the clue of this turn meant by it. */
export const Meanings = Type.Array(
  closed({ turn: Count, cards: Cards, sure: Type.Optional(Percent) }),
);

export const Commitment = Type.String({ pattern: '^[0-9a-f]{64}$' });
export const Opening = closed({
  salt: Type.String({ pattern: '^[0-9a-f]{64}$' }),
  text: Type.String(),
});

/** Of the referee. The rules know its codes only as texts. */
const codeOrNull = (meanings: { readonly [code: string]: string }) =>
  Type.Unsafe<string | null>(Type.Union([oneOf(meanings), Type.Null()]));

export const Verdict = closed({
  verdict: Type.Enum(VERDICTS),
  rule: codeOrNull(VERDICT_RULES),
  word: Type.Union([Type.String(), Type.Null()]),
  why: codeOrNull(VERDICT_WHYS),
});

/** How long something may take; null is as long as one likes. */
export const Seconds = Type.Union([Type.Integer({ minimum: 15, maximum: 3600 }), Type.Null()]);
export const TimersView = closed({ clue: Seconds, guess: Seconds, decision: Seconds });
