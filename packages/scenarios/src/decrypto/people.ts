import {
  type Actor,
  type Context,
  type Deadline,
  failure,
  type Seating,
  success,
} from '@remez/rules';
import {
  type AnyCommand,
  type Command,
  decrypto,
  type Event,
  type Mode,
  type Role,
  type Seat,
  type State,
  type Team,
} from '@remez/rules/decrypto';

/** Roles of the round, as scenarios name them: who encrypts now, and the rest of the team. */
export const ROLES = ['white.encryptor', 'white.team', 'black.encryptor', 'black.team'] as const;
export type RoleName = (typeof ROLES)[number];

/** Two a team; X17 · a pair and one. */
const SEATINGS: { readonly [mode in Mode]: Seating<Seat> } = {
  teams: { white: ['white.1', 'white.2'], black: ['black.1', 'black.2'] },
  trio: { white: ['white.1', 'white.2'], black: ['black.1'] },
};

export const evolve = (state: State | undefined, event: Event): State =>
  state === undefined && event.kind === 'dealt'
    ? decrypto.withSeating(decrypto.evolve(state, event), SEATINGS[event.options.mode])
    : decrypto.evolve(state, event);

const teamOf = (role: RoleName): Team => (role.startsWith('white') ? 'white' : 'black');

/** The person who is that now. */
export const holderOf = (state: State, role: RoleName): string | undefined => {
  const team = teamOf(role);
  const { encryptor } = state.desks[team];
  return role.endsWith('.encryptor')
    ? (encryptor ?? undefined)
    : state.members[team].find((who) => who !== encryptor);
};

/** Whoever is nobody sees nothing. */
export const rolesOf = (state: State, role: RoleName): readonly Role[] => {
  const who = holderOf(state, role);
  return who === undefined ? [] : decrypto.roles(state, who, [teamOf(role)]);
};

const personOf = (state: State, team: Team, who: string): Actor<Role> => ({
  kind: 'person',
  who,
  seats: decrypto.roles(state, who, [team]),
  host: false,
});

/** What the rest of the team would have to propose for this to be agreed. */
const proposalFor = (command: AnyCommand): Command | null => {
  switch (command.kind) {
    case 'decode':
    case 'intercept':
      return { kind: 'propose', digits: command.code };
    case 'nameKeywords':
      return { kind: 'proposeKeywords', keywords: command.keywords };
    default:
      return null;
  }
};

/** Whether the last transmission was withdrawn and is being written again. */
const isWithdrawn = ({ phase, past }: State): boolean =>
  phase.kind === 'write' && past.at(-1)?.challenge?.ruling === 'withdrawn';

/**
 * A scenario is about the game, not about how people came to agree: its steps speak for the whole
 * team, and an encryptor's first act draws the card. What is refused is refused as a whole.
 */
const decideForTeam = (
  state: State,
  command: AnyCommand,
  by: Actor<RoleName>,
  context: Context,
): ReturnType<typeof decrypto.decide> => {
  if (by.kind === 'clock') return decrypto.decide(state, command, by, context);
  const [role] = by.seats;
  const who = role === undefined ? undefined : holderOf(state, role);
  if (role === undefined || who === undefined) return failure({ reason: 'notYourSeat' });
  const team = teamOf(role);
  const alone = decrypto.decide(state, command, personOf(state, team, who), context);
  if (alone.ok) return alone;
  const { reason } = alone.failure;
  /** Whoever objected has agreed to the withdrawal already; saying so changes nothing. */
  if (command.kind === 'agree' && isWithdrawn(state)) return success([]);
  const proposal = reason === 'notAgreed' ? proposalFor(command) : null;
  const before: readonly (readonly [string, Command])[] =
    proposal !== null
      ? state.members[team].map((each) => [each, proposal])
      : reason === 'drawFirst'
        ? [[who, { kind: 'draw' }]]
        : [];
  if (before.length === 0) return alone;
  const events: Event[] = [];
  let reached = state;
  for (const [each, step] of [...before, [who, command] as const]) {
    const decided = decrypto.decide(reached, step, personOf(reached, team, each), context);
    if (!decided.ok) return decided;
    events.push(...decided.value);
    reached = decided.value.reduce<State>(decrypto.evolve, reached);
  }
  return success(events);
};

/** X6 · one team is done, and the other's encryptor has still to draw: the sand waits for that alone. */
const isSandWaiting = (state: State): boolean => {
  const { phase, desks, options } = state;
  if (phase.kind !== 'write' || options.hourglass === null) return false;
  const isDone = (team: Team) => desks[team].clues !== null;
  return phase.teams.some(isDone) && phase.teams.some((team) => desks[team].card === null);
};

/** X6 · scenarios do not tell of drawing: where the sand waits for it, it may run out. */
export const deadline = (state: State): Deadline | undefined => {
  const due = decrypto.deadline(state);
  if (due !== undefined || !isSandWaiting(state)) return due;
  return { at: 0, turn: decrypto.turn(state), phase: state.phase.kind };
};

/** The cards that are still to be drawn, drawn when the sand that has run out now was turned. */
const drawnInTime = (state: State, context: Context): readonly Event[] => {
  if (state.phase.kind !== 'write' || !isSandWaiting(state)) return [];
  const now = context.now - (state.options.hourglass ?? 0) * 1000;
  return state.phase.teams.flatMap((team) => {
    const who = state.desks[team].encryptor ?? '';
    const by = personOf(state, team, who);
    const drawn = decrypto.decide(state, { kind: 'draw' }, by, { ...context, now });
    return drawn.ok ? drawn.value : [];
  });
};

export const decide: typeof decideForTeam = (state, command, by, context) => {
  if (by.kind !== 'clock') return decideForTeam(state, command, by, context);
  const drawn = decrypto.deadline(state) === undefined ? drawnInTime(state, context) : [];
  const ready = drawn.reduce<State>(decrypto.evolve, state);
  const decided = decrypto.decide(ready, command, by, context);
  return decided.ok ? success([...drawn, ...decided.value]) : decided;
};
