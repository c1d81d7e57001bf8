import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

/**
 * What it costs to install, build and test one or several commits, each in a fresh clone with an
 * empty TMPDIR, as a Markdown table with ratios to the first commit. On Linux:
 *
 *   npm run bench:checkout -- a45ac10 HEAD --steps install,build --times 3 [--empty-cache]
 *
 * It counts processor time, user and system, of every process that a step starts. Each step runs in a
 * PID namespace of its own: a daemon that outlives its parent, such as PostgreSQL, becomes a child of
 * the namespace's first process. At the end that one kills what is left, waits, and reports all.
 * Ratios are between the cheapest runs: a busy machine only makes a run dearer.
 * Not counted: work that the kernel does in threads of its own, and children of a process that
 * ignores SIGCHLD.
 *
 * Steps run in the order given, in one clone. `test` without `build` before it includes the build.
 * Before there was `test:all`, `npm test` was all tests: it stands for both there.
 */
const COMMANDS: { readonly [step: string]: string } = {
  install: 'npm ci --no-audit --no-fund',
  build: 'npm run build',
  test: 'npm test',
  'test:all': 'npm run test:all',
};
const ROOT = fileURLToPath(new URL('..', import.meta.url));
const MARKER = 'processor';
const MODULES = 'node_modules';

/** Seconds or megabytes. */
interface Figure {
  readonly commit: string;
  readonly row: string;
  readonly value: number;
  readonly note?: string;
}

/** As in a terminal: without the Node and the settings of the npm that started this script. */
const terminal = (): NodeJS.ProcessEnv => {
  const own = Object.entries(process.env).filter(([name]) => !/^npm_|^NODE/iu.test(name));
  const path = (process.env.PATH ?? '').split(delimiter);
  const PATH = path.filter((folder) => !folder.includes('node_modules')).join(delimiter);
  return { ...Object.fromEntries(own), PATH };
};

/** Only the superuser makes a PID namespace without one for users. */
const namespace = [
  ...(process.getuid?.() === 0 ? [] : ['--user', '--map-current-user']),
  ...['--pid', '--fork', '--kill-child', '--mount-proc'],
];

/** Seconds of processor time; what the command prints goes to the log. */
const processorTime = (command: string, cwd: string, env: NodeJS.ProcessEnv, log: string) => {
  const first = `${command}; status=$?; kill -KILL -1 2>/dev/null; sleep 0.2; exit $status`;
  const script = `TIMEFORMAT='${MARKER} %3U %3S'; time unshare "$@" bash -c "$STEP" >>"$LOG" 2>&1`;
  const { stderr, status } = spawnSync('bash', ['-c', script, 'bash', ...namespace], {
    cwd,
    env: { ...env, STEP: first, LOG: log, LC_ALL: 'C' },
    encoding: 'utf8',
    stdio: ['ignore', 'inherit', 'pipe'],
  });
  const [, user, system] = new RegExp(`${MARKER} (\\S+) (\\S+)`, 'u').exec(stderr) ?? [];
  if (user === undefined) throw new Error(`${command} was not measured: ${stderr}`);
  return { seconds: Number(user) + Number(system), failed: status !== 0 };
};

const megabytesOf = (folder: string): number =>
  Number.parseInt(execFileSync('du', ['-sb', folder], { encoding: 'utf8' }), 10) / 1e6;

const scriptsOf = (clone: string): object =>
  (JSON.parse(readFileSync(join(clone, 'package.json'), 'utf8')) as { scripts: object }).scripts;

const measureOnce = (commit: string, steps: readonly string[], emptyCache: boolean): Figure[] => {
  const home = mkdtempSync(join(tmpdir(), 'remez-checkout-'));
  const clone = join(home, 'clone');
  const temporary = join(home, 'tmp');
  const log = join(home, 'log');
  mkdirSync(temporary);
  execFileSync('git', ['clone', '--quiet', '--no-checkout', ROOT, clone]);
  execFileSync('git', ['-C', clone, 'checkout', '--quiet', '--detach', commit]);
  const cache = emptyCache ? { npm_config_cache: join(home, 'cache') } : {};
  const env = { ...terminal(), TMPDIR: temporary, ...cache };

  const measured = new Map<string, ReturnType<typeof processorTime>>();
  const figures = steps.flatMap((step): Figure[] => {
    const stands = step === 'test:all' && !(step in scriptsOf(clone)) ? 'test' : step;
    const command = COMMANDS[stands] ?? '';
    process.stderr.write(`${commit.slice(0, 7)}: ${command}\n`);
    const result = measured.get(stands) ?? processorTime(command, clone, env, log);
    measured.set(stands, result);
    if (result.failed) process.stderr.write(readFileSync(log, 'utf8').slice(-2000));
    if (result.failed && !stands.startsWith('test')) throw new Error(`${command} failed.`);
    const notes = [stands === step ? [] : '`npm test`', result.failed ? 'failed' : []].flat();
    const figure = { commit, row: step, value: result.seconds, note: notes.join(', ') };
    if (step !== 'install') return [figure];
    return [figure, { commit, row: MODULES, value: megabytesOf(join(clone, MODULES)) }];
  });
  rmSync(home, { recursive: true, force: true });
  return figures;
};

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    steps: { type: 'string', default: 'install,build' },
    times: { type: 'string', default: '1' },
    'empty-cache': { type: 'boolean', default: false },
  },
});
const steps = options.steps.split(',');
const unknown = steps.filter((step) => !(step in COMMANDS));
if (unknown.length > 0) throw new Error(`There is no step ${unknown.join(', ')}.`);
const names = positionals.length > 0 ? positionals : ['HEAD'];
const commits = names.map((name) =>
  execFileSync('git', ['-C', ROOT, 'rev-parse', `${name}^{commit}`], { encoding: 'utf8' }).trim(),
);

const figures: Figure[] = [];
for (let time = 0; time < Number(options.times); time += 1) {
  // There and back, so that none is always measured first.
  for (const commit of time % 2 === 0 ? commits : commits.toReversed()) {
    figures.push(...measureOnce(commit, steps, options['empty-cache']));
  }
}

const cellOf = (row: string, commit: string): string => {
  const sorted = (of: string) =>
    figures
      .filter((figure) => figure.row === row && figure.commit === of)
      .sort((one, other) => one.value - other.value);
  const least = (of: string) => sorted(of)[0]?.value ?? Number.NaN;
  const own = sorted(commit);
  const range = new Set([own.at(0), own.at(-1)].map((figure) => figure?.value.toFixed(1)));
  const ratio = least(commit) / least(commits[0] ?? '');
  const notes = new Set(own.flatMap(({ note }) => note || []));
  return [`${[...range].join('–')} (× ${ratio.toFixed(2)})`, ...notes].join(', ');
};
const lines = [
  ['', ...names],
  ['---', ...names.map(() => '---')],
  ...[...new Set(figures.map(({ row }) => row))].map((row) => [
    row === MODULES ? `${row}, MB` : `${row}, s`,
    ...commits.map((commit) => cellOf(row, commit)),
  ]),
];
for (const line of lines) process.stdout.write(`| ${line.join(' | ')} |\n`);
