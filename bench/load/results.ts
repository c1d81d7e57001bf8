import type { Machine } from './machine.ts';
import type { Memory, Round } from './measure.ts';
import type { SubjectName } from './subjects.ts';

/** Everything that a run found: what the report and the plots are made of. */
export interface Results {
  readonly date: string;
  readonly machine: Machine;
  /** Server and generator each had a core of their own. */
  readonly pinned: boolean;
  readonly seconds: number;
  readonly measured: readonly Measured[];
  /** Rounds that came to no figures. */
  readonly failed: readonly Failed[];
}

interface Failed {
  readonly subject: SubjectName;
  readonly tables: number;
  readonly why: string;
}

export interface Measured extends Round {
  readonly subject: SubjectName;
  /** Everything is measured as often, one after another: 1, 2. */
  readonly repetition: number;
}

export const subjectsIn = ({ measured }: Results): readonly SubjectName[] => [
  ...new Set(measured.map(({ subject }) => subject)),
];
export const sizesIn = ({ measured }: Results): readonly number[] =>
  [...new Set(measured.map(({ tables }) => tables))].sort((one, other) => one - other);

export const roundsOf = (
  { measured }: Results,
  wanted: SubjectName,
  size?: number,
): readonly Measured[] =>
  measured.filter(
    ({ subject, tables }) => subject === wanted && (size === undefined || tables === size),
  );

export const mean = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;

/** The size at which everything is compared: 500 tables, or the most there were. */
export const usualSize = (results: Results): number => {
  const sizes = sizesIn(results);
  return sizes.includes(500) ? 500 : (sizes.at(-1) ?? 0);
};

export const limitOf = (results: Results, subject: SubjectName, size: number): number | null =>
  mean(roundsOf(results, subject, size).map(({ limit }) => limit ?? 0));

const meanMemory = (values: readonly Memory[]): Memory | null => {
  const [resident, held] = [
    mean(values.map((each) => each.resident)),
    mean(values.map((each) => each.held)),
  ];
  return resident === null || held === null ? null : { resident, held };
};

/** What one more table takes, from the smallest size to the one compared at. */
export const tableMemory = (results: Results, subject: SubjectName): Memory | null => {
  const [smallest = 0] = sizesIn(results);
  const usual = usualSize(results);
  const [less, more] = [smallest, usual].map((size) =>
    meanMemory(roundsOf(results, subject, size).map(({ memory }) => memory)),
  );
  if (usual === smallest || !less || !more) return null;
  const each = (of: keyof Memory) => (more[of] - less[of]) / (usual - smallest);
  return { resident: each('resident'), held: each('held') };
};

/** What one more screen takes at a table that is there anyway. */
export const screenMemory = (results: Results, subject: SubjectName): Memory | null =>
  meanMemory(roundsOf(results, subject, usualSize(results)).flatMap(({ screen }) => screen ?? []));
