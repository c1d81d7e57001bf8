import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { AnyMove, AnyView } from '@remez/bots/arena';
import type { ClueRules } from '@remez/rules';

/** What a program is told on a line: where it sits, what was agreed on about clues, what it sees. */
export interface Question {
  readonly seats: readonly string[];
  readonly who: string;
  readonly rules: ClueRules;
  readonly view: AnyView;
}

/** A move, null for none, or why there is none that could be played. */
export type Answer =
  | { readonly ok: true; readonly move: AnyMove | null }
  | { readonly ok: false; readonly why: string };

/** A program that someone brings: questions go in as lines of JSON, moves come out the same way. */
export interface Program {
  /** Never rejects: a program that is late, wrong or gone has simply not moved. */
  readonly ask: (question: Question) => Promise<Answer>;
  readonly end: () => void;
}

const isMove = (value: unknown): value is AnyMove =>
  typeof value === 'object' && value !== null && 'kind' in value && typeof value.kind === 'string';

const read = (line: string): Answer => {
  try {
    const value: unknown = JSON.parse(line);
    if (value === null || isMove(value)) return { ok: true, move: value };
    return { ok: false, why: 'the answer is no move' };
  } catch {
    return { ok: false, why: 'the answer is not JSON' };
  }
};

const LATE: Answer = { ok: false, why: 'no answer in time' };
const GONE: Answer = { ok: false, why: 'the program has ended' };

/** Starts it; `patience` is how many milliseconds it has for an answer. */
export const openProgram = (command: string, patience: number): Program => {
  /** In a group of its own, so that whatever the shell has started ends with it. */
  const child = spawn(command, { shell: true, detached: true, stdio: ['pipe', 'pipe', 'ignore'] });
  const waiting: ((answer: Answer) => void)[] = [];
  /** Answers that came too late belong to questions that nobody waits for any more. */
  let overdue = 0;
  let hasEnded = false;
  createInterface({ input: child.stdout }).on('line', (line) => {
    if (overdue > 0) overdue -= 1;
    else waiting.shift()?.(read(line));
  });
  const ended = () => {
    hasEnded = true;
    for (const answer of waiting.splice(0)) answer(GONE);
  };
  child.on('close', ended);
  child.on('error', ended);
  /** It may be gone when it is asked. */
  child.stdin.on('error', () => {});
  return {
    ask: (question) =>
      new Promise((resolve) => {
        if (hasEnded) return resolve(GONE);
        const timer = setTimeout(() => {
          waiting.splice(waiting.indexOf(answer), 1);
          overdue += 1;
          resolve(LATE);
        }, patience);
        const answer = (given: Answer) => {
          clearTimeout(timer);
          resolve(given);
        };
        waiting.push(answer);
        child.stdin.write(`${JSON.stringify(question)}\n`);
      }),
    end: () => {
      child.stdin.end();
      if (child.pid === undefined || hasEnded) return;
      try {
        process.kill(-child.pid);
      } catch {
        /** It was gone already. */
      }
    },
  };
};
