import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unpackBrowser } from './unpack.ts';

/** Before any worker starts, so that none of them waits for the others' unpacking or repeats it. */
export const setup = async (): Promise<() => Promise<void>> => {
  /** Hundreds of processes read the same modules: the first compiles them, and the others start in half the time. */
  const compiled = await mkdtemp(join(tmpdir(), 'remez-compiled-'));
  process.env.NODE_COMPILE_CACHE ??= compiled;
  await unpackBrowser();
  return () => rm(compiled, { recursive: true, force: true, maxRetries: 10 });
};
