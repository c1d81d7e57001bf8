import type { Team as ClassicTeam, View as ClassicView } from '@remez/rules/classic';
import { type View as DecryptoView, TEAMS } from '@remez/rules/decrypto';
import type { View as DuetView } from '@remez/rules/duet';

/** A loss counts as so many turns. */
const LOST = 25;

export interface AloneTally {
  readonly won: boolean;
  readonly assassin: boolean;
  readonly turns: number;
  readonly score: number;
  readonly clues: number;
  readonly found: number;
}

/** What came of a match of one team alone. */
export const tallyAlone = ({ story, starts, result }: ClassicView): AloneTally => {
  const isOwn = (team: ClassicTeam) => team === starts;
  const given = story.filter(({ team, clue }) => isOwn(team) && clue !== undefined);
  const found = given.flatMap(({ guesses }) =>
    guesses.filter(({ identity }) => identity === starts),
  );
  const won = result?.winner === starts;
  return {
    won,
    assassin: result?.why === 'assassin',
    turns: given.length,
    score: won ? given.length : LOST,
    clues: given.length,
    found: found.length,
  };
};

export interface PairTally {
  readonly won: boolean;
  readonly assassin: boolean;
  readonly suddenDeath: boolean;
  readonly turns: number;
  readonly found: number;
}

export const tallyPair = ({ result, story, found, suddenDeath }: DuetView): PairTally => ({
  won: result?.winner === 'all',
  assassin: result?.why === 'assassin',
  suddenDeath,
  turns: story.filter(({ clue }) => clue !== undefined).length,
  found,
});

export interface CipherTally {
  readonly transmissions: number;
  readonly misread: number;
  /** Transmissions that the others tried to intercept. */
  readonly overheard: number;
  readonly intercepted: number;
  readonly rounds: number;
}

export const tallyCiphers = ({ sheets, round }: DecryptoView): CipherTally => {
  const outcomes = TEAMS.flatMap((team) =>
    sheets[team].rounds.flatMap(({ outcome }) => (outcome === undefined ? [] : [outcome])),
  );
  const tried = outcomes.filter(({ intercept }) => intercept !== undefined);
  return {
    transmissions: outcomes.length,
    misread: outcomes.filter(({ decoded }) => !decoded).length,
    overheard: tried.length,
    intercepted: tried.filter(({ intercepted }) => intercepted).length,
    rounds: round,
  };
};
