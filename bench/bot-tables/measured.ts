import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Usage } from './server.ts';

const SERVER = fileURLToPath(new URL('./server.ts', import.meta.url));

export interface MeasuredServer {
  readonly url: string;
  used(): Promise<Usage>;
  end(): void;
}

/** A server in a process of its own; `pace` is what bots take of a human time. */
export const startMeasured = async ({
  pace,
  stuck = false,
}: {
  readonly pace: number;
  /** Its bots think for ever. */
  readonly stuck?: boolean;
}): Promise<MeasuredServer> => {
  const args = [`${pace}`, ...(stuck ? ['stuck'] : [])];
  const child: ChildProcess = fork(SERVER, args, { execArgv: ['--expose-gc'] });
  const [url] = (await once(child, 'message')) as [string];
  return {
    url,
    async used() {
      child.send('used');
      const [usage] = (await once(child, 'message')) as [Usage];
      return usage;
    },
    end: () => void child.kill(),
  };
};

export const percentile = (values: readonly number[], part: number): number => {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? Number.NaN;
};
