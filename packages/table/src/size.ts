import { bytesOf } from '@remez/rules';
import { eventText } from './log/encode.ts';
import { EVERYONE } from './talk.ts';
import type { Command, Event, Match, State, Written } from './types.ts';

/**
 * How much a table holds, counted as its events are read, so that a replay says the same. Talk,
 * notes and drafts end long before moves do, each by itself, and moves end far above any real match.
 */

/** About what an event takes beside its own text: where it stands, who did it, by which command. */
const ROW = 100;

/** Bytes of talk and notes of one member until the next match: some hundreds of lines. */
export const MOST_OF_MEMBER = 100_000;

/** Bytes of talk in one channel until the next match. Of the others' channels nobody feels anything. */
export const MOST_OF_CHANNEL = 400_000;

/** Bytes of talk and notes in the life of a table. */
export const MOST_WRITTEN = 8_000_000;

/** From so many bytes of moves in a match no draft or proposal is taken: a real match has less than a tenth. */
export const MAX_DRAFTS = 1_000_000;

/** The same for the moves of one member in a match. */
export const MAX_DRAFTS_OF_MEMBER = 400_000;

/** A table in all: eight hundred matches. From here on none is begun. */
export const MOST_OF_TABLE = 24_000_000;

/** Beyond it there is room to finish: to come and go, to hand over, to sit down in someone's place. */
const TO_FINISH = 3_000_000;

export const NOTHING_WRITTEN: Written = { byMember: {}, byChannel: {}, inAll: 0 };

const textSize = (text: string): number => ROW + bytesOf(text);

const adding = (
  sizes: { readonly [key: string]: number },
  key: string,
  size: number,
): { readonly [key: string]: number } => ({ ...sizes, [key]: (sizes[key] ?? 0) + size });

const writtenAfter = (written: Written, event: Event): Written => {
  switch (event.kind) {
    case 'matchStarted':
      return { ...NOTHING_WRITTEN, inAll: written.inAll };
    case 'talked': {
      const size = textSize(event.text);
      return {
        ...written,
        byMember: adding(written.byMember, event.member, size),
        byChannel: adding(written.byChannel, event.team ?? EVERYONE, size),
        inAll: written.inAll + size,
      };
    }
    case 'noted': {
      const size = textSize(event.text);
      const byMember = adding(written.byMember, event.member, size);
      return { ...written, byMember, inAll: written.inAll + size };
    }
    default:
      return written;
  }
};

/** The match with a move of so many bytes in it. Moves by the clock have no author. */
const withMove = (match: Match, move: object, size: number): Match => ({
  ...match,
  size: match.size + size,
  ...('by' in move && typeof move.by === 'string' && { sizes: adding(match.sizes, move.by, size) }),
});

/** The state that an event has led to, with what the event adds to its size. */
export const weighed = (state: State, event: Event): State => {
  const size = ROW + eventText(event).length;
  const { match } = state;
  return {
    ...state,
    size: state.size + size,
    written: writtenAfter(state.written, event),
    match: match !== null && event.kind === 'played' ? withMove(match, event.event, size) : match,
  };
};

/** Whether a match has no room for another draft of this member. */
export const isFullOfDrafts = ({ size, sizes }: Match, member: string): boolean =>
  size >= MAX_DRAFTS || (sizes[member] ?? 0) >= MAX_DRAFTS_OF_MEMBER;

/** Why this member may not write this too: in a channel, or for themselves. */
export const whyNotWrite = (
  { written: { byMember, byChannel, inAll } }: State,
  {
    member,
    channel,
    text,
  }: { readonly member: string; readonly channel: string | null; readonly text: string },
): 'tableFull' | 'tooMuchWritten' | null => {
  const size = textSize(text);
  const ofChannel = channel === null ? 0 : (byChannel[channel] ?? 0) + size;
  if (inAll + size > MOST_WRITTEN) return 'tableFull';
  return (byMember[member] ?? 0) + size > MOST_OF_MEMBER || ofChannel > MOST_OF_CHANNEL
    ? 'tooMuchWritten'
    : null;
};

/** What makes a table bigger, and can wait for another table. */
const GROWS: ReadonlySet<Command['kind']> = new Set([
  'again',
  'bringWords',
  'note',
  'ready',
  'rename',
  'set',
  'shuffle',
  'start',
  'talk',
] as const);

/** What is always possible. */
const ALWAYS: ReadonlySet<Command['kind']> = new Set(['close', 'leave', 'play'] as const);

/** Whether a table that is full has no room for this. */
export const isTooFullFor = ({ size }: State, { kind }: Command): boolean => {
  if (size < MOST_OF_TABLE || ALWAYS.has(kind)) return false;
  return GROWS.has(kind) || size >= MOST_OF_TABLE + TO_FINISH;
};
