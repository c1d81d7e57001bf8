import { describe, expect, test } from 'vitest';
import { seededRandom } from '../random.ts';
import {
  act,
  BLUE,
  board,
  clue,
  HOST,
  peopleIn,
  personAt,
  RED,
  randomGame,
  reasonFor,
  seenBy,
  turnOf,
} from '../testing/index.ts';
import { type Command, classic, type Event, MODES, type Seat, type State } from './index.ts';

const meaning = (...cards: readonly number[]) => ({ ...clue('גשם', 2), meant: cards }) as Command;

const amending = (...cards: readonly number[]): Command => ({ kind: 'amendMeant', cards });

const seen = (state: State, seat: Seat) => seenBy(state, ...personAt(state, [seat]).seats);

const giver = (state: State, seat: Seat = 'red.spymaster') => personAt(state, [seat]);

const given = act(board(), 'red.spymaster', meaning(RED[3], RED[1], 24));

describe('what was meant', () => {
  test('is seen by whoever gave the clue, and by nobody else until the match is over', () => {
    expect(seen(given, 'red.spymaster').meant).toEqual([{ turn: 1, cards: [1, 3, 24] }]);
    for (const seat of ['blue.spymaster', 'red.operative', 'blue.operative'] as const) {
      expect(seen(given, seat).meant).toBeUndefined();
      expect(seen(given, seat).can.amendMeant).toBeUndefined();
    }
    expect(seenBy(given).meant).toBeUndefined();
    /** Another who takes the seat over has not given the clue. */
    expect(seenBy(given, 'red.spymaster').meant).toBeUndefined();
    const over = act(given, 'red.operative', { kind: 'guess', card: 24 });
    for (const perspective of ['spectator', 'archive'] as const) {
      expect(classic.view(over, { kind: perspective }).meant).toEqual([
        { turn: 1, cards: [1, 3, 24] },
      ]);
    }
  });

  test('is no part of the story', () => {
    expect(JSON.stringify(seen(given, 'red.operative').story)).not.toContain('meant');
  });

  test('may be any open cards, each once, or none', () => {
    const begun = turnOf(board(), 1, RED[0], BLUE[0]);
    const mean = (meant: unknown) =>
      reasonFor(begun, 'blue.spymaster', { ...clue('ים', 1), meant } as Command);
    expect(mean([])).toBeNull();
    expect(mean([BLUE[1], RED[1], 20, 24])).toBeNull();
    expect(mean([RED[0]])).toBe('alreadyCovered');
    expect(mean([BLUE[0]])).toBe('alreadyCovered');
    expect(mean([BLUE[1], BLUE[1]])).toBe('malformed');
    expect(mean('9')).toBe('malformed');
    for (const card of [-1, 25, 1.5, '3', null]) expect(mean([card])).toBe('noSuchCard');
    const nothing = act(begun, 'blue.spymaster', meaning());
    expect(seen(nothing, 'blue.spymaster').meant).toBeUndefined();
  });

  test('can be said later, and otherwise, of one’s last clue, by what was open when it was given', () => {
    const silent = act(board(), 'red.spymaster', clue('גשם', 2));
    const guessed = act(silent, 'red.operative', { kind: 'guess', card: RED[0] });
    const said = act(guessed, giver(guessed), amending(RED[0], RED[1]));
    expect(seen(said, 'red.spymaster').meant).toEqual([{ turn: 1, cards: [0, 1] }]);
    const blues = turnOf(act(said, 'red.operative', { kind: 'stop' }), 1, BLUE[0]);
    const again = act(blues, giver(blues), amending(BLUE[0]));
    expect(seen(again, 'red.spymaster').meant).toEqual([{ turn: 1, cards: [BLUE[0]] }]);
    const none = act(again, giver(again), amending());
    expect(seen(none, 'red.spymaster').meant).toBeUndefined();
  });

  test('is nobody else’s to say, and nobody’s once all is told', () => {
    for (const seat of ['blue.spymaster', 'red.operative', 'blue.operative'] as const) {
      expect(reasonFor(given, giver(given, seat), amending(RED[0]))).toBe('notYourSeat');
    }
    expect(reasonFor(given, 'red.spymaster', amending(RED[0]))).toBe('notYourSeat');
    const over = act(given, HOST, { kind: 'abandon' });
    expect(reasonFor(over, giver(over), amending(RED[0]))).toBe('gameOver');
  });

  test('keeps the cards of an own penalty out: they are covered before the clue', () => {
    const challenged = act(act(board(), 'red.spymaster', clue('א', 1)), 'blue.operative', {
      kind: 'challenge',
    });
    const penalised = act(challenged, 'blue.spymaster', { kind: 'rule', penalise: true });
    const covered = act(penalised, 'blue.spymaster', { kind: 'cover', card: BLUE[0] });
    const given = act(covered, 'blue.spymaster', clue('ים', 1));
    expect(seen(given, 'blue.spymaster').can.amendMeant).not.toContain(BLUE[0]);
    expect(seen(given, 'blue.spymaster').can.amendMeant).toHaveLength(24);
  });

  test.each(MODES)('in %s, changes nothing that anyone else sees', (mode) => {
    const random = seededRandom(3);
    let changes = 0;
    for (const state of [1, 2, 3].flatMap((seed) => randomGame(mode, seed).states)) {
      for (const seats of peopleIn(mode)) {
        const by = personAt(state, seats);
        const { can } = seenBy(state, ...by.seats);
        if (can.amendMeant === undefined) continue;
        const cards = can.amendMeant.filter(() => random.below(4) === 0);
        const after = act(state, by, { kind: 'amendMeant', cards });
        changes += 1;
        expect(seenBy(after)).toEqual(seenBy(state));
        for (const others of peopleIn(mode).filter((each) => String(each) !== String(seats))) {
          const their = personAt(state, others).seats;
          expect(seenBy(after, ...their)).toEqual(seenBy(state, ...their));
        }
      }
    }
    expect(changes).toBeGreaterThan(10);
  });

  test('how sure one was is kept with it, and stays when other cards were meant after all', () => {
    const sure = { ...clue('גשם', 2), meant: [RED[1]], sure: 70 } as Command;
    const state = act(board(), 'red.spymaster', sure);
    expect(seen(state, 'red.spymaster').meant).toEqual([{ turn: 1, cards: [1], sure: 70 }]);
    expect(seen(state, 'red.operative').meant).toBeUndefined();
    expect(seen(state, 'blue.spymaster').meant).toBeUndefined();
    expect(JSON.stringify(seenBy(state))).not.toContain('sure');
    const otherwise = act(state, giver(state), amending());
    expect(seen(otherwise, 'red.spymaster').meant).toEqual([{ turn: 1, cards: [], sure: 70 }]);
    const over = act(otherwise, 'red.operative', { kind: 'guess', card: 24 });
    expect(seenBy(over).meant).toEqual([{ turn: 1, cards: [], sure: 70 }]);
  });

  test('how sure one is, is said in whole percent or not at all', () => {
    const say = (sure: unknown) =>
      reasonFor(board(), 'red.spymaster', { ...clue('ים', 1), sure } as Command);
    for (const sure of [0, 50, 100, undefined]) expect(say(sure)).toBeNull();
    for (const sure of [-1, 101, 0.5, '50', null, Number.NaN]) expect(say(sure)).toBe('malformed');
  });

  test('a log from before anybody could say it replays, with nothing meant', () => {
    const old = randomGame('teams', 5).events.flatMap((event): Event[] => {
      if (event.kind === 'meant') return [];
      if (event.kind !== 'clueGiven') return [event];
      const { meant: _, sure: __, ...rest } = event;
      return [rest];
    });
    const state = old.reduce<State | undefined>(classic.evolve, undefined) as State;
    expect(state.phase.kind).toBe('over');
    expect(seenBy(state).meant).toBeUndefined();
  });
});
