import { cpus, release, totalmem } from 'node:os';

/** Where the figures were measured. */
export const machineHere = () => ({
  cpu: cpus()[0]?.model ?? 'unknown',
  cores: cpus().length,
  memoryGb: Math.round(totalmem() / 2 ** 30),
  node: process.version,
  kernel: release().split('-')[0] ?? '',
});
export type Machine = ReturnType<typeof machineHere>;
