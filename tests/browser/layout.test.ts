import { describe, expect, test } from 'vitest';
import { look, sampleOf, titleOf } from './layout-sample.ts';

/** Another seed looks at other sizes; the soak looks at all of them. */
const SEED = Number(process.env.LAYOUT_SEED ?? 1);

import { browserAndGallery } from './here.ts';

const here = browserAndGallery();

/** Where a fault was that no seed had come upon: looked at each time. */
const ALWAYS = (['lobbyGuest', 'openTable'] as const).map((screen) => ({
  screen,
  size: { width: 844, height: 390 },
  theme: 'dark' as const,
  locale: 'he' as const,
}));

describe(`each screen fits, reads and can be touched (seed ${SEED})`, () => {
  test.each([...ALWAYS, ...sampleOf(SEED)].map((sight) => [titleOf(sight), sight] as const))(
    '%s',
    async (_, sight) => {
      expect(await look(here.browser, here.gallery, sight)).toEqual([]);
    },
  );
});
