import { roundsOf } from './setup.ts';
import { type GameResult, type State, TEAMS, type Team } from './types.ts';

const ENOUGH = 2;

/** What the end of a round decides: a result, the naming of keywords (X15), or nothing yet. */
export type Verdict = GameResult | 'name' | null;

const hasWon = ({ tokens }: State, team: Team): boolean => tokens[team].interceptions >= ENOUGH;
const hasLost = ({ tokens }: State, team: Team): boolean =>
  tokens[team].miscommunications >= ENOUGH;

/** X14 · +1 an interception, −1 a miscommunication. */
const pointsOf = ({ tokens }: State, team: Team): number =>
  tokens[team].interceptions - tokens[team].miscommunications;

/** X17 */
const outcomeOfTrio = (state: State): Verdict => {
  if (hasWon(state, 'black')) return { winner: 'black', why: 'interceptions' };
  return state.round < roundsOf('trio') ? null : { winner: 'white', why: 'rounds' };
};

/** X13, X14 */
const outcomeOfTeams = (state: State): Verdict => {
  const won = TEAMS.filter((team) => hasWon(state, team));
  const lost = TEAMS.filter((team) => hasLost(state, team));
  if (won.length + lost.length === 0 && state.round < roundsOf('teams')) return null;
  const favoured = TEAMS.filter((team) => won.includes(team) || lost.some((each) => each !== team));
  const [winner, ...others] = favoured;
  if (winner !== undefined && others.length === 0) {
    return { winner, why: won.length > 0 ? 'interceptions' : 'miscommunications' };
  }
  const lead = pointsOf(state, 'white') - pointsOf(state, 'black');
  return lead === 0 ? 'name' : { winner: lead > 0 ? 'white' : 'black', why: 'points' };
};

/** X13 · asked when a round has been played to its end. */
export const outcomeOf = (state: State): Verdict =>
  state.options.mode === 'trio' ? outcomeOfTrio(state) : outcomeOfTeams(state);
