import { bytesOf } from '@remez/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { deadlineOf, MAX_MATCH, MAX_TURNS } from './match.ts';
import {
  MAX_DRAFTS,
  MAX_DRAFTS_OF_MEMBER,
  MOST_OF_CHANNEL,
  MOST_OF_MEMBER,
  MOST_OF_TABLE,
  MOST_WRITTEN,
} from './size.ts';
import { BYTES_KEPT } from './talk.ts';
import {
  act,
  gathered,
  opened,
  play,
  reasonFor,
  SEATS_IN,
  seatedFour,
  startedFour,
} from './testing/index.ts';
import type { Command, State } from './types.ts';
import { perspectiveOf, viewFrom } from './view.ts';

const say = (text: string, to: 'everyone' | 'team' = 'everyone'): Command => ({
  kind: 'talk',
  to,
  text,
});
const note = (text: string): Command => ({ kind: 'note', place: 'a', text });
const viewOf = (state: State, person: string) =>
  viewFrom(state, perspectiveOf(state, { person, watching: false }));
const sizeOfJson = (value: unknown): number => bytesOf(JSON.stringify(value));

/** Every letter with two points: the most bytes that talk may have. */
const POINTED = 'שּׁ'.repeat(300);

/** Says something until it is refused, and why. */
const saidUntilRefused = (
  before: State,
  person: string,
  command: (turn: number) => Command,
): { readonly state: State; readonly reason: string | null; readonly times: number } => {
  let state = before;
  for (let times = 0; times < 5000; times += 1) {
    const reason = reasonFor(state, person, command(times));
    if (reason !== null) return { state, reason, times };
    state = act(state, person, command(times));
  }
  return { state, reason: null, times: 5000 };
};

const nextMatch = (state: State): State =>
  act(act(state, 'ann', play({ kind: 'abandon' })), 'ann', { kind: 'start' });

describe('talk and notes have an end, and the game goes on', () => {
  test('hundreds of lines are no trouble, and a flood ends', () => {
    const { times, reason } = saidUntilRefused(startedFour(), 'cat', () => say('נראה לי הים'));
    expect(reason).toBe('tooMuchWritten');
    expect(times).toBeGreaterThan(500);
    const { times: long } = saidUntilRefused(startedFour(), 'cat', () => say(POINTED));
    expect(long * bytesOf(POINTED)).toBeLessThanOrEqual(MOST_OF_MEMBER);
  });

  test('who has said enough may neither talk nor note, and plays on; others talk', () => {
    const { state } = saidUntilRefused(startedFour(), 'cat', () => say('הממ'));
    expect(reasonFor(state, 'cat', say('עוד', 'team'))).toBe('tooMuchWritten');
    expect(reasonFor(state, 'cat', note('אולי'))).toBe('tooMuchWritten');
    expect(reasonFor(state, 'dan', say('שקט'))).toBeNull();
    const [giver, guesser] =
      reasonFor(state, 'ann', play({ kind: 'giveClue', word: 'גשם', count: 1 })) === null
        ? ['ann', 'cat']
        : ['ben', 'dan'];
    const given = act(state, giver, play({ kind: 'giveClue', word: 'גשם', count: 1 }));
    expect(reasonFor(given, guesser, play({ kind: 'guess', card: 0 }))).toBeNull();
  });

  test('notes that are written and taken away count too', () => {
    const { reason } = saidUntilRefused(startedFour(), 'cat', (turn) => note(`אולי ${turn}`));
    expect(reason).toBe('tooMuchWritten');
  });

  test('with the next match everyone may talk again', () => {
    const { state } = saidUntilRefused(startedFour(), 'cat', () => say(POINTED));
    const next = nextMatch(state);
    expect(next.match?.number).toBe(2);
    expect(reasonFor(next, 'cat', say('שוב'))).toBeNull();
    expect(next.written.inAll).toBe(state.written.inAll);
  });

  test('a channel that is full says nothing in the others', () => {
    const state = startedFour();
    const byChannel = { red: MOST_OF_CHANNEL, everyone: 0 };
    const full: State = { ...state, written: { ...state.written, byChannel } };
    expect(reasonFor(full, 'cat', say('הממ', 'team'))).toBe('tooMuchWritten');
    expect(reasonFor(full, 'cat', say('הממ'))).toBeNull();
    expect(reasonFor(full, 'dan', say('הממ', 'team'))).toBeNull();
    expect(reasonFor(full, 'cat', note('אולי'))).toBeNull();
  });

  test('a table at which everything was said still plays', () => {
    const state = seatedFour();
    const written = { ...state.written, inAll: MOST_WRITTEN };
    const mute: State = { ...state, written };
    expect(reasonFor(mute, 'ann', say('עוד'))).toBe('tableFull');
    const started = act(mute, 'ann', { kind: 'start' });
    expect(reasonFor(started, 'ann', play({ kind: 'abandon' }))).toBeNull();
    expect(reasonFor(nextMatch(started), 'cat', say('עוד'))).toBe('tableFull');
  });
});

describe('a table that is full', () => {
  const lobby: State = { ...seatedFour(), size: MOST_OF_TABLE };
  const running: State = { ...startedFour(), size: MOST_OF_TABLE };

  test.each<[Command]>([
    [{ kind: 'start' }],
    [say('עוד')],
    [{ kind: 'rename', name: 'Anna' }],
    [{ kind: 'set', settings: { captain: true } }],
    [{ kind: 'shuffle' }],
  ])('begins nothing new: $kind', (command) => {
    expect(reasonFor(lobby, 'ann', command)).toBe('tableFull');
  });

  test('plays its match to the end, and people come and go', () => {
    expect(reasonFor(running, 'ann', play({ kind: 'abandon' }))).toBeNull();
    expect(reasonFor(running, 'eve', { kind: 'join', name: 'Eve' })).toBeNull();
    expect(reasonFor(running, 'dan', { kind: 'stand' })).toBeNull();
  });

  test('that is fuller still lets its match be played, and people leave', () => {
    const brim: State = { ...running, size: 2 * MOST_OF_TABLE };
    expect(reasonFor(brim, 'ann', play({ kind: 'abandon' }))).toBeNull();
    expect(reasonFor(brim, 'eve', { kind: 'join', name: 'Eve' })).toBe('tableFull');
    expect(reasonFor(brim, 'dan', { kind: 'stand' })).toBe('tableFull');
    expect(reasonFor(brim, 'dan', { kind: 'leave' })).toBeNull();
    expect(reasonFor(brim, 'ann', { kind: 'close' })).toBeNull();
  });

  test('has grown with each event', () => {
    const before = opened();
    const talked = act(before, 'ann', say('שלום'));
    expect(talked.size - before.size).toBeGreaterThan(100);
    expect(talked.size - before.size).toBeLessThan(300);
    const started = startedFour();
    expect(started.match?.size).toBeGreaterThan(500);
    expect(started.match?.size).toBeLessThan(started.size);
  });
});

describe('drafts and proposals', () => {
  test('X6 · have an end, and clues are transmitted without them', () => {
    const people = ['ann', 'ben', 'cat', 'dan'];
    const seated = people.reduce<State>(
      (state, person, index) =>
        act(state, person, { kind: 'sit', seat: SEATS_IN.decrypto[index] ?? '' }),
      gathered({ game: 'decrypto', decrypto: { hourglass: null } }),
    );
    const started = act(seated, 'ann', { kind: 'start' });
    const drawn = act(started, 'ann', play({ kind: 'draw' }));
    const clues = ['אחת', 'שתיים', 'הרבה'];
    const draft = play({ kind: 'draft', clues });
    expect(reasonFor(drawn, 'ann', draft)).toBeNull();
    const { match } = drawn;
    const worn: State = { ...drawn, match: match && { ...match, size: MAX_DRAFTS } };
    expect(reasonFor(worn, 'ann', draft)).toBe('tooMuchWritten');
    expect(
      reasonFor(worn, 'ann', play({ kind: 'transmit', clues: ['ים', 'הר', 'לחם'] })),
    ).toBeNull();
  });

  test('X6 · of one member end by themselves, and the others go on', () => {
    const people = ['ann', 'ben', 'cat', 'dan'];
    const seated = people.reduce<State>(
      (state, person, index) =>
        act(state, person, { kind: 'sit', seat: SEATS_IN.decrypto[index] ?? '' }),
      gathered({ game: 'decrypto', decrypto: { hourglass: null } }),
    );
    const drawn = ['ann', 'ben'].reduce<State>(
      (state, person) => act(state, person, play({ kind: 'draw' })),
      act(seated, 'ann', { kind: 'start' }),
    );
    const letters = (turn: number) => `${turn} `.padEnd(100, 'שּׁ').slice(0, 100);
    let state = drawn;
    let times = 0;
    const draft = () => {
      const clue = letters(times);
      return play({ kind: 'draft', clues: [clue, clue, clue] });
    };
    while (reasonFor(state, 'ann', draft()) === null && times < 2000) {
      state = act(state, 'ann', draft());
      times += 1;
    }
    expect(reasonFor(state, 'ann', draft())).toBe('tooMuchWritten');
    expect(state.match?.sizes.m1).toBeGreaterThanOrEqual(MAX_DRAFTS_OF_MEMBER);
    expect(state.match?.size).toBeLessThan(MAX_DRAFTS);
    expect(reasonFor(state, 'ben', draft())).toBeNull();
  });
});

describe('a match without end', () => {
  const moveOn = play({ kind: 'moveOn' });
  const abandon = play({ kind: 'abandon' });

  test('C24 · after 200 turns it can be abandoned and nothing else, and nothing is due', () => {
    let state = startedFour({ classic: { timers: { clue: 60, guess: 90 } } });
    while (reasonFor(state, 'ann', moveOn) === null && state.turn < 1000) {
      expect(deadlineOf(state)).toBeDefined();
      state = act(state, 'ann', moveOn);
    }
    expect(reasonFor(state, 'ann', moveOn)).toBe('matchTooLong');
    expect(viewOf(state, 'ann').match?.view.turn).toBe(MAX_TURNS);
    expect(deadlineOf(state)).toBeUndefined();
    expect(sizeOfJson(viewOf(state, 'ann'))).toBeLessThan(30_000);
    expect(nextMatch(state).match?.number).toBe(2);
  });

  test('C24 · with two megabytes of moves it can be abandoned and nothing else', () => {
    const started = startedFour();
    const { match } = started;
    const full: State = { ...started, match: match && { ...match, size: MAX_MATCH } };
    expect(reasonFor(full, 'ann', moveOn)).toBe('matchTooLong');
    expect(reasonFor(full, 'ann', abandon)).toBeNull();
  });
});

describe('a view of talk', () => {
  test('is bounded in bytes, and the newest is in it', () => {
    let state = startedFour();
    for (let turn = 0; turn < 50; turn += 1) {
      state = act(state, 'cat', say(`${turn} ${POINTED.slice(0, 840)}`, 'team'));
      state = act(state, 'dan', say(`${turn} ${POINTED.slice(0, 840)}`));
    }
    const { talk } = viewOf(state, 'cat');
    expect(talk.at(-1)?.text).toMatch(/^49 /u);
    expect(sizeOfJson(talk)).toBeLessThan(2 * BYTES_KEPT + 1000);
    const lines = { ...state, talk: [] };
    const short = Array.from({ length: 60 }, (_, turn) => `${turn} נראה לי הים`).reduce<State>(
      (now, text) => act(now, 'dan', say(text)),
      lines,
    );
    expect(viewOf(short, 'cat').talk).toHaveLength(50);
  });

  test('of one team never depends on what the other has said', () => {
    const line = fc.record({
      who: fc.constantFrom('cat', 'dan'),
      to: fc.constantFrom('everyone', 'team'),
      letters: fc.integer({ min: 1, max: 280 }),
    });
    fc.assert(
      fc.property(fc.array(line, { maxLength: 60 }), (lines) => {
        const hearing = (spoken: typeof lines) => {
          const state = spoken.reduce<State>(
            (now, { who, to, letters }) => act(now, who, say('שּׁ'.repeat(letters), to)),
            startedFour(),
          );
          return viewOf(state, 'cat').talk;
        };
        const withoutBlue = lines.filter(({ who, to }) => who !== 'dan' || to !== 'team');
        expect(hearing(lines)).toEqual(hearing(withoutBlue));
      }),
      { numRuns: 60 },
    );
  });
});
