import { defineConfig } from 'vitest/config';

/** Long runs, for before a release: `npm run soak`. */
export default defineConfig({
  test: {
    include: ['{packages,apps}/*/src/**/*.soak.ts', 'tests/browser/*.soak.ts'],
    globalSetup: 'tests/browser/global-setup.ts',
    testTimeout: 600_000,
  },
});
