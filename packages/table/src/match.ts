import type { ClueRules, Deadline, SeatPlan } from '@remez/rules';
import { type AnyGame, GAMES } from './games.ts';
import type { Match, Settings, State } from './types.ts';

export const gameOf = (settings: Pick<Settings, 'game'>): AnyGame => GAMES[settings.game];

/** L · what the room has agreed on about clues, for whatever game it plays. */
export const clueRulesOf = ({ language, clues: { referee, allow } }: Settings): ClueRules => ({
  referee,
  language,
  allow,
});

/** The options of the chosen game, as its rules read them. */
export const optionsOf = (settings: Settings): unknown =>
  gameOf(settings).settings.options(settings[settings.game], clueRulesOf(settings));

type SeatPlans = readonly SeatPlan<string>[];

/** By the settings or the options that they follow from: they are asked for many times a command. */
const plansBy = new WeakMap<object, SeatPlans>();

const keptPlans = (key: object, plans: () => SeatPlans): SeatPlans => {
  const kept = plansBy.get(key) ?? plans();
  plansBy.set(key, kept);
  return kept;
};

/** The seats of the match that runs, else of the match that is being prepared. */
export const seatPlans = (state: State): SeatPlans => {
  const running = runningMatch(state);
  return running === null
    ? keptPlans(state.settings, () => gameOf(state.settings).seats(optionsOf(state.settings)))
    : keptPlans(running.options as object, () => gameOf(running).seats(running.options));
};

export const planOf = (state: State, seat: string): SeatPlan<string> | undefined =>
  seatPlans(state).find((plan) => plan.seat === seat);

/** The match, while it is being played. */
export const runningMatch = ({ match }: Pick<State, 'match'>): Match | null => {
  if (match === null || match.state === undefined) return null;
  return gameOf(match).isOver(match.state) ? null : match;
};

/** What a member at these seats is now: the seats, and roles that pass within them (X4). */
export const rolesOf = (
  state: State,
  member: string,
  seats: readonly string[],
): readonly string[] => {
  const { match } = state;
  if (match === null || match.state === undefined) return seats;
  return gameOf(match).roles(match.state, member, seats);
};

/** Whether a move is one that may be made again and again before the move that counts. */
export const isDraftIn = (
  match: Pick<Match, 'game'>,
  { kind }: { readonly kind: string },
): boolean => gameOf(match).sketches?.includes(kind) === true;

/** Bytes of a match in all. Drafts end at half of it, so that they leave room for moves. */
export const MAX_MATCH = 2_000_000;

/** Turns of a match: a real one has thirty at most. */
export const MAX_TURNS = 200;

/** Whether a match is longer than any real one: then it can only be abandoned. */
export const isTooLong = (match: Match): boolean =>
  match.size >= MAX_MATCH || gameOf(match).turn(match.state) >= MAX_TURNS;

export const deadlineOf = (state: State): Deadline | undefined => {
  const running = runningMatch(state);
  return running === null || isTooLong(running)
    ? undefined
    : gameOf(running).deadline(running.state);
};
