import type { Result } from '@remez/rules';
import { classicScenario } from './classic/adapter.ts';
import { decryptoScenario } from './decrypto/adapter.ts';
import { duetScenario } from './duet/adapter.ts';
import { type Match, openMatch } from './match.ts';
import type { Scenario } from './parse.ts';

type Open = (scenario: Scenario) => Result<Match, string>;

/** The games that scenarios can be about. */
export const GAMES: Readonly<Record<string, Open>> = {
  classic: (scenario) => openMatch(classicScenario, scenario),
  decrypto: (scenario) => openMatch(decryptoScenario, scenario),
  duet: (scenario) => openMatch(duetScenario, scenario),
};
