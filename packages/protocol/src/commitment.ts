/** For whoever checks the deal when a match is over (C30). */
export { type Opening, opens } from '@remez/rules';
