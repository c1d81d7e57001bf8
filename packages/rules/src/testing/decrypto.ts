import {
  type AnyCommand,
  type Clues,
  CODES,
  type Code,
  deal,
  decrypto,
  type Event,
  type Mode,
  type Options,
  PLAIN_OPTIONS,
  type Role,
  type State,
  TEAMS,
  type Team,
  type View,
} from '../decrypto/index.ts';
import type { Actor, Context, Judge, Perspective, Seating } from '../game.ts';
import { seededRandom } from '../random.ts';

/** The booklet's keywords. */
export const WHITE = ['יהלום', 'גשם', 'ירושלים', 'חללית'] as const;
export const BLACK = ['עקרב', 'עצם', 'שמש', 'חלום'] as const;

/** A judge without objections, for which niqqud and final letters make no other word. */
export const plainJudge: Judge = {
  verdict: () => ({ verdict: 'ok', rule: null, word: null, why: null }),
  spell: (text) =>
    text
      .replace(/\p{M}/gu, '')
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word !== ''),
  alike: (one, other) => one.replace(/[וי\p{M}]/gu, '') === other.replace(/[וי\p{M}]/gu, ''),
};

export const contextAt = (now: number, judge: Judge = plainJudge): Context => ({
  now,
  random: seededRandom(now + 1),
  judge,
});

export const TWO = { white: ['w1', 'w2'], black: ['b1', 'b2'] } as const;
export const THREE = { white: ['w1', 'w2', 'w3'], black: ['b1', 'b2', 'b3'] } as const;
export const TRIO = { white: ['w1', 'w2'], black: ['b1'] } as const;

export const optionsFor = (change: Partial<Options> = {}): Options => ({
  ...PLAIN_OPTIONS,
  hourglass: null,
  ...change,
});

/** "341" as a code. */
export const code = (digits: string): Code => {
  const found = CODES.find((each) => each.join('') === digits);
  if (found === undefined) throw new Error(`${digits} is no code`);
  return found;
};

export interface Beginning {
  readonly options?: Partial<Options>;
  readonly people?: Seating<Team>;
  readonly codes?: { readonly [team in Team]?: readonly string[] };
}

const wordsFor = (mode: Mode): readonly string[] =>
  mode === 'trio' ? WHITE : [...WHITE, ...BLACK];

export const dealt = ({ options, codes }: Beginning = {}, seed = 1): Event => {
  const full = optionsFor(options);
  const dealing = deal(
    {
      options: full,
      words: wordsFor(full.mode),
      codes: { white: (codes?.white ?? []).map(code), black: (codes?.black ?? []).map(code) },
    },
    { now: 0, random: seededRandom(seed) },
  );
  const event = dealing.ok ? dealing.value[0] : undefined;
  if (event === undefined) throw new Error('nothing was dealt');
  return event;
};

export const seatingFor = (mode: Mode): Seating<Team> => (mode === 'trio' ? TRIO : TWO);

/** A game that has just been dealt; the first of each team encrypts. */
export const begun = (beginning: Beginning = {}): State =>
  decrypto.withSeating(
    decrypto.evolve(undefined, dealt(beginning)),
    beginning.people ?? seatingFor(beginning.options?.mode ?? 'teams'),
  );

export const CLOCK: Actor<Role> = { kind: 'clock' };
export const HOST: Actor<Role> = { kind: 'person', who: 'host', seats: [], host: true };

/** Whoever it is, with the roles that they have now. */
export const person = (state: State, who: string): Actor<Role> => {
  const seats = TEAMS.filter((team) => state.members[team].includes(who));
  return { kind: 'person', who, seats: decrypto.roles(state, who, seats), host: false };
};

const actorOf = (state: State, by: string | Actor<Role>): Actor<Role> =>
  typeof by === 'string' ? person(state, by) : by;

export const reasonFor = (
  state: State,
  by: string | Actor<Role>,
  command: AnyCommand,
  context: Context = contextAt(1000),
): string | null => {
  const decision = decrypto.decide(state, command, actorOf(state, by), context);
  return decision.ok ? null : decision.failure.reason;
};

export const act = (
  state: State,
  by: string | Actor<Role>,
  command: AnyCommand,
  context: Context = contextAt(1000),
): State => {
  const decision = decrypto.decide(state, command, actorOf(state, by), context);
  if (!decision.ok) throw new Error(`${command.kind} refused: ${decision.failure.reason}`);
  return decision.value.reduce<State>(decrypto.evolve, state);
};

export const perspectiveOf = (state: State, who?: string): Perspective<Role> => {
  const actor = who === undefined ? CLOCK : person(state, who);
  return actor.kind === 'clock' || actor.seats.length === 0
    ? { kind: 'spectator' }
    : { kind: 'seated', seats: actor.seats };
};

export const seenBy = (state: State, who?: string): View =>
  decrypto.view(state, perspectiveOf(state, who));

export const encryptorOf = (state: State, team: Team): string =>
  state.desks[team].encryptor ?? 'nobody';

/** Someone of the team who does not encrypt. */
export const guesserOf = (state: State, team: Team): string =>
  state.members[team].find((who) => who !== encryptorOf(state, team)) ?? 'nobody';

/** Three clues that this team has not used before. */
export const freshClues = ({ turn }: State, team: Team): Clues => [
  `${team} א${turn}`,
  `${team} ב${turn}`,
  `${team} ג${turn}`,
];

export const drawn = (state: State, team: Team): State =>
  act(state, encryptorOf(state, team), { kind: 'draw' });

export const transmitted = (
  state: State,
  team: Team,
  clues: Clues = freshClues(state, team),
  context?: Context,
): State => {
  const ready = state.desks[team].card === null ? drawn(state, team) : state;
  return act(ready, encryptorOf(ready, team), { kind: 'transmit', clues }, context);
};

/** All who write have written; the first clues are out. */
export const allWritten = (state: State): State =>
  (state.phase.kind === 'write' ? state.phase.teams : []).reduce<State>(
    (reached, team) => transmitted(reached, team),
    state,
  );

const rivalOf = (team: Team): Team => (team === 'white' ? 'black' : 'white');

/** Some other code than the right one. */
const wrong = (right: Code): Code =>
  CODES.find((each) => each.join('') !== right.join('')) ?? right;

const everyone = (state: State, people: readonly string[], answer: Code): State =>
  people.reduce<State>(
    (reached, who) => act(reached, who, { kind: 'propose', digits: answer }),
    state,
  );

export interface Answers {
  readonly decode?: 'right' | 'wrong';
  readonly intercept?: 'right' | 'wrong';
}

/** Both teams answer the clues on the table: each proposes the same, and one submits. */
export const answered = (
  state: State,
  { decode = 'right', intercept = 'wrong' }: Answers = {},
): State => {
  const team = state.current?.team ?? 'white';
  const right = state.desks[team].card?.code ?? code('123');
  const said = (answer: 'right' | 'wrong'): Code => (answer === 'right' ? right : wrong(right));
  const rival = rivalOf(team);
  const trying = state.round > 1;
  const decoders = state.members[team].filter((who) => who !== encryptorOf(state, team));
  const decoder = guesserOf(state, team);
  let reached = everyone(state, decoders, said(decode));
  if (trying) {
    const [first = 'nobody'] = state.members[rival];
    reached = everyone(reached, state.members[rival], said(intercept));
    reached = act(reached, first, { kind: 'intercept', code: said(intercept) });
  }
  return act(reached, decoder, { kind: 'decode', code: said(decode) });
};

/** A whole round; what is not said goes well and unread. */
export const round = (
  state: State,
  answers: { readonly white?: Answers; readonly black?: Answers } = {},
): State => {
  const afterWhite = answered(allWritten(state), answers.white);
  return afterWhite.phase.kind === 'answer' ? answered(afterWhite, answers.black) : afterWhite;
};
