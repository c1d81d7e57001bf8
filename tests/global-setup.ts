import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Many processes read the same modules: the first compiles them, the others start in half the time. */
export const setup = async (): Promise<() => Promise<void>> => {
  const compiled = await mkdtemp(join(tmpdir(), 'remez-compiled-'));
  process.env.NODE_COMPILE_CACHE ??= compiled;
  return () => rm(compiled, { recursive: true, force: true, maxRetries: 10 });
};
