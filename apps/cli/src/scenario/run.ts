import { readFile } from 'node:fs/promises';
import { GAMES, isFields, parseScenario, show, withGame } from '@remez/scenarios';
import { openMatch } from './match.ts';
import { failed, messageOf, type Outcome } from './outcome.ts';
import { play } from './play.ts';

const BYTE_ORDER_MARK = /^\uFEFF/u;

/** Plays one scenario, whatever the value is. */
export const runScenario = (file: unknown): Outcome => {
  if (!isFields(file)) return failed('a scenario must be a JSON object');
  const { game } = file;
  const outcome = withGame(game, (adapter) => {
    const scenario = parseScenario(file);
    if (!scenario.ok) return { ok: false as const, ...scenario.failure };
    const match = openMatch(adapter, scenario.value);
    return match.ok ? play(match.value, scenario.value) : failed(match.failure);
  });
  return outcome ?? failed(`unknown game ${show(game)}: there is ${Object.keys(GAMES).join(', ')}`);
};

const runText = (text: string): Outcome => {
  let file: unknown;
  try {
    file = JSON.parse(text.replace(BYTE_ORDER_MARK, ''));
  } catch (error) {
    return failed(`not JSON: ${messageOf(error)}`);
  }
  return runScenario(file);
};

/** Never throws: a file that cannot be played is an outcome like any other. */
export const runFile = async (path: string): Promise<Outcome> => {
  try {
    return runText(await readFile(path, 'utf8'));
  } catch (error) {
    return failed(messageOf(error));
  }
};
