import { difference } from '@remez/rules/difference';
import { evolve, type Me, meOf, perspectiveOf, type State, viewFrom } from '@remez/table';
import { randomScript } from '@remez/table/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ServerMessage } from '../messages.ts';
import { sitDown } from './testing/setup.ts';

const PEOPLE = ['ann', 'ben', 'cat', 'dan'];
const MODES = ['teams', 'coop', 'trio', 'duet', 'decrypto'] as const;
const text = (value: unknown) => JSON.stringify(value);

/** What one person sees of a random match, commit by commit. */
const storyOf = (seed: number) => {
  const mode = MODES[seed % MODES.length] ?? 'teams';
  const script = randomScript({
    ...{ mode, seed, people: PEOPLE, steps: 30, toTheEnd: true, now: 1_000_000 },
  });
  const states = [script.before.reduce<State | undefined>(evolve, undefined) as State];
  for (const event of script.after) states.push(evolve(states.at(-1), event));
  const screen = { person: PEOPLE[seed % PEOPLE.length] ?? '', watching: false };
  return states.map((state) => ({
    view: viewFrom(state, perspectiveOf(state, screen)),
    me: meOf(state, screen),
  }));
};

/** What arrives in place of frames that were sent. */
type Garble = (frame: string) => readonly string[];
const CLEAR: Garble = (frame) => [frame];

/** A client at a server that shows a story, over a wire that garbles what the server sends. */
const follow = (seed: number, garble: Garble) => {
  const setup = sitDown();
  const story = storyOf(seed);
  let now = 0;
  let number = 1;
  let answered = 0;
  let onWire = garble;
  const say = (...messages: readonly ServerMessage[]) => {
    const frame = text(messages.length === 1 ? messages[0] : messages);
    for (const each of onWire(frame)) setup.wire().babble(each);
  };
  const truth = () => story[now] as (typeof story)[number];
  const showWhole = () =>
    say({ type: 'view', number, view: truth().view }, { type: 'me', me: truth().me });
  const answerLooks = () => {
    for (; answered < setup.wire().count('look'); answered += 1) showWhole();
  };
  const enter = () => {
    answered = 0;
    setup.wire().welcome();
    showWhole();
    answerLooks();
  };
  enter();
  return {
    ...setup,
    story,
    get truth() {
      return { view: text(truth().view), me: text(truth().me) };
    },
    get isOver() {
      return now === story.length - 1;
    },
    commit() {
      const before = truth();
      now += 1;
      const change = difference(before.view, truth().view);
      const part = difference(before.me, truth().me);
      if (change !== undefined) number += 1;
      const messages: ServerMessage[] = [
        ...(change === undefined ? [] : [{ type: 'change', number, change } as const]),
        ...(part === undefined ? [] : [{ type: 'me', change: part } as const]),
      ];
      if (messages.length > 0) say(...messages);
      answerLooks();
    },
    /** From now on everything arrives as it was sent. */
    clear() {
      onWire = CLEAR;
    },
    /** Long enough for a client that is waiting to ask again. */
    wait() {
      setup.pass(20_000);
      answerLooks();
    },
    reconnect() {
      setup.wire().drop();
      setup.pass(10_000);
      enter();
    },
  };
};

const seed = fc.integer({ min: 0, max: 1e6 });

/** What becomes of one frame after another: lost, cut short, doubled, held back until the next. */
const fates = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: fc.constant('arrives' as const) },
    fc.constantFrom('lost' as const, 'doubled' as const, 'late' as const),
    fc.record({ cut: fc.double({ min: 0, max: 1, noNaN: true }) }),
  ),
  { minLength: 5, maxLength: 40 },
);

const losing = (all: readonly (string | { readonly cut: number })[]): Garble => {
  let next = 0;
  let held: string[] = [];
  return (frame) => {
    const fate = all[next];
    next += 1;
    const arriving = held;
    held = [];
    if (fate === 'lost') return arriving;
    if (fate === 'doubled') return [frame, frame, ...arriving];
    if (fate === 'late') {
      held = [...arriving, frame];
      return [];
    }
    const whole =
      typeof fate === 'object' ? frame.slice(0, Math.floor(fate.cut * frame.length)) : frame;
    return [whole, ...arriving];
  };
};

/** Puts something else where the path leads, as far as it leads anywhere. */
const swapped = (value: unknown, path: readonly number[], by: unknown): unknown => {
  const [at, ...rest] = path;
  if (at === undefined || typeof value !== 'object' || value === null) return by;
  const keys = Object.keys(value);
  const key = keys[at % (keys.length + 1)];
  if (key === undefined) return by;
  const part = swapped((value as { [key: string]: unknown })[key], rest, by);
  return Array.isArray(value)
    ? value.map((each, index) => (`${index}` === key ? part : each))
    : { ...value, [key]: part };
};

/** What a machine between here and there might make of a frame. */
const mangled = fc.array(
  fc.oneof(
    fc.constant(null),
    fc.record({ path: fc.array(fc.nat(30), { maxLength: 6 }), by: fc.jsonValue({ maxDepth: 2 }) }),
    fc.record({ at: fc.nat(5000), put: fc.string({ unit: 'binary', maxLength: 4 }) }),
  ),
  { minLength: 5, maxLength: 40 },
);

const mangling = (
  all: readonly (null | { path: number[]; by: unknown } | { at: number; put: string })[],
): Garble => {
  let next = 0;
  return (frame) => {
    const how = all[next % all.length] ?? null;
    next += 1;
    if (how === null) return [frame];
    if ('path' in how) return [text(swapped(JSON.parse(frame), how.path, how.by))];
    const at = how.at % (frame.length + 1);
    return [frame.slice(0, at) + how.put + frame.slice(at + how.put.length)];
  };
};

describe('whatever becomes of the frames of the server', () => {
  test('lost, cut short, doubled or out of order: every view that is shown is one that was sent, and the next commit mends it', () => {
    fc.assert(
      fc.property(seed, fates, (from, all) => {
        const game = follow(from, losing(all));
        const truths = new Set(game.story.map(({ view }) => text(view)));
        for (let commit = 0; commit < all.length && !game.isOver; commit += 1) game.commit();
        game.clear();
        game.wait();
        const then = game.truth.view;
        while (!game.isOver) game.commit();
        for (const { view } of game.seen)
          if (view !== undefined) expect(truths).toContain(text(view));
        /** A change that was lost is noticed with the next one; where there is none, on coming back. */
        if (then === game.truth.view) game.reconnect();
        expect(text(game.client.state.view)).toBe(game.truth.view);
      }),
    );
  });

  test('mangled: the client never throws, shows nothing that is no view, and is right again when it comes back', () => {
    fc.assert(
      fc.property(seed, mangled, (from, all) => {
        const game = follow(from, mangling(all));
        while (!game.isOver) {
          game.commit();
          if (game.client.state.status !== 'open') game.reconnect();
          if (game.client.state.status === 'ended') return;
        }
        for (const { view, me, presence } of game.seen) {
          for (const part of [view, me, presence])
            if (part !== undefined) expect(part).toBeTypeOf('object');
        }
        game.clear();
        game.reconnect();
        expect(text(game.client.state.view)).toBe(game.truth.view);
        expect(text(game.client.state.me satisfies Me | undefined)).toBe(game.truth.me);
        expect(Number.isFinite(game.client.serverNow())).toBe(true);
      }),
    );
  });
});
