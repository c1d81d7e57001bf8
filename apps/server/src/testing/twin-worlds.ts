import { seededRandom } from '@remez/rules';
import type { Event as ClassicEvent, Mode } from '@remez/rules/classic';
import type { Event as DuetEvent, Side } from '@remez/rules/duet';
import { twinForOperatives } from '@remez/rules/testing';
import { duetTwin } from '@remez/rules/testing/duet';
import type { SettingsChange } from '@remez/table';
import { type Act, SEATS_IN } from '@remez/table/testing';
import { expect } from 'vitest';
import { type DecryptoKind, stacked, twinOf, unsealed } from './decrypto.ts';
import {
  type Compared,
  EVERYONE,
  expectSameFrames,
  framesOverTwoServers,
  gameEvents,
  isOthersTalk,
  PEOPLE,
  withDeal,
  writeScript,
} from './twins.ts';

/** What each game hides from whom. Each insists that the worlds differ, and that no frame does. */

/** A quiet word between spymasters. */
const isQuiet = ({ command }: Act): boolean =>
  command.kind === 'play' && ['ask', 'answer'].includes(command.move.kind);

/** As if others had meant nothing by their clues. */
const withoutOthersMeanings = (act: Act, viewer: string): Act | null => {
  const { command, person } = act;
  if (command.kind !== 'play' || person === viewer) return act;
  if (command.move.kind === 'amendMeant') return null;
  if (!('meant' in command.move || 'sure' in command.move)) return act;
  const { meant: _, sure: __, ...move } = command.move;
  return { ...act, command: { ...command, move } };
};

/** The acts of a viewer's twin world: some did not happen, and others meant nothing by theirs. */
const actsFor = (
  acts: readonly Act[],
  viewer: string,
  isHidden: (act: Act) => boolean,
): readonly (Act | null)[] =>
  acts.map((act) => (isHidden(act) ? null : withoutOthersMeanings(act, viewer)));

/** C3, C29 · the same where a table is served by two processes, and fingers cross between them. */
export const expectTwinsOverTwoServers = async (seed: number): Promise<void> => {
  const script = writeScript('teams', seed);
  const seats = new Map(PEOPLE.map((person, index) => [person, SEATS_IN.teams[index]]));
  const teams = new Map([...seats].map(([person, seat]) => [person, seat?.split('.')[0] ?? '']));
  const [dealt] = twinForOperatives(gameEvents<ClassicEvent>(script), seededRandom(seed + 100));
  const otherKey = withDeal(script, dealt);
  expect(otherKey).not.toEqual(script.before);
  let hidden = 0;
  for (const viewer of EVERYONE) {
    if (seats.get(viewer)?.endsWith('spymaster')) continue;
    const acts = actsFor(
      script.acts,
      viewer,
      (act) => isOthersTalk(act, teams, viewer) || isQuiet(act),
    );
    hidden += acts.filter((act) => act === null).length;
    const here = await framesOverTwoServers(script.before, script.acts, viewer);
    expect(await framesOverTwoServers(otherKey, acts, viewer)).toEqual(here);
    expect(here.some((frame) => /"pointing":\{"m/u.test(frame))).toBe(true);
    expect(here.some((frame) => /"maybe":\{"m/u.test(frame))).toBe(true);
  }
  expect(hidden).toBeGreaterThan(0);
};

/**
 * Operatives and spectators cannot tell the key; spymasters, who know it, cannot tell what the
 * other team says. Nobody can tell what was meant by a clue of another's.
 */
export const expectClassicTwins = async (mode: Mode, seed: number): Promise<Compared> => {
  const script = writeScript(mode, seed);
  const seats = new Map(PEOPLE.map((person, index) => [person, SEATS_IN[mode][index]]));
  const teams = new Map([...seats].map(([person, seat]) => [person, seat?.split('.')[0] ?? '']));
  const [dealt] = twinForOperatives(gameEvents<ClassicEvent>(script), seededRandom(seed + 100));
  const otherKey = withDeal(script, dealt);
  expect(otherKey).not.toEqual(script.before);
  const twinFor = (viewer: string) => {
    const isSpymaster = seats.get(viewer)?.endsWith('spymaster') === true;
    const isHidden = (act: Act) =>
      isOthersTalk(act, teams, viewer) || (!isSpymaster && isQuiet(act));
    return {
      before: isSpymaster ? script.before : otherKey,
      acts: actsFor(script.acts, viewer, isHidden),
    };
  };
  return expectSameFrames(script, EVERYONE, twinFor, { seed });
};

const SIDE_OF = new Map(
  PEOPLE.map((person, index) => [person, SEATS_IN.duet[index] as Side] as const),
);

/** Nobody can tell the other side of the key, spectators neither of them; nor what another meant. */
export const expectDuetTwins = async (
  duet: SettingsChange['duet'],
  seed: number,
): Promise<Compared> => {
  const script = writeScript('duet', seed, { ...(duet && { duet }) });
  const events = gameEvents<DuetEvent>(script);
  const twinFor = (viewer: string) => {
    const [dealt] = duetTwin(events, SIDE_OF.get(viewer) ?? null, seededRandom(seed + 100));
    expect(dealt).not.toEqual(events[0]);
    return {
      before: withDeal(script, dealt),
      acts: actsFor(script.acts, viewer, (act) => isOthersTalk(act, SIDE_OF, viewer)),
    };
  };
  return expectSameFrames(script, EVERYONE, twinFor, { seed });
};

/** Nobody can tell keywords, cards, drafts, thoughts and answers that are not their own. */
export const expectDecryptoTwins = async (mode: DecryptoKind, seed: number): Promise<Compared> => {
  const script = writeScript(mode, seed, {}, 150);
  const table = stacked(script);
  const twinFor = (viewer: string) => {
    const twin = twinOf(script, viewer, mode, seededRandom(seed + 100));
    expect(twin).not.toEqual(table);
    return twin;
  };
  return expectSameFrames(table, EVERYONE, twinFor, { seed, readable: unsealed });
};
