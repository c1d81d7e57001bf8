import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { drawCharts } from './draw.ts';
import { machineHere } from './machine.ts';
import { measureRound, startPair } from './measure.ts';
import { installPeers } from './peers.ts';
import { compareProcesses } from './processes.ts';
import { summarise } from './profile.ts';
import { writeReport } from './report.ts';
import type { Measured, Results } from './results.ts';
import { isPinned, pathOf } from './server.ts';
import { isSubject, SUBJECTS, type SubjectName } from './subjects.ts';

/** What the server carries, beside others: `npm run bench:load`; see README.md beside this. */
const print = (line: string) => process.stdout.write(`${line}\n`);

const { values: asked } = parseArgs({
  options: {
    /** Two minutes, Remez and the bare broadcast alone; printed, and written nowhere. */
    quick: { type: 'boolean', default: false },
    /** A third of the time: shorter steps, everyone at 500 tables alone, Remez and the bare broadcast elsewhere. */
    brief: { type: 'boolean', default: false },
    /** Writes the page again from the figures of the last run. */
    report: { type: 'boolean', default: false },
    /** Where the server's time goes at this many moves a second, with 500 tables. */
    profile: { type: 'string' },
    /** What a move costs with one and with two processes on one PostgreSQL; printed only. */
    processes: { type: 'boolean', default: false },
    only: { type: 'string' },
    tables: { type: 'string' },
  },
});

const FIGURES = pathOf('../../docs/benchmarks.json');

const write = (results: Results) => {
  writeFileSync(pathOf('../../docs/benchmarks.md'), writeReport(results));
  for (const [name, svg] of Object.entries(drawCharts(results))) {
    writeFileSync(pathOf(`../../docs/images/${name}`), svg);
  }
};

const namesIn = (list: string): readonly SubjectName[] =>
  list.split(',').map((name) => {
    if (!isSubject(name)) throw new Error(`there is no subject "${name}"`);
    return name;
  });

const profile = async (rate: number) => {
  const pair = await startPair('remez');
  try {
    await pair.open(500);
    await pair.spread();
    await pair.play({ rate, seconds: 4, warmUp: 1 });
    await pair.server.ask('profile');
    const step = await pair.play({ rate, seconds: 10, warmUp: 1 });
    const { profile: found } = await pair.server.ask('profiled');
    if (found === undefined) throw new Error('there is no profile');
    const { busy, self, inclusive } = summarise(found);
    print(JSON.stringify(step));
    print(`the main thread was busy ${(busy * 100).toFixed(0)}% of the time; of that time`);
    for (const [title, shares] of Object.entries({ self, inclusive })) {
      print(`${title}:`);
      for (const { name, share } of shares)
        print(`  ${(share * 100).toFixed(1).padStart(5)}% ${name}`);
    }
  } finally {
    await pair.end();
  }
};

interface Planned {
  readonly tables: number;
  readonly repetition: number;
  readonly subjects: readonly SubjectName[];
}

const COMPARED_AT = 500;

const plan = (): readonly Planned[] => {
  const { quick, brief, only, tables } = asked;
  const all = Object.keys(SUBJECTS) as SubjectName[];
  const two: readonly SubjectName[] = ['remez', 'bare'];
  const subjects = only === undefined ? (quick ? two : all) : namesIn(only);
  const sizes = { quick: '100,500', brief: '100,500,2500', full: '100,500,1000,2500' };
  const usual = quick ? sizes.quick : brief ? sizes.brief : sizes.full;
  return (tables ?? usual).split(',').flatMap((text) => {
    const size = Number(text);
    const isShort = quick || (brief && size !== COMPARED_AT);
    const some =
      brief && size !== COMPARED_AT ? two.filter((each) => subjects.includes(each)) : subjects;
    return (isShort ? [1] : [1, 2]).map((repetition) => ({
      tables: size,
      repetition,
      subjects: some,
    }));
  });
};

const measure = async (keep: (results: Results) => void): Promise<Results> => {
  const planned = plan();
  const isShort = asked.quick || asked.brief;
  const seconds = isShort ? 2 : 5;
  const warmUp = isShort ? 0.5 : 1;
  const measured: Measured[] = [];
  const failed: Results['failed'][number][] = [];
  const date = new Date().toISOString().slice(0, 10);
  const results = { date, machine: machineHere(), pinned: isPinned, seconds, measured, failed };
  if (!isPinned) print('taskset is missing: nothing is pinned to a core');
  const isPeer = (name: SubjectName) => 'isPeer' in SUBJECTS[name];
  if (planned.some(({ subjects }) => subjects.some(isPeer))) installPeers();
  for (const { tables, repetition, subjects } of planned) {
    for (const subject of subjects) {
      const what = `${subject}, ${tables} tables`;
      try {
        const round = await measureRound(subject, tables, { seconds, warmUp });
        measured.push({ subject, repetition, ...round });
        print(`${what}: ${round.limit ?? 'no'} moves/s ${round.cappedBy ?? ''}`);
      } catch (error) {
        failed.push({ subject, tables, why: String(error) });
        print(`${what}: ${String(error)}`);
      }
      keep(results);
    }
  }
  return results;
};

if (asked.report) write(JSON.parse(readFileSync(FIGURES, 'utf8')) as Results);
else if (asked.processes) await compareProcesses(Number(asked.tables ?? 100), print);
else if (asked.profile !== undefined) await profile(Number(asked.profile));
else if (asked.quick) print(`\n${writeReport(await measure(() => {}))}`);
else
  write(
    await measure((results) => writeFileSync(FIGURES, `${JSON.stringify(results, null, 2)}\n`)),
  );
process.exit();
