import type { FaultReport } from '../live/port.ts';

/** For tests in which nothing goes wrong: a fault fails the run, wherever it was met. */
export const unexpectedFault = ({ during, error }: FaultReport): void => {
  queueMicrotask(() => {
    throw new Error(`a fault during ${during}`, { cause: error });
  });
};

/** For tests in which something does: what an operator would be told. */
export const recordedFaults = () => {
  const faults: FaultReport[] = [];
  return { faults, record: (fault: FaultReport): void => void faults.push(fault) };
};
