import type { Machine } from './machine.ts';
import type { Round } from './measure.ts';
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

/** Bytes of the server for one more table, from the smallest size to the one compared at. */
export const bytesATable = (results: Results, subject: SubjectName): number | null => {
  const [smallest = 0] = sizesIn(results);
  const usual = usualSize(results);
  if (usual === smallest) return null;
  const at = (size: number) =>
    mean(roundsOf(results, subject, size).map(({ residentBytes }) => residentBytes));
  const [less, more] = [at(smallest), at(usual)];
  return less === null || more === null ? null : (more - less) / (usual - smallest);
};

/** Bytes of the server for one more screen at a table that is there anyway. */
export const bytesAScreen = (results: Results, subject: SubjectName): number | null =>
  mean(roundsOf(results, subject, usualSize(results)).flatMap((round) => round.bytesAScreen ?? []));
