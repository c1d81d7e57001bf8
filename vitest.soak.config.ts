import { defineConfig } from 'vitest/config';
import { patience } from './tests/patience.ts';

/** Long runs for before a release: `npm run soak`. Fuzz tests run for longer. */
export default defineConfig({
  test: {
    include: [
      '{packages,apps}/*/src/**/*.soak.ts',
      '{packages,apps}/*/src/**/*.fuzz.test.ts',
      'tests/**/*.soak.ts',
    ],
    setupFiles: ['tests/soak-setup.ts', 'tests/seed-setup.ts'],
    globalSetup: ['tests/global-setup.ts', 'tests/browser/global-setup.ts'],
    testTimeout: patience(900),
    hookTimeout: patience(120),
    expect: { poll: { timeout: patience(60) } },
  },
});
