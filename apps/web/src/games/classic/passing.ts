import { m } from '../../messages/index.js';
import type { GameUi } from '../../table/game-ui.ts';

type Passing = NonNullable<GameUi['passing']>;

/** Two who have the key; the others of a team look at the device together. */
export const PLACES: Passing['places'] = [
  { name: m.pass_red_key, seat: 'red.spymaster' },
  { name: m.pass_red_team, seat: 'red.operative' },
  { name: m.pass_blue_key, seat: 'blue.spymaster' },
  { name: m.pass_blue_team, seat: 'blue.operative' },
];

export const holder: Passing['holder'] = (view, membersAt) => {
  if (view.game !== 'classic') return null;
  const { team, phase } = view;
  const rival = team === 'red' ? 'blue' : 'red';
  const seat = {
    clue: `${team}.spymaster`,
    guess: `${team}.operative`,
    /** C20 · the other spymaster rules, and covers a word of their own. */
    ruling: `${rival}.spymaster`,
    cover: `${team}.spymaster`,
    over: '',
  }[phase];
  return membersAt(seat)[0] ?? null;
};
