import { failure, type Result, success, tidy } from '@remez/rules';
import {
  COUNTS,
  type Command,
  classic,
  type Event,
  SEATS,
  type Seat,
  type State,
  type View,
} from '@remez/rules/classic';
import type { Adapter, Facts } from '../adapter.ts';
import { boardAtTable } from '../board.ts';
import { type Fields, oneOf } from '../fields.ts';
import { withRoles } from '../roles.ts';
import { cardsNamed } from '../words.ts';
import { dealClassic } from './deal.ts';

const VERBS = [
  'clue',
  'amendMeant',
  'guess',
  'stop',
  'ask',
  'answer',
  'challenge',
  'rule',
  'cover',
  'decline',
] as const;
type Verb = (typeof VERBS)[number];

type Translated = Result<Command, string>;

const onCard = (kind: 'guess' | 'cover', { word }: Fields, { words }: State): Translated => {
  if (typeof word !== 'string') return failure('malformed');
  const card = words.indexOf(tidy(word));
  return card < 0 ? failure('noSuchCard') : success({ kind, card });
};

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
  guess: (args, state) => onCard('guess', args, state),
  stop: () => success({ kind: 'stop' }),
  ask: ({ word }) =>
    typeof word === 'string' ? success({ kind: 'ask', word }) : failure('malformed'),
  answer: ({ allow }) =>
    typeof allow === 'boolean' ? success({ kind: 'answer', allow }) : failure('malformed'),
  challenge: () => success({ kind: 'challenge' }),
  rule: ({ penalise }) =>
    typeof penalise === 'boolean' ? success({ kind: 'rule', penalise }) : failure('malformed'),
  cover: (args, state) => onCard('cover', args, state),
  decline: () => success({ kind: 'decline' }),
} satisfies Record<Verb, (args: Fields, state: State) => Translated>;

/** C27 · a group that lost has no points. */
const scoreOf = ({ mode, result }: View): number | null => {
  if (mode !== 'coop' || result === undefined) return null;
  return result.score ?? 0;
};

const factsOf = (view: View): Facts => ({
  over: view.phase === 'over',
  winner: view.result?.winner ?? null,
  remaining: view.remaining,
  score: scoreOf(view),
  meant: view.meant?.length ?? 0,
});

export const classicScenario: Adapter<Seat, State, Command, Event, View> = {
  game: withRoles(classic),
  seats: SEATS,
  verbs: VERBS,
  deal: dealClassic,
  /** C26 · nobody plays the other team. */
  isTaken: (seat, { options, starts }) => options.mode !== 'coop' || seat.startsWith(`${starts}.`),
  command: ({ verb: name, args }, state) => {
    const verb = oneOf(VERBS, name);
    return verb === undefined ? failure('malformed') : COMMANDS[verb](args, state);
  },
  can: ({ can }) => VERBS.filter((verb) => can[verb === 'clue' ? 'giveClue' : verb] !== undefined),
  facts: ({ spectator }) => factsOf(spectator),
  atTable: boardAtTable,
};
