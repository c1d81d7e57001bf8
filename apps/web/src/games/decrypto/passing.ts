import type { GameView } from '@remez/protocol/client';
import { m } from '../../messages/index.js';
import type { GameUi } from '../../table/game-ui.ts';

type Passing = NonNullable<GameUi['passing']>;
type View = Extract<GameView, { readonly game: 'decrypto' }>;

/** X1 · two a team, who encrypt in turn. */
export const PLACES: Passing['places'] = [
  { name: m.pass_white_1, seat: 'white' },
  { name: m.pass_white_2, seat: 'white' },
  { name: m.pass_black_1, seat: 'black' },
  { name: m.pass_black_2, seat: 'black' },
];

const TEAMS = ['white', 'black'] as const;

/** X7 · those who listen first, so that the code is opened in the hands of those who sent it. */
const answering = (
  { team, answers, encryptors }: View,
  membersAt: (seat: string) => readonly string[],
) => {
  if (team === undefined) return null;
  const rival = team === 'white' ? 'black' : 'white';
  const side = answers?.intercept === false ? rival : team;
  const members = membersAt(side);
  return members.find((member) => member !== encryptors[side]) ?? members[0] ?? null;
};

/** First whoever sent it, who may take it back; it stands when the others agree too. */
const ruling = (
  { team, agreed = [], encryptors }: View,
  membersAt: (seat: string) => readonly string[],
) => {
  if (team === undefined) return null;
  const rival = team === 'white' ? 'black' : 'white';
  return agreed.includes(team) ? (membersAt(rival)[0] ?? null) : encryptors[team];
};

/** X7 · whoever answers does so to the end, but for another of the team, who is to think the same. */
const whoIsToAgree = (
  { side, can, deliberation, naming }: View,
  membersAt: (seat: string) => readonly string[],
  by: string | undefined,
) => {
  if (!by || !(can.propose || can.proposeKeywords)) return undefined;
  const { proposals, agreed } = deliberation ?? naming ?? {};
  const mine = proposals?.find((each) => each.by === by);
  const hasSaid = mine && !('digits' in mine && mine.digits.includes(null));
  return hasSaid && !agreed ? membersAt(side ?? '').find((member) => member !== by) : by;
};

export const holder: Passing['holder'] = (view, membersAt, by) => {
  if (view.game !== 'decrypto') return null;
  const other = whoIsToAgree(view, membersAt, by);
  if (other !== undefined) return other;
  switch (view.phase) {
    case 'write': {
      const team = TEAMS.find((each) => view.writing[each] !== 'done');
      return team === undefined ? null : (view.encryptors[team] ?? membersAt(team)[0] ?? null);
    }
    case 'answer':
      return answering(view, membersAt);
    case 'ruling':
      return ruling(view, membersAt);
    case 'name': {
      const team = TEAMS.find((each) => view.naming?.in[each] === false);
      return team === undefined ? null : (membersAt(team)[0] ?? null);
    }
    case 'over':
      return null;
  }
};
