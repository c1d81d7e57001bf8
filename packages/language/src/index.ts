export { basesOf, rootsOf } from './bases.ts';
export { makeReferee, type Referee } from './referee.ts';
export {
  type Asked,
  type Entry,
  type Finding,
  LANGUAGES,
  type Language,
  type LexiconSource,
  NO_PHRASES,
  type Phrases,
  type Verdict,
  WHYS,
  type Why,
} from './types.ts';
