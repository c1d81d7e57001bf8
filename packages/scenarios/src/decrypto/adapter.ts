import { failure, type Result, success, tidy } from '@remez/rules';
import {
  type Command,
  DIGITS,
  decrypto,
  type Event,
  type State,
  TEAMS,
  type View,
} from '@remez/rules/decrypto';
import type { Adapter, Facts } from '../adapter.ts';
import { type Fields, oneOf } from '../fields.ts';
import type { Act } from '../parse.ts';
import { decryptoAtTable } from './at-table.ts';
import { dealDecrypto } from './deal.ts';
import { deadline, decide, evolve, holderOf, ROLES, type RoleName, rolesOf } from './people.ts';

const VERBS = [
  'encryptor',
  'draft',
  'transmit',
  'propose',
  'decode',
  'intercept',
  'challenge',
  'withdraw',
  'agree',
  'name',
] as const;
type Verb = (typeof VERBS)[number];

type Translated = Result<Command, string>;

const texts = (value: unknown): readonly string[] | null =>
  Array.isArray(value) && value.every((item) => typeof item === 'string') ? value : null;

/** "341"; what is no digit in it becomes no number, and the rules say what that is worth. */
const digits = ({ code }: Fields): readonly number[] | null =>
  typeof code === 'string' ? [...code].map(Number) : null;

const withClues = (kind: 'draft' | 'transmit', { clues }: Fields): Translated => {
  const three = texts(clues);
  return three === null ? failure('malformed') : success({ kind, clues: three });
};

const withCode = (kind: 'decode' | 'intercept', args: Fields): Translated => {
  const code = digits(args);
  return code === null ? failure('malformed') : success({ kind, code });
};

/** X15 · afterwards: that what a team named counts for a keyword of the other's. */
const nearMiss = (args: Fields, { named, keywords }: State): Translated => {
  const name = typeof args.name === 'string' ? tidy(args.name) : '';
  const team =
    oneOf(TEAMS, args.team) ?? TEAMS.find((each) => named[each]?.keywords.includes(name));
  if (team === undefined) return failure('badNearMiss');
  const others = keywords[team === 'white' ? 'black' : 'white'] ?? [];
  const keyword = DIGITS.find((digit) => others[digit - 1] === args.keyword);
  const guess = named[team]?.keywords.indexOf(name) ?? -1;
  return keyword === undefined || guess < 0
    ? failure('badNearMiss')
    : success({ kind: 'countNearMiss', team, guess, keyword });
};

const COMMANDS = {
  encryptor: ({ by }, state) => {
    const role = oneOf(ROLES, by);
    const who = role && holderOf(state, role);
    return who === undefined ? failure('notYourSeat') : success({ kind: 'nameEncryptor', who });
  },
  draft: ({ args }) => withClues('draft', args),
  transmit: ({ args }) => withClues('transmit', args),
  propose: ({ args }) => {
    const placed = digits(args);
    return placed === null ? failure('malformed') : success({ kind: 'propose', digits: placed });
  },
  decode: ({ args }) => withCode('decode', args),
  intercept: ({ args }) => withCode('intercept', args),
  challenge: () => success({ kind: 'challenge' }),
  withdraw: () => success({ kind: 'withdraw' }),
  agree: ({ args }, state) =>
    state.phase.kind === 'over' ? nearMiss(args, state) : success({ kind: 'agree' }),
  name: ({ args }) => {
    const keywords = texts(args.keywords);
    return keywords === null ? failure('malformed') : success({ kind: 'nameKeywords', keywords });
  },
} satisfies Record<Verb, (act: Act, state: State) => Translated>;

const CAN = {
  encryptor: ({ can }) => can.nameEncryptor !== undefined,
  draft: ({ can }) => can.draft !== undefined || can.draw !== undefined,
  transmit: ({ can }) => can.transmit !== undefined || can.draw !== undefined,
  propose: ({ can }) => can.propose !== undefined,
  decode: ({ can }) => can.propose === 'decode',
  intercept: ({ can }) => can.propose === 'intercept',
  challenge: ({ can }) => can.challenge !== undefined,
  withdraw: ({ can }) => can.withdraw !== undefined,
  agree: ({ can }) => can.agree !== undefined || can.countNearMiss !== undefined,
  name: ({ can }) => can.proposeKeywords !== undefined,
} satisfies Record<Verb, (view: View) => boolean>;

const factsOf = ({ phase, result, round, tokens: { white, black } }: View): Facts => ({
  over: phase === 'over',
  winner: result?.winner ?? null,
  round,
  interceptions: { white: white.interceptions, black: black.interceptions },
  miscommunications: { white: white.miscommunications, black: black.miscommunications },
});

export const decryptoScenario: Adapter<RoleName, State, Command, Event, View> = {
  game: {
    decide,
    evolve,
    view: (state, perspective) =>
      decrypto.view(
        state,
        perspective.kind === 'seated'
          ? { kind: 'seated', seats: perspective.seats.flatMap((role) => rolesOf(state, role)) }
          : perspective,
      ),
    deadline,
    turn: decrypto.turn,
  },
  seats: ROLES,
  verbs: VERBS,
  deal: dealDecrypto,
  /** X17 · the lone player never encrypts. */
  isTaken: (role, state) => holderOf(state, role) !== undefined,
  command: (act, state) => {
    const verb = oneOf(VERBS, act.verb);
    return verb === undefined ? failure('malformed') : COMMANDS[verb](act, state);
  },
  can: (view) => VERBS.filter((verb) => CAN[verb](view)),
  facts: ({ spectator }) => factsOf(spectator),
  atTable: decryptoAtTable,
};
