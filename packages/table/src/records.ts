import { failure, PLAIN_CLUE_RULES, type Result, success } from '@remez/rules';
import { GAMES, type GameName, isGameName } from './games.ts';
import type { Stored } from './log/port.ts';
import { PLAIN_SETTINGS } from './settings.ts';
import type { Event } from './types.ts';

/** Raised by one whenever an event changes its shape; the step from the old one goes below. */
export const SCHEMA = 2;

/** From schema n to n + 1, at index n - 1. Events are never rewritten, only read anew. */
export type Upcast = (event: unknown) => unknown;

type Fields = Readonly<Record<string, unknown>>;

const withClueRules = (fields: Fields): Fields => ({
  ...fields,
  options: { ...PLAIN_CLUE_RULES, ...(fields.options as Fields) },
});

/** One pack of one language and no referee became several packs and what is agreed about clues. */
const withPacks: Upcast = (event) => {
  if (typeof event !== 'object' || event === null) return event;
  if ('options' in event) return withClueRules({ ...event });
  if ('event' in event) {
    const played = event.event as Fields;
    return { ...event, event: played.kind === 'dealt' ? withClueRules(played) : played };
  }
  if (!('settings' in event)) return event;
  const { pack, ...settings } = event.settings as { readonly pack: string };
  const clues = { ...PLAIN_SETTINGS.clues, referee: 'off' };
  return { ...event, settings: { ...PLAIN_SETTINGS, ...settings, packs: [pack], clues } };
};

const UPCASTS: readonly Upcast[] = [withPacks];

const KINDS: { readonly [kind in Event['kind']]: true } = {
  opened: true,
  joined: true,
  botJoined: true,
  renamed: true,
  left: true,
  removed: true,
  seated: true,
  readied: true,
  locked: true,
  foundOnOneDevice: true,
  hostChanged: true,
  knocked: true,
  knockAnswered: true,
  deviceAdmitted: true,
  settingsChanged: true,
  matchCounted: true,
  matchesDelivered: true,
  wordsBrought: true,
  matchStarted: true,
  played: true,
  noted: true,
  talked: true,
  closed: true,
  reopened: true,
};

type Of<Kind extends Event['kind']> = Extract<Event, { readonly kind: Kind }>;

/** Where an event says which game it is about, that is a game we know. */
const namesKnownGame = (event: Event): boolean => {
  switch (event.kind) {
    case 'opened':
    case 'settingsChanged':
      return isGameName(event.settings.game);
    case 'matchStarted':
      return isGameName(event.game);
    default:
      return true;
  }
};

/** Games share kinds and mean other things by them, so a move is read as the match's own game's. */
const isMoveOf = (game: GameName | undefined, { event }: Of<'played'>): boolean =>
  game !== undefined && GAMES[game].eventKinds.includes(event.kind);

const isReadable = (event: unknown, playing: GameName | undefined): event is Event => {
  if (typeof event !== 'object' || event === null || !('kind' in event)) return false;
  if (typeof event.kind !== 'string' || !Object.hasOwn(KINDS, event.kind)) return false;
  const read = event as Event;
  return read.kind === 'played' ? isMoveOf(playing, read) : namesKnownGame(read);
};

export const makeStored = (event: Event): Stored => ({ schema: SCHEMA, event });

/**
 * `unknownEvent` means that a newer release wrote it: the table waits for that release, and
 * loses nothing.
 */
export const readStored = (
  { schema, event }: Stored,
  {
    playing,
    upcasts = UPCASTS,
  }: {
    /** The game of the last match that began before it; there is no move without a match. */
    readonly playing?: GameName;
    readonly upcasts?: readonly Upcast[];
  } = {},
): Result<Event, 'unknownEvent'> => {
  if (schema > upcasts.length + 1) return failure('unknownEvent');
  const current = upcasts.slice(schema - 1).reduce((older, upcast) => upcast(older), event);
  return isReadable(current, playing) ? success(current) : failure('unknownEvent');
};
