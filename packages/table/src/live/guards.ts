import type { Decided } from '../decide/index.ts';
import type { Facts } from '../purpose.ts';
import type { Settings } from '../types.ts';
import type { Guard } from './port.ts';

/** Asks those that guard something this command touches; null at once where none does. */
export const askGuards = (
  guards: readonly Guard[],
  command: Decided['command'],
  settings: Settings,
): Promise<Facts> | null => {
  const asked = guards.flatMap((guard) => {
    const answer = guard.ask(command, settings);
    return answer === null ? [] : [answer.then((facts) => [guard.game, facts] as const)];
  });
  return asked.length === 0
    ? null
    : Promise.all(asked).then((answers) => Object.fromEntries(answers));
};
