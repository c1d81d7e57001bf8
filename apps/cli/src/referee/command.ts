import { createInterface } from 'node:readline';
import { packReferee } from '@remez/server/referee';
import { parseQuestion } from './question.ts';

/** The answer to one line, as one line. */
export const answerTo = (line: string): string => {
  const question = parseQuestion(line);
  if (!question.ok) return JSON.stringify({ error: question.failure });
  const { verdict, rule, word, why } = packReferee().verdict(question.value);
  return JSON.stringify({ verdict, rule, word, why });
};

/** Reads questions, a line each, and answers each with a line, as they come. */
export const referee = async (args: readonly string[]): Promise<number> => {
  if (args.length > 0) {
    process.stderr.write('remez referee reads JSON lines from its input and takes no arguments\n');
    return 2;
  }
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
    process.stdout.write(`${answerTo(line)}\n`);
  }
  return 0;
};
