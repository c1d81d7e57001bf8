export { CLOSED_KEPT } from './decide/closing.ts';
export { type Decided, decide } from './decide/index.ts';
export { HOST_AWAY } from './decide/people.ts';
export { wordsOf } from './deck.ts';
export { evolve } from './evolve.ts';
export { GAME_NAMES, type GameName, type GameView, isDraft } from './games.ts';
export { KNOCK_LASTS } from './knocks.ts';
export { TEMPERAMENTS, type Temperament } from './limits.ts';
export { type AtTheDoor, readAbout, type TableAbout } from './live/about.ts';
export { type ClosedNotice, findClosedTable, reopenTable } from './live/closed.ts';
export { GRACE } from './live/deadline.ts';
export { askGuards } from './live/guards.ts';
export { deliverMatches } from './live/outbox.ts';
export * from './live/port.ts';
export { type ClosedState, openLiveTable } from './live/table.ts';
export { encodeEvents } from './log/encode.ts';
export { keptStreams } from './log/kept-streams.ts';
export { memoryLog } from './log/memory.ts';
export { pagesOf, readAll } from './log/pages.ts';
export * from './log/port.ts';
export type { StreamKind } from './log/stream.ts';
export { type Watchers, watchers } from './log/watchers.ts';
export { deadlineOf, runningMatch } from './match.ts';
export { type Me, meOf } from './me.ts';
export { MOST_MEMBERS, parseName } from './members.ts';
export { openingEvents } from './opening.ts';
export { makeStored, readStored, SCHEMA } from './records.ts';
export { PLAIN_SETTINGS } from './settings.ts';
export * from './types.ts';
export {
  perspectiveOf,
  type SeatView,
  type TableView,
  viewFrom,
} from './view.ts';
