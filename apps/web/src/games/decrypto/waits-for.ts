import { type Game, rivalOf, TEAMS, type Team, transmitters } from './view.ts';

/** Whom the game waits for, in groups of which anyone would do. */
export const waitsFor = (
  { phase, team, encryptors, writing, answers, agreed, mode }: Game,
  membersOf: (team: Team) => readonly string[],
): readonly (readonly string[])[] => {
  switch (phase) {
    case 'write': {
      const writers = team === undefined ? transmitters({ mode }) : [team];
      return writers
        .filter((each) => writing[each] !== 'done')
        .map((each) => [encryptors[each]].filter((id) => id !== null));
    }
    case 'answer': {
      if (team === undefined || answers === undefined) return [];
      const decoders = membersOf(team).filter((id) => id !== encryptors[team]);
      return [
        ...(answers.decode === false ? [decoders] : []),
        ...(answers.intercept === false ? [membersOf(rivalOf(team))] : []),
      ];
    }
    case 'ruling':
      return TEAMS.filter((each) => agreed?.includes(each) !== true).map(membersOf);
    case 'name':
      return TEAMS.map(membersOf);
    default:
      return [];
  }
};
