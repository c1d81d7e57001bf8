import { m } from '../paraglide/messages.js';

type Said = () => string;

/** Codes become words here, and only here. */
const REASONS: { readonly [reason: string]: Said } = {
  allFound: m.why_all_found,
  alreadyChallenged: m.why_already_challenged,
  alreadyCovered: m.why_already_covered,
  badCode: m.why_bad_code,
  badCount: m.why_bad_count,
  badName: m.why_bad_name,
  badText: m.why_bad_text,
  badWords: m.why_bad_words,
  badWord: m.why_bad_word,
  closedForYou: m.why_closed_for_you,
  clueFirst: m.why_clue_first,
  coverFirst: m.why_cover_first,
  full: m.why_full,
  gameOver: m.why_game_over,
  guessFirst: m.why_guess_first,
  hostIsHere: m.why_host_is_here,
  locked: m.why_locked,
  lockedMission: m.why_locked_mission,
  matchRunning: m.why_match_running,
  missingPeople: m.why_missing_people,
  mustCover: m.why_must_cover,
  nameTaken: m.why_name_taken,
  noSharedScreen: m.why_no_shared_screen,
  noMoreClues: m.why_no_more_clues,
  notCampaignMember: m.why_not_campaign_member,
  notCaptain: m.why_not_captain,
  notHost: m.why_not_host,
  notOwner: m.why_not_owner,
  notYourSeat: m.why_not_your_seat,
  notYourTurn: m.why_not_your_turn,
  notYourWord: m.why_not_your_word,
  onceSeen: m.why_once_seen,
  ownClue: m.why_own_clue,
  rulingFirst: m.why_ruling_first,
  seatTaken: m.why_seat_taken,
  silence: m.why_silence,
  stale: m.why_stale,
  tooFast: m.why_too_fast,
  twoMinds: m.why_two_minds,
  unavailable: m.why_unavailable,
  unknownCampaign: m.why_unknown_campaign,
  unknownInvite: m.why_unknown_invite,
  unknownTable: m.why_unknown_table,
  youApproved: m.why_you_approved,
};

export const whyNot = (reason: string): string =>
  (Object.hasOwn(REASONS, reason) ? REASONS[reason] : undefined)?.() ?? m.why_other();
