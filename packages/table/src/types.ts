import type {
  Allowance,
  Channel,
  Context,
  Language,
  RefereeMode,
  Refusal,
  Seating,
} from '@remez/rules';
import type { Fault, PackId, ParsedList, WordCard } from '@remez/words';
import type { GameName, GamesSettings, GamesSettingsChange, ResultOf } from './games.ts';
import type { Temperament } from './limits.ts';
import type { Facts } from './purpose.ts';

/** Words of the host's own. */
export const CUSTOM = 'custom';
export type PackChoice = PackId | typeof CUSTOM;

/** What the host chooses before a match. Each game has its own corner, under its name. */
export interface Settings extends GamesSettings {
  readonly game: GameName;
  /** The room's: all of its packs are of it. */
  readonly language: Language;
  /** One at least, each once; mixed when there are several (D26). */
  readonly packs: readonly PackChoice[];
  /** What the room has agreed on about clues (L). */
  readonly clues: { readonly referee: RefereeMode; readonly allow: readonly Allowance[] };
  /** In big teams one confirms for all: whoever sat down first. */
  readonly captain: boolean;
  /** One screen may sit with both teams and guess for them. */
  readonly sharedScreen: boolean;
  /** Persons of one browser may sit where they must not know of each other. Absent in older logs. */
  readonly sharedDevice?: boolean;
}

/** As it comes in: what of it exists is decided in one place, `changedSettings`. */
export interface SettingsChange extends GamesSettingsChange {
  readonly game?: string;
  /** The usual pack of the game in this language, unless packs are named too. */
  readonly language?: string;
  readonly packs?: readonly string[];
  readonly clues?: { readonly referee?: string; readonly allow?: readonly string[] };
  readonly captain?: boolean;
  readonly sharedScreen?: boolean;
  readonly sharedDevice?: boolean;
}

export interface Move {
  readonly kind: string;
  readonly [argument: string]: unknown;
}

export type Command =
  | { readonly kind: 'join'; readonly name: string }
  | { readonly kind: 'rename'; readonly name: string }
  | { readonly kind: 'leave' }
  /** `also` keeps the seats one already has: a shared screen may guess for both teams. */
  | { readonly kind: 'sit'; readonly seat: string; readonly also?: boolean }
  | { readonly kind: 'stand' }
  | { readonly kind: 'talk'; readonly to: Channel; readonly text: string }
  | { readonly kind: 'play'; readonly move: Move }
  /** For oneself alone; an empty text takes the note away. */
  | { readonly kind: 'note'; readonly place: string; readonly text: string }
  /** `same` plays what was played once more, with everyone where they are. */
  | { readonly kind: 'again'; readonly same?: boolean }
  /** Between games: one is in for the next one, or takes it back with `false`. */
  | { readonly kind: 'ready'; readonly ready?: boolean }
  | { readonly kind: 'takeHost' }
  /** Someone outside asks the host to be let in, under a name that may be a member's. */
  /** `watching`: a screen asks to show the game, under no name. */
  | { readonly kind: 'knock'; readonly name: string; readonly watching?: boolean }
  /** A member without a seat asks for one that is not theirs to take. */
  | { readonly kind: 'askSeat'; readonly seat: string }
  /** The rest are the host's. */
  | { readonly kind: 'seat'; readonly member: string; readonly seat: string | null }
  /** Gives a seat to a bot: one with room, or one whose holder has been away. */
  /** `instead` is the member in whose place it plays on, who is away. */
  | {
      readonly kind: 'addBot';
      readonly seat: string;
      readonly temperament: string;
      readonly instead?: string;
    }
  | { readonly kind: 'shuffle'; readonly members?: readonly string[] }
  | {
      readonly kind: 'lock';
      readonly locked: boolean;
      /** Whether those who only watch may stay when the table is locked; they may, if it is not said. */
      readonly watchers?: 'keep' | 'sendAway';
    }
  | { readonly kind: 'remove'; readonly member: string }
  | { readonly kind: 'handOver'; readonly member: string }
  | { readonly kind: 'set'; readonly settings: SettingsChange }
  /** A list of their own, a word on each line. */
  /** `keepKin`: words that are forms or kin of each other are meant so. */
  | { readonly kind: 'bringWords'; readonly text: string; readonly keepKin?: boolean }
  /** Lets someone in who has knocked; `as` a member whose other device it is. */
  | { readonly kind: 'admit'; readonly knock: string; readonly as?: string }
  | { readonly kind: 'turnAway'; readonly knock: string }
  | { readonly kind: 'start' }
  | { readonly kind: 'close' };

/** The opener's, when someone else has closed the table. It is asked over HTTP: a closed table has no screens. */
export interface Reopen {
  readonly kind: 'reopen';
}

export type Event =
  | {
      readonly kind: 'opened';
      readonly code: string;
      readonly settings: Settings;
      readonly at: number;
    }
  | {
      readonly kind: 'joined';
      readonly member: string;
      readonly person: string;
      readonly name: string;
    }
  | {
      readonly kind: 'botJoined';
      readonly member: string;
      readonly name: string;
      readonly temperament: Temperament;
      /** Whose place it has, who may be back. */
      readonly instead?: string;
    }
  | { readonly kind: 'renamed'; readonly member: string; readonly name: string }
  | { readonly kind: 'left'; readonly member: string }
  | { readonly kind: 'removed'; readonly member: string }
  | {
      readonly kind: 'seated';
      readonly seating: Seating<string>;
      /** The host had no screen open here. */
      readonly hostAway?: true;
    }
  /** Ready for the next match, or not any more. */
  | { readonly kind: 'readied'; readonly member: string; readonly isReady: boolean }
  | { readonly kind: 'locked'; readonly locked: boolean; readonly watchersSentAway?: true }
  /** They are one viewer from now on. */
  | { readonly kind: 'foundOnOneDevice'; readonly members: readonly string[] }
  | { readonly kind: 'hostChanged'; readonly member: string }
  | {
      readonly kind: 'knocked';
      readonly knock: string;
      readonly person: string;
      readonly name: string;
      /** The seat that a member asks for; null for someone outside. */
      readonly seat: string | null;
      readonly at: number;
      /** A screen that only wants to watch; it has no name. */
      readonly watching?: true;
    }
  | { readonly kind: 'knockAnswered'; readonly knock: string; readonly admitted: boolean }
  /** Another device is this member from now on, with a person of its own. */
  | { readonly kind: 'deviceAdmitted'; readonly member: string; readonly person: string }
  | { readonly kind: 'settingsChanged'; readonly settings: Settings }
  /**
   * A match that was played for nothing counts for something after all (D22). Older releases did
   * not say which match.
   */
  | { readonly kind: 'matchCounted'; readonly campaign: string; readonly match?: number }
  /** All subscribers have received these matches as they were at this moment. */
  | { readonly kind: 'matchesDelivered'; readonly matches: readonly number[] }
  | {
      readonly kind: 'wordsBrought';
      readonly language: Language;
      readonly cards: readonly WordCard[];
    }
  | {
      readonly kind: 'matchStarted';
      readonly match: number;
      readonly game: GameName;
      readonly options: unknown;
      readonly laid: FaceUpCards;
      /** What it is played for, by its id (D22). The log has called it so since campaigns began. */
      readonly campaign?: string;
      /** The host had no screen open here. */
      readonly hostAway?: true;
    }
  | { readonly kind: 'played'; readonly event: { readonly kind: string } }
  | {
      readonly kind: 'noted';
      readonly member: string;
      readonly place: string;
      readonly text: string;
    }
  | {
      readonly kind: 'talked';
      readonly member: string;
      /** A team's name, or null for everyone. */
      readonly team: string | null;
      readonly text: string;
      readonly at: number;
    }
  /** Older releases did not say by whom, nor when: those tables were deleted at once. */
  | {
      readonly kind: 'closed';
      readonly by?: string;
      readonly at?: number;
      /** Not by the member's own device: whoever was let in for the opener ends nothing for good. */
      readonly onAdmittedDevice?: true;
    }
  | { readonly kind: 'reopened' };

export interface Member {
  readonly id: string;
  readonly person: string;
  readonly name: string;
  readonly standing: 'here' | 'left' | 'removed';
  /** Persons of other devices that a host has let in for this member. */
  readonly also?: readonly string[];
  /** Made of code: there is nobody behind its person. */
  readonly bot?: {
    readonly temperament: Temperament;
    /** Whose place it has until they are back. */
    readonly instead?: string;
  };
}

/** Someone asks the host: to be let in, or for a seat. */
export interface Knock {
  readonly id: string;
  readonly person: string;
  readonly name: string;
  /** The seat that a member asks for; null for someone outside. */
  readonly seat: string | null;
  readonly at: number;
  /** The host has said no. */
  readonly isTurnedAway: boolean;
  /** A screen that only wants to watch; once it is let in, the code leads it to the table. */
  readonly watching?: 'asked' | 'admitted';
}

/** Cards on the table: which face is up, and what is on the other. */
export interface FaceUpCards {
  readonly cards: readonly WordCard[];
  /** Which face of each card is up. */
  readonly faces: readonly number[];
}

export interface Deck {
  readonly faceUp: FaceUpCards | null;
  /** Words seen since their packs were last used up (C25). */
  readonly seen: readonly string[];
}

/** What the host brought. Nobody is shown it before it lies on the table. */
export interface CustomPack {
  readonly language: Language;
  readonly cards: readonly WordCard[];
}

export interface Match {
  readonly number: number;
  readonly game: GameName;
  readonly options: unknown;
  readonly state: unknown;
  /** Every seat that each member has held in this match, for what was once seen. */
  readonly held: { readonly [member: string]: readonly string[] };
  /** What each member has written for themselves, by where on the page it stands. */
  readonly notes: { readonly [member: string]: Notes };
  /** The id of what it is played for, settled when it begins; the table only passes it on (D22). */
  readonly playedFor: string | null;
  /** The version of the event that began it. */
  readonly firstVersion: number;
  /** About how many bytes its moves are: in all, and of each member. */
  readonly size: number;
  readonly sizes: { readonly [member: string]: number };
}

export type Notes = { readonly [place: string]: string };

export interface Said {
  /** Counted within its channel, so that it tells nothing of the others. */
  readonly number: number;
  readonly member: string;
  readonly team: string | null;
  readonly text: string;
  readonly at: number;
}

/** How many bytes of talk and notes there were. */
export interface Written {
  /** Since the last match began, by member and by channel. */
  readonly byMember: { readonly [member: string]: number };
  readonly byChannel: { readonly [channel: string]: number };
  /** Since the table was opened. */
  readonly inAll: number;
}

/** Who sat down with a team while a match ran, and how much of its talk they had missed. */
export type Latecomers = {
  readonly [member: string]: { readonly team: string; readonly missed: number };
};

/** How a match ended: the result is its game's own. */
export type Finished = {
  readonly [name in GameName]: {
    readonly match: number;
    readonly game: name;
    readonly result: ResultOf<name>;
  };
}[GameName];

export interface Player {
  readonly member: string;
  readonly person: string;
  readonly name: string;
  /** Every seat they have held in the match. */
  readonly seats: readonly string[];
  /** Whether they were still at the table when it ended. */
  readonly standing: Member['standing'];
}

/** A match that is over, as a fact for whoever subscribes to it (`live/outbox.ts`). */
export type FinishedMatch = Finished & {
  readonly options: unknown;
  readonly players: readonly Player[];
  readonly playedFor: string | null;
  /** What it was played for was settled after its end (D22). */
  readonly countedLater: boolean;
  /** Its events in the table's stream, from its beginning to its end or to what was amended since. */
  readonly versions: { readonly first: number; readonly last: number };
  /** Every subscriber has received it as it is here. */
  readonly delivered: boolean;
};

export interface State {
  /** How many events have led here: the version of the table's stream. */
  readonly version: number;
  /** The short code by which people find the table. */
  readonly code: string;
  /** Everyone who has joined, also those who left or were sent away; the opener is first. */
  readonly members: readonly Member[];
  /** How many have ever joined: an id is never given twice. */
  readonly joined: number;
  /** Members who were found on one device, in groups: each is one viewer. */
  readonly devices: readonly (readonly string[])[];
  /** The member who prepares and leads. */
  readonly host: string | null;
  /** Nobody new may enter. */
  readonly locked: boolean;
  /** Only members and their own televisions may watch. */
  readonly watchersSentAway: boolean;
  /** What the host has chosen for the next match. */
  readonly settings: Settings;
  /** The host's own words. */
  readonly custom: CustomPack | null;
  /** Which members sit at each seat. */
  readonly seating: Seating<string>;
  /** Who has said since the last match that they are ready for the next one. */
  readonly ready: readonly string[];
  /** The match that runs, or else the last one. */
  readonly match: Match | null;
  /** The last of what happened around that match: who leads, who sits where, who left and came back. */
  readonly around: readonly AroundFact[];
  /** Which words lie on the table, and which were used before. */
  readonly deck: Deck;
  /** Counts what everyone can see: a match begins, a turn passes, a match ends. */
  readonly turn: number;
  /** The last lines of every channel. */
  readonly talk: readonly Said[];
  /** How many lines there were in each channel. */
  readonly spoken: { readonly [channel: string]: number };
  /** Who joined a team in mid-match, and does not see what it said before. */
  readonly late: Latecomers;
  /** Results that everyone is shown. */
  readonly finished: readonly Finished[];
  /** The last matches that are over, and all that a subscriber has not received yet. */
  readonly matches: readonly FinishedMatch[];
  /** C27 · the group's best score in coop, kept for as long as the table is. */
  readonly best: number | null;
  /** Who asks the host to be let in or for a seat, and who was told no. */
  readonly knocks: readonly Knock[];
  /** How many have ever asked. */
  readonly knocked: number;
  /** Who has sat here while the host was there: they may take over when the host is gone. */
  readonly settled: readonly string[];
  /** By which member the table was closed, and when; null while it is open. */
  readonly closed: {
    readonly by: string | null;
    readonly at: number;
    readonly onAdmittedDevice: boolean;
  } | null;
  /** About how many bytes all its events are. */
  readonly size: number;
  /** How much was said and noted, for its limits. */
  readonly written: Written;
}

/** Something that happened around a match and that everyone could see. */
export interface AroundFact {
  /** Counted within the match. */
  readonly number: number;
  readonly kind: 'host' | 'seats' | 'left' | 'removed' | 'back';
  readonly member: string;
  /** Where they sit since; empty if nowhere. Only of `seats`. */
  readonly seats?: readonly string[];
}

export type TableActor =
  | {
      readonly kind: 'person';
      readonly person: string;
      /** All persons of the browser; the person alone where nothing is said. */
      readonly browser?: readonly string[];
    }
  | { readonly kind: 'clock' };

export const TABLE_REASONS = [
  'alreadyHere',
  'badKnock',
  'badMember',
  'badName',
  'badSeat',
  'badSettings',
  'badText',
  'badWords',
  'closed',
  'full',
  'hostIsHere',
  'isOpener',
  'locked',
  'malformed',
  'matchRunning',
  'matchTooLong',
  'missingPeople',
  'noSharedScreen',
  'nameTaken',
  'neverSat',
  'noBots',
  'noMatch',
  'notCaptain',
  'notHost',
  'notMember',
  'notOpener',
  'notSeated',
  'onceSeen',
  'oneDevice',
  'otherTeam',
  'removed',
  'seatTaken',
  'silence',
  'stale',
  'tableFull',
  'tooMuchWritten',
  'turnedAway',
  'twoMinds',
] as const;
export type TableReason = (typeof TABLE_REASONS)[number];

export type { Fault, ParsedList };

/** A list that is refused says what is wrong with which line. */
export interface TableRefusal extends Refusal {
  readonly faults?: readonly Fault[];
}

/** A member without a screen, not even one that watches. */
export interface Absence {
  readonly member: string;
  readonly since: number;
}

export interface TableContext extends Context {
  /** Since when the host has had no screen open here; null while they have one. */
  readonly hostAwaySince: number | null;
  /** Those who have been away longest come first. */
  readonly absent?: readonly Absence[];
  /** Members of whom no screen answers now. */
  readonly away?: readonly string[];
  /** What guards have answered about this command. */
  readonly facts?: Facts;
  /** Games that bots here can play. */
  readonly bots?: readonly GameName[];
  /** C2 · the host's own list, read; needed for `bringWords` alone. */
  readonly list?: ParsedList;
}
