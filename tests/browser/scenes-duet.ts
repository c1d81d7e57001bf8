import type { SettingsChange } from '@remez/table';
import { type Persons, type Prepared, prepareTable } from './screens-tables.ts';

/** When the scenes of the catalogue happen. */
export const SCENES_BEGIN = 1_750_000_000_000;

const TIMED: SettingsChange['duet'] = { timers: { clue: 180, guess: 120, decision: 60 } };

const ALL = ['noa', 'amit', 'dana', 'long', 'chris'] as const;

const lobby = (persons: Persons, duet: SettingsChange['duet'] = TIMED): Prepared =>
  prepareTable(persons, { game: 'duet', duet }, SCENES_BEGIN).joined(
    'amit',
    'dana',
    'long',
    'chris',
    'late',
  );

/** Three turns are over: agents, tokens both ways, an agent under a token; side b gives a clue. */
const underWay = (persons: Persons, duet: SettingsChange['duet'] = TIMED): Prepared => {
  const table = lobby(persons, duet)
    .seated(...ALL)
    .started();
  return table
    .plays('noa', { kind: 'giveClue', word: 'תחבורה', count: 2 })
    .plays('long', { kind: 'guess', card: table.cell('green', 'green') })
    .plays('amit', { kind: 'guess', card: table.cell('bystander', 'green') })
    .plays('chris', { kind: 'giveClue', word: 'Wintertime', count: 0 })
    .plays('dana', { kind: 'guess', card: table.cell('bystander', 'green') })
    .plays('noa', { kind: 'guess', card: table.cell('bystander', 'bystander') })
    .plays('dana', { kind: 'giveClue', word: 'אנציקלופדיה', count: 3 })
    .plays('amit', { kind: 'guess', card: table.cell('green', 'bystander') })
    .plays('chris', { kind: 'guess', card: table.cell('bystander', 'bystander') });
};

/** Side a has given a clue, and side b guesses. */
const guessing = (persons: Persons): Prepared => {
  const table = underWay(persons);
  return table
    .plays('amit', { kind: 'giveClue', word: 'חלב', count: 2 })
    .plays('noa', { kind: 'guess', card: table.cell('bystander', 'bystander', 1) })
    .plays('noa', { kind: 'giveClue', word: 'אנציקלופדיה', count: 3 })
    .plays('amit', { kind: 'guess', card: table.cell('green', 'bystander', 1) });
};

/** All nine of side a are found. */
const nineFound = (persons: Persons): Prepared => {
  const table = guessing(persons);
  const nine = [...table.cells('green', 'green'), ...table.cells('green', 'bystander')];
  for (const card of [...nine.slice(1), table.cell('green', 'assassin')]) {
    const found = [table.cell('green', 'bystander'), table.cell('green', 'bystander', 1)];
    if (!found.includes(card)) table.plays('amit', { kind: 'guess', card });
  }
  return table;
};

const lastHope = (persons: Persons): Prepared => {
  const table = guessing(persons);
  for (let turn = 0; turn < 5; turn += 1) table.plays('noa', { kind: 'moveOn' });
  return table;
};

const mission = (persons: Persons): Prepared => {
  const table = lobby(persons, { mission: 'berlin', ...TIMED })
    .seated(...ALL)
    .started();
  for (const card of table.cells('bystander', 'bystander').slice(0, 3)) {
    const giver = table.cells('bystander', 'bystander').indexOf(card) % 2 === 0;
    table
      .plays(giver ? 'noa' : 'amit', { kind: 'giveClue', word: 'ים', count: 1 })
      .plays(giver ? 'amit' : 'noa', { kind: 'guess', card });
  }
  return table;
};

const won = (persons: Persons): Prepared => {
  const table = nineFound(persons).plays('long', { kind: 'stop' });
  table.plays('long', { kind: 'giveClue', word: 'כולן', count: 5 });
  const rest = [...table.cells('bystander', 'green').slice(1), table.cell('assassin', 'green')];
  for (const card of rest) table.plays('dana', { kind: 'guess', card });
  return table;
};

/** One table for each state of Duet that has a screen of its own. */
export const DUET_SCENES = {
  duetGathering: (persons) => lobby(persons).seated('noa', 'long'),
  duetFirst: (persons) =>
    lobby(persons)
      .seated(...ALL)
      .started(),
  duetClue: underWay,
  duetGuess: guessing,
  duetRuling: (persons) => guessing(persons).plays('chris', { kind: 'challenge' }),
  duetPenalised: (persons) =>
    guessing(persons)
      .plays('chris', { kind: 'challenge' })
      .plays('dana', { kind: 'rule', penalise: true })
      .plays('dana', { kind: 'beginAgain' }),
  duetNine: nineFound,
  duetLast: lastHope,
  duetMission: mission,
  duetWon: won,
  duetLost: (persons) => {
    const table = guessing(persons);
    return table.plays('long', { kind: 'guess', card: table.cell('assassin', 'assassin') });
  },
} as const satisfies { readonly [name: string]: (persons: Persons) => Prepared };
