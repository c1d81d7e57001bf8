import { parseArgs } from 'node:util';
import { LANGUAGES, type Language } from '@remez/rules';
import { oneOf } from '@remez/scenarios';
import { SITTERS, type Sitter, sitterOf } from '../players/sitter.ts';

export interface SitOptions {
  /** Where the server is: `http://localhost:4477`. */
  readonly server: string;
  /** The token of the table's link. */
  readonly table: string;
  readonly seat: string;
  readonly bot: Sitter;
  readonly name: string;
  readonly language: Language | null;
  /** Milliseconds that a program has for a move. */
  readonly patience: number;
}

const LINK = /^\/t\/([\w-]{22})\/?$/u;

const tableOf = (link: string): Pick<SitOptions, 'server' | 'table'> | null => {
  if (!URL.canParse(link)) return null;
  const { protocol, origin, pathname } = new URL(link);
  const table = LINK.exec(pathname)?.[1];
  const isWeb = protocol === 'http:' || protocol === 'https:';
  return isWeb && table !== undefined ? { server: origin, table } : null;
};

const valuesOf = (args: readonly string[]) =>
  parseArgs({
    args: [...args],
    options: {
      table: { type: 'string', default: '' },
      seat: { type: 'string', default: '' },
      bot: { type: 'string', default: '' },
      name: { type: 'string', default: 'Bot' },
      language: { type: 'string' },
      patience: { type: 'string', default: '5000' },
    },
  }).values;

/** What was asked for, or a sentence that says what is wrong with it. */
export const parseOptions = (args: readonly string[]): SitOptions | string => {
  let values: ReturnType<typeof valuesOf>;
  try {
    values = valuesOf(args);
  } catch (error) {
    return (error as Error).message;
  }
  const { seat, name } = values;
  const table = tableOf(values.table);
  if (table === null) return '--table is the link of a table, as http://localhost:4477/t/…';
  if (seat === '') return '--seat names a seat of the table';
  const bot = sitterOf(values.bot);
  if (bot === null) return `--bot is ${SITTERS}`;
  const language = oneOf(LANGUAGES, values.language) ?? null;
  if (values.language !== undefined && language === null) return '--language is he or en';
  const patience = Number(values.patience);
  if (!Number.isSafeInteger(patience) || patience < 1) {
    return '--patience is a whole number, 1 or more';
  }
  return { ...table, seat, bot, name, language, patience };
};
