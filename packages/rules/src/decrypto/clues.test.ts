import { describe, expect, test } from 'vitest';
import type { Judge } from '../game.ts';
import {
  act,
  allWritten,
  answered,
  begun,
  contextAt,
  drawn,
  HOST,
  person,
  plainJudge,
  reasonFor,
  round,
  seenBy,
  transmitted,
} from '../testing/decrypto-index.ts';
import { type AnyCommand, type Command, decrypto, HUMMED, type State } from './index.ts';

const CODES = { white: ['342', '124'], black: ['234', '123'] };
const ready = drawn(begun({ codes: CODES }), 'white');
const send = (...clues: string[]) => ({ kind: 'transmit', clues }) as const;

/** What happens to a clue in the first field, with two harmless ones beside it. */
const fate = (clue: string, state: State = ready, judge: Judge = plainJudge) =>
  reasonFor(state, 'w1', send(clue, 'צד', 'שלישי'), contextAt(1000, judge));

describe('a clue that is hummed or mimed', () => {
  const hummed = (...clues: string[]): Command => ({ kind: 'transmit', clues });

  test('X18, X22 · is no text: it may come as often as one likes, and no referee has a word to say', () => {
    for (const referee of ['off', 'advise', 'enforce'] as const) {
      const state = drawn(begun({ options: { referee } }), 'white');
      const sent = act(state, 'w1', hummed(HUMMED, HUMMED, HUMMED), contextAt(1000));
      expect(sent.desks.white).toMatchObject({
        clues: [HUMMED, HUMMED, HUMMED],
        verdicts: [null, null, null],
      });
    }
  });

  test('X18 · goes out as it is when the sand has run out, and is told apart from a blank', () => {
    const state = transmitted(drawn(begun({ options: { hourglass: 30 } }), 'black'), 'white');
    const half = act(state, 'b1', { kind: 'draft', clues: [HUMMED, '', 'לילה'] });
    expect(act(half, HOST, { kind: 'moveOn' }).desks.black.clues).toEqual([HUMMED, '', 'לילה']);
  });

  test('X18 · is that one sign alone: with anything beside it the clue is a text', () => {
    const state = drawn(begun(), 'white');
    const twice = hummed(`${HUMMED} ים`, `${HUMMED} ים`, 'יום');
    expect(reasonFor(state, 'w1', twice)).toBe('clueUsed');
  });
});

describe('clues', () => {
  test('X18 · a clue may take any form: a word, a sentence, a tune', () => {
    for (const clue of ['מילה', 'משפט שלם, עם פסיק', 'לה לה לה…', 'Bohemian Rhapsody']) {
      expect(fate(clue)).toBeNull();
    }
  });

  test('X19 · the three clues are three texts of one line each', () => {
    const sent = act(ready, 'w1', send(' זהב  שני ', 'כוכבים', 'שקוף'));
    expect(sent.desks.white.clues).toEqual(['זהב שני', 'כוכבים', 'שקוף']);
    expect(fate('זהב\nכוכבים')).toBe('badClue');
    expect(reasonFor(ready, 'w1', { kind: 'transmit', clues: 'זהב, כוכבים, שקוף' as never })).toBe(
      'badClue',
    );
  });

  test('X20, X21 · what no program can judge it lets pass, and the other team may object', () => {
    expect(fate('מתחרז עם שלום')).toBeNull();
    expect(fate('הקינוח של שבת שעברה')).toBeNull();
    expect(seenBy(allWritten(begun()), 'b2').can.challenge).toBe(true);
  });

  test('X22 · a clue is used once in a game by a team, whatever its spelling', () => {
    const first = transmitted(
      transmitted(begun({ codes: CODES }), 'white', ['זהב', 'נוצץ', 'אור']),
      'black',
    );
    const second = drawn(answered(answered(first)), 'white');
    const again = (clue: string) => reasonFor(second, 'w2', send(clue, 'צד', 'שלישי'));
    expect(again('זהב')).toBe('clueUsed');
    expect(again('זָהָב')).toBe('clueUsed');
    expect(again('זהב טהור')).toBeNull();
    expect(reasonFor(second, 'w2', send('צד', 'שלישי', 'צַד'))).toBe('clueUsed');
    const black = drawn(second, 'black');
    expect(reasonFor(black, 'b2', send('זהב', 'צד', 'שלישי'))).toBeNull();
  });

  test('X22 · a blank is no clue, and may come again', () => {
    const blanks = act(begun(), HOST, { kind: 'moveOn' });
    const next = answered(answered(blanks));
    expect(act(next, HOST, { kind: 'moveOn' }).desks.white.clues).toEqual(['', '', '']);
  });

  test.each([
    ['3', 'codeInClue'],
    ['342', 'codeInClue'],
    ['3-4-2', 'codeInClue'],
    ['פרק 4', 'codeInClue'],
    ['ב-2 לחודש', 'codeInClue'],
    ['３', 'codeInClue'],
    ['٣', 'codeInClue'],
    ['②', 'codeInClue'],
    ['1', null],
    ['1948', null],
    ['34', null],
    ['3D', null],
    ['שלוש', null],
  ])('X23 · with the code 3-4-2 the clue "%s": %s', (clue, reason) => {
    expect(fate(clue)).toBe(reason);
  });

  test.each([
    ['גשם', 'keywordInClue'],
    ['גֶּשֶׁם', 'keywordInClue'],
    ['אחרי הגשם', null],
    ['כמו גשם ביולי', 'keywordInClue'],
    ['יהלום', 'keywordInClue'],
    ['גשמים', null],
    ['עצם', null],
    ['עצמאות', null],
  ])(
    'X23 · one’s own keywords, whole words only, and never the other team’s: "%s": %s',
    (clue, reason) => {
      expect(fate(clue)).toBe(reason);
    },
  );

  test('X23 · a keyword of two words is forbidden as the two side by side', () => {
    const state = {
      ...ready,
      keywords: { ...ready.keywords, white: ['בית ספר', 'א', 'ב', 'ג'] },
    } as State;
    expect(fate('בית-ספר', state)).toBe('keywordInClue');
    expect(fate('ספר', state)).toBeNull();
  });

  test('X22, X23 · refused in every referee mode', () => {
    for (const referee of ['off', 'advise', 'enforce'] as const) {
      const state = drawn(begun({ codes: CODES, options: { referee } }), 'white');
      expect(fate('גשם', state)).toBe('keywordInClue');
      expect(fate('3', state)).toBe('codeInClue');
    }
  });

  const strict: Judge = {
    ...plainJudge,
    verdict: ({ clue, visible, against }) => ({
      verdict:
        against === 'keywords' && clue === 'rain' && visible.includes('גשם') ? 'illegal' : 'ok',
      rule: 'X23',
      word: 'גשם',
      why: 'translation',
    }),
  };

  test.each([
    ['off', null],
    ['advise', 'illegalClue'],
    ['enforce', 'illegalClue'],
  ] as const)('X23 · a translation is refused in every mode but off: %s', (referee, reason) => {
    const state = drawn(begun({ codes: CODES, options: { referee } }), 'white');
    expect(fate('rain', state, strict)).toBe(reason);
  });

  test('X23 · the writer is told while writing, and nobody else ever', () => {
    const state = drawn(begun({ codes: CODES, options: { referee: 'advise' } }), 'white');
    const typed = act(
      state,
      'w1',
      { kind: 'draft', clues: ['rain', 'גשם', '4'] },
      contextAt(1000, strict),
    );
    expect(seenBy(typed, 'w1').card?.verdicts).toMatchObject([
      { verdict: 'illegal', why: 'translation' },
      { verdict: 'illegal', rule: 'X23', word: 'גשם' },
      { verdict: 'illegal', rule: 'X23', word: '4' },
    ]);
    expect(seenBy(typed, 'w2').card).toBeUndefined();
    const sent = act(typed, 'w1', send('שלוש', 'צד', 'שקוף'), contextAt(1000, strict));
    const out = transmitted(sent, 'black');
    for (const who of ['w2', 'b1', 'b2', undefined]) {
      expect(JSON.stringify(seenBy(out, who))).not.toContain('numberWord');
    }
  });

  test('X6, X23 · when the sand runs out, a translation goes out as a blank in every mode but off', () => {
    for (const [referee, first] of [
      ['off', 'rain'],
      ['advise', ''],
    ] as const) {
      const state = drawn(begun({ codes: CODES, options: { referee } }), 'white');
      const draft = { kind: 'draft', clues: ['rain', 'צד', 'שקוף'] } as const;
      const typed = act(state, 'w1', draft, contextAt(1000, strict));
      const out = act(typed, HOST, { kind: 'moveOn' }, contextAt(1000, strict));
      expect(out.desks.white.clues).toEqual([first, 'צד', 'שקוף']);
    }
  });

  test.each([
    ['שלוש, ארבע, שתיים', 'codeInClue'],
    ['שלושה ארבעה ושניים', 'codeInClue'],
    ['הולכים: שלוש ארבע שתים', 'codeInClue'],
    ['three, Four and two', 'codeInClue'],
    ['שלישי רביעי שני', 'codeInClue'],
    ['שתיים, שלוש, ארבע', null],
    ['שלוש ארבע', null],
    ['שלוש ארבע אחת שתיים', null],
  ])('X23 · number words tell the code 3-4-2 as digits do: "%s": %s', (clue, reason) => {
    for (const referee of ['off', 'advise', 'enforce'] as const) {
      expect(fate(clue, drawn(begun({ codes: CODES, options: { referee } }), 'white'))).toBe(
        reason,
      );
    }
  });

  test('X23 · one in each clue tells it too; the last of them is at fault', () => {
    const by = person(ready, 'w1');
    const refusal = (...clues: string[]) => {
      const decision = decrypto.decide(ready, send(...clues), by, contextAt(1000));
      return decision.ok ? null : decision.failure;
    };
    expect(refusal('שלושה דובים', 'ארבע אימהות', 'two')).toMatchObject({
      reason: 'codeInClue',
      place: 2,
    });
    expect(refusal('שלושה דובים', 'ארבע אימהות', 'שקוף')).toBeNull();
    expect(refusal('ארבע אימהות', 'שלושה דובים', 'two')).toBeNull();
    const draft = { kind: 'draft', clues: ['שלוש', 'ארבע', 'שתיים'] } as const;
    const out = act(act(ready, 'w1', draft), HOST, { kind: 'moveOn' });
    expect(out.desks.white.clues).toEqual(['שלוש', 'ארבע', '']);
  });

  test('X23 · a number word for its own digit is flagged to its writer, and may be sent', () => {
    const typed = act(ready, 'w1', { kind: 'draft', clues: ['שלושה דובים', 'שלוש', 'שני'] });
    expect(seenBy(typed, 'w1').card?.verdicts).toMatchObject([
      { verdict: 'warn', rule: 'X23', word: '3', why: 'numberWord' },
      null,
      { verdict: 'warn', rule: 'X23', word: '2', why: 'numberWord' },
    ]);
    expect(seenBy(typed, 'w2').card).toBeUndefined();
  });

  /** In round two, where the code is 1-2-4 and the referee decides. */
  const enforced = transmitted(
    transmitted(begun({ codes: CODES, options: { referee: 'enforce' } }), 'white', [
      'זהב',
      'נוצץ',
      'אור',
    ]),
    'black',
  );
  const second = drawn(answered(answered(enforced)), 'white');
  const refusalOf = (clues: unknown) => {
    const command = { kind: 'transmit', clues } as AnyCommand;
    const by = person(second, 'w2');
    const decision = decrypto.decide(second, command, by, contextAt(1000, strict));
    return decision.ok ? null : decision.failure;
  };

  test.each([
    ['X19', 'emptyClue', ' '],
    ['X19', 'badClue', 'שני\u200bים'],
    ['X18', 'badClue', 'א'.repeat(101)],
    ['X19', 'badClue', '…'],
    ['X22', 'clueUsed', 'זָהָב'],
    ['X23', 'codeInClue', 'פרק 4'],
    ['X23', 'codeInClue', '1.2.4'],
    ['X23', 'codeInClue', '1,2,4'],
    ['X23', 'keywordInClue', 'גשם'],
    ['X23', 'illegalClue', 'rain'],
  ])('%s · a refusal says which of the three clues is at fault: %s', (_, reason, clue) => {
    for (const place of [0, 1, 2]) {
      const clues = ['אחד', 'אחר', 'צד'].map((fine, index) => (index === place ? clue : fine));
      expect(refusalOf(clues)).toMatchObject({ reason, place });
    }
  });

  test('X22 · of two that are the same the later one is at fault, of several the first', () => {
    expect(refusalOf(['אחד', 'צד', 'אחד'])).toMatchObject({ reason: 'clueUsed', place: 2 });
    expect(refusalOf(['אחד', 'גשם', '4'])).toMatchObject({ reason: 'keywordInClue', place: 1 });
    expect(refusalOf(['אחד', '', '\u200b'])).toEqual({ reason: 'emptyClue', place: 1 });
    expect(refusalOf(['אחד', 'שניים'])).toEqual({ reason: 'badClue' });
    expect(refusalOf(['אחד', 'שניים', 'שלושה'])).toBeNull();
  });

  test('X24 · once given a clue is not changed', () => {
    const sent = act(ready, 'w1', send('זהב', 'כוכבים', 'שקוף'));
    expect(reasonFor(sent, 'w1', send('אחר', 'כוכבים', 'שקוף'))).toBe('alreadyTransmitted');
    expect(reasonFor(sent, 'w1', { kind: 'draft', clues: ['א', 'ב', 'ג'] })).toBe(
      'alreadyTransmitted',
    );
    const out = allWritten(begun());
    expect(reasonFor(out, 'w1', send('אחר', 'כוכבים', 'שקוף'))).toBe('alreadyTransmitted');
  });

  test('X24 · both teams get the same clues at the same moment, letter for letter', () => {
    const out = allWritten(begun());
    const sheets = ['w1', 'w2', 'b1', 'b2', undefined].map((who) => seenBy(out, who).sheets);
    for (const sheet of sheets) expect(sheet).toEqual(sheets[0]);
  });
});

describe('silence', () => {
  const may = (state: State, who: string, channel: 'everyone' | 'team') =>
    decrypto.mayTalk(
      state,
      decrypto.roles(state, who, who.startsWith('w') ? ['white'] : ['black']),
      channel,
    );

  test('X25 · whoever knows a code that is still to be read says nothing', () => {
    const writing = drawn(begun(), 'white');
    for (const state of [writing, allWritten(begun())]) {
      expect(may(state, 'w1', 'team')).toBe(false);
      expect(may(state, 'w1', 'everyone')).toBe(false);
      expect(may(state, 'w2', 'team')).toBe(true);
      expect(may(state, 'w2', 'everyone')).toBe(true);
    }
    expect(may(begun(), 'w1', 'team')).toBe(true);
  });

  test('X25 · when the code is out its encryptor speaks again', () => {
    const half = answered(allWritten(begun()));
    expect(may(half, 'w1', 'team')).toBe(true);
    expect(may(half, 'b1', 'team')).toBe(false);
  });

  test('X7 · about the other team’s clues an encryptor may speak, to the team alone', () => {
    const second = allWritten(round(begun()));
    expect(may(second, 'b2', 'team')).toBe(true);
    expect(may(second, 'b2', 'everyone')).toBe(false);
    const first = allWritten(begun());
    expect(may(first, 'b1', 'team')).toBe(false);
  });

  test('X24 · whoever stands up with a code in mind stays silent', () => {
    const gone = decrypto.withSeating(drawn(begun(), 'white'), {
      white: ['w2'],
      black: ['b1', 'b2'],
    });
    expect(may(gone, 'w1', 'everyone')).toBe(false);
  });

  test('X25 · spectators speak to all, and after the game everyone does; nobody points', () => {
    const state = allWritten(begun());
    expect(decrypto.mayTalk(state, [], 'everyone')).toBe(true);
    expect(decrypto.mayTalk(state, [], 'team')).toBe(false);
    expect(may(act(state, HOST, { kind: 'abandon' }), 'w1', 'team')).toBe(true);
    expect(decrypto.mayPoint(state, ['white'])).toBe(false);
  });
});
