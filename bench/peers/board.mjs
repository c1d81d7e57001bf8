/**
 * A game of about the size of classic, for frameworks that bring none: a board with a key that
 * only spymasters see, and moves that anyone may make. It checks no rules, which is in the peers' favour.
 */
const WORDS = [
  ...[
    'וילון',
    'קיוסק',
    'ברז',
    'טניס',
    'מגדל',
    'סירה',
    'עיפרון',
    'שולחן',
    'חלון',
    'נחל',
    'גיטרה',
    'כדור',
    'פרס',
  ],
  ...[
    'אופניים',
    'כוכב',
    'תפוח',
    'מפתח',
    'רכבת',
    'שעון',
    'ספר',
    'יער',
    'מטריה',
    'גבינה',
    'דלת',
    'אריה',
  ],
];
const IDENTITIES = ['red', 'blue', 'bystander'];
const MOVES_A_MATCH = 34;
const MOVES_A_TURN = 4;

/** The key of the nth match: which does not matter, only that there is one. */
export const keyOf = (match) =>
  WORDS.map((_, card) => (card === match % 25 ? 'assassin' : IDENTITIES[(card + match) % 3]));

export const words = WORDS;

export const deal = (match) => ({
  match,
  turn: 1,
  moves: 0,
  team: 'red',
  phase: 'clue',
  cards: WORDS.map((word, card) => ({ word, key: keyOf(match)[card], covered: null })),
  remaining: { red: 9, blue: 8 },
  story: [],
  members: ['נועה', 'עמית', 'דנה', 'יואב'].map((name, seat) => ({ id: `m${seat + 1}`, name })),
  seats: ['red.spymaster', 'blue.spymaster', 'red.operative', 'blue.operative'],
  commitment: '08e967fe29dd1d3a72f9b1880c7cb0a686eb069d89848f16953e63f8d4df472a',
  settings: { game: 'classic', language: 'he', mode: 'teams', referee: 'advise', timers: null },
});

/** Plays into the board it is given; when the match is over the caller deals anew. */
export const play = (board, card, by) => {
  if (board.moves % MOVES_A_TURN === 0) {
    board.turn += 1;
    board.team = board.team === 'red' ? 'blue' : 'red';
    board.story.push({
      turn: board.turn,
      team: board.team,
      clue: { word: 'גשם', count: 2 },
      guesses: [],
    });
  }
  board.moves += 1;
  board.phase = board.moves % MOVES_A_TURN === 0 ? 'clue' : 'guess';
  const touched = board.cards[card];
  touched.covered = touched.key;
  board.story.at(-1).guesses.push({ card, identity: touched.key, by: `m${by + 1}` });
  return board.moves >= MOVES_A_MATCH ? 'over' : 'goesOn';
};

export const isSpymaster = (seat) => seat < 2;

/** What someone at this seat may know. */
export const viewFor = (board, seat) =>
  isSpymaster(seat)
    ? board
    : {
        ...board,
        cards: board.cards.map(({ word, key, covered }) =>
          covered === null ? { word, covered } : { word, key, covered },
        ),
      };
