import { readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { createVitest, type TestSpecification } from 'vitest/node';

/**
 * The slow tests, a few files at a time, until `--until` (milliseconds since 1970). Files that are
 * not reached are listed by name. `--report` gets the counts as JSON.
 */
const { values } = parseArgs({
  options: {
    until: { type: 'string', default: 'Infinity' },
    report: { type: 'string' },
  },
});

/** Kills, secrets and outages say most about a change, then games in the browser. */
const TELLING = ['twins', 'secrecy', 'durability', 'kills', 'processes', 'outage', 'broken-disk'];
const GAMES = ['whole-game', 'duet.test', 'decrypto-game', 'solo', 'campaign', 'offline'];

const rankOf = ({ moduleId }: TestSpecification): number => {
  const isOneOf = (names: readonly string[]) => names.some((name) => moduleId.includes(name));
  if (isOneOf(TELLING)) return 0;
  return isOneOf(GAMES) ? 1 : 2;
};

const hasSlowTests = ({ moduleId }: TestSpecification): boolean =>
  /@module-tag slow|tags: \['slow'\]/u.test(readFileSync(moduleId, 'utf8'));

const vitest = await createVitest('test', { watch: false, tagsFilter: ['slow'] });
await vitest.standalone();
const files = (await vitest.globTestSpecifications())
  .filter(hasSlowTests)
  .sort((one, other) => rankOf(one) - rankOf(other));

const counts = { passed: 0, failed: 0 };
const workers = Number(vitest.config.maxWorkers);
while (files.length > 0 && Date.now() < Number(values.until)) {
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(
    files.splice(0, workers),
  );
  counts.failed += unhandledErrors.length;
  for (const testModule of testModules) {
    const tests = [...testModule.children.allTests()];
    const failed = tests.filter((test) => test.result().state === 'failed').length;
    counts.passed += tests.filter((test) => test.result().state === 'passed').length;
    /** A file whose hook or import fails has no failed test of its own. */
    counts.failed += failed === 0 && !testModule.ok() ? 1 : failed;
  }
}
await vitest.close();

const names = files.map(({ moduleId }) => relative(process.cwd(), moduleId));
if (names.length > 0) process.stdout.write(`Not reached in time:\n  ${names.join('\n  ')}\n`);
if (values.report !== undefined) writeFileSync(values.report, JSON.stringify(counts));
process.exitCode = counts.failed > 0 ? 1 : 0;
