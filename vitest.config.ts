import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{packages,apps}/*/src/**/*.test.ts', 'tests/**/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    /** Much of the time is spent waiting for browsers and disks: no core is left idle for it. */
    maxWorkers: '100%',
  },
});
