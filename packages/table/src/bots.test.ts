import { describe, expect, test } from 'vitest';
import { cardsOf } from './deck.ts';
import { GAME_NAMES } from './games.ts';
import { meOf } from './me.ts';
import { botsOf, MOST_MEMBERS } from './members.ts';
import { makeStored, readStored } from './records.ts';
import { captainAt, seatsOf } from './seating.ts';
import { act, contextFor, gathered, opened, reasonFor, startedFour } from './testing/index.ts';
import type { Command, State, TableContext } from './types.ts';
import { perspectiveOf, viewFrom } from './view.ts';

const withBots = (away: readonly string[] = []): TableContext => ({
  ...contextFor(1000),
  away,
  bots: GAME_NAMES,
});

const botAt = (seat: string, temperament = 'balanced'): Command => ({
  kind: 'addBot',
  seat,
  temperament,
});

/** In the place of this member, who is away. */
const botFor = (instead: string, seat: string): Command => ({ ...botAt(seat), instead }) as Command;

const add = (state: State, seat: string): State => act(state, 'ann', botAt(seat), withBots());

const whyNotAdd = (state: State, seat: string, away: readonly string[] = []) =>
  reasonFor(state, 'ann', botAt(seat), withBots(away));

const ann = (state: State) => meOf(state, { person: 'ann', watching: false }, {}, GAME_NAMES).can;

/** Ann at one side of Duet, a bot (`m2`) at the other. */
const duetWithBot = (): State => {
  const sat = act(opened({ game: 'duet' }), 'ann', { kind: 'sit', seat: 'a' });
  return add(sat, 'b');
};

describe('a bot at the table', () => {
  test('is given a seat by the host, under a name of its own, and marked as what it is', () => {
    const state = add(opened(), 'red.operative');
    const [bot] = botsOf(state);
    expect(seatsOf(state.seating, 'm2')).toEqual(['red.operative']);
    expect(viewFrom(state, []).members).toEqual([
      { id: 'm1', name: 'Ann' },
      { id: 'm2', name: bot?.name, bot: 'balanced', face: 'spark' },
    ]);
    expect(bot?.person).toBe('bot:m2');
  });

  test('names differ, also from those of people, and follow the language of the room', () => {
    let state = opened({ game: 'decrypto' });
    for (const seat of ['white', 'black', 'white', 'black']) state = add(state, seat);
    const names = botsOf(state).map(({ name }) => name);
    expect(new Set(names).size).toBe(4);
    const english = opened({ language: 'en' });
    const taken = act(english, 'ann', { kind: 'rename', name: 'sparkle' });
    expect(botsOf(add(english, 'red.operative'))[0]?.name).toBe('Sparkle');
    expect(botsOf(add(taken, 'red.operative'))[0]?.name).toBe('Lantern');
  });

  test.each([
    ['classic', 'he', ['red.operative', 'blue.operative', 'blue.spymaster']],
    ['classic', 'en', ['red.operative', 'blue.operative', 'blue.spymaster']],
    ['duet', 'he', ['a', 'b']],
    ['duet', 'en', ['a', 'b']],
    ['decrypto', 'he', ['white', 'black', 'black']],
    ['decrypto', 'en', ['white', 'black', 'black']],
  ] as const)('in %s (%s) nobody is called like a word on the cards', (game, language, seats) => {
    const state = seats.reduce<State>(add, opened({ game, language }));
    const words = new Set(
      cardsOf(state)
        .flat()
        .map((word) => word.toLowerCase()),
    );
    expect(words.size).toBeGreaterThan(100);
    const names = botsOf(state).map(({ name }) => name.toLowerCase());
    expect(names).toHaveLength(seats.length);
    expect(names.filter((name) => words.has(name))).toEqual([]);
  });

  test('no two look alike, also after the room has changed its language', () => {
    let state = opened({ game: 'decrypto' });
    for (const seat of ['white', 'black', 'white', 'black']) state = add(state, seat);
    state = act(state, 'ann', { kind: 'set', settings: { language: 'en' } });
    for (const seat of ['white', 'black', 'white', 'black']) state = add(state, seat);
    const faces = viewFrom(state, []).members.flatMap(({ face }) => face ?? []);
    expect(faces).toHaveLength(8);
    expect(new Set(faces).size).toBe(8);
    /** One who is called like another that has gone looks like it. */
    const gone = act(state, 'ann', { kind: 'remove', member: 'm2' });
    const names = botsOf(add(gone, 'white')).map(({ name }) => name);
    expect(new Set(names).size).toBe(8);
    expect(names.at(-1)).toBe('Feather');
  });

  test('whoever has taken all the names leaves bots a face all the same', () => {
    const NAMES = ['Sparkle', 'Cinnamon', 'Lantern', 'Pebble', 'Firefly', 'Walnut'];
    const OTHERS = ['Ginger', 'Button', 'Raisin', 'Feather'];
    const crowd = [...NAMES, ...OTHERS].reduce(
      (state, name, nth) => act(state, `p${nth}`, { kind: 'join', name }),
      opened({ language: 'en', game: 'decrypto' }),
    );
    const bots = viewFrom(add(add(crowd, 'white'), 'black'), []).members.slice(-2);
    expect(bots.map(({ name, face }) => [name, face])).toEqual([
      ['Sparkle 2', 'spark'],
      ['Cinnamon 2', 'cinnamon'],
    ]);
  });

  test('an event of it is read back, and a release that does not know it would wait', () => {
    const event = { kind: 'botJoined', member: 'm2', name: 'x', temperament: 'bold' } as const;
    expect(readStored(makeStored(event))).toEqual({ ok: true, value: event });
  });

  test('is offered to the host alone, for seats with room, in games that bots play', () => {
    const state = act(opened({ game: 'duet' }), 'ann', { kind: 'sit', seat: 'a' });
    expect(ann(state).addBot).toEqual(expect.arrayContaining(['b']));
    expect(meOf(state, { person: 'ann', watching: false }).can.addBot).toBeUndefined();
    const joined = act(state, 'ben', { kind: 'join', name: 'Ben' });
    const ben = meOf(joined, { person: 'ben', watching: false }, {}, GAME_NAMES);
    expect(ben.can.addBot).toBeUndefined();
    expect(reasonFor(joined, 'ben', botAt('b'), withBots())).toBe('notHost');
    expect(reasonFor(state, 'ann', botAt('b'))).toBe('noBots');
    expect(whyNotAdd(state, 'nowhere')).toBe('badSeat');
    expect(reasonFor(state, 'ann', botAt('b', 'grumpy'), withBots())).toBe('malformed');
  });

  test('there are eight at most, and none beyond a full table', () => {
    let state = opened({ game: 'decrypto' });
    for (let nth = 0; nth < 8; nth += 1) state = add(state, nth % 2 === 0 ? 'white' : 'black');
    expect(whyNotAdd(state, 'white')).toBe('full');
    expect(ann(state).addBot).toBeUndefined();
    let crowd = opened();
    for (let nth = 1; nth < MOST_MEMBERS; nth += 1) {
      crowd = act(crowd, `p${nth}`, { kind: 'join', name: `P${nth}` });
    }
    expect(whyNotAdd(crowd, 'red.operative')).toBe('full');
  });

  test('is never host, captain before a person, another device, or who is played for', () => {
    const state = add(gathered({ captain: true }), 'red.operative');
    const seated = act(state, 'cat', { kind: 'sit', seat: 'red.operative' });
    expect(captainAt(seated, 'red.operative')).toBe('m3');
    expect(captainAt(state, 'red.operative')).toBe('m5');
    expect(reasonFor(state, 'ann', { kind: 'handOver', member: 'm5' })).toBe('badMember');
    const alone = add(opened(), 'red.operative');
    expect(act(alone, 'ann', { kind: 'leave' }).host).toBeNull();
  });

  describe('swaps seats with a person who takes its seat between matches', () => {
    const swapped = (state: State, seat: string, also?: true) =>
      act(state, 'ann', { kind: 'sit', seat, ...(also && { also }) });

    test('so that every seat is held as before, and the partner is the same', () => {
      const sat = act(opened(), 'ann', { kind: 'sit', seat: 'red.operative' });
      const state = ['red.spymaster', 'blue.spymaster', 'blue.operative'].reduce(add, sat);
      const [partner] = state.seating['red.spymaster'] ?? [];
      const after = swapped(state, 'red.spymaster');
      expect(after.seating).toEqual({
        ...state.seating,
        'red.spymaster': ['m1'],
        'red.operative': [partner],
      });
      expect(botsOf(after)).toEqual(botsOf(state));
      expect(swapped(after, 'red.operative').seating).toEqual(state.seating);
    });

    test('not with someone who had no seat: then it leaves', () => {
      const after = act(add(opened(), 'red.spymaster'), 'ann', {
        kind: 'sit',
        seat: 'red.spymaster',
      });
      expect(after.seating).toEqual({ 'red.spymaster': ['m1'] });
      expect(botsOf(after)).toEqual([]);
    });

    test('nor to a seat that others hold', () => {
      const sat = act(opened(), 'ann', { kind: 'sit', seat: 'red.operative' });
      const joined = act(sat, 'ben', { kind: 'join', name: 'Ben' });
      const two = act(joined, 'ben', { kind: 'sit', seat: 'red.operative' });
      const after = swapped(add(two, 'red.spymaster'), 'red.spymaster');
      expect(after.seating['red.operative']).toEqual(['m2']);
      expect(botsOf(after)).toEqual([]);
    });

    test('C28 · nor where the person keeps the seat', () => {
      const settings = { sharedScreen: true, classic: { mode: 'trio' } } as const;
      const sat = act(opened(settings), 'ann', { kind: 'sit', seat: 'red.spymaster' });
      const after = act(add(sat, 'blue.spymaster'), 'ann', {
        kind: 'sit',
        seat: 'blue.spymaster',
      });
      expect(after.seating).toEqual({ 'red.spymaster': ['m2'], 'blue.spymaster': ['m1'] });
    });

    test('nor while a match runs', () => {
      const state = duetWithBot();
      const begun = act(state, 'ann', { kind: 'start' });
      expect(reasonFor(begun, 'ann', { kind: 'sit', seat: 'b' })).not.toBeNull();
    });
  });

  test('the host removes it, and a bot may come again', () => {
    const state = act(duetWithBot(), 'ann', { kind: 'remove', member: 'm2' });
    expect(botsOf(state)).toEqual([]);
    expect(state.seating).toEqual({ a: ['m1'] });
    expect(seatsOf(add(state, 'b').seating, 'm3')).toEqual(['b']);
  });
});

describe('in mid-match', () => {
  test('a bot takes a seat that someone has left, and they take it back by coming', () => {
    const left = act(startedFour(), 'ben', { kind: 'leave' });
    const state = add(left, 'blue.spymaster');
    expect(state.seating['blue.spymaster']).toEqual(['m5']);
    const back = act(state, 'ben', { kind: 'join', name: 'ben' });
    expect(back.seating['blue.spymaster']).toEqual(['m2']);
    expect(botsOf(back)).toEqual([]);
  });

  test('a bot takes the place of someone who is away, and of nobody who is there', () => {
    const state = startedFour();
    expect(whyNotAdd(state, 'blue.spymaster')).toBe('seatTaken');
    expect(whyNotAdd(state, 'blue.spymaster', ['m3'])).toBe('seatTaken');
    const played = act(state, 'ann', botAt('blue.spymaster'), withBots(['m2']));
    expect(played.seating['blue.spymaster']).toEqual(['m5']);
    expect(whyNotAdd(played, 'blue.spymaster', ['m2', 'm5'])).toBe('seatTaken');
    const back = act(played, 'ben', { kind: 'sit', seat: 'blue.spymaster' });
    expect(back.seating['blue.spymaster']).toEqual(['m2']);
  });

  test('who was away while the next match began takes the bot’s place in it, and no other', () => {
    const played = act(startedFour(), 'ann', botFor('m2', 'blue.spymaster'), withBots(['m2']));
    const over = act(played, 'ann', { kind: 'play', move: { kind: 'abandon' } });
    const next = act(over, 'ann', { kind: 'again', same: true });
    expect(reasonFor(next, 'ben', { kind: 'sit', seat: 'red.spymaster' })).toBe('seatTaken');
    const back = act(next, 'ben', { kind: 'sit', seat: 'blue.spymaster' });
    expect(back.seating['blue.spymaster']).toEqual(['m2']);
    /** Whoever has sat down elsewhere in it asks the host. */
    const elsewhere = act(next, 'ben', { kind: 'sit', seat: 'blue.operative' });
    const why = reasonFor(elsewhere, 'ben', { kind: 'sit', seat: 'blue.spymaster' });
    expect(why).toBe('matchRunning');
  });

  test('X4 · where there is room beside someone who is away, a bot plays on in their place', () => {
    const sat = (person: string, seat: string) => (state: State) =>
      act(act(state, person, { kind: 'join', name: person }), person, { kind: 'sit', seat });
    const white = act(opened({ game: 'decrypto' }), 'ann', { kind: 'sit', seat: 'white' });
    const four = [sat('ben', 'white'), sat('cat', 'black'), sat('dan', 'black')].reduce<State>(
      (state, step) => step(state),
      white,
    );
    const state = act(four, 'ann', { kind: 'start' });
    const ask = (instead: string, seat: string, away: readonly string[]) =>
      reasonFor(state, 'ann', botFor(instead, seat), withBots(away));
    expect(ask('m3', 'black', [])).toBe('seatTaken');
    expect(ask('m2', 'black', ['m2'])).toBe('seatTaken');
    expect(ask('m9', 'black', ['m3'])).toBe('seatTaken');
    const played = act(state, 'ann', botFor('m3', 'black'), withBots(['m3']));
    expect(played.seating.black).toEqual(['m4', 'm5']);
    /** They come back and sit down, and the bot that had their place leaves, for all the room. */
    const back = act(played, 'cat', { kind: 'sit', seat: 'black' });
    expect(back.seating.black).toEqual(['m4', 'm3']);
    expect(botsOf(back)).toEqual([]);
    /** Somebody else sits beside it. */
    const eve = act(played, 'eve', { kind: 'join', name: 'Eve' });
    const seated = act(eve, 'ann', { kind: 'seat', member: 'm6', seat: 'black' });
    expect(seated.seating.black).toEqual(['m4', 'm5', 'm6']);
    /** A bot's own place is not given to another bot. */
    const again = reasonFor(played, 'ann', botFor('m5', 'black'), withBots(['m5']));
    expect(again).toBe('seatTaken');
  });

  describe('X4 · a code card that only a bot has read', () => {
    /** White is Ann and Ben; black is Dan and the bot `m5`, in the place of Cat, with a card in hand. */
    const writing = (): State => {
      const sat = (state: State, [person, seat]: readonly [string, string]) =>
        act(act(state, person, { kind: 'join', name: person }), person, { kind: 'sit', seat });
      const white = act(opened({ game: 'decrypto' }), 'ann', { kind: 'sit', seat: 'white' });
      const people = [
        ['ben', 'white'] as const,
        ['cat', 'black'] as const,
        ['dan', 'black'] as const,
      ];
      const four = act(people.reduce(sat, white), 'ann', { kind: 'start' });
      const bot = act(four, 'ann', botFor('m3', 'black'), withBots(['m3']));
      const named = { kind: 'play', move: { kind: 'nameEncryptor', who: 'm5' } } as const;
      return act(act(bot, 'dan', named), 'bot:m5', { kind: 'play', move: { kind: 'draw' } });
    };
    const seenBy = (state: State, person: string) => {
      const { match } = viewFrom(state, perspectiveOf(state, { person, watching: false }));
      if (match?.view.game !== 'decrypto') throw new Error('no match');
      return match.view;
    };

    test('goes on to whoever has its place', () => {
      const state = writing();
      expect(seenBy(state, 'bot:m5').card).toBeDefined();
      const back = act(state, 'cat', { kind: 'sit', seat: 'black' });
      expect(botsOf(back)).toEqual([]);
      expect(seenBy(back, 'cat').encryptors.black).toBe('m3');
      expect(seenBy(back, 'cat').card).toEqual(seenBy(state, 'bot:m5').card);
      expect(seenBy(back, 'cat').can.transmit).toBe(true);
      expect(seenBy(back, 'dan').card).toBeUndefined();
    });

    test.each([
      ['is sent away', { kind: 'remove', member: 'm5' }],
      ['is told to stand up', { kind: 'seat', member: 'm5', seat: null }],
    ] as const)('goes on to who is next when the bot %s', (_, command) => {
      const after = act(writing(), 'ann', command);
      expect(seenBy(after, 'dan').encryptors.black).toBe('m4');
      expect(seenBy(after, 'dan').can.transmit).toBe(true);
    });

    test('but none that a person has read goes on to a bot', () => {
      const state = act(writing(), 'cat', { kind: 'sit', seat: 'black' });
      const again = act(state, 'ann', botFor('m3', 'black'), withBots(['m3']));
      expect(seenBy(again, 'bot:m6').encryptors.black).toBe('m3');
      expect(seenBy(again, 'bot:m6').card).toBeUndefined();
    });
  });

  test('once seen, both ways: no side of Duet and no team of Decrypto is taken over from the other', () => {
    const duet = act(duetWithBot(), 'ann', { kind: 'start' });
    expect(reasonFor(duet, 'ann', { kind: 'sit', seat: 'b' })).toBe('onceSeen');
    const botToA = { kind: 'seat', member: 'm2', seat: 'a' } as const;
    const stood = act(duet, 'ann', { kind: 'stand' });
    expect(reasonFor(stood, 'ann', botToA)).toBe('onceSeen');
    /** Nor after the bot has gone, nor after she has. */
    const alone = act(stood, 'ann', { kind: 'remove', member: 'm2' });
    expect(reasonFor(alone, 'ann', { kind: 'sit', seat: 'b' })).toBe('onceSeen');
    expect(reasonFor(alone, 'ann', { kind: 'sit', seat: 'a' })).toBeNull();

    let teams = act(opened({ game: 'decrypto' }), 'ann', { kind: 'sit', seat: 'white' });
    for (const seat of ['white', 'black', 'black']) teams = add(teams, seat);
    const decrypto = act(teams, 'ann', { kind: 'start' });
    expect(reasonFor(decrypto, 'ann', { kind: 'sit', seat: 'black' })).toBe('onceSeen');
    const toBlack = { kind: 'seat', member: 'm2', seat: 'black' } as const;
    expect(reasonFor(decrypto, 'ann', toBlack)).toBe('onceSeen');
  });

  test('once seen: whoever has seen the key takes no bot’s place that must not know it', () => {
    const state = startedFour();
    const freed = act(act(state, 'cat', { kind: 'leave' }), 'ann', { kind: 'stand' });
    const bots = add(add(freed, 'red.operative'), 'red.spymaster');
    expect(reasonFor(bots, 'ann', { kind: 'sit', seat: 'red.operative' })).toBe('onceSeen');
    const ben = { kind: 'seat', member: 'm2', seat: 'red.operative' } as const;
    expect(reasonFor(bots, 'ann', ben)).toBe('onceSeen');
    /** The reverse: a bot that has seen the key. */
    const [operative, spymaster] = botsOf(bots).map(({ id }) => id);
    const moved = (member: string | undefined, seat: string) =>
      reasonFor(bots, 'ann', { kind: 'seat', member: member ?? '', seat });
    expect(moved(spymaster, 'red.operative')).toBe('onceSeen');
    expect(moved(operative, 'blue.operative')).toBe('otherTeam');
  });

  test('someone new asks for a bot’s seat that knows a secret, and the host gives it', () => {
    const state = act(duetWithBot(), 'ann', { kind: 'start' });
    const joined = act(state, 'ben', { kind: 'join', name: 'Ben' });
    expect(reasonFor(joined, 'ben', { kind: 'sit', seat: 'b' })).toBe('matchRunning');
    const asked = act(joined, 'ben', { kind: 'askSeat', seat: 'b' });
    const given = act(asked, 'ann', { kind: 'admit', knock: 'k1' });
    expect(given.seating.b).toContain('m3');
  });

  test('a match with a bot tells of the people who played it', () => {
    const state = act(duetWithBot(), 'ann', { kind: 'start' });
    const over = act(state, 'ann', { kind: 'play', move: { kind: 'abandon' } });
    expect(over.matches[0]?.players.map(({ member }) => member)).toEqual(['m1']);
  });
});
