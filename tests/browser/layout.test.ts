import { describe, expect, test } from 'vitest';
import { browserAndGallery } from './here.ts';
import { look, type Sight, sampleOf, titleOf } from './layout-sample.ts';

const here = browserAndGallery();

/** Another seed looks at other sizes. The soak looks at all of them. */
const SEED = Number(process.env.REMEZ_SEED ?? 1);

/** Where a fault was that no seed had come upon: looked at each time. */
const ALWAYS = (['lobbyGuest', 'openTable'] as const).map((screen) => ({
  screen,
  size: { width: 844, height: 390 },
  theme: 'dark' as const,
  locale: 'he' as const,
}));

const sample = [...ALWAYS, ...sampleOf(SEED)];
/** `npm test` looks at every fifth of the sample. */
const isQuick = (_: Sight, index: number): boolean => index % 5 === 0;

const looks = (sights: readonly Sight[]) =>
  test.each(sights.map((sight) => [titleOf(sight), sight] as const))('%s', async (_, sight) => {
    expect(await look(here.browser, here.gallery, sight)).toEqual([]);
  });

describe(`each screen fits, reads and can be touched (seed ${SEED})`, () => {
  looks(sample.filter(isQuick));
  describe('and so do the others', { tags: ['slow'] }, () => {
    looks(sample.filter((sight, index) => !isQuick(sight, index)));
  });
});
