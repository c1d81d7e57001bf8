/** @module-tag slow */

import { test } from 'vitest';
import { restartUnder } from './testing/storm.ts';

test('C15 · the server restarts under a thousand screens at two hundred and fifty tables, and all of them are back where they were', async () => {
  await restartUnder(250);
});
