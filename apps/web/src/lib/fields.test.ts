import { effect, signal } from '@preact/signals';
import { expect, test } from 'vitest';
import { fieldsOf, sameList } from './fields.ts';

interface Shown {
  readonly story: readonly string[];
  readonly left: number;
  readonly clue?: string;
}

/** Every value that someone who reads it has seen, from the first to the last. */
const seenBy = <Value>(read: () => Value): readonly Value[] => {
  const seen: Value[] = [];
  effect(() => {
    seen.push(read());
  });
  return seen;
};

test('whoever reads a field is told of that field, and of no other', () => {
  const story = ['a clue'];
  const view = signal<Shown>({ story, left: 9 });
  const fields = fieldsOf(view);
  const [stories, counts] = [seenBy(() => fields.story), seenBy(() => fields.left)];
  view.value = { ...view.value, left: 8 };
  expect(counts).toEqual([9, 8]);
  expect(stories).toEqual([story]);
});

test('a field that comes and goes is told of too', () => {
  const view = signal<Shown>({ story: [], left: 9 });
  const clues = seenBy(() => fieldsOf(view).clue);
  view.value = { ...view.value, clue: 'sea' };
  view.value = { story: [], left: 9 };
  expect(clues).toEqual([undefined, 'sea', undefined]);
});

test('a copy has all that there is now, and stays as it is', () => {
  const view = signal<Shown>({ story: [], left: 9 });
  const fields = fieldsOf(view);
  const copy = { ...fields };
  view.value = { story: [], left: 8, clue: 'sea' };
  expect(copy).toEqual({ story: [], left: 9 });
  expect({ ...fields }).toEqual({ story: [], left: 8, clue: 'sea' });
  expect('clue' in fields).toBe(true);
});

test('a list with the same in it is the same list', () => {
  const here = signal<readonly string[]>(['dana', 'noa']);
  const lists = seenBy(() => sameList(() => here.value).value);
  const kept = sameList(() => here.value);
  const first = kept.value;
  here.value = ['dana', 'noa'];
  expect(kept.value).toBe(first);
  here.value = ['noa', 'dana'];
  expect(kept.value).toEqual(['noa', 'dana']);
  expect(lists.at(-1)).toEqual(['noa', 'dana']);
});
