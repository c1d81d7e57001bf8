import type { State } from './types.ts';

/** So many who have left are known by name, in case they come back. */
const MOST_GONE = 200;

/**
 * Without the one who left first, when too many have: a table that people come to and leave must
 * not grow for ever. Whoever holds a part in the match is kept, for its story and for what was once seen.
 */
export const forgetting = (state: State): State => {
  const gone = state.members.filter(({ standing }) => standing === 'left');
  if (gone.length <= MOST_GONE) return state;
  const played = state.match?.held ?? {};
  const [opener] = state.members;
  const forgotten = gone.find(({ id }) => id !== opener?.id && !Object.hasOwn(played, id));
  if (forgotten === undefined) return state;
  const isOther = (id: string) => id !== forgotten.id;
  return {
    ...state,
    members: state.members.filter(({ id }) => isOther(id)),
    devices: state.devices
      .map((group) => group.filter(isOther))
      .filter((group) => group.length > 1),
  };
};
