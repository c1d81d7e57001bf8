import { PACKS } from '@remez/words';
import { expect, test } from 'vitest';
import { decide } from './decide/index.ts';
import { evolve } from './evolve.ts';
import { act, classicOf, contextFor, play, seatedFour } from './testing/index.ts';
import type { Event, State } from './types.ts';
import { viewFrom } from './view.ts';

const ANN = { kind: 'person', person: 'ann', browser: ['ann'] } as const;
const ON_CARDS = new Set(PACKS['classic.he'].cards.flat());
const board = (state: State) => classicOf(viewFrom(state, []))?.cards.map(({ word }) => word) ?? [];
const isFormer = (word: string) => word.endsWith(' של פעם');

/** A match from a log that was written when five of its cards had words that no card has now. */
const dealtBefore = (): State => {
  const seated = seatedFour();
  const decision = decide(seated, { command: { kind: 'start' } }, ANN, contextFor(7));
  const events = decision.ok ? decision.value : [];
  const laid = events.flatMap((event) => (event.kind === 'matchStarted' ? event.laid.cards : []));
  const log = laid
    .slice(0, 5)
    .flat()
    .reduce(
      (text, word) => text.replaceAll(JSON.stringify(word), JSON.stringify(`${word} של פעם`)),
      JSON.stringify(events),
    );
  return (JSON.parse(log) as readonly Event[]).reduce<State>(evolve, seated);
};

test('C2, C25 · a match goes on with its words when the packs have others', () => {
  const state = dealtBefore();
  const former = board(state).filter(isFormer);
  expect(former).toHaveLength(5);
  const spymaster = classicOf(viewFrom(state, []))?.team === 'red' ? 'ann' : 'ben';
  const clued = act(state, spymaster, play({ kind: 'giveClue', word: 'רמז', count: 1 }));
  const card = board(clued).findIndex(isFormer);
  const operative = spymaster === 'ann' ? 'cat' : 'dan';
  const guessed = act(clued, operative, play({ kind: 'guess', card }));
  expect(classicOf(viewFrom(guessed, []))?.cards[card]).toMatchObject({ word: former[0] });
  expect(board(guessed)).toEqual(board(state));
});

test('C25 · the next match has words of today, and none that the table has seen', () => {
  let state = dealtBefore();
  const seen = new Set(board(state));
  for (let match = 0; match < 6; match += 1) {
    state = act(state, 'ann', play({ kind: 'abandon' }));
    state = act(state, 'ann', { kind: 'again' }, contextFor(100 + match));
    const words = board(state);
    expect(words).toHaveLength(25);
    expect(words.filter((word) => !ON_CARDS.has(word) || seen.has(word))).toEqual([]);
    for (const word of words) seen.add(word);
  }
});
