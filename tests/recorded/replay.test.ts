import { readdirSync, readFileSync } from 'node:fs';
import { evolve, readStored, SCHEMA, type State, type Stored, viewFrom } from '@remez/table';
import { describe, expect, test } from 'vitest';

interface Recording {
  readonly mode: string;
  readonly seed: number;
  readonly stored: readonly Stored[];
  readonly views: readonly { readonly seats: readonly string[]; readonly view: object }[];
}

const FOLDER = new URL('.', import.meta.url);
const releases = readdirSync(FOLDER).filter((file) => file.endsWith('.jsonl'));

const recordingsOf = (release: string): readonly Recording[] =>
  readFileSync(new URL(release, FOLDER), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Recording);

const replayed = (stored: readonly Stored[]): State => {
  const state = stored.reduce<State | undefined>((reached, each) => {
    const event = readStored(each, { playing: reached?.match?.game });
    if (!event.ok) throw new Error(event.failure);
    return evolve(reached, event.value);
  }, undefined);
  if (state === undefined) throw new Error('an empty recording');
  return state;
};

/** What one word said then, several say now; the rest is as it was. */
const asSaidNow = (view: { readonly settings?: { readonly pack?: string } }): object => {
  if (view.settings?.pack === undefined) return view;
  const { pack, ...settings } = view.settings;
  return { ...view, settings: { ...settings, packs: [pack] } };
};

describe('logs of past releases', () => {
  test('there are some', () => {
    expect(releases).toContain('0.1.0.jsonl');
  });

  test('there are some of every schema, so that every step from an older one is replayed', () => {
    const stored = releases.flatMap(recordingsOf).flatMap((recording) => recording.stored);
    const schemas = new Set(stored.map(({ schema }) => schema));
    expect([...schemas].sort()).toEqual(Array.from({ length: SCHEMA }, (_, index) => index + 1));
  });

  describe.each(releases)('%s', (release) => {
    test.each(recordingsOf(release))(
      'a game of $mode (seed $seed) is replayed to what people saw',
      ({ stored, views }) => {
        const state = replayed(stored);
        for (const { seats, view } of views) {
          /** A later release may show more; what was shown it shows still. */
          expect(viewFrom(state, seats)).toMatchObject(asSaidNow(view));
        }
      },
    );
  });
});
