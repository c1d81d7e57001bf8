import { failure, type Result, success, tidy } from '@remez/rules';
import {
  COUNTS,
  type Command,
  duet,
  type Event,
  SIDES,
  type Side,
  type State,
  type View,
} from '@remez/rules/duet';
import type { Adapter, Facts, Views } from '../adapter.ts';
import { boardAtTable } from '../board.ts';
import { type Fields, oneOf } from '../fields.ts';
import { withRoles } from '../roles.ts';
import { cardsNamed } from '../words.ts';
import { dealDuet } from './deal.ts';

const VERBS = [
  'clue',
  'amendMeant',
  'guess',
  'stop',
  'challenge',
  'rule',
  'admit',
  'beginAgain',
] as const;
type Verb = (typeof VERBS)[number];

type Translated = Result<Command, string>;

const COMMANDS = {
  clue: ({ word, count: raw, meant }, { words }) => {
    if (typeof word !== 'string') return failure('malformed');
    const count = oneOf(COUNTS, raw);
    if (count === undefined) return failure('badCount');
    if (meant === undefined) return success({ kind: 'giveClue', word, count });
    const cards = cardsNamed(meant, words);
    return cards.ok ? success({ kind: 'giveClue', word, count, meant: cards.value }) : cards;
  },
  amendMeant: ({ meant }, { words }) => {
    const cards = cardsNamed(meant, words);
    return cards.ok ? success({ kind: 'amendMeant', cards: cards.value }) : cards;
  },
  guess: ({ word }, { words }) => {
    if (typeof word !== 'string') return failure('malformed');
    const card = words.indexOf(tidy(word));
    return card < 0 ? failure('noSuchCard') : success({ kind: 'guess', card });
  },
  stop: () => success({ kind: 'stop' }),
  challenge: () => success({ kind: 'challenge' }),
  rule: ({ penalise }) =>
    typeof penalise === 'boolean' ? success({ kind: 'rule', penalise }) : failure('malformed'),
  admit: () => success({ kind: 'admit' }),
  beginAgain: () => success({ kind: 'beginAgain' }),
} satisfies Record<Verb, (args: Fields, state: State) => Translated>;

/** D18 · what is left on a side is that side's own to see. */
const factsOf = ({ spectator, bySeat }: Views<Side, View>): Facts => ({
  over: spectator.phase === 'over',
  winner: spectator.result?.winner ?? null,
  tokens: spectator.bank.bystander + spectator.bank.green,
  greenTokens: spectator.greenTaken,
  suddenDeath: spectator.suddenDeath,
  remaining: { a: bySeat.a.remaining?.a ?? null, b: bySeat.b.remaining?.b ?? null },
  score: spectator.result?.score ?? null,
  meant: spectator.meant?.length ?? 0,
});

export const duetScenario: Adapter<Side, State, Command, Event, View> = {
  game: withRoles(duet),
  seats: SIDES,
  verbs: VERBS,
  deal: dealDuet,
  isTaken: () => true,
  command: ({ verb: name, args }, state) => {
    const verb = oneOf(VERBS, name);
    return verb === undefined ? failure('malformed') : COMMANDS[verb](args, state);
  },
  can: ({ can }) => VERBS.filter((verb) => can[verb === 'clue' ? 'giveClue' : verb] !== undefined),
  facts: factsOf,
  atTable: boardAtTable,
};
