import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { beginDay, isPossible, isWon, MOST_DAILY_TURNS, playDay, resumeDay } from './play.ts';
import {
  DAILY_COUNTS,
  DAILY_IDENTITIES,
  type DailyBoard,
  type DailyMove,
  type DailyPlay,
  type DailyReader,
} from './types.ts';

/** Agents are the first nine cards, the assassin is the last; three clues for 4, 3 and 2 words. */
const BOARD: DailyBoard = {
  words: Array.from({ length: 25 }, (_, card) => `word ${card}`),
  key: Array.from({ length: 25 }, (_, card) =>
    card < 9 ? 'agent' : card < 24 ? 'bystander' : 'assassin',
  ),
  clues: [
    { word: 'first', meant: [0, 1, 2, 3] },
    { word: 'second', meant: [4, 5, 6] },
    { word: 'third', meant: [7, 8] },
  ],
};

const readerOf = ({ words, key, clues }: DailyBoard): DailyReader => ({
  words,
  clues: clues.length,
  identity: (card) => key[card] ?? 'bystander',
  clueWord: (nth) => clues[nth]?.word ?? '',
  meant: (nth) => clues[nth]?.meant ?? [],
});

const DAY = readerOf(BOARD);
const guess = (card: number): DailyMove => ({ kind: 'guess', card });
const STOP: DailyMove = { kind: 'stop' };
const guesses = (...cards: readonly number[]) => cards.map(guess);
const played = (...moves: readonly DailyMove[]): DailyPlay => resumeDay(DAY, moves);
const clueIn = ({ turns }: DailyPlay) => {
  const { word, count, again } = turns.at(-1) ?? {};
  return { word, count, again };
};

describe('a turn of the day', () => {
  test('C12 · has one guess more than the clue says', () => {
    expect(beginDay(DAY)).toMatchObject({ guessesLeft: 5, canStop: false });
    expect(clueIn(beginDay(DAY))).toEqual({ word: 'first', count: 4, again: false });
    const fourth = played(...guesses(0, 1, 2, 3));
    expect(fourth).toMatchObject({ guessesLeft: 1, canStop: true });
    expect(clueIn(fourth).word).toBe('first');
    const fifth = played(...guesses(0, 1, 2, 3, 7));
    expect(fifth.turns[0]?.ended).toBe('guessed');
    expect(clueIn(fifth).word).toBe('second');
  });

  test('C13 · may be ended after its first guess, and not before', () => {
    expect(playDay(DAY, beginDay(DAY), STOP)).toEqual({ ok: false, failure: 'guessFirst' });
    const stopped = played(guess(0), STOP);
    expect(stopped.turns[0]?.ended).toBe('stopped');
    expect(clueIn(stopped)).toEqual({ word: 'second', count: 3, again: false });
  });

  test('C10 · a bystander ends it', () => {
    const missed = played(...guesses(0, 9));
    expect(missed.turns[0]?.ended).toBe('missed');
    expect(missed).toMatchObject({ guessesLeft: 4, canStop: false });
  });

  test('C11 · the assassin ends the day', () => {
    const over = played(...guesses(0, 24));
    expect(over.result).toEqual({ turns: 1, mistakes: 0, found: 1 });
    expect(over).toMatchObject({ guessesLeft: 0, canStop: false });
    expect(playDay(DAY, over, guess(1))).toEqual({ ok: false, failure: 'over' });
  });

  test.each([
    ['a card that lies open', guess(0), 'cardCovered'],
    ['a card that is not there', guess(25), 'noSuchCard'],
    ['half a card', guess(0.5), 'noSuchCard'],
  ])('%s is not guessed', (_, move, failure) => {
    expect(playDay(DAY, played(guess(0)), move)).toEqual({ ok: false, failure });
  });
});

describe('the clues of the day', () => {
  test('one whose words were all found is passed over', () => {
    expect(clueIn(played(...guesses(4, 5, 6, 0), STOP)).word).toBe('third');
  });

  test('after the last one those that are not finished come again, for what is left of them', () => {
    const second = [...guesses(0, 1), STOP, ...guesses(4, 9)];
    expect(clueIn(played(...second)).word).toBe('third');
    const third = [...second, ...guesses(7, 10)];
    expect(clueIn(played(...third))).toEqual({ word: 'first', count: 2, again: true });
    const fourth = [...third, ...guesses(2, 3), STOP];
    expect(clueIn(played(...fourth))).toEqual({ word: 'second', count: 2, again: true });
    const fifth = [...fourth, ...guesses(5, 6)];
    expect(played(...fifth).guessesLeft).toBe(1);
    expect(clueIn(played(...fifth, STOP))).toEqual({ word: 'third', count: 1, again: true });
    expect(played(...fifth, guess(8)).result).toEqual({ turns: 5, mistakes: 2, found: 9 });
  });
});

/** Any day there could be: nine agents somewhere, each meant by one of some clues. */
const anyDay = fc
  .record({
    cards: fc.shuffledSubarray([...Array(25).keys()], { minLength: 25, maxLength: 25 }),
    cuts: fc.uniqueArray(fc.integer({ min: 1, max: 8 }), { maxLength: 8 }),
  })
  .map(({ cards, cuts }): DailyBoard => {
    const edges = [0, ...cuts.sort((one, other) => one - other), 9];
    return {
      ...BOARD,
      key: BOARD.words.map((_, card) => {
        const place = cards.indexOf(card);
        return place < 9 ? 'agent' : place < 24 ? 'bystander' : 'assassin';
      }),
      clues: edges
        .slice(1)
        .map((end, nth) => ({ word: `clue ${nth}`, meant: cards.slice(edges[nth], end) })),
    };
  });

/** A way through a day: at each moment some card that is closed, or a stop where it is allowed. */
const anyWay = fc.array(fc.nat({ max: 99 }), { minLength: 60, maxLength: 60 });

const walk = (day: DailyReader, way: readonly number[]) => {
  const plays = [beginDay(day)];
  const moves: DailyMove[] = [];
  for (const step of way) {
    const play = plays.at(-1) as DailyPlay;
    if (play.result !== undefined) break;
    const closed = day.words.map((_, card) => card).filter((card) => !play.covered.has(card));
    const move = play.canStop && step % 4 === 0 ? STOP : guess(closed[step % closed.length] ?? 0);
    const next = playDay(day, play, move);
    if (!next.ok) throw new Error(next.failure);
    moves.push(move);
    plays.push(next.value);
  }
  return { plays, moves };
};

describe('whatever is guessed', () => {
  test('the day ends, with a result that is possible and within its bounds', () => {
    fc.assert(
      fc.property(anyDay, anyWay, (board, way) => {
        const { plays } = walk(readerOf(board), way);
        const { result, turns, covered } = plays.at(-1) as DailyPlay;
        if (result === undefined) throw new Error('it does not end');
        expect(isPossible(result)).toBe(true);
        expect(turns.length).toBe(result.turns);
        expect(result.turns).toBeLessThanOrEqual(MOST_DAILY_TURNS);
        const assassins = [...covered.values()].filter((each) => each === 'assassin').length;
        expect(assassins).toBe(isWon(result) ? 0 : 1);
      }),
    );
  });

  test('each clue says how many of its words are left, and that is never none', () => {
    fc.assert(
      fc.property(anyDay, anyWay, (board, way) => {
        const day = readerOf(board);
        for (const { turns, covered } of walk(day, way).plays) {
          const turn = turns.at(-1);
          if (turn === undefined || turn.guesses.length > 0) continue;
          const left = day.meant(turn.clue).filter((card) => !covered.has(card));
          expect(turn.count).toBe(left.length);
          expect(turn.count).toBeGreaterThan(0);
        }
      }),
    );
  });

  test('a reload resumes exactly where it was', () => {
    fc.assert(
      fc.property(anyDay, anyWay, (board, way) => {
        const day = readerOf(board);
        const { plays, moves } = walk(day, way);
        plays.forEach((play, nth) => {
          expect(resumeDay(day, moves.slice(0, nth))).toEqual(play);
        });
      }),
      { numRuns: 20 },
    );
  });

  test('nothing is opened but the cards that were touched, and the clues whose turn has come', () => {
    fc.assert(
      fc.property(anyDay, anyWay, (board, way) => {
        const opened = new Set<number>();
        const said = new Set<number>();
        const plain = readerOf(board);
        const day: DailyReader = {
          ...plain,
          identity: (card) => {
            opened.add(card);
            return plain.identity(card);
          },
          clueWord: (nth) => {
            said.add(nth);
            return plain.clueWord(nth);
          },
        };
        const { plays } = walk(day, way);
        const { turns, covered } = plays.at(-1) as DailyPlay;
        expect([...opened].sort()).toEqual([...covered.keys()].sort());
        expect([...said].sort()).toEqual([...new Set(turns.map(({ clue }) => clue))].sort());
      }),
    );
  });
});

describe('what a day may come to', () => {
  const isSo = (turns: number, mistakes: number, found: number) =>
    isPossible({ turns, mistakes, found });

  test.each([
    ['all in one turn', 1, 0, 9],
    ['a word a turn', 9, 0, 9],
    ['every bystander first', 24, 15, 9],
    ['the assassin at once', 1, 0, 0],
    ['the assassin last of all', 25 - 1, 15, 8],
  ])('%s', (_, turns, mistakes, found) => {
    expect(isSo(turns, mistakes, found)).toBe(true);
  });

  test.each([
    ['no turn at all', 0, 0, 9],
    ['fewer turns than mistakes', 3, 3, 9],
    ['more turns than guesses', 10, 0, 9],
    ['ten agents', 5, 0, 10],
    ['sixteen bystanders', 17, 16, 9],
    ['half a turn', 2.5, 0, 9],
    ['less than nothing', 2, -1, 9],
    ['no number', Number.NaN, 0, 9],
  ])('not %s', (_, turns, mistakes, found) => {
    expect(isSo(turns, mistakes, found)).toBe(false);
  });

  test('a board has so many of each', () => {
    const sum = DAILY_IDENTITIES.reduce((all, each) => all + DAILY_COUNTS[each], 0);
    expect(sum).toBe(25);
  });
});
