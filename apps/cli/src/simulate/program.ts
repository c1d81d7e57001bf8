import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Decision } from '@remez/bots';
import type { Seated } from '@remez/bots/arena';
import type { ClueRules } from '@remez/rules';

/** A program that someone brings: views go in as lines of JSON, moves come out the same way. */
interface Program {
  readonly ask: (question: object) => Promise<unknown>;
}

const programs = new Map<string, Program>();

const start = (command: string, patience: number): Program => {
  const child: ChildProcessWithoutNullStreams = spawn(command, {
    shell: true,
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const lines = createInterface({ input: child.stdout });
  const waiting: ((line: string | null) => void)[] = [];
  /** Answers that came too late: they belong to questions that nobody waits for any more. */
  let overdue = 0;
  let hasEnded = false;
  lines.on('line', (line) => {
    if (overdue > 0) overdue -= 1;
    else waiting.shift()?.(line);
  });
  const end = () => {
    hasEnded = true;
    for (const answer of waiting.splice(0)) answer(null);
  };
  child.on('exit', end);
  child.on('error', end);
  /** Whatever it writes when it is gone, or to its standard error, is its own business. */
  child.stdin.on('error', () => {});
  child.stderr.resume();
  process.on('exit', () => child.kill());
  return {
    ask: async (question) => {
      if (hasEnded) throw new Error('the program has ended');
      const line = await new Promise<string | null>((resolve) => {
        const timer = setTimeout(() => {
          waiting.splice(waiting.indexOf(answer), 1);
          overdue += 1;
          resolve('');
        }, patience);
        const answer = (text: string | null) => {
          clearTimeout(timer);
          resolve(text);
        };
        waiting.push(answer);
        child.stdin.write(`${JSON.stringify(question)}\n`);
      });
      if (line === null) throw new Error('the program has ended');
      if (line === '') throw new Error('no answer in time');
      return JSON.parse(line);
    },
  };
};

const isMove = (answer: unknown): answer is { readonly kind: string } =>
  typeof answer === 'object' &&
  answer !== null &&
  typeof (answer as { kind?: unknown }).kind === 'string';

/** Why a program gave no move, by who sits there; read and emptied after each match. */
export const complaints: { who: string; reason: string }[] = [];

/** A seat that a program plays. A move that is late, or is none, is lost, and nobody else is disturbed. */
export const seatProgram =
  <View, Move, Seat extends string>(
    command: string,
    { patience, rules }: { readonly patience: number; readonly rules: ClueRules },
  ): Seated<View, Move, Seat> =>
  (who, seats) => ({
    who,
    seats,
    play: async (view) => {
      if (Object.keys((view as { can: object }).can).length === 0) return null;
      const program = programs.get(command) ?? start(command, patience);
      programs.set(command, program);
      try {
        const answer = await program.ask({ seats, who, rules, view });
        if (answer === null) return null;
        if (!isMove(answer)) throw new Error('the answer is no move');
        return { move: answer as Move, sure: 0 } satisfies Decision<Move>;
      } catch (error) {
        complaints.push({ who, reason: (error as Error).message });
        return null;
      }
    },
  });
