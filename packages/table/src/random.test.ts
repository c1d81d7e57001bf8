import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HOST_AWAY } from './decide/people.ts';
import { evolve } from './evolve.ts';
import { runningMatch, seatPlans } from './match.ts';
import { meOf } from './me.ts';
import { teamsOf } from './seating.ts';
import { contextFor, reasonFor } from './testing/index.ts';
import { PEOPLE, unruly } from './testing/unruly.ts';
import type { Command, Event, State } from './types.ts';
import { viewFrom } from './view.ts';

describe('people who do as they like', () => {
  test('C1 · what a screen is told it may do is exactly what is accepted', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e6 }), (seed) => {
        for (const state of unruly(seed, 80).states) {
          for (const person of PEOPLE) {
            const { can, member, host } = meOf(state, { person, watching: false });
            const may = (command: Command) => reasonFor(state, person, command) === null;
            expect(can.join).toBe(may({ kind: 'join', name: `${person} again` }));
            expect(can.rename).toBe(may({ kind: 'rename', name: `${person} again` }));
            const seats = seatPlans(state).map(({ seat }) => seat);
            expect(can.sit).toEqual(seats.filter((seat) => may({ kind: 'sit', seat })));
            const held = meOf(state, { person, watching: false }).seats;
            expect(can.sitAlso ?? []).toEqual(
              held.length === 0
                ? []
                : seats.filter(
                    (seat) => !held.includes(seat) && may({ kind: 'sit', seat, also: true }),
                  ),
            );
            expect(can.talk).toEqual(
              (['everyone', 'team'] as const).filter((to) => may({ kind: 'talk', to, text: 'x' })),
            );
            expect(can.again).toBe(may({ kind: 'again' }));
            expect(can.ready ?? false).toBe(may({ kind: 'ready' }));
            const hostIsAway = contextFor(HOST_AWAY, 0);
            const refusal = reasonFor(state, person, { kind: 'takeHost' }, hostIsAway);
            expect(can.takeHost).toBe(refusal === null);
            expect(can.start).toBe(may({ kind: 'start' }));
            expect(can.prepare).toBe(may({ kind: 'shuffle' }));
            expect(can.moveOn).toBe(may({ kind: 'play', move: { kind: 'moveOn' } }));
            expect(host).toBe(member !== undefined && state.host === member);
          }
        }
      }),
      { numRuns: 40 },
    );
  });

  test('C3 · nobody who has seen the key holds an operative’s seat in that match', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e6 }), (seed) => {
        for (const state of unruly(seed, 200).states) {
          const { seating } = state;
          const match = runningMatch(state);
          if (match === null) continue;
          for (const [seat, members] of Object.entries(seating)) {
            if (!seat.endsWith('operative')) continue;
            for (const member of members ?? []) {
              const held = match.held[member] ?? [];
              expect(held.filter((each) => each.endsWith('spymaster'))).toEqual([]);
            }
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  test('C29 · nobody who has sat with one team sits with the other in that match, unless with both', () => {
    let sat = 0;
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e6 }), (seed) => {
        for (const state of unruly(seed, 200).states) {
          const match = runningMatch(state);
          if (match === null) continue;
          for (const held of Object.values(match.held)) {
            const together = held.includes('red.operative') && held.includes('blue.operative');
            const isTrio = seatPlans(state).some(({ also }) => also.length > 0);
            if (together && isTrio) continue;
            sat += 1;
            expect(teamsOf(state, held)).toHaveLength(1);
          }
        }
      }),
      { numRuns: 60 },
    );
    expect(sat).toBeGreaterThan(100);
  });

  test('C3, D2, X2 · nobody knows through a device what their seat must not, unless the host allows it', () => {
    let shared = 0;
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e6 }), (seed) => {
        for (const state of unruly(seed, 200).states) {
          if (state.settings.sharedDevice) continue;
          const match = runningMatch(state);
          const plans = seatPlans(state);
          for (const group of state.devices) {
            const held = group.map((member) => match?.held[member] ?? []);
            const sat = group.map((member) =>
              plans.filter(({ seat }) => state.seating[seat]?.includes(member)),
            );
            if (sat.filter((seats) => seats.length > 0).length > 1) shared += 1;
            const seen = plans.filter(({ seat }) => held.flat().includes(seat));
            const secrets = [...sat.flat(), ...(match === null ? [] : seen)].flatMap(
              (plan) => plan.secrets,
            );
            for (const plan of sat.flat()) {
              expect(secrets.filter((secret) => !plan.secrets.includes(secret))).toEqual([]);
            }
          }
        }
      }),
      { numRuns: 80 },
    );
    /** How often two of one device sit at once is chance; never would have shown nothing. */
    expect(shared).toBeGreaterThan(0);
  });

  test('D2 · nobody who has seen one side of the key sits on the other in that match', () => {
    let played = 0;
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e6 }), (seed) => {
        for (const state of unruly(seed, 200, 'duet').states) {
          const match = runningMatch(state);
          if (match?.game !== 'duet') continue;
          played += 1;
          for (const held of Object.values(match.held)) expect(held).toHaveLength(1);
        }
      }),
      { numRuns: 60 },
    );
    /** How much is played is chance; none at all would have shown nothing. */
    expect(played).toBeGreaterThan(100);
  });

  test('C15 · replaying the log gives the same table, and turns only go up', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e6 }), (seed) => {
        const { states, events } = unruly(seed, 120);
        const stored = JSON.parse(JSON.stringify(events)) as Event[];
        const replayed = stored.reduce<State | undefined>(evolve, undefined);
        expect(JSON.parse(JSON.stringify(replayed))).toEqual(
          JSON.parse(JSON.stringify(states.at(-1))),
        );
        const turns = states.map(({ turn }) => turn);
        expect([...turns].sort((a, b) => a - b)).toEqual(turns);
      }),
      { numRuns: 60 },
    );
  });

  test('C1 · there is a host as long as a person is here, never a bot, and no person id in any view', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e6 }), (seed) => {
        for (const state of unruly(seed, 120).states) {
          const here = state.members.filter(
            ({ standing, bot }) => standing === 'here' && bot === undefined,
          );
          if (here.length > 0) expect(here.map(({ id }) => id)).toContain(state.host);
          else expect(state.host).toBeNull();
          const named = { ...state, members: state.members.map((each) => ({ ...each, name: '' })) };
          const text = JSON.stringify(viewFrom(named, [seatPlans(state)[0]?.seat ?? '']));
          for (const person of PEOPLE) expect(text).not.toContain(`"${person}"`);
        }
      }),
      /** All people have left, and a bot still sits there. */
      { numRuns: 40, examples: [[151_503]] },
    );
  });
});
