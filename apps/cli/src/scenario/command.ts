import { SCENARIO_USAGE } from '../usage.ts';
import { runFile } from './run.ts';

/** `remez scenario FILE…` */
export const scenario = async (files: readonly string[]): Promise<number> => {
  if (files.length === 0) {
    process.stderr.write(SCENARIO_USAGE);
    return 2;
  }
  let allHeld = true;
  for (const file of files) {
    const outcome = await runFile(file);
    process.stdout.write(`${JSON.stringify({ file, ...outcome })}\n`);
    allHeld &&= outcome.ok;
  }
  return allHeld ? 0 : 1;
};
