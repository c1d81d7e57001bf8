import { parseOptions } from './options.ts';
import { type Sitting, sitDown } from './sitting.ts';
import { SIT_USAGE } from './usage.ts';

const say = (line: string) => process.stderr.write(`remez sit: ${line}\n`);

/** `remez sit`: plays a seat at a table until the table says goodbye, or whoever started it has enough. */
export const sit = async (args: readonly string[]): Promise<number> => {
  if (args.includes('--help')) {
    process.stdout.write(SIT_USAGE);
    return 0;
  }
  const options = parseOptions(args);
  if (typeof options === 'string') {
    process.stderr.write(`remez sit: ${options}\n\n${SIT_USAGE}`);
    return 2;
  }
  let sitting: Sitting;
  try {
    sitting = await sitDown(options, say);
  } catch (error) {
    say(`${options.server} cannot be reached: ${(error as Error).message}`);
    return 1;
  }
  const { leave, ended } = sitting;
  process.on('SIGINT', leave);
  process.on('SIGTERM', leave);
  try {
    return (await ended) ? 0 : 1;
  } finally {
    process.off('SIGINT', leave);
    process.off('SIGTERM', leave);
  }
};
