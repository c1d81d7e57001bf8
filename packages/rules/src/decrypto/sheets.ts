import {
  type ByTeam,
  DIGITS,
  SHARED_PLACES,
  type Shared,
  type State,
  type Team,
  type Transmission,
} from './types.ts';
import type { Sheet } from './view-types.ts';

/** X16 · below the rounds, each clue under the keyword that it turned out to be for. */
const columnsOf = (rounds: readonly Transmission[]): Sheet['columns'] =>
  DIGITS.map((digit) =>
    rounds.flatMap(({ round, clues, outcome }) => {
      const clue = clues[outcome?.code.indexOf(digit) ?? -1] ?? '';
      return clue === '' ? [] : [{ round, clue }];
    }),
  );

const sheetOf = ({ past, current }: State, team: Team): Sheet => {
  const published = current === null ? past : [...past, current];
  const rounds = published.filter((transmission) => transmission.team === team);
  return { rounds, columns: columnsOf(rounds) };
};

/** X16 · both sheets fill themselves in, and everyone may read both. */
export const sheetsOf = (state: State): ByTeam<Sheet> => ({
  white: sheetOf(state, 'white'),
  black: sheetOf(state, 'black'),
});

/** The team's sheet with this in its place, or with nothing there. */
export const withShared = (
  sheets: ByTeam<Shared>,
  { team, place, text, by }: { team: Team; place: keyof Shared; text: string; by: string },
): ByTeam<Shared> => {
  const { [place]: _, ...others } = sheets[team];
  return { ...sheets, [team]: text === '' ? others : { ...others, [place]: { text, by } } };
};

/** In the order of the sheet, so that nobody reads off it what was first. */
export const sharedBy = ({ shared }: State, team: Team) =>
  SHARED_PLACES.flatMap((place) => {
    const written = shared[team][place];
    return written === undefined ? [] : [{ place, ...written }];
  });
