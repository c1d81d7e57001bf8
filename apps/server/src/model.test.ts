import { afterAll, beforeAll, test } from 'vitest';
import { runModel } from './testing/model/run.ts';
import { type RunningServer, startServer } from './testing/server.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(async () => {
  await server.close();
});

test.each(['teams', 'duet', 'decrypto'] as const)(
  '%s: whoever comes, goes, sits, talks, plays and is cut off in the middle of it, everyone sees what the model says and what a newcomer sees, and no secret',
  async (kind) => {
    await runModel(server, kind, { numRuns: 6 });
  },
);
