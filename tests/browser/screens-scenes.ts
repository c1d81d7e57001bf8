import type { SettingsChange } from '@remez/table';
import { decryptoScenes } from './decrypto-scenes.ts';
import { DUET_SCENES, SCENES_BEGIN } from './scenes-duet.ts';
import { type Persons, type Prepared, prepareTable } from './screens-tables.ts';

const AT = SCENES_BEGIN;

const TIMED: SettingsChange = {
  classic: { mode: 'teams', timers: { clue: 180, guess: 120, decision: 60 } },
};
const COOP: SettingsChange = { classic: { mode: 'coop' } };

const lobby = (persons: Persons, settings: SettingsChange): Prepared =>
  prepareTable(persons, settings, AT).joined('amit', 'dana', 'long', 'chris', 'late');

const ALL = ['noa', 'amit', 'dana', 'long', 'chris'] as const;

/** Two turns are over, some cards are covered, people have talked, and red is to give a clue. */
const underWay = (persons: Persons, settings: SettingsChange = TIMED): Prepared => {
  const table = lobby(persons, settings)
    .seated(...ALL)
    .does('dana', { kind: 'talk', to: 'everyone', text: 'מי מביא פיצה?' })
    .does('chris', {
      kind: 'talk',
      to: 'everyone',
      text: 'Me. Two of them, and olives for Dana: 3.',
    })
    .started();
  return table
    .plays('noa', { kind: 'giveClue', word: 'תחבורה', count: 2 })
    .plays('dana', { kind: 'guess', card: table.card('red', 0) })
    .plays('long', { kind: 'guess', card: table.card('red', 1) })
    .plays('dana', { kind: 'guess', card: table.card('bystander', 2) })
    .does('dana', { kind: 'talk', to: 'team', text: 'אני עדיין בטוחה בגורד-שחקים' })
    .plays('amit', { kind: 'giveClue', word: 'Wintertime', count: 'unlimited' })
    .plays('chris', { kind: 'guess', card: table.card('blue', 0) })
    .plays('chris', { kind: 'guess', card: table.card('red', 4) });
};

const guessing = (persons: Persons): Prepared => {
  const table = underWay(persons);
  return table
    .plays('noa', { kind: 'giveClue', word: 'אנציקלופדיה', count: 3 })
    .plays('long', { kind: 'guess', card: table.card('red', 5) });
};

const coop = (persons: Persons): Prepared => {
  const table = lobby(persons, COOP).seated('noa', 'dana', 'long').started();
  return table
    .plays('noa', { kind: 'giveClue', word: 'תחבורה', count: 2 })
    .plays('dana', { kind: 'guess', card: table.card('red', 0) })
    .plays('dana', { kind: 'guess', card: table.card('bystander', 0) });
};

const coopWon = (persons: Persons): Prepared => {
  const table = coop(persons);
  table
    .plays('noa', { kind: 'cover', card: table.card('blue', 0) })
    .plays('noa', { kind: 'giveClue', word: 'הכול', count: 'unlimited' });
  for (const card of table.cardsOf('red').slice(1)) table.plays('dana', { kind: 'guess', card });
  return table;
};

/** One table for each state of the game that has a screen of its own. */
export const SCENES = {
  gathering: (persons) => lobby(persons, TIMED).seated('noa', 'amit', 'dana'),
  ready: (persons) => lobby(persons, TIMED).seated(...ALL),
  trioLobby: (persons) => lobby(persons, { classic: { mode: 'trio' } }).seated('noa', 'dana'),
  sharedLobby: (persons) => lobby(persons, { ...TIMED, sharedScreen: true }).seated(...ALL),
  coopLobby: (persons) => lobby(persons, COOP).seated('noa'),
  locked: (persons) => lobby(persons, TIMED).does('noa', { kind: 'lock', locked: true }),
  removed: (persons) =>
    lobby(persons, TIMED).joined('gone').does('noa', { kind: 'remove', member: 'm7' }),
  clue: (persons) => underWay(persons),
  clueEnforced: (persons) => underWay(persons, { ...TIMED, clues: { referee: 'enforce' } }),
  asked: (persons) => underWay(persons).plays('noa', { kind: 'ask', word: 'בית-הארחה' }),
  answered: (persons) =>
    underWay(persons)
      .plays('noa', { kind: 'ask', word: 'בית-הארחה' })
      .plays('amit', { kind: 'answer', allow: false }),
  guess: guessing,
  /** Chris alone guesses for blue, and is away. */
  lost: (persons) =>
    guessing(persons)
      .plays('dana', { kind: 'stop' })
      .plays('amit', { kind: 'giveClue', word: 'מוזיקה', count: 2 }),
  knocked: (persons) => guessing(persons).does('gone', { kind: 'knock', name: 'סבתא רבקה-לאה' }),
  knockedScreen: (persons) =>
    guessing(persons).does('gone', { kind: 'knock', name: '', watching: true }),
  knockedAs: (persons) => guessing(persons).does('gone', { kind: 'knock', name: 'דנה' }),
  ruling: (persons) => guessing(persons).plays('chris', { kind: 'challenge' }),
  rulingNoted: (persons) => {
    const table = underWay(persons);
    return table
      .plays('noa', { kind: 'giveClue', word: table.partOfCompound(), count: 2 })
      .plays('chris', { kind: 'challenge' });
  },
  penalty: (persons) =>
    guessing(persons)
      .plays('chris', { kind: 'challenge' })
      .plays('amit', { kind: 'rule', penalise: true }),
  coopCover: coop,
  over: (persons) => {
    const table = guessing(persons);
    return table.plays('dana', { kind: 'guess', card: table.card('assassin', 0) });
  },
  coopOver: coopWon,
  ...decryptoScenes(AT),
  ...DUET_SCENES,
} as const satisfies { readonly [name: string]: (persons: Persons) => Prepared };
export type SceneName = keyof typeof SCENES;
