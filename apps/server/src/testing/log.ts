import { type Logger, pino } from 'pino';

/** A real logger of warnings and errors whose lines are kept. */
export const keptLog = (): { readonly logger: Logger; readonly lines: readonly string[] } => {
  const lines: string[] = [];
  return { logger: pino({ level: 'warn' }, { write: (line) => lines.push(line) }), lines };
};
