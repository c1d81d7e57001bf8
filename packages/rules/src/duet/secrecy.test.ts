import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Perspective } from '../game.ts';
import { seededRandom } from '../random.ts';
import {
  act,
  BOTH,
  board,
  clue,
  duetTwin,
  guesses,
  NEITHER,
  ONLY_A,
  ONLY_B,
  personOn,
  randomDuet,
  replayDuet,
  seenBy,
  stoppedTurnOf,
  toSuddenDeath,
  turnOf,
} from '../testing/duet/index.ts';
import { duet, type Event, IDENTITIES, isKey, otherSide, SIDES, type SideRole } from './index.ts';

const reachable = fc.record({
  seed: fc.integer(),
  percent: fc.integer({ min: 0, max: 100 }),
});

/** Every prefix of a random game that is not over. */
const prefixOf = ({ seed, percent }: { seed: number; percent: number }) => {
  const { events } = randomDuet(seed);
  const running = events.slice(0, -1);
  return running.slice(0, 1 + Math.floor((percent / 100) * (running.length - 1)));
};

const viewed = (events: readonly Event[], perspective: Perspective<SideRole>) =>
  JSON.stringify(duet.view(replayDuet(events), perspective));

const keysOf = ([first]: readonly Event[]) => {
  if (first?.kind !== 'dealt') throw new Error('nothing was dealt');
  return { a: first.a, b: first.b };
};

const begun = board();
const given = act(begun, 'a', clue('חלב', 3));

describe('secrets', () => {
  test.each(SIDES)(
    'D2 · twin worlds: side %s sees not one byte of the other side of the key, nor of what was meant there',
    (side) => {
      let changed = 0;
      const runs = 400;
      fc.assert(
        fc.property(reachable, fc.integer(), (game, seed) => {
          const events = prefixOf(game);
          const twin = duetTwin(events, side, seededRandom(seed));
          const { a, b } = keysOf(twin);
          expect(isKey({ a, b })).toBe(true);
          if (
            String(side === 'a' ? b : a) !==
            String(side === 'a' ? keysOf(events).b : keysOf(events).a)
          ) {
            changed += 1;
          }
          const { seats } = personOn(replayDuet(events), side);
          const perspective = { kind: 'seated', seats } as const;
          expect(viewed(twin, perspective)).toBe(viewed(events, perspective));
        }),
        { numRuns: runs },
      );
      /** A twin that is the same world proves nothing. */
      expect(changed).toBeGreaterThan(runs * 0.9);
    },
  );

  test('D2 · twin worlds: whoever looks on sees not one byte of either side, nor of what was meant', () => {
    let changed = 0;
    fc.assert(
      fc.property(reachable, fc.integer(), (game, seed) => {
        const events = prefixOf(game);
        const twin = duetTwin(events, null, seededRandom(seed));
        if (String(keysOf(twin).a) !== String(keysOf(events).a)) changed += 1;
        for (const kind of ['spectator', 'archive'] as const) {
          expect(viewed(twin, { kind })).toBe(viewed(events, { kind }));
        }
      }),
      { numRuns: 300 },
    );
    expect(changed).toBeGreaterThan(270);
  });

  test('D2 · a card in a side’s view names its own side of the key and no other', () => {
    for (const side of SIDES) {
      for (const card of seenBy(begun, side).cards) {
        expect(Object.keys(card.key ?? {})).toEqual([side]);
      }
    }
    for (const card of seenBy(begun).cards) expect(Object.keys(card)).toEqual(['word']);
  });

  test('D2 · when the game is over both sides of the key are open to everyone', () => {
    for (const card of seenBy(guesses(given, 'b', 24)).cards) {
      expect(Object.keys(card.key ?? {})).toEqual(['a', 'b']);
    }
  });
});

describe('what the card’s structure tells me', () => {
  test('D3 · at first, what every card tells', () => {
    expect(seenBy(begun, 'a').aid).toEqual({
      green: { green: 3, bystander: 5, assassin: 1 },
      bystander: { green: 5, bystander: 7, assassin: 1 },
      assassin: { green: 1, bystander: 1, assassin: 1 },
    });
    expect(seenBy(begun).aid).toBeUndefined();
  });

  test('D3 · less what one has found out oneself: the green of my three assassins is found', () => {
    const state = turnOf(begun, 'b', 22, BOTH[0], NEITHER[0]);
    expect(seenBy(state, 'a').aid).toEqual({
      green: { green: 2, bystander: 5, assassin: 1 },
      bystander: { green: 5, bystander: 6, assassin: 1 },
      assassin: { green: 0, bystander: 1, assassin: 1 },
    });
    /** The one who gave the clue learnt nothing of the other side of the key. */
    expect(seenBy(state, 'b').aid).toEqual(seenBy(begun, 'b').aid);
  });

  test('D3 · it is what is true, less what one has touched oneself and what was announced', () => {
    fc.assert(
      fc.property(reachable, (game) => {
        const state = replayDuet(prefixOf(game));
        const done = seenBy(state).done;
        for (const side of SIDES) {
          const aid = seenBy(state, side).aid;
          if (aid === undefined) continue;
          const across = otherSide(side);
          for (const own of IDENTITIES) {
            for (const theirs of IDENTITIES) {
              const unknown = state.words.filter((_, card) => {
                const touched =
                  state.agents[card] === side || state.arrows[card]?.includes(side) === true;
                const here = state.keys[side][card] === own;
                return here && state.keys[across][card] === theirs && !touched;
              });
              const announced = theirs === 'green' && done.includes(across);
              expect(aid[own][theirs]).toBe(announced ? 0 : unknown.length);
            }
          }
        }
      }),
      { numRuns: 100 },
    );
  });

  test('D14 · when everything green across the table is found, nothing green is left there', () => {
    const state = stoppedTurnOf(stoppedTurnOf(begun, 'a', ...BOTH), 'b', ...ONLY_B);
    expect(seenBy(state).done).toEqual(['b']);
    const { green, bystander, assassin } = seenBy(state, 'a').aid ?? {};
    expect([green?.green, bystander?.green, assassin?.green]).toEqual([0, 0, 0]);
    expect(green?.bystander).toBe(5);
    /** So all that is still open to that side is ruled out, and nothing for its partner. */
    const { ruledOut, cards } = seenBy(state, 'a');
    const open = [...cards.keys()].filter((card) => cards[card]?.agent === undefined);
    expect(ruledOut).toEqual(open);
    expect(seenBy(state, 'b').ruledOut).toEqual([]);
  });

  test('D3 · a card is ruled out when nothing of its colour is green across, until it was touched', () => {
    expect(seenBy(begun, 'a').ruledOut).toEqual([]);
    expect(seenBy(begun).ruledOut).toBeUndefined();
    const found = turnOf(begun, 'b', 22, NEITHER[0]);
    const mine = (card: number) => seenBy(found, 'a').cards[card]?.key?.a;
    const assassins = [...begun.words.keys()].filter((card) => mine(card) === 'assassin');
    expect(assassins).toContain(22);
    expect(seenBy(found, 'a').ruledOut).toEqual(assassins.filter((card) => card !== 22));
    const tried = assassins.find((card) => found.keys.b[card] === 'bystander') as number;
    const later = turnOf(turnOf(found, 'a', NEITHER[1]), 'b', tried);
    expect(seenBy(later, 'a').ruledOut).toEqual(
      assassins.filter((card) => card !== 22 && card !== tried),
    );
  });
});

describe('who speaks', () => {
  const dark = toSuddenDeath(begun);

  test('D24 · a side confers where the other cannot hear; those who guess speak openly', () => {
    expect(duet.mayTalk(given, ['a'], 'team')).toBe(true);
    expect(duet.mayTalk(given, ['b'], 'team')).toBe(true);
    expect(duet.mayTalk(given, ['b'], 'everyone')).toBe(true);
    const ruling = act(given, 'b', { kind: 'challenge' });
    expect(duet.mayTalk(ruling, ['b'], 'everyone')).toBe(true);
  });

  test('D18 · whoever gave the clue says nothing where the guessers hear it, nor anyone before it', () => {
    expect(duet.mayTalk(given, ['a'], 'everyone')).toBe(false);
    for (const side of SIDES) expect(duet.mayTalk(begun, [side], 'everyone')).toBe(false);
  });

  test('D17 · nobody speaks or points in sudden death', () => {
    for (const held of [['a'], ['b'], []] as const) {
      for (const channel of ['everyone', 'team'] as const) {
        expect(duet.mayTalk(dark, held, channel)).toBe(false);
      }
      expect(duet.mayPoint(dark, held)).toBe(false);
    }
    const over = guesses(dark, 'a', NEITHER[0]);
    for (const side of SIDES) expect(duet.mayTalk(over, [side], 'everyone')).toBe(true);
  });

  test('D24 · those who guess point, at what they may guess', () => {
    expect(duet.mayPoint(given, ['b'])).toBe(true);
    expect(duet.mayPoint(given, ['a'])).toBe(false);
    expect(duet.mayPoint(given, [])).toBe(false);
    expect(duet.mayPoint(begun, ['b'])).toBe(false);
    const found = guesses(given, 'b', 0);
    expect(duet.mayPoint(found, ['b'], 0)).toBe(false);
    expect(duet.mayPoint(found, ['b'], ONLY_A[0])).toBe(true);
    const later = act(
      stoppedTurnOf(turnOf(begun, 'a', NEITHER[0]), 'b', ONLY_B[0]),
      'a',
      clue('x', 1),
    );
    expect(duet.mayPoint(later, ['b'], NEITHER[0])).toBe(false);
  });

  test('D18 · who only looks on may talk, and has no side to confer with', () => {
    expect(duet.mayTalk(given, [], 'everyone')).toBe(true);
    expect(duet.mayTalk(given, [], 'team')).toBe(false);
  });
});
