/**
 * How long things may be. First what rules and table take, for the fields that it is typed into;
 * then what the schemas let through before that, which is more: it is still to be stripped.
 */
export { LONGEST_CLUE } from '@remez/rules/limits';
export {
  FACES,
  type Face,
  LONGEST_CAMPAIGN_NAME,
  LONGEST_NAME,
  LONGEST_NOTE,
  LONGEST_TALK,
  MOST_MAYBES,
  TEMPERAMENTS,
  type Temperament,
} from '@remez/table/limits';

/** Of a table or a person, and of the tokens in links. */
export const LONGEST_ID = 64;
export const LONGEST_MEMBER_ID = 16;
/** Of seats, games, packs and other things that have a name in the code. */
export const LONGEST_CODE = 40;
/** Whatever people type in a command. */
export const LONGEST_TEXT = 2000;
/** A name as it is typed, where it is not part of a command. */
export const LONGEST_TYPED_NAME = 400;

/** A host's list: two thousand words with all that people paste around them. */
export const LONGEST_LIST = 100_000;
/** The message that brings it, in bytes. */
export const MOST_LIST_MESSAGE_BYTES = 131_072;
/** The list in it, encoded as JSON: this leaves room for the rest of the message. */
export const MOST_LIST_BYTES = 125_000;

/** What a page tells of a fault in itself. */
export const LONGEST_FAULT = 400;
export const LONGEST_FAULT_STACK = 4000;
