import { describe, expect, test } from 'vitest';
import { decide } from './decide/index.ts';
import { act, contextFor, gathered, play, startedFour } from './testing/index.ts';
import type { Command, State } from './types.ts';

const OLD = 0;

/** Each of these could be refused for several reasons; the protocol's page says which one is told. */
const reasonOf = (state: State, person: string, command: Command, turn?: number) => {
  const by = { kind: 'person', person } as const;
  const decision = decide(state, { turn, command }, by, contextFor(1000));
  return decision.ok ? null : decision.failure.reason;
};

describe('of several reasons the first is told', () => {
  const running = startedFour();
  const closed = act(running, 'ann', { kind: 'close' });
  const removed = act(running, 'ann', { kind: 'remove', member: 'm4' });
  const captains = startedFour({ captain: true });
  const guess = play({ kind: 'guess', card: 3 });
  const set: Command = { kind: 'set', settings: { game: 'chess' } };

  test.each<readonly [string, State, string, Command, number | undefined, string]>([
    ['closed, before stale', closed, 'eve', guess, OLD, 'closed'],
    ['stale, before who one is', running, 'eve', guess, OLD, 'stale'],
    ['stale, before what a move is', running, 'cat', play({ kind: 'fly' }), undefined, 'stale'],
    ['removed, before that one is no member', removed, 'dan', guess, removed.turn, 'removed'],
    ['not a member, before not the host', running, 'eve', set, undefined, 'notMember'],
    ['not the host, before the command itself', running, 'ben', set, undefined, 'notHost'],
    ['a running match, before what is asked for', running, 'ann', set, undefined, 'matchRunning'],
    [
      'where one sits, before the phase',
      running,
      'ann',
      play({ kind: 'guess', card: 99 }),
      running.turn,
      'notYourSeat',
    ],
    [
      'the phase, before what a move is made of',
      captains,
      'cat',
      play({ kind: 'guess', card: 99 }),
      captains.turn,
      'clueFirst',
    ],
  ])('%s', (_, state, person, command, turn, reason) => {
    expect(reasonOf(state, person, command, turn)).toBe(reason);
  });

  test('what the rules refuse, before the captain', () => {
    let state = gathered({ captain: true, classic: { mode: 'coop' } });
    state = act(state, 'ann', { kind: 'sit', seat: 'red.spymaster' });
    state = act(state, 'ben', { kind: 'sit', seat: 'red.operative' });
    state = act(state, 'cat', { kind: 'sit', seat: 'red.operative' });
    state = act(state, 'ann', { kind: 'start' });
    state = act(state, 'ann', play({ kind: 'giveClue', word: 'רמז', count: 1 }));
    expect(reasonOf(state, 'cat', play({ kind: 'stop' }), state.turn)).toBe('guessFirst');
    expect(reasonOf(state, 'cat', guess, state.turn)).toBe('notCaptain');
  });
});
