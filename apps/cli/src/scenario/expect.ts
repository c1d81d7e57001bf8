import { type Facts, type Fields, isFields, show } from '@remez/scenarios';
import type { Standing } from './match.ts';

const differs = (name: string, expected: unknown, actual: unknown): string | null =>
  expected === actual ? null : `expected ${name} to be ${show(expected)}, it is ${show(actual)}`;

/** A misspelt seat or verb is never possible: a "cannot" of it would always hold. */
const unknownAbility = (ability: unknown, { seats, verbs }: Standing): string | null => {
  const [seat = '', verb = '', ...rest] = typeof ability === 'string' ? ability.split(' ') : [];
  return seats.includes(seat) && verbs.includes(verb) && rest.length === 0
    ? null
    : `${show(ability)} is no "seat verb" of this game`;
};

const abilities =
  (name: 'can' | 'cannot') =>
  (expected: unknown, standing: Standing): string | null => {
    if (!Array.isArray(expected)) return `expect.${name} must be a list, not ${show(expected)}`;
    for (const ability of expected) {
      const unknown = unknownAbility(ability, standing);
      if (unknown !== null) return `expect.${name}: ${unknown}`;
      if (standing.can.has(ability) === (name === 'can')) continue;
      return `expected ${name} ${show(ability)}, but what can be done is ${show([...standing.can])}`;
    }
    return null;
  };

const can = abilities('can');
const cannot = abilities('cannot');

const fact = (name: string, expected: unknown, facts: Facts): string | null => {
  if (!Object.hasOwn(facts, name)) return `expect.${name}: this game knows no such expectation`;
  const actual = facts[name];
  if (!isFields(actual)) return differs(name, expected, actual);
  if (!isFields(expected)) return differs(name, expected, actual);
  for (const [part, value] of Object.entries(expected)) {
    if (!Object.hasOwn(actual, part)) {
      return `expect.${name}.${part}: there is only ${Object.keys(actual).join(', ')}`;
    }
    const why = differs(`${name}.${part}`, value, actual[part]);
    if (why !== null) return why;
  }
  return null;
};

/** The first expectation that does not hold, with what is the case instead; null when all hold. */
export const unmet = (expected: Fields, standing: Standing): string | null => {
  for (const [name, value] of Object.entries(expected)) {
    const why =
      name === 'can'
        ? can(value, standing)
        : name === 'cannot'
          ? cannot(value, standing)
          : fact(name, value, standing.facts);
    if (why !== null) return why;
  }
  return null;
};
