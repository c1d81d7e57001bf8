/** How much fits into a field of Decrypto: what the rules take, in the same numbers. */
export {
  HUMMED,
  LONGEST_CLUE,
  LONGEST_KEYWORD,
  LONGEST_SHARED,
  LONGEST_TEAM_NAME,
} from '@remez/rules/decrypto/limits';
