import { describe, expect, test } from 'vitest';
import type { Judge } from '../game.ts';
import {
  act,
  BLUE,
  board,
  clue,
  contextAt,
  HOST,
  lenientJudge,
  optionsFor,
  RED,
  reasonFor,
  seenBy,
  turnOf,
} from '../testing/index.ts';
import type { Command, State } from './index.ts';

const begun = board();
const given = act(begun, 'red.spymaster', clue('גשם', 3));
const CHALLENGE: Command = { kind: 'challenge' };
const PENALISE: Command = { kind: 'rule', penalise: true };
const LET_STAND: Command = { kind: 'rule', penalise: false };
const guess = (card: number): Command => ({ kind: 'guess', card });

describe('a challenge', () => {
  test.each(['blue.spymaster', 'blue.operative'] as const)(
    'C20 · %s may challenge from the clue until the turn is over, and guessing waits',
    (seat) => {
      for (const state of [given, act(given, 'red.operative', guess(0))]) {
        const challenged = act(state, seat, CHALLENGE);
        expect(reasonFor(challenged, 'red.operative', guess(1))).toBe('rulingFirst');
        expect(reasonFor(challenged, 'red.operative', { kind: 'stop' })).toBe('rulingFirst');
        expect(seenBy(challenged).phase).toBe('ruling');
      }
    },
  );

  test('C20 · nobody challenges their own team, or when there is no clue', () => {
    expect(reasonFor(given, 'red.operative', CHALLENGE)).toBe('notYourSeat');
    expect(reasonFor(given, 'red.spymaster', CHALLENGE)).toBe('notYourSeat');
    expect(reasonFor(begun, 'blue.operative', CHALLENGE)).toBe('clueFirst');
  });

  test('C20 · only the other spymaster rules, and only on a pending challenge', () => {
    expect(reasonFor(given, 'blue.spymaster', PENALISE)).toBe('notNow');
    const challenged = act(given, 'blue.operative', CHALLENGE);
    for (const seat of ['red.spymaster', 'red.operative', 'blue.operative'] as const) {
      expect(reasonFor(challenged, seat, PENALISE)).toBe('notYourSeat');
    }
    const odd = { kind: 'rule', penalise: 'yes' } as unknown as Command;
    expect(reasonFor(challenged, 'blue.spymaster', odd)).toBe('malformed');
  });

  test('C20 · the penalty ends the turn at once; cards covered before it stay covered', () => {
    const penalised = act(
      act(act(given, 'red.operative', guess(0)), 'blue.operative', CHALLENGE),
      'blue.spymaster',
      PENALISE,
    );
    expect(penalised).toMatchObject({ team: 'blue', turn: 2, phase: { kind: 'cover' } });
    expect(penalised.covered[0]).toBe(true);
    expect(penalised.past.at(-1)).toMatchObject({
      ended: 'penalised',
      challenge: { ruling: 'penalised' },
    });
  });

  describe('the penalty cover', () => {
    const penalised = act(act(given, 'blue.spymaster', CHALLENGE), 'blue.spymaster', PENALISE);

    test('C20 · the other spymaster may cover one of their own words before the next clue', () => {
      expect(reasonFor(penalised, 'blue.spymaster', clue('ענן', 1))).toBe('coverFirst');
      expect(reasonFor(penalised, 'blue.spymaster', { kind: 'cover', card: RED[0] })).toBe(
        'notYourWord',
      );
      expect(reasonFor(penalised, 'blue.operative', { kind: 'cover', card: BLUE[0] })).toBe(
        'notYourSeat',
      );
      const covered = act(penalised, 'blue.spymaster', { kind: 'cover', card: BLUE[0] });
      expect(covered).toMatchObject({ remaining: { red: 9, blue: 7 }, phase: { kind: 'clue' } });
      expect(reasonFor(covered, 'blue.spymaster', { kind: 'cover', card: BLUE[1] })).toBe(
        'clueFirst',
      );
      expect(reasonFor(covered, 'blue.spymaster', clue('ענן', 1))).toBeNull();
    });

    test('C20 · or decline', () => {
      const declined = act(penalised, 'blue.spymaster', { kind: 'decline' });
      expect(declined).toMatchObject({ remaining: { red: 9, blue: 8 }, phase: { kind: 'clue' } });
    });

    test('C20 · a card already covered is not covered again', () => {
      const state = turnOf(begun, 1, BLUE[0]);
      const back = turnOf(state, 1, 17);
      const again = act(
        act(act(back, 'red.spymaster', clue('x', 1)), 'blue.operative', CHALLENGE),
        'blue.spymaster',
        PENALISE,
      );
      expect(reasonFor(again, 'blue.spymaster', { kind: 'cover', card: BLUE[0] })).toBe(
        'alreadyCovered',
      );
      expect(reasonFor(again, 'blue.spymaster', { kind: 'cover', card: 99 })).toBe('noSuchCard');
    });

    test('C20 · covering the last one wins', () => {
      const red = turnOf(begun, 1, 17);
      const blue = turnOf(red, 'unlimited', ...BLUE.slice(0, 7), 18);
      const last = act(
        act(act(blue, 'red.spymaster', clue('x', 1)), 'blue.operative', CHALLENGE),
        'blue.spymaster',
        PENALISE,
      );
      const state = act(last, 'blue.spymaster', { kind: 'cover', card: BLUE[7] });
      expect(state.result).toEqual({ winner: 'blue', why: 'found' });
    });
  });

  test('C21 · the other spymaster may let the clue stand, and play goes on', () => {
    const stands = act(act(given, 'blue.operative', CHALLENGE), 'blue.spymaster', LET_STAND);
    expect(stands).toMatchObject({ team: 'red', phase: { kind: 'guess' } });
    expect(reasonFor(stands, 'red.operative', guess(0))).toBeNull();
  });

  test('C20 · one challenge a clue', () => {
    const challenged = act(given, 'blue.operative', CHALLENGE);
    expect(reasonFor(challenged, 'blue.spymaster', CHALLENGE)).toBe('alreadyChallenged');
    const stands = act(challenged, 'blue.spymaster', LET_STAND);
    expect(reasonFor(stands, 'blue.operative', CHALLENGE)).toBe('alreadyChallenged');
  });

  test('C21 · after the turn is over no penalty comes', () => {
    const later = turnOf(begun, 1, 17);
    expect(reasonFor(later, 'blue.operative', CHALLENGE)).toBe('notYourSeat');
    expect(reasonFor(later, 'red.operative', CHALLENGE)).toBe('clueFirst');
  });

  test('C20 · when the one who must rule is away, the host moves on and the clue stands', () => {
    const challenged = act(given, 'blue.operative', CHALLENGE);
    const on = act(challenged, HOST, { kind: 'moveOn' });
    expect(on.phase.kind).toBe('guess');
    expect(on.current.challenge?.ruling).toBe('stands');
    expect(reasonFor(challenged, 'red.operative', { kind: 'moveOn' })).toBe('notHost');
  });

  test('C20 · when the one who may cover is away, the host moves on and it is declined', () => {
    const penalised = act(act(given, 'blue.spymaster', CHALLENGE), 'blue.spymaster', PENALISE);
    expect(act(penalised, HOST, { kind: 'moveOn' })).toMatchObject({
      phase: { kind: 'clue' },
      remaining: { red: 9, blue: 8 },
    });
  });
});

describe('the quiet question', () => {
  const ASK: Command = { kind: 'ask', word: 'ענן' };
  const asked = act(begun, 'red.spymaster', ASK);
  const allow = (state: State) => act(state, 'blue.spymaster', { kind: 'answer', allow: true });

  test('C22 · the spymaster asks before giving the clue, and the other answers', () => {
    expect(seenBy(asked, 'blue.spymaster').question).toEqual({ word: 'ענן', answer: 'pending' });
    expect(seenBy(allow(asked), 'red.spymaster').question?.answer).toBe('allowed');
    const refused = act(asked, 'blue.spymaster', { kind: 'answer', allow: false });
    expect(seenBy(refused, 'red.spymaster').question?.answer).toBe('refused');
    expect(reasonFor(refused, 'red.spymaster', clue('ענן', 1))).toBeNull();
  });

  test('C22 · only spymasters ask and answer, each in their place', () => {
    expect(reasonFor(begun, 'red.operative', ASK)).toBe('notYourSeat');
    expect(reasonFor(begun, 'blue.spymaster', ASK)).toBe('notYourTurn');
    expect(reasonFor(given, 'red.spymaster', ASK)).toBe('notNow');
    expect(reasonFor(begun, 'red.spymaster', { kind: 'ask', word: ' ' })).toBe('badWord');
    expect(reasonFor(begun, 'blue.spymaster', { kind: 'answer', allow: true })).toBe('noQuestion');
    expect(reasonFor(asked, 'red.spymaster', { kind: 'answer', allow: true })).toBe('notYourSeat');
    expect(reasonFor(asked, 'blue.operative', { kind: 'answer', allow: true })).toBe('notYourSeat');
    const odd = { kind: 'answer', allow: 'perhaps' } as unknown as Command;
    expect(reasonFor(asked, 'blue.spymaster', odd)).toBe('malformed');
  });

  test('C22 · an answer to another word than the one asked now approves nothing', () => {
    const other = act(asked, 'red.spymaster', { kind: 'ask', word: 'אחר' });
    const late = { kind: 'answer', allow: true, word: 'ענן' } as const;
    expect(reasonFor(other, 'blue.spymaster', late)).toBe('stale');
    expect(reasonFor(other, 'blue.spymaster', { ...late, word: 'אחר' })).toBeNull();
  });

  test('C22 · operatives and spectators see nothing of it', () => {
    for (const state of [asked, allow(asked)]) {
      for (const seats of [['red.operative'], ['blue.operative'], []] as const) {
        expect(seenBy(state, ...seats)).toEqual(seenBy(begun, ...seats));
      }
    }
  });

  test('C22 · an unanswered question holds nobody up', () => {
    expect(reasonFor(asked, 'red.spymaster', clue('אחר', 1))).toBeNull();
    expect(reasonFor(asked, 'red.spymaster', { kind: 'ask', word: 'אחר' })).toBeNull();
  });

  test('C22 · after twenty questions in a turn no other is asked before the next turn', () => {
    const ASKS = 20;
    let state = begun;
    for (let nth = 1; nth <= ASKS; nth += 1) {
      expect(seenBy(state, 'red.spymaster').can.ask).toBe(true);
      state = act(state, 'red.spymaster', { kind: 'ask', word: `מילה ${nth}` });
      if (nth % 2 === 0) state = act(state, 'blue.spymaster', { kind: 'answer', allow: false });
    }
    expect(seenBy(state, 'red.spymaster').can.ask).toBeUndefined();
    expect(reasonFor(state, 'red.spymaster', ASK)).toBe('notNow');
    expect(seenBy(state, 'red.spymaster').question?.answer).toBe('refused');
    expect(reasonFor(state, 'red.spymaster', clue('אחר', 1))).toBeNull();
    for (const seats of [['red.operative'], ['blue.operative'], []] as const) {
      expect(seenBy(state, ...seats)).toEqual(seenBy(begun, ...seats));
    }
    const theirs = turnOf(state, 1, 17);
    expect(seenBy(theirs, 'blue.spymaster').can.ask).toBe(true);
    expect(reasonFor(theirs, 'blue.spymaster', ASK)).toBeNull();
  });

  test('C22 · approval binds the approver, for that word alone', () => {
    const approved = act(allow(asked), 'red.spymaster', clue('ענן', 2));
    expect(reasonFor(approved, 'blue.spymaster', CHALLENGE)).toBe('youApproved');
    const challenged = act(approved, 'blue.operative', CHALLENGE);
    expect(seenBy(challenged, 'blue.spymaster').can.rule).toBe('stand');
    expect(reasonFor(challenged, 'blue.spymaster', PENALISE)).toBe('youApproved');
    expect(reasonFor(challenged, 'blue.spymaster', LET_STAND)).toBeNull();
    const other = act(allow(asked), 'red.spymaster', clue('רוח', 2));
    expect(reasonFor(other, 'blue.spymaster', CHALLENGE)).toBeNull();
  });

  test('C22 · approval does not serve the other team', () => {
    const blue = turnOf(act(allow(asked), 'red.spymaster', clue('ענן', 1)) && allow(asked), 1, 17);
    const theirs = act(blue, 'blue.spymaster', clue('ענן', 1));
    expect(reasonFor(theirs, 'red.spymaster', CHALLENGE)).toBeNull();
  });
});

describe('the referee', () => {
  const strict: Judge = {
    ...lenientJudge,
    verdict: ({ clue: word, visible }) =>
      visible.includes(word)
        ? { verdict: 'illegal', rule: 'L1', word, why: 'sameWord' }
        : { verdict: 'ok', rule: null, word: null, why: null },
  };
  const context = contextAt(1000, strict);
  const onTable = clue('word0', 1);

  test('L1 · enforcing, a clue the referee is sure about cannot be sent; C19 · covered words are free', () => {
    const state = board(optionsFor({ referee: 'enforce' }));
    expect(reasonFor(state, 'red.spymaster', onTable, context)).toBe('illegalClue');
    const later = turnOf(turnOf(state, 1, 0, 17), 1, 18);
    expect(reasonFor(later, 'red.spymaster', onTable, context)).toBeNull();
  });

  test('L1 · advising, it is sent, the verdict is recorded, and shown to the side that challenges', () => {
    const state = act(board(optionsFor({ referee: 'advise' })), 'red.spymaster', onTable, context);
    expect(state.verdict?.rule).toBe('L1');
    expect(seenBy(state, 'blue.operative').verdict).toBeUndefined();
    const challenged = act(state, 'blue.operative', CHALLENGE);
    expect(seenBy(challenged, 'blue.operative').verdict?.rule).toBe('L1');
    expect(seenBy(challenged, 'red.operative').verdict).toBeUndefined();
    expect(seenBy(challenged).verdict).toBeUndefined();
    expect(seenBy(challenged).story.at(-1)?.challenge).not.toHaveProperty('verdict');
    const ruledOut = act(challenged, 'blue.spymaster', { kind: 'rule', penalise: true });
    expect(seenBy(ruledOut).story[0]?.challenge?.verdict?.rule).toBe('L1');
    const stands = act(challenged, 'blue.spymaster', { kind: 'rule', penalise: false });
    expect(seenBy(stands).story[0]?.challenge).not.toHaveProperty('verdict');
  });

  test('C22 · L5 · an approval holds for every spelling of the word', () => {
    const folding: Judge = { ...lenientJudge, spell: (text) => [text.replaceAll('ו', '')] };
    const asking = act(begun, 'red.spymaster', { kind: 'ask', word: 'צוהר' });
    const agreed = act(asking, 'blue.spymaster', { kind: 'answer', allow: true });
    const sent = act(agreed, 'red.spymaster', clue('צהר', 1), contextAt(1000, folding));
    expect(reasonFor(sent, 'blue.spymaster', CHALLENGE)).toBe('youApproved');
    const other = act(agreed, 'red.spymaster', clue('צהר', 1));
    expect(reasonFor(other, 'blue.spymaster', CHALLENGE)).toBeNull();
  });

  test('L14 · whatever the other spymaster approves is legal, also when enforcing', () => {
    const state = board(optionsFor({ referee: 'enforce' }));
    const approved = act(
      act(state, 'red.spymaster', { kind: 'ask', word: 'word0' }),
      'blue.spymaster',
      { kind: 'answer', allow: true },
    );
    expect(reasonFor(approved, 'red.spymaster', onTable, context)).toBeNull();
  });

  test('C22 · what was approved earlier in the match is shown to whoever may give a clue, and to no other', () => {
    const state = board(optionsFor({ referee: 'enforce' }));
    const approved = act(
      act(state, 'red.spymaster', { kind: 'ask', word: 'word0' }),
      'blue.spymaster',
      { kind: 'answer', allow: true },
    );
    const later = turnOf(turnOf(approved, 1, 17), 1, 18);
    expect(seenBy(later, 'red.spymaster').approved).toEqual(['word0']);
    expect(reasonFor(later, 'red.spymaster', onTable, context)).toBeNull();
    for (const seats of [['blue.spymaster'], ['red.operative'], []] as const) {
      expect(seenBy(later, ...seats).approved).toBeUndefined();
    }
    const theirs = turnOf(approved, 1, 17);
    expect(seenBy(theirs, 'red.spymaster').approved).toBeUndefined();
    expect(seenBy(theirs, 'blue.spymaster').approved).toBeUndefined();
  });

  describe('two words that nobody knows', () => {
    const doubting: Judge = {
      ...lenientJudge,
      verdict: ({ clue: word }) =>
        word.includes(' ')
          ? { verdict: 'warn', rule: 'L11', word: null, why: 'unknownPair' }
          : { verdict: 'warn', rule: 'L8', word: 'word0', why: 'substring' },
    };
    const doubtful = contextAt(1000, doubting);
    const pair = clue('כלב חתול', 1);

    test('L11 · enforcing, the other spymaster is asked first, and what they allow is legal', () => {
      const state = board(optionsFor({ referee: 'enforce' }));
      expect(reasonFor(state, 'red.spymaster', pair, doubtful)).toBe('askFirst');
      expect(reasonFor(state, 'red.spymaster', clue('חתול', 1), doubtful)).toBeNull();
      const asked = act(state, 'red.spymaster', { kind: 'ask', word: pair.word });
      expect(reasonFor(asked, 'red.spymaster', pair, doubtful)).toBe('askFirst');
      const no = act(asked, 'blue.spymaster', { kind: 'answer', allow: false });
      expect(reasonFor(no, 'red.spymaster', pair, doubtful)).toBe('askFirst');
      const yes = act(asked, 'blue.spymaster', { kind: 'answer', allow: true });
      expect(reasonFor(yes, 'red.spymaster', pair, doubtful)).toBeNull();
    });

    test('L11 · advising, it may be sent; in coop there is nobody to ask', () => {
      const advised = board(optionsFor({ referee: 'advise' }));
      expect(reasonFor(advised, 'red.spymaster', pair, doubtful)).toBeNull();
      const coop = board(optionsFor({ referee: 'enforce', mode: 'coop' }));
      expect(reasonFor(coop, 'red.spymaster', pair, doubtful)).toBeNull();
    });
  });
});
