import { test } from 'vitest';
import { runModel } from './testing/model/run.ts';
import { startServer } from './testing/server.ts';

test.each(['teams', 'duet', 'decrypto'] as const)(
  '%s: two hundred tables at which people do as they like',
  async (kind) => {
    const server = await startServer();
    await runModel(server, kind, { numRuns: 200 });
    await server.close();
  },
);
