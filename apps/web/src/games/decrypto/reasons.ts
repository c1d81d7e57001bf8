import {
  LONGEST_CLUE,
  LONGEST_KEYWORD,
  LONGEST_TEAM_NAME,
} from '@remez/protocol/games/decrypto/limits';
import { type Reasons, whyNot } from '../../lib/reasons.ts';
import { m } from '../../messages/index.js';

/** What a refusal means in this game; what is not here means the same everywhere. */
export const REASONS: Reasons = {
  alreadyAgreed: m.decrypto_why_already_agreed,
  alreadyAnswered: m.decrypto_why_already_answered,
  alreadyChallenged: m.decrypto_why_already_challenged,
  alreadyDrawn: m.decrypto_why_already_drawn,
  alreadyNamed: m.decrypto_why_already_answered,
  alreadyTransmitted: m.decrypto_why_already_transmitted,
  badClue: () => m.decrypto_why_bad_clue({ most: LONGEST_CLUE }),
  badCode: m.decrypto_why_bad_code,
  badKeywords: () => m.decrypto_why_bad_keywords({ most: LONGEST_KEYWORD }),
  badMember: m.decrypto_why_bad_member,
  badName: () => m.decrypto_why_bad_name({ most: LONGEST_TEAM_NAME }),
  badNearMiss: m.decrypto_why_bad_near_miss,
  clueUsed: m.decrypto_why_clue_used,
  codeInClue: m.decrypto_why_code_in_clue,
  drawFirst: m.decrypto_why_draw_first,
  emptyClue: m.decrypto_why_empty_clue,
  encryptorIsSilent: m.decrypto_why_encryptor_is_silent,
  firstRound: m.decrypto_why_first_round,
  illegalClue: m.decrypto_why_illegal_clue,
  keywordInClue: m.decrypto_why_keyword_in_clue,
  notAgreed: m.decrypto_why_not_agreed,
  notNow: m.decrypto_why_not_now,
  rulingFirst: m.decrypto_why_ruling_first,
  stale: m.decrypto_why_not_now,
  writeFirst: m.decrypto_why_write_first,
};

export const whyNotHere = (reason: string): string => whyNot(reason, REASONS);
