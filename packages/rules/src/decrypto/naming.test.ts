import { describe, expect, test } from 'vitest';
import {
  act,
  BLACK,
  begun,
  contextAt,
  HOST,
  plainJudge,
  reasonFor,
  round,
  seenBy,
  THREE,
  WHITE,
} from '../testing/decrypto-index.ts';
import { type Digit, decrypto, type GameResult, type State, type Team } from './index.ts';

/** Two rounds in which both intercept each other: level on points. */
const level = (people = {}): State => {
  const both = { white: { intercept: 'right' }, black: { intercept: 'right' } } as const;
  return round(round(round(begun(people)), both), both);
};
const tied = level();

const both = (state: State, who: readonly [string, string], keywords: readonly string[]): State =>
  act(
    who.reduce((reached, each) => act(reached, each, { kind: 'proposeKeywords', keywords }), state),
    who[0],
    { kind: 'nameKeywords', keywords },
  );
const named = (white: readonly string[], black: readonly string[]): State =>
  both(both(tied, ['w1', 'w2'], white), ['b1', 'b2'], black);

const ALL: GameResult = { winner: 'all', why: 'keywords' };
const W: GameResult = { winner: 'white', why: 'keywords' };
const B: GameResult = { winner: 'black', why: 'keywords' };
const [w1, w2, w3, w4] = WHITE;
const [b1, b2, b3, b4] = BLACK;

describe('naming keywords', () => {
  test.each([
    ['more right wins', [b1, b2, b3, ''], [w1, '', '', ''], W],
    ['more right wins, for black too', [b1, '', '', ''], [w1, w2, '', ''], B],
    ['equal: both win', [b1, b2, '', ''], [w3, w4, '', ''], ALL],
    ['nothing known at all: both win', ['', '', '', ''], ['', '', '', ''], ALL],
    ['order does not matter', [b4, b3, b2, b1], [w1, w2, w3, 'אחר'], W],
    ['each keyword counts once', [b1, b1, b1, b1], [w1, w2, '', ''], B],
    ['spelling is forgiven', ['עַקְרָב', 'חלם', '', ''], [w1, '', '', ''], W],
    ['one’s own keywords are none of the other’s', [w1, w2, w3, w4], [w1, '', '', ''], B],
  ] as const)('X15 · %s', (_, white, black, result) => {
    expect(named(white, black).result).toEqual(result);
  });

  test('X15 · each guess goes where most of them count', () => {
    /** חלם fits both; only one way of giving them out counts both. */
    const state = {
      ...tied,
      keywords: { ...tied.keywords, black: ['חלום', 'חלים', 'א', 'ב'] },
    } as State;
    const one = both(state, ['w1', 'w2'], ['חלם', 'חלם', '', '']);
    expect(one.named.white?.counts).toEqual([1, 2, null, null]);
  });

  test('X15 · a blank is no guess, whatever the judge would make of it', () => {
    const blanks = ['', '', '', ''];
    const easy = contextAt(1000, { ...plainJudge, alike: () => true });
    const ready = ['w1', 'w2'].reduce(
      (state, who) => act(state, who, { kind: 'proposeKeywords', keywords: blanks }),
      tied,
    );
    const one = act(ready, 'w1', { kind: 'nameKeywords', keywords: blanks }, easy);
    expect(one.named.white?.counts).toEqual([null, null, null, null]);
  });

  test('X15 · hidden until both are in; the second ends the game', () => {
    const first = both(tied, ['w1', 'w2'], [b1, b2, b3, b4]);
    const other = both(tied, ['w1', 'w2'], ['', '', '', 'משהו']);
    expect(first.phase.kind).toBe('name');
    for (const who of ['b1', 'b2', undefined]) {
      expect(seenBy(first, who).naming?.in).toEqual({ white: true, black: false });
      expect(JSON.stringify(seenBy(first, who))).toBe(JSON.stringify(seenBy(other, who)));
    }
    expect(seenBy(first, 'w2').naming?.sealed).toEqual(BLACK);
    expect(reasonFor(first, 'w1', { kind: 'nameKeywords', keywords: [...BLACK] })).toBe(
      'alreadyNamed',
    );
    const over = both(first, ['b1', 'b2'], ['', '', '', '']);
    expect(seenBy(over).phase).toBe('over');
    expect(seenBy(over).naming?.outcome?.white).toMatchObject({
      keywords: BLACK,
      counts: [1, 2, 3, 4],
    });
  });

  test('X15 · the team thinks together, its encryptor too, and one submits what most propose', () => {
    const three = level({ people: THREE });
    const keywords = [b1, '', '', ''];
    const propose = { kind: 'proposeKeywords', keywords } as const;
    const name = { kind: 'nameKeywords', keywords } as const;
    const one = act(three, 'w1', propose);
    expect(seenBy(one, 'w3').naming?.proposals).toEqual([{ by: 'w1', keywords }]);
    expect(seenBy(one, 'b1')).toEqual(seenBy(three, 'b1'));
    expect(reasonFor(one, 'w1', name)).toBe('notAgreed');
    const two = act(one, 'w2', propose);
    expect(seenBy(two, 'w3').can.nameKeywords).toEqual(keywords);
    expect(reasonFor(two, 'w3', name)).toBeNull();
    expect(seenBy(three, 'w1').encrypting).toBeUndefined();
  });

  test.each([
    ['three', ['א', 'ב', 'ג']],
    ['five', ['א', 'ב', 'ג', 'ד', 'ה']],
    ['a number', ['א', 'ב', 'ג', 4]],
    ['one too long', ['א', 'ב', 'ג', 'ד'.repeat(41)]],
    ['invisible letters', ['א', 'ב', 'ג', 'ד\u202e']],
  ])('X15 · %s: no four keywords', (_, keywords) => {
    const command = { kind: 'proposeKeywords', keywords: keywords as string[] } as const;
    expect(reasonFor(tied, 'w1', command)).toBe('badKeywords');
  });

  test('X15 · when all is over who played is who sat there then', () => {
    const over = act(tied, HOST, { kind: 'moveOn' }, contextAt(9000));
    const later = decrypto.withSeating(over, { white: ['b1'], black: ['w1', 'w2'] });
    expect(decrypto.roles(later, 'w1', ['white'])).toEqual(['white', 'white.player']);
    expect(decrypto.roles(later, 'w1', ['black'])).toEqual(['black']);
  });

  test('X15 · who does not answer in time has named what most propose, or nothing', () => {
    const timers = { write: null, answer: 90, decision: null };
    const timed = level({ options: { timers } });
    expect(seenBy(timed).endsAt).toBeDefined();
    const one = act(tied, 'w1', { kind: 'proposeKeywords', keywords: [b1, '', '', ''] });
    const moved = act(one, HOST, { kind: 'moveOn' }, contextAt(9000));
    expect(moved.result).toEqual(W);
    expect(moved.named.black?.keywords).toEqual(['', '', '', '']);
  });
});

describe('a near miss', () => {
  const over = named([b1, 'לילה טוב', '', ''], [w1, '', '', '']);
  const dream = { kind: 'countNearMiss', team: 'white', guess: 1, keyword: 4 } as const;

  test('X15 · counts when both teams say so, and amends the result', () => {
    expect(over.result).toEqual(ALL);
    const offered = act(over, 'w2', dream);
    expect(offered.result).toEqual(ALL);
    expect(seenBy(offered).naming?.offers).toEqual([
      { side: 'white', team: 'white', guess: 1, keyword: 4 },
    ]);
    expect(reasonFor(offered, 'w1', dream)).toBe('badNearMiss');
    const agreed = act(offered, 'b1', dream);
    expect(agreed.result).toEqual(W);
    expect(seenBy(agreed).naming).toMatchObject({
      outcome: { white: { counts: [1, 4, null, null] } },
      offers: [],
    });
    expect(reasonFor(agreed, 'b1', dream)).toBe('badNearMiss');
  });

  test('X15 · the other team may say so first', () => {
    expect(act(act(over, 'b2', dream), 'w1', dream).result).toEqual(W);
  });

  test('X15 · of several offers at once only those end that have lost their guess or keyword', () => {
    const almost = named([b1, 'לילה טוב', 'כמעט', ''], [w1, 'בערך', '', '']);
    const miss = (team: Team, guess: number, keyword: Digit) =>
      ({ kind: 'countNearMiss', team, guess, keyword }) as const;
    const offered = [
      ['w1', miss('white', 1, 4)],
      ['w2', miss('white', 1, 2)],
      ['b1', miss('white', 1, 3)],
      ['b2', miss('white', 2, 4)],
      ['w1', miss('white', 2, 3)],
      ['b1', miss('black', 1, 4)],
    ] as const;
    const state = offered.reduce<State>((each, [who, what]) => act(each, who, what), almost);
    expect(state.offers).toHaveLength(offered.length);
    expect(state.result).toEqual(ALL);
    const agreed = act(state, 'b2', miss('white', 1, 4));
    expect(agreed.result).toEqual(W);
    expect(agreed.offers).toEqual([
      { side: 'white', team: 'white', guess: 2, keyword: 3 },
      { side: 'black', team: 'black', guess: 1, keyword: 4 },
    ]);
    const both = act(act(agreed, 'w2', miss('black', 1, 4)), 'b1', miss('white', 2, 3));
    expect(both.named.white?.counts).toEqual([1, 4, 3, null]);
    expect(both.named.black?.counts).toEqual([1, 4, null, null]);
    expect(both.result).toEqual(W);
    expect(both.offers).toEqual([]);
  });

  test.each([
    ['what counts already', { ...dream, guess: 0 }],
    ['a keyword that was named', { ...dream, keyword: 1 }],
    ['a blank', { ...dream, guess: 2 }],
    ['a fifth guess', { ...dream, guess: 4 }],
    ['a fifth keyword', { ...dream, keyword: 5 as 4 }],
    ['a third team', { ...dream, team: 'red' as 'white' }],
  ] as const)('X15 · %s is no near miss', (_, command) => {
    expect(reasonFor(over, 'w1', command)).toBe('badNearMiss');
  });

  test('X15 · only players, and only when keywords decided', () => {
    expect(reasonFor(over, HOST, dream)).toBe('notYourSeat');
    expect(reasonFor(tied, 'w1', dream)).toBe('notNow');
    const misses = [
      { team: 'white', guess: 1, keyword: 2 },
      { team: 'white', guess: 1, keyword: 3 },
      { team: 'white', guess: 1, keyword: 4 },
    ];
    expect(seenBy(over, 'b1').can).toEqual({ countNearMiss: misses });
    /** What one's team has said is the other team's to answer. */
    const offered = act(over, 'w1', dream);
    expect(seenBy(offered, 'w2').can).toEqual({ countNearMiss: misses.slice(0, 2) });
    expect(seenBy(offered, 'b1').can).toEqual({ countNearMiss: misses });
    expect(seenBy(over).can).toEqual({});
  });
});
