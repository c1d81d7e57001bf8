import { decrypto, PLAIN_OPTIONS, TEAMS, type View } from '@remez/rules/decrypto';
import type { Format, Place, Tally } from '../arena/format.ts';

const tally = ({ sheets, round }: View): Tally => {
  const outcomes = TEAMS.flatMap((team) =>
    sheets[team].rounds.flatMap(({ outcome }) => (outcome === undefined ? [] : [outcome])),
  );
  const tried = outcomes.filter(({ intercept }) => intercept !== undefined);
  return {
    transmissions: outcomes.length,
    misread: outcomes.filter(({ decoded }) => !decoded).length,
    /** Transmissions that the others tried to intercept. */
    overheard: tried.length,
    intercepted: tried.filter(({ intercepted }) => intercepted).length,
    rounds: round,
  };
};

/** Two teams of two; of each team the first and the second need not think alike. */
export const arena: Format = {
  game: decrypto,
  about: 'In Decrypto the two are the people of each team.',
  options: (rules) => ({ ...PLAIN_OPTIONS, ...rules, hourglass: null }),
  packs: (language) => [`decrypto.${language}`],
  facesMeet: true,
  places: TEAMS.flatMap((team): readonly Place[] => [
    { who: `${team}.1`, seats: [team], part: 'spymaster' },
    { who: `${team}.2`, seats: [team], part: 'operative' },
  ]),
  duties: [
    'draw',
    'transmit',
    'propose',
    'decode',
    'intercept',
    'agree',
    'proposeKeywords',
    'nameKeywords',
  ],
  tally,
  shares: {
    misread: { of: 'misread', among: 'transmissions' },
    intercepted: { of: 'intercepted', among: 'overheard' },
  },
};
