import { writeFile } from 'node:fs/promises';
import { MODES } from '@remez/rules/classic';
import { makeStored, viewFrom } from '@remez/table';
import { type Kind, randomScript, SEATS_IN } from '@remez/table/testing';

/**
 * Records games of a release, for every later one to replay: `node tests/recorded/record.ts 0.2.0`.
 * A recording is never made again; what it holds has happened. `schema-1.jsonl` was made from a recorded game of 0.1.0
 * after the first schema, which no release has recorded.
 */
const [release] = process.argv.slice(2);
if (release === undefined) throw new Error('which release?');

const KINDS: readonly Kind[] = [...MODES, 'duet', 'decrypto'];

const recordings = KINDS.flatMap((mode) =>
  [1, 2].map((seed) => {
    const people = ['ann', 'ben', 'cat', 'dan'];
    const { before, after, state } = randomScript({
      mode,
      seed,
      people,
      steps: mode === 'decrypto' ? 500 : 160,
      toTheEnd: seed !== 2,
      now: 1_000_000,
    });
    const seats = [...new Set(SEATS_IN[mode].filter((seat) => seat !== null)), ''];
    return {
      mode,
      seed,
      stored: [...before, ...after].map(makeStored),
      views: seats.map((seat) => ({
        seats: seat === '' ? [] : [seat],
        view: viewFrom(state, seat === '' ? [] : [seat]),
      })),
    };
  }),
);
const file = new URL(`./${release}.jsonl`, import.meta.url);
await writeFile(file, recordings.map((each) => `${JSON.stringify(each)}\n`).join(''), {
  flag: 'wx',
});
