export { makeReferee, type Referee } from './referee.ts';
export {
  type Asked,
  type Entry,
  type Finding,
  LANGUAGES,
  type Language,
  type LexiconSource,
  type Verdict,
  WHYS,
  type Why,
} from './types.ts';
