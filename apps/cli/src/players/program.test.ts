/** @module-tag slow */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PLAIN_CLUE_RULES } from '@remez/rules';
import { patience } from '@remez/server/testing';
import { expect, onTestFinished, test } from 'vitest';
import { writeProgram } from '../testing/program.ts';
import { openProgram } from './program.ts';

test('an answer that comes too late is not taken for that to the next question', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'remez-program-'));
  /** The answer to the first question comes right before that to the second. */
  const body = `if (asked === 2) for (const turn of [1, view.turn]) say({ kind: String(turn) });`;
  const command = (await writeProgram(folder, 'slow', body)).slice('exec:'.length);
  const program = openProgram(command, patience(2));
  onTestFinished(async () => {
    program.end();
    await rm(folder, { recursive: true });
  });
  const ask = (turn: number) =>
    program.ask({ seats: [], who: 'a', rules: PLAIN_CLUE_RULES, view: { turn, can: {} } });
  expect(await ask(1)).toEqual({ ok: false, why: 'no answer in time' });
  expect(await ask(2)).toEqual({ ok: true, move: { kind: '2' } });
});
