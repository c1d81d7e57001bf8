import { USAGE } from './usage.ts';

/** What a command answers is the exit code. */
type Command = (args: readonly string[]) => Promise<number>;

const help: Command = async () => {
  process.stdout.write(USAGE);
  return 0;
};

/** Loaded when asked for: a scenario needs no server, and a server no scenario. */
const COMMANDS: Readonly<Record<string, Command>> = {
  help,
  '--help': help,
  '-h': help,
  backup: async (args) => {
    const { backup } = await import('./data.ts');
    return backup(args);
  },
  restore: async (args) => {
    const { restore } = await import('./data.ts');
    return restore(args);
  },
  migrate: async (args) => {
    const { migrate } = await import('./data.ts');
    return migrate(args);
  },
  referee: async (args) => {
    const { referee } = await import('./referee/command.ts');
    return referee(args);
  },
  scenario: async (args) => {
    const { scenario } = await import('./scenario/command.ts');
    return scenario(args);
  },
  schema: async (args) => {
    const { schema } = await import('./schema.ts');
    return schema(args);
  },
  simulate: async (args) => {
    const { simulate } = await import('./simulate/command.ts');
    return simulate(args);
  },
  sit: async (args) => {
    const { sit } = await import('./sit/command.ts');
    return sit(args);
  },
  serve: async (args) => {
    const { serve } = await import('./serve.ts');
    return serve(args);
  },
};

export const main = async ([name = '', ...args]: readonly string[]): Promise<number> => {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command !== undefined) return command(args);
  if (name !== '') process.stderr.write(`remez: there is no command "${name}"\n\n`);
  process.stderr.write(USAGE);
  return 2;
};
