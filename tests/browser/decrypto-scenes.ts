import type { Code, State, Team } from '@remez/rules/decrypto';
import type { SettingsChange } from '@remez/table';
import { NAMES, type Persons, type Prepared, prepareTable, type Who } from './screens-tables.ts';

const TEAMS = ['white', 'black'] as const;
const rivalOf = (team: Team): Team => (team === 'white' ? 'black' : 'white');

const SETTINGS: SettingsChange = {
  game: 'decrypto',
  decrypto: {
    mode: 'teams',
    hourglass: 120,
    timers: { write: 600, answer: 600, decision: 600 },
    teamNames: { white: 'הכובען הלבן והצפון', black: null },
  },
};
const TRIO: SettingsChange = { game: 'decrypto', decrypto: { mode: 'trio' } };

const stateOf = (table: Prepared): State => table.state().match?.state as State;

/** Who is behind a member's id. */
const whoIs = (table: Prepared, id: string | null): Who => {
  const name = table.state().members.find((member) => member.id === id)?.name;
  const who = (Object.keys(NAMES) as Who[]).find((each) => NAMES[each] === name);
  if (who === undefined) throw new Error(`nobody is ${id}`);
  return who;
};

const codeOf = (table: Prepared, team: Team): Code => {
  const card = stateOf(table).desks[team].card;
  if (card === null) throw new Error(`${team} has no card`);
  return card.code;
};

/** Another code than this. */
const wrong = ([first, second, third]: Code): Code => [second, first, third];

const encryptorOf = (table: Prepared, team: Team): Who =>
  whoIs(table, stateOf(table).desks[team].encryptor);

const membersOf = (table: Prepared, team: Team): readonly Who[] =>
  stateOf(table).members[team].map((id) => whoIs(table, id));

const WORDS: { readonly [team in Team]: readonly string[] } = {
  white: [
    'נוצץ',
    'שמיים',
    'מערכת',
    'זהב',
    'כוכבים',
    'שקוף',
    'מה שסבתא לוחשת לפני השינה כשכבר מאוחר',
    'אנציקלופדיה',
    'Wintertime',
    'חלל',
    'רטוב',
    'בירה',
  ],
  black: [
    'כלב',
    'דמדומים',
    'לילה',
    'שלד',
    'יום',
    'שינה',
    'עקיצה',
    'אור',
    'חול',
    'קרניים',
    'ארס',
    'סיוט',
  ],
};

const cluesOf = (team: Team, round: number): readonly string[] =>
  WORDS[team].slice(3 * round - 3, 3 * round);

const draw = (table: Prepared, team: Team): Prepared =>
  table.plays(encryptorOf(table, team), { kind: 'draw' });

const transmit = (table: Prepared, team: Team): Prepared =>
  table.plays(encryptorOf(table, team), {
    kind: 'transmit',
    clues: cluesOf(team, stateOf(table).round),
  });

/** Everyone who answers for this team proposes it, and one of them says it. */
const answer = (
  table: Prepared,
  team: Team,
  { kind, code }: { readonly kind: 'decode' | 'intercept'; readonly code: Code },
): Prepared => {
  const silent = kind === 'decode' ? encryptorOf(table, team) : undefined;
  const able = membersOf(table, team).filter((who) => who !== silent);
  for (const who of able) table.plays(who, { kind: 'propose', digits: code });
  return table.plays(able[0] as Who, { kind, code });
};

const transmitters = (table: Prepared): readonly Team[] =>
  stateOf(table).options.mode === 'trio' ? ['white'] : TEAMS;

const written = (table: Prepared): Prepared => {
  for (const team of transmitters(table)) draw(table, team);
  for (const team of transmitters(table)) transmit(table, team);
  return table;
};

interface RoundPlan {
  /** Which teams' codes are intercepted, and which are misread. */
  readonly intercepted?: readonly Team[];
  readonly misread?: readonly Team[];
}

const resolve = (table: Prepared, team: Team, plan: RoundPlan): Prepared => {
  const { intercepted = [], misread = [] } = plan;
  const code = codeOf(table, team);
  if (stateOf(table).round > 1) {
    const guess = intercepted.includes(team) ? code : wrong(code);
    answer(table, rivalOf(team), { kind: 'intercept', code: guess });
  }
  return answer(table, team, {
    kind: 'decode',
    code: misread.includes(team) ? wrong(code) : code,
  });
};

const playRound = (table: Prepared, plan: RoundPlan = {}): Prepared => {
  written(table);
  for (const team of transmitters(table)) resolve(table, team, plan);
  return table;
};

const started =
  (at: number, settings: SettingsChange = SETTINGS) =>
  (persons: Persons): Prepared =>
    prepareTable(persons, settings, at)
      .joined('amit', 'dana', 'long', 'chris', 'late')
      .seated('noa', 'dana', 'long', 'amit', 'chris', 'late')
      .does('noa', { kind: 'start' });

/** One table for each state of Decrypto that has a screen of its own. */
export const decryptoScenes = (at: number) => {
  const begun = started(at);
  const inRoundTwo = (persons: Persons) => playRound(begun(persons));
  const inRoundThree = (persons: Persons) =>
    playRound(inRoundTwo(persons), { intercepted: ['black'], misread: ['white'] });
  const answering = (persons: Persons) => {
    const table = written(inRoundThree(persons));
    const [first, second, third] = codeOf(table, 'white');
    const decoders = membersOf(table, 'white').filter((who) => who !== encryptorOf(table, 'white'));
    for (const who of decoders) {
      table.plays(who, {
        kind: 'propose',
        digits: [first, who === decoders[0] ? null : third, second],
      });
    }
    for (const who of membersOf(table, 'black')) {
      table.plays(who, { kind: 'propose', digits: [third, second, first] });
    }
    return table;
  };
  const tied = (persons: Persons) => {
    const table = inRoundTwo(persons);
    playRound(table, { intercepted: TEAMS });
    return playRound(table, { intercepted: TEAMS });
  };
  const trio = (persons: Persons) =>
    prepareTable(persons, TRIO, at)
      .joined('amit', 'dana', 'late')
      .seated('noa', 'dana', 'amit')
      .does('noa', { kind: 'start' });
  const named = (table: Prepared, team: Team, keywords: readonly string[]) => {
    for (const who of membersOf(table, team))
      table.plays(who, { kind: 'proposeKeywords', keywords });
    return table.plays(membersOf(table, team)[0] as Who, { kind: 'nameKeywords', keywords });
  };
  return {
    decryptoLobby: (persons: Persons) =>
      prepareTable(persons, SETTINGS, at)
        .joined('amit', 'dana', 'long', 'chris', 'late')
        .seated('noa', 'dana', 'amit'),
    decryptoTrioLobby: (persons: Persons) =>
      prepareTable(persons, TRIO, at).joined('amit', 'dana', 'late').seated('noa', 'dana'),
    decryptoToDraw: begun,
    decryptoWriting: (persons: Persons) => {
      const table = inRoundThree(persons);
      for (const team of TEAMS) draw(table, team);
      return table.plays(encryptorOf(table, 'white'), {
        kind: 'draft',
        clues: [cluesOf('white', 3)[0] ?? '', 'אנציקל', ''],
      });
    },
    decryptoHourglass: (persons: Persons) => {
      const table = inRoundThree(persons);
      for (const team of TEAMS) draw(table, team);
      return transmit(table, 'black');
    },
    decryptoAnswer: answering,
    decryptoFirstAnswer: (persons: Persons) => written(begun(persons)),
    decryptoSealed: (persons: Persons) => {
      const table = answering(persons);
      return answer(table, 'white', { kind: 'decode', code: codeOf(table, 'white') });
    },
    decryptoRuling: (persons: Persons) => {
      const table = answering(persons);
      return table.plays('amit', { kind: 'challenge' }).plays('amit', { kind: 'agree' });
    },
    decryptoNaming: (persons: Persons) =>
      tied(persons)
        .plays('dana', { kind: 'proposeKeywords', keywords: ['עקרב', 'בית-חולים', '', 'חלום'] })
        .plays('noa', { kind: 'proposeKeywords', keywords: ['עקרב', '', 'שמש', 'חלום'] }),
    decryptoOver: (persons: Persons) => {
      const table = tied(persons);
      const { white, black } = stateOf(table).keywords;
      named(table, 'white', [black?.[0] ?? '', `${black?.[1]} בערך`, '', 'אנציקלופדיה']);
      named(table, 'black', ['', white?.[2] ?? '', 'משהו אחר', '']);
      return table.plays('noa', { kind: 'countNearMiss', team: 'white', guess: 1, keyword: 2 });
    },
    decryptoTrio: (persons: Persons) => written(playRound(trio(persons))),
    decryptoTrioOver: (persons: Persons) =>
      playRound(playRound(trio(persons), { misread: ['white'] }), { misread: ['white'] }),
  } as const satisfies { readonly [name: string]: (persons: Persons) => Prepared };
};
