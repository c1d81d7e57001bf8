import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { patience } from './tests/patience.ts';

/** What takes longest starts first, so that no core is idle at the end. A worker serves one project after the other. */
const PROJECTS = ['browser', 'postgres', 'server', 'rules', 'isolated'];
const LONGEST = ['whole-game', 'offline', 'solo', 'layout', 'moments', 'decrypto-game'];

const rankOf = ({ project, moduleId }: TestSpecification): number => {
  const isLongest = LONGEST.some((name) => moduleId.includes(`browser/${name}`));
  return PROJECTS.indexOf(project.name) + (isLongest ? 0 : 0.5);
};

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [...sorted].sort((one, other) => rankOf(one) - rankOf(other));
  }
}

const ALL = globSync(['{packages,apps}/*/src/**/*.test.ts', 'tests/**/*.test.ts'], {
  cwd: import.meta.dirname,
}).map((file) => ({ file, text: readFileSync(file, 'utf8') }));

/** The first project whose test fits a file runs it. */
const FITS = {
  /** Their modules or globals are replaced: they share no process. */
  isolated: /\bvi\.(?:do)?(?:mock|stub)/iu,
  postgres: /\bsharedPostgres\b/u,
  browser: /^tests\/browser\//u,
  server: /^apps\/(?:cli|server)\/|\bstartServer\b/u,
} as const;
const projectOf = ({ file, text }: (typeof ALL)[number]): string =>
  Object.entries(FITS).find(([, pattern]) => pattern.test(text) || pattern.test(file))?.[0] ??
  'rules';
const filesOf = (name: string): string[] =>
  ALL.filter((each) => projectOf(each) === name).map(({ file }) => file);

/** Files of one project share a process and its modules, which costs a third of starting anew for each. */
const project = (name: string, globalSetup: readonly string[] = []) => ({
  extends: true as const,
  test: {
    name,
    include: filesOf(name),
    isolate: name === 'isolated',
    globalSetup: [...globalSetup],
  },
});

export default defineConfig({
  test: {
    globalSetup: ['tests/global-setup.ts'],
    tags: [{ name: 'slow', description: 'Left to `npm run test:all`.' }],
    setupFiles: ['tests/seed-setup.ts'],
    testTimeout: patience(240),
    hookTimeout: patience(120),
    expect: { poll: { timeout: patience(60) } },
    /** More than half of the time is spent waiting for browsers, disks and bots. */
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    sequence: { sequencer: LongestFirst },
    projects: [
      project('browser', ['tests/browser/global-setup.ts']),
      project('postgres', ['tests/postgres-setup.ts']),
      project('server'),
      project('rules'),
      project('isolated'),
    ],
  },
});
