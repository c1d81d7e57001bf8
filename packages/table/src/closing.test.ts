import { describe, expect, test } from 'vitest';
import { CLOSED_KEPT, isClosedForGood } from './decide/closing.ts';
import { decide } from './decide/index.ts';
import { evolve } from './evolve.ts';
import { readStored } from './records.ts';
import { act, contextFor, startedFour } from './testing/index.ts';
import type { Event, State } from './types.ts';
import { viewFrom } from './view.ts';

const AT = 500_000;
const reopening = (state: State, person: string, now = AT + 1) =>
  decide(state, { command: { kind: 'reopen' } }, { kind: 'person', person }, contextFor(now));

const byBen = act(
  act(startedFour(), 'ben', { kind: 'takeHost' }, contextFor(AT - 1, 1)),
  'ben',
  { kind: 'close' },
  contextFor(AT),
);

describe('a table that someone else has closed', () => {
  test('is opened again by its opener, who is its host, and nothing of the match is lost', () => {
    expect(byBen.closed).toEqual({ by: 'm2', at: AT, onAdmittedDevice: false });
    const decision = reopening(byBen, 'ann');
    if (!decision.ok) throw new Error(decision.failure.reason);
    const state = decision.value.reduce<State>(evolve, byBen);
    const { around, ...view } = viewFrom(state, ['red.spymaster']);
    expect(JSON.stringify(view)).toBe(JSON.stringify(viewFrom(startedFour(), ['red.spymaster'])));
    expect(around).toMatchObject([{ member: 'm2' }, { member: 'm1' }]);
    expect(state.closed).toBeNull();
    /** Asked twice, done once. */
    expect(reopening(state, 'ann')).toEqual({ ok: true, value: [] });
  });

  test('by nobody else, and not after a week', () => {
    for (const person of ['ben', 'cat', 'a stranger']) {
      expect(reopening(byBen, person)).toMatchObject({ failure: { reason: 'notOpener' } });
    }
    expect(reopening(byBen, 'ann', AT + CLOSED_KEPT - 1).ok).toBe(true);
    expect(reopening(byBen, 'ann', AT + CLOSED_KEPT)).toMatchObject({
      failure: { reason: 'closed' },
    });
  });

  test('by an opener who had left, who then comes in as anyone does and takes the chair', () => {
    const left = act(act(startedFour(), 'ann', { kind: 'leave' }), 'ben', { kind: 'close' });
    const decision = reopening(left, 'ann');
    if (!decision.ok) throw new Error(decision.failure.reason);
    expect(decision.value).toEqual([{ kind: 'reopened' }]);
    const state = decision.value.reduce<State>(evolve, left);
    const back = act(state, 'ann', { kind: 'join', name: 'Ann' });
    expect(act(back, 'ann', { kind: 'takeHost' }).host).toBe('m1');
  });
});

describe('a table that its opener has closed', () => {
  test('is closed for good', () => {
    const state = act(startedFour(), 'ann', { kind: 'close' });
    expect(isClosedForGood(state)).toBe(true);
    expect(isClosedForGood(byBen)).toBe(false);
    expect(reopening(state, 'ann')).toMatchObject({ failure: { reason: 'closed' } });
  });

  test('so is one that a release closed which did not say by whom', () => {
    const read = readStored({ schema: 1, event: { kind: 'closed' } });
    if (!read.ok) throw new Error(read.failure);
    expect(isClosedForGood(evolve(startedFour(), read.value as Event))).toBe(true);
  });
});
