import type { Allowance, RefereeMode } from '@remez/rules';
import type { Fault, TableReason } from '@remez/table';
import type { Meanings } from './schema.ts';
import type { Goodbye } from './version.ts';

/** Every code that is not a game's own, with what it means: for the schemas and for the page about the protocol. */

/** Why a message was not read, or a command did not come to be decided. */
export const SERVING_REASONS = {
  busy: 'too many others wrote at once; for `bringWords`, too many lists wait, or one of this table is being read. Try again in a moment',
  helloFirst: 'a command before `welcome`',
  listTooSlow: 'reading a `bringWords` was given up',
  malformed:
    'JSON, but no message: an unknown kind, a field missing, too many, or out of range; also a binary frame',
  noSpace:
    'the server’s disk is nearly full: no `talk`, `note` or `bringWords` until there is room; all else goes on',
  notJson: 'the frame is not JSON',
  onlyWatching: 'this screen said `watching`',
  tooFast:
    'over a rate; the message was not read (`id` is `null`), except a `bringWords` over the rate of lists. Wait a second, then send what was not answered again, with the same ids',
  tooLong: 'longer than 16,384 bytes, or `bringWords` than 131,072',
  tooMuch: 'a day’s bytes were kept of this address; moves, `leave` and `close` go on',
  unavailable: 'the server could not write it. It may be tried again, with the same id',
  unknownTable: 'the table was removed meanwhile',
  upgrade:
    'a newer release has written to this table, and this server cannot read it; a `goodbye` follows',
} as const satisfies Meanings;

/** Why the table refuses, whatever is played. `notOpener` is told over HTTP as `unknownTable`. */
export const TABLE_REASONS: Meanings<Exclude<TableReason, 'notOpener'>> = {
  alreadyHere:
    'you are a member already; for a `knock`, someone of your cookie is or was one; for `admit`, whoever knocked is',
  badKnock: 'nobody waits for that answer any more',
  badMember: 'no such member here, or yourself where it must be someone else',
  badName: 'empty, blank to the eye, or too long',
  badSeat: 'this game has no such seat',
  badSettings:
    'no such game, language, pack, mode or agreement, packs of several languages or none, or a timer out of range',
  badText: 'empty or too long',
  badWords: 'a list with faults; with its `faults`',
  closed: 'the table was closed',
  full: '60 members are here, and none without a seat has had no screen open for a minute; for a `note`, 24 places are written on; for a `knock` or an `askSeat`, five others wait; for `addBot`, eight bots are here',
  hostIsHere: 'you are the host, or the host has not been away for a minute',
  isOpener: 'whoever opened the table is not removed from it',
  locked: 'the table takes no newcomers',
  malformed: 'no such command',
  matchRunning: 'not while a match is running',
  matchTooLong: 'the match has 200 turns or two megabytes of moves: the host may only abandon it',
  missingPeople: 'a seat has too few people: see `missing`',
  nameTaken: 'someone here has that name, or one that looks the same',
  neverSat: 'you have not sat here while the host was there',
  noBots: 'this server has no bots, or none for this game',
  noMatch: 'nothing has been dealt yet',
  noSharedScreen: 'seats of one team only, unless the host allows a shared screen',
  notCaptain: 'another member confirms for your team',
  notHost: 'only the host may; for `again`, the host or a person with a seat',
  notMember: 'join first',
  notSeated: 'sit down first',
  onceSeen: 'you have seen in this match what that seat must not know',
  oneDevice:
    'someone who plays in the same browser knows, or must not know, what is known there; the host may allow it with `sharedDevice`',
  otherTeam: 'you have sat with the other team in this match',
  removed: 'you were removed from this table, or another person of your cookie was',
  seatTaken: 'the seat is full',
  silence: 'you may not speak in that channel now',
  stale: 'made on another turn than the present one, or `play` without a turn',
  tableFull: 'the table holds all it can, of talk or of everything: what runs is played on',
  tooMuchWritten: 'enough talk, notes or drafts until the next match; moves go on',
  turnedAway: 'the host has said no within the last ten minutes',
  twoMinds:
    'someone would hold a seat that knows a secret together with one that must not, or with one of the other team',
};

export const GOODBYES: Meanings<Goodbye> = {
  closed: 'the host closed the table; its opener may be able to undo it',
  crowded:
    '300 screens of people who are not members are open at the table, or 20 of your own. A member’s screens are never counted among the 300. Try again later',
  left: 'you sent `leave`. (You may look again, as a spectator, if you like)',
  locked: 'the table is locked, and you are not of it; or the host sent away those who watch',
  oneDevice:
    'another person of your cookie sits in this match where yours must not be known, or the other way round',
  protocol: 'another protocol number, or a second hello',
  removed: 'the host removed you, or another person of your cookie',
  unknownPerson: 'no cookie, one we did not sign, or a person who is not in it: ask `GET /api/me`',
  unknownTable: 'no such table, or not any more',
  upgrade:
    'a newer release has written to this table: wait for the server, or the client, to be renewed',
  flood: 'far too many messages too fast',
  shutdown: 'the server is going down, perhaps for a moment',
  slow: 'no hello within ten seconds',
  unavailable: 'the server failed to serve a message',
};

export const LIST_FAULTS: Meanings<Fault['why']> = {
  characters: 'a sign that is no part of a word in that language',
  tooLong: 'more than 24 characters',
  same: 'the word of line `other`, perhaps in another spelling',
  kin: 'a form of the word of line `other`, or of its family; taken with `keepKin`',
  tooFew: 'about the whole list: `line`, `word` and `other` are `null`',
  tooMany: 'about the whole list: `line`, `word` and `other` are `null`',
};

export const REFEREE_MODES: Meanings<RefereeMode> = {
  off: 'no referee',
  advise:
    'the clue is taken in any case, and its challenger is shown the verdict. Where clues are for keywords: as `enforce`',
  enforce:
    'an `illegal` clue is refused, and several words that may be one expression are asked about',
};

export const ALLOWANCES: Meanings<Allowance> = {
  compounds: 'bound compounds of two words',
  fullNames: 'a person’s first and last name',
  titles: 'titles of books, films and series',
  places: 'place names of two words',
  acronyms: 'common acronyms',
  rhymes: 'any rhyme',
  soundAlikes: 'a clue may work by its sound',
};

/** Which rule a verdict is about. */
export const VERDICT_RULES = {
  L1: 'no word that lies uncovered on the table',
  L2: 'no inflection or kin of such a word',
  L3: 'no part of a compound on the table, and no compound with such a word in it',
  L5: 'another spelling of a word is that word',
  L8: 'a clue is about meaning, not about letters',
  L10: 'a clue is in the room’s language',
  L11: 'a clue is one word, or what the room calls one',
  X22: 'no clue twice by one team in a match',
  X23: 'no code, and no keyword of one’s own, in a clue',
} as const satisfies Meanings;

/** What a verdict has found. */
export const VERDICT_WHYS = {
  sameWord: 'it is the word',
  spelling: 'it is the word in another spelling',
  form: 'it is an inflection of the word',
  family: 'it is of the same family as the word',
  compoundPart: 'it is a part of the compound',
  sharedPart: 'it has a part in common with the compound',
  containsWord: 'the word is a part of it',
  transliteration: 'it is the word in letters of another language',
  translation: 'it is the word in another language',
  maybeSpelling: 'it may be the word in another spelling',
  maybeForm: 'it may be an inflection of the word',
  sameRoot: 'it may have the root of the word',
  substring: 'its letters stand in the word',
  foreignLetters: 'it is written in letters of another language',
  foreignWord: 'it may be a foreign word in our letters',
  noWord: 'it is a sign or a picture',
  moreThanOneWord: 'it is more than one word',
  notBound: 'it is two words that may be no expression',
  unknownPair: 'it is several words that nobody knows as one expression',
  fullName: 'it is a full name, which the room has not agreed on',
  title: 'it is a title, which the room has not agreed on',
  placeName: 'it is a place name of several words, which the room has not agreed on',
  acronym: 'it is an acronym, which the room has not agreed on',
  numberWord: 'a number word says the digit that the clue is for',
} as const satisfies Meanings;
