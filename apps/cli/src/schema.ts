import { schemaDocument } from '@remez/protocol/schema';

/** Prints what a server answers at /api/schema, so that it can be read without one. */
export const schema = async (args: readonly string[]): Promise<number> => {
  if (args.length > 0) {
    process.stderr.write('remez schema prints to its output and takes no arguments\n');
    return 2;
  }
  process.stdout.write(`${JSON.stringify(schemaDocument(), null, 2)}\n`);
  return 0;
};
