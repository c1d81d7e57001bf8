import type { Channel, Seating, SeatPlan } from '../game.ts';
import { type Options, type Seat, type SeatRole, type State, TEAMS, type Team } from './types.ts';

const MANY = 30;

/** C3 · only spymasters see the key. */
const spymaster = (team: Team): SeatPlan<Seat> => ({
  seat: `${team}.spymaster`,
  team,
  least: 1,
  most: 1,
  secrets: ['key'],
  also: [],
});

const operatives = (team: Team): SeatPlan<Seat> => ({
  seat: `${team}.operative`,
  team,
  least: 1,
  most: MANY,
  secrets: [],
  also: [],
});

/** C1, C26, C28 */
export const seats = ({ mode }: Options): readonly SeatPlan<Seat>[] => {
  switch (mode) {
    case 'teams':
      return TEAMS.flatMap((team) => [spymaster(team), operatives(team)]);
    case 'coop':
      return [spymaster('red'), operatives('red')];
    case 'trio':
      return [
        spymaster('red'),
        { ...operatives('red'), also: ['blue.operative'] },
        spymaster('blue'),
        { ...operatives('blue'), also: ['red.operative'] },
      ];
  }
};

const inRoles = (team: Team, people: readonly string[]): Seating<Seat> => ({
  [`${team}.spymaster`]: people.slice(0, 1),
  [`${team}.operative`]: people.slice(1),
});

const asTrio = ([red = [], blue = [], ...rest]: readonly (readonly string[])[]): Seating<Seat> => {
  const operatives = rest.flat();
  return {
    'red.spymaster': red,
    'blue.spymaster': blue,
    'red.operative': operatives,
    'blue.operative': operatives,
  };
};

/** C1 · teams of similar size, dealt in turn; the first of each is its spymaster. */
export const assign = (people: readonly string[], { mode }: Options): Seating<Seat> => {
  switch (mode) {
    case 'teams':
      return {
        ...inRoles(
          'red',
          people.filter((_, index) => index % 2 === 0),
        ),
        ...inRoles(
          'blue',
          people.filter((_, index) => index % 2 === 1),
        ),
      };
    case 'coop':
      return inRoles('red', people);
    case 'trio':
      return asTrio(people.map((person) => [person]));
  }
};

const nextRound = (people: readonly string[]): string[] => [
  ...people.slice(1),
  ...people.slice(0, 1),
];

/** C25 · everyone stays in the team; the next in line becomes spymaster. */
export const rotate = (seating: Seating<Seat>, { mode }: Options): Seating<Seat> => {
  const held = (seat: Seat): readonly string[] => seating[seat] ?? [];
  const team = (name: Team): Seating<Seat> =>
    inRoles(name, nextRound([...held(`${name}.spymaster`), ...held(`${name}.operative`)]));
  switch (mode) {
    case 'teams':
      return { ...team('red'), ...team('blue') };
    case 'coop':
      return team('red');
    case 'trio': {
      const around = [
        ...held('red.spymaster'),
        ...held('blue.spymaster'),
        ...new Set([...held('red.operative'), ...held('blue.operative')]),
      ];
      return asTrio(nextRound(around).map((person) => [person]));
    }
  }
};

/**
 * C7, C29 · while a game runs, nobody who has seen the key speaks where operatives listen,
 * and they listen everywhere.
 */
export const mayTalk = (state: State, held: readonly SeatRole[], channel: Channel): boolean => {
  if (state.phase.kind === 'over') return true;
  if (held.some((seat) => seat.endsWith('.spymaster'))) return false;
  return channel === 'everyone' || held.length > 0;
};

/** C7 · pointing is thinking aloud: for the operatives who are guessing. */
export const mayPoint = (state: State, held: readonly SeatRole[], card?: number): boolean =>
  (state.phase.kind === 'guess' || state.phase.kind === 'ruling') &&
  held.includes(`${state.team}.operative`) &&
  (card === undefined || state.covered[card] === false);
