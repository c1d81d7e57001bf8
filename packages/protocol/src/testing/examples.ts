import { ALLOWANCES, CHANNELS } from '@remez/rules';
import { type Command as ClassicCommand, COUNTS } from '@remez/rules/classic';
import {
  type Command as DecryptoCommand,
  DIGITS,
  SHARED_PLACES,
  TEAMS,
} from '@remez/rules/decrypto';
import { COUNTS as DUET_COUNTS, type Command as DuetCommand } from '@remez/rules/duet';
import type { Command as TableCommand } from '@remez/table';
import type { ClientMessage } from '../messages.ts';

/** At least one example of every kind: a new kind does not compile until it has one. */
type Examples<Union extends { readonly kind: string }> = {
  readonly [Kind in Union['kind']]: readonly Extract<Union, { readonly kind: Kind }>[];
};

export const MESSAGES: {
  readonly [Kind in ClientMessage['type']]: readonly Extract<
    ClientMessage,
    { readonly type: Kind }
  >[];
} = {
  hello: [
    { type: 'hello', protocol: 2, table: 't' },
    { type: 'hello', protocol: 99, table: 'x'.repeat(64) },
    { type: 'hello', protocol: 2, table: 't', person: 'ann', watching: true },
  ],
  command: [
    { type: 'command', id: 'c1', command: { kind: 'stand' } },
    { type: 'command', id: 'x'.repeat(64), turn: 0, command: { kind: 'stand' } },
    {
      type: 'command',
      id: 'c1',
      turn: 12,
      command: { kind: 'play', move: { kind: 'guess', card: 0 } },
    },
  ],
  point: [
    { type: 'point', card: 0 },
    { type: 'point', card: 24 },
    { type: 'point', card: null },
    { type: 'point', card: 3, maybe: [] },
    { type: 'point', card: null, maybe: [0, 1, 2, 3, 4, 5, 6, 24] },
  ],
  attend: [
    { type: 'attend', match: 1, composing: false },
    { type: 'attend', match: 12, composing: true },
  ],
  look: [{ type: 'look' }],
  ping: [{ type: 'ping' }],
};

const MOVES: Examples<ClassicCommand> = {
  giveClue: [
    ...COUNTS.map((count) => ({ kind: 'giveClue', word: 'גשם', count }) as const),
    { kind: 'giveClue', word: 'גשם', count: 2, meant: [0, 24] },
    { kind: 'giveClue', word: 'גשם', count: 2, meant: [0, 24], sure: 70 },
  ],
  amendMeant: [
    { kind: 'amendMeant', cards: [] },
    { kind: 'amendMeant', cards: Array.from({ length: 25 }, (_, card) => card) },
  ],
  ask: [{ kind: 'ask', word: 'גשם' }],
  answer: [
    { kind: 'answer', allow: true },
    { kind: 'answer', allow: false, word: 'גשם' },
  ],
  guess: [
    { kind: 'guess', card: 0 },
    { kind: 'guess', card: 24 },
  ],
  stop: [{ kind: 'stop' }],
  challenge: [{ kind: 'challenge' }],
  rule: [{ kind: 'rule', penalise: true }],
  cover: [{ kind: 'cover', card: 24 }],
  decline: [{ kind: 'decline' }],
  moveOn: [{ kind: 'moveOn' }],
  abandon: [{ kind: 'abandon' }],
};

const CLUES = ['זהב', '', 'שקוף'];

const DECRYPTO_MOVES: Examples<DecryptoCommand> = {
  nameTeam: [{ kind: 'nameTeam', name: 'הכובען הלבן' }],
  nameEncryptor: [{ kind: 'nameEncryptor', who: 'm2' }],
  draw: [{ kind: 'draw' }],
  draft: [{ kind: 'draft', clues: CLUES }],
  transmit: [
    { kind: 'transmit', clues: CLUES },
    { kind: 'transmit', clues: CLUES, sure: 100 },
  ],
  propose: [
    { kind: 'propose', digits: [3, null, 1] },
    { kind: 'propose', digits: [] },
  ],
  decode: [
    { kind: 'decode', code: [3, 4, 1] },
    { kind: 'decode', code: [3, 4, 1, 2] },
  ],
  intercept: [{ kind: 'intercept', code: [1, 1, 9] }],
  challenge: [{ kind: 'challenge' }],
  withdraw: [{ kind: 'withdraw' }],
  agree: [{ kind: 'agree' }],
  share: SHARED_PLACES.map((place) => ({ kind: 'share', place, text: 'אולי ים' }) as const),
  proposeKeywords: [{ kind: 'proposeKeywords', keywords: ['', '', '', ''] }],
  nameKeywords: [{ kind: 'nameKeywords', keywords: ['עקרב', 'עצם', 'שמש', 'חלום'] }],
  countNearMiss: TEAMS.flatMap((team) =>
    DIGITS.map((keyword) => ({ kind: 'countNearMiss', team, guess: 3, keyword }) as const),
  ),
  moveOn: [{ kind: 'moveOn' }],
  abandon: [{ kind: 'abandon' }],
};

const DUET_MOVES: Examples<DuetCommand> = {
  giveClue: [
    ...DUET_COUNTS.map((count) => ({ kind: 'giveClue', word: 'חלב', count }) as const),
    { kind: 'giveClue', word: 'חלב', count: 2, meant: [3, 4] },
    { kind: 'giveClue', word: 'חלב', count: 2, sure: 0 },
  ],
  amendMeant: [{ kind: 'amendMeant', cards: [3] }],
  guess: [{ kind: 'guess', card: 24 }],
  stop: [{ kind: 'stop' }],
  challenge: [{ kind: 'challenge' }],
  rule: [{ kind: 'rule', penalise: false }],
  admit: [{ kind: 'admit' }],
  beginAgain: [{ kind: 'beginAgain' }],
  moveOn: [{ kind: 'moveOn' }],
  abandon: [{ kind: 'abandon' }],
};

export const COMMANDS: Examples<TableCommand> = {
  join: [{ kind: 'join', name: 'נעמה' }],
  rename: [{ kind: 'rename', name: '' }],
  leave: [{ kind: 'leave' }],
  sit: [
    { kind: 'sit', seat: 'red.spymaster' },
    { kind: 'sit', seat: 'red.operative', also: true },
  ],
  stand: [{ kind: 'stand' }],
  talk: CHANNELS.map((to) => ({ kind: 'talk', to, text: 'x'.repeat(2000) })),
  play: [
    ...Object.values(MOVES).flat(),
    ...Object.values(DUET_MOVES).flat(),
    ...Object.values(DECRYPTO_MOVES).flat(),
  ].map((move) => ({ kind: 'play', move: { ...move } })),
  note: [
    { kind: 'note', place: 'black.3', text: 'אולי ים' },
    { kind: 'note', place: 'page', text: '' },
  ],
  again: [{ kind: 'again' }, { kind: 'again', same: true }],
  ready: [{ kind: 'ready' }, { kind: 'ready', ready: false }],
  takeHost: [{ kind: 'takeHost' }],
  knock: [{ kind: 'knock', name: 'דנה' }],
  askSeat: [{ kind: 'askSeat', seat: 'red.spymaster' }],
  seat: [
    { kind: 'seat', member: 'm1', seat: 'blue.operative' },
    { kind: 'seat', member: 'm1', seat: null },
  ],
  addBot: [
    { kind: 'addBot', seat: 'red.operative', temperament: 'balanced' },
    { kind: 'addBot', seat: 'red.operative', temperament: 'bold', instead: 'm2' },
  ],
  shuffle: [
    { kind: 'shuffle' },
    { kind: 'shuffle', members: [] },
    { kind: 'shuffle', members: ['m1', 'm2'] },
  ],
  lock: [
    { kind: 'lock', locked: true },
    { kind: 'lock', locked: true, watchers: 'sendAway' },
  ],
  remove: [{ kind: 'remove', member: 'm1' }],
  handOver: [{ kind: 'handOver', member: 'm1' }],
  set: [
    { kind: 'set', settings: {} },
    { kind: 'set', settings: { game: 'classic', packs: ['classic.he'], classic: {} } },
    {
      kind: 'set',
      settings: {
        classic: { mode: 'coop', timers: { clue: null, guess: 0, decision: 86_400 } },
      },
    },
    {
      kind: 'set',
      settings: {
        game: 'decrypto',
        decrypto: {
          mode: 'trio',
          hourglass: 0,
          timers: { write: 90, answer: null, decision: 30 },
          teamNames: { white: 'הכובען הלבן', black: null },
        },
      },
    },
    {
      kind: 'set',
      settings: {
        game: 'duet',
        duet: { tokens: 10, mission: 'tel-aviv', flexibleTurns: true, timers: { clue: null } },
      },
    },
    { kind: 'set', settings: { duet: { mission: null } } },
    {
      kind: 'set',
      settings: {
        language: 'en',
        packs: ['classic.en', 'custom'],
        clues: { referee: 'enforce', allow: [...ALLOWANCES] },
      },
    },
    { kind: 'set', settings: { packs: [], clues: {} } },
  ],
  bringWords: [
    { kind: 'bringWords', text: '' },
    { kind: 'bringWords', text: 'א'.repeat(100_000) },
  ],
  admit: [
    { kind: 'admit', knock: 'k1' },
    { kind: 'admit', knock: 'k1', as: 'm3' },
  ],
  turnAway: [{ kind: 'turnAway', knock: 'k1' }],
  start: [{ kind: 'start' }],
  close: [{ kind: 'close' }],
};
