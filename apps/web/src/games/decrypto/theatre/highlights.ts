import { type Game, TEAMS, type Transmission } from '../view.ts';

/** All transmissions that were answered, in the order in which they were: white's before black's. */
const answered = ({ sheets }: Game): readonly Transmission[] =>
  TEAMS.flatMap((team) => sheets[team].rounds.filter(({ outcome }) => outcome !== undefined)).sort(
    (one, other) => one.round - other.round,
  );

/** The first code that the other team read. */
export const firstInterception = (game: Game): Transmission | undefined =>
  answered(game).find(({ outcome }) => outcome?.intercepted);

/** The transmission at which the last token fell, where tokens decided. */
export const decisiveRow = (game: Game): Transmission | undefined => {
  const why = game.result?.why;
  if (why === 'interceptions')
    return answered(game).findLast(({ outcome }) => outcome?.intercepted);
  if (why === 'miscommunications') {
    return answered(game).findLast(({ outcome }) => outcome?.decoded === false);
  }
  return undefined;
};
