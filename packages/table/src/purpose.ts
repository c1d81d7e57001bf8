import type { Seating } from '@remez/rules';
import { eachGame, type GameName } from './games.ts';
import { gameOf } from './match.ts';
import { presentMember } from './members.ts';
import type { Event, FinishedMatch, Settings, State } from './types.ts';

/**
 * What matches of a game may be played for beyond their table, such as a campaign. It is a part of
 * the game's plug. The table keeps its id with the match and knows nothing else of it; what there
 * is to know, the game's guards have found out before the command is decided (`live/port.ts`).
 */
export interface Purpose<GameSettings, Facts> {
  /** The id of what a match with these settings is played for. */
  idIn(settings: GameSettings): string | null;
  /** The reason for which this person may not change the settings so. */
  whyNotChoose(
    change: {
      readonly before: GameSettings;
      readonly after: GameSettings;
      readonly person: string;
    },
    facts: Facts | undefined,
  ): string | null;
  /** The reason for which these people may not begin a match with these settings. */
  whyNotPlay(
    match: { readonly settings: GameSettings; readonly persons: readonly string[] },
    facts: Facts | undefined,
  ): string | null;
  /** Of the matches that were played for nothing, the one that counts for what is chosen next. */
  countsLater(matches: readonly FinishedMatch[]): FinishedMatch | null;
  /** What `again` plays instead of the same, once the last match has achieved what was chosen. */
  onward?(
    chosen: { readonly settings: GameSettings; readonly last: FinishedMatch | undefined },
    facts: Facts | undefined,
  ): { readonly settings: GameSettings; readonly to: string } | null;
}

/** What guards have answered, for the game whose guard it was; only its `Purpose` can read it. */
export type Facts = { readonly [game in GameName]?: unknown };

/** What the next match is played for. */
export const purposeIn = (settings: Settings): string | null =>
  gameOf(settings).purpose?.idIn(settings[settings.game]) ?? null;

/** Asked for every game: a host may prepare another than the one that is played next. */
export const whyNotChoose = (
  before: Settings,
  after: Settings,
  { person, facts }: { readonly person: string; readonly facts: Facts | undefined },
): string | null => {
  const reasons = eachGame(({ purpose }, name) =>
    purpose?.whyNotChoose({ before: before[name], after: after[name], person }, facts?.[name]),
  );
  return reasons.map(([, reason]) => reason).find((reason) => typeof reason === 'string') ?? null;
};

/** Asked again when a match begins: much may have changed since the settings were chosen. */
export const whyNotPlay = (
  state: State,
  seating: Seating<string>,
  facts: Facts | undefined,
): string | null => {
  const { game, [game]: settings } = state.settings;
  const persons = Object.values(seating)
    .flatMap((members) => members ?? [])
    .flatMap((member) => presentMember(state, member)?.person ?? []);
  return gameOf(state.settings).purpose?.whyNotPlay({ settings, persons }, facts?.[game]) ?? null;
};

/** The settings with which `again` leads on, and where to, by the game's own name for it. */
export const onwardFrom = (
  { settings, match, matches }: Pick<State, 'settings' | 'match' | 'matches'>,
  facts: Facts | undefined,
): { readonly settings: Settings; readonly to: string } | null => {
  const { game } = settings;
  const last = matches.find((each) => each.match === match?.number);
  const chosen = { settings: settings[game], last };
  const next = gameOf(settings).purpose?.onward?.(chosen, facts?.[game]) ?? null;
  return next && { settings: { ...settings, [game]: next.settings }, to: next.to };
};

/** The match that would count for what is chosen now. */
export const countableMatch = ({
  matches,
  settings,
}: Pick<State, 'matches' | 'settings'>): FinishedMatch | null =>
  gameOf(settings).purpose?.countsLater(matches) ?? null;

/** The event by which it counts, if it was theirs who chooses: a win is not there to be taken. */
export const countedLater = (
  { matches }: State,
  settings: Settings,
  member: string,
): Extract<Event, { readonly kind: 'matchCounted' }> | null => {
  const id = purposeIn(settings);
  const match = id === null ? null : countableMatch({ matches, settings });
  const isTheirs = match?.players.some((player) => player.member === member) === true;
  return id === null || match === null || !isTheirs
    ? null
    : { kind: 'matchCounted', campaign: id, match: match.match };
};
