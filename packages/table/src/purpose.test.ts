import { describe, expect, test, vi } from 'vitest';
import type { Purpose } from './purpose.ts';
import { act, contextFor, play, reasonFor, seatedFour } from './testing/table.ts';
import type { State, TableContext } from './types.ts';

/** A league of another game than the one that has campaigns; the registry is otherwise as it is. */
interface League {
  readonly players: readonly string[];
  readonly isOpen: boolean;
}

vi.mock('./games.ts', async (load) => {
  const actual = await load<typeof import('./games.ts')>();
  const purpose: Purpose<{ readonly mode: string }, League> = {
    idIn: ({ mode }) => (mode === 'teams' ? 'the-league' : null),
    whyNotChoose: ({ after, person }, league) =>
      after.mode === 'teams' || league?.players.includes(person) ? null : 'notInLeague',
    whyNotPlay: ({ persons }, league) =>
      league?.isOpen && persons.includes('ann') ? null : 'leagueClosed',
    countsLater: (matches) => matches.find(({ playedFor }) => playedFor === null) ?? null,
  };
  Object.assign(actual.GAMES.classic, { purpose });
  return actual;
});

const knowing = (league: League): TableContext => ({
  ...contextFor(1000),
  facts: { classic: league },
});
const OPEN = knowing({ players: ['ann'], isOpen: true });
const mode = (name: string) => ({ kind: 'set', settings: { classic: { mode: name } } }) as const;

describe('what a match is played for', () => {
  test('is its game’s to name, and travels with the match', () => {
    const started = act(seatedFour(), 'ann', { kind: 'start' }, OPEN);
    const over = act(started, 'ann', play({ kind: 'abandon' }));
    expect(over.matches).toMatchObject([{ playedFor: 'the-league' }]);
  });

  test('is its game’s to refuse, for its own reasons, by what its guard has found out', () => {
    const state = seatedFour();
    const closed = knowing({ players: ['ann'], isOpen: false });
    expect(reasonFor(state, 'ann', { kind: 'start' }, closed)).toBe('leagueClosed');
    expect(reasonFor(state, 'ann', { kind: 'start' }, OPEN)).toBeNull();
    const foreign = knowing({ players: ['ben'], isOpen: true });
    expect(reasonFor(state, 'ann', mode('coop'), foreign)).toBe('notInLeague');
    expect(reasonFor(state, 'ann', mode('coop'), OPEN)).toBeNull();
  });

  test('is asked after whatever the table itself refuses', () => {
    const state = seatedFour();
    expect(reasonFor(state, 'ben', { kind: 'start' })).toBe('notHost');
    expect(reasonFor(state, 'ann', mode('none'))).toBe('badSettings');
    const alone = act(state, 'dan', { kind: 'stand' });
    expect(reasonFor(alone, 'ann', { kind: 'start' })).toBe('missingPeople');
  });

  test('may be settled after its end, by someone who played it', () => {
    const played = (state: State) =>
      act(act(state, 'ann', { kind: 'start' }, OPEN), 'ann', play({ kind: 'abandon' }));
    const coop = act(seatedFour(), 'ann', mode('coop'), OPEN);
    const seated = act(coop, 'ben', { kind: 'sit', seat: 'red.operative' });
    const over = played(seated);
    expect(over.matches).toMatchObject([{ playedFor: null }]);
    const chosen = act(over, 'ann', mode('teams'), OPEN);
    expect(chosen.matches).toMatchObject([{ playedFor: 'the-league', countedLater: true }]);
  });
});
