import type { GameName } from '../games.ts';
import { knockOf } from '../knocks.ts';
import { runningMatch } from '../match.ts';
import { memberOf, presentMember } from '../members.ts';
import { seatsOf } from '../seating.ts';
import type { State } from '../types.ts';
import { whyNotEnter } from './door.ts';
import { openLedger } from './ledger.ts';
import type { World } from './port.ts';

/** What a browser is told of a table that one of its persons is of. */
export interface TableAbout {
  /** Which of the browser's persons, and their name there. */
  readonly person: string;
  readonly name: string;
  readonly host: string | null;
  readonly game: GameName;
  readonly running: boolean;
  readonly seated: boolean;
}

/** Null for a browser of strangers, for one that was removed, and when the table is closed. */
export const aboutFor = (state: State, browser: readonly string[]): TableAbout | null => {
  const members = browser.flatMap((person) => {
    const member = memberOf(state, person);
    const why = whyNotEnter(state, { person, watching: false, browser });
    const mayEnter = why === null || why === 'oneDevice';
    return member === undefined || !mayEnter ? [] : [{ person, member }];
  });
  const found = members.find(({ member }) => member.standing === 'here') ?? members[0];
  if (found === undefined) return null;
  const { person, member } = found;
  const host = state.host === null ? undefined : presentMember(state, state.host);
  return {
    person,
    name: member.name,
    host: host?.name ?? null,
    game: state.settings.game,
    running: runningMatch(state) !== null,
    seated: seatsOf(state.seating, member.id).length > 0,
  };
};

/** What the door says to someone with the code: nothing but whether to come in, to wait, or to ask. */
export type AtTheDoor = 'open' | 'running' | 'locked' | 'turnedAway';

export const atTheDoor = (state: State, browser: readonly string[]): AtTheDoor => {
  if (aboutFor(state, browser) !== null) return 'open';
  if (state.locked) return 'locked';
  if (runningMatch(state) === null) return 'open';
  const knocks = browser.flatMap((person) => knockOf(state, person) ?? []);
  if (knocks.some(({ watching }) => watching === 'admitted')) return 'open';
  const isTurnedAway = knocks.some((knock) => knock.isTurnedAway);
  return isTurnedAway ? 'turnedAway' : 'running';
};

/** The same of a table that nobody holds open here; read once, and let go of. */
export const readAbout = async (
  stream: string,
  { log }: Pick<World, 'log'>,
  browser: readonly string[],
): Promise<TableAbout | null> => {
  const opened = await openLedger(stream, log);
  return opened.ok ? aboutFor(opened.value.state(), browser) : null;
};
