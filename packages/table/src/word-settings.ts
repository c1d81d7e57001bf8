import { ALLOWANCES, type Allowance, type Language, REFEREE_MODES } from '@remez/rules';
import { LANGUAGES, PACK_IDS, PACKS, type PackId } from '@remez/words';
import { GAMES, type GameName } from './games.ts';
import {
  CUSTOM,
  type CustomPack,
  type PackChoice,
  type Settings,
  type SettingsChange,
} from './types.ts';

type Words = Pick<Settings, 'language' | 'packs' | 'clues'>;

const CHOICES: readonly PackChoice[] = [...PACK_IDS, CUSTOM];

export const usualPack = (game: GameName, language: Language): PackId => {
  const named = GAMES[game].usualPack(language);
  const pack = PACK_IDS.find((id) => id === named);
  if (pack === undefined) throw new Error(`${game} is played with ${named}, which is no pack`);
  return pack;
};

/** L11 · Hebrew writes in two words what English writes in one, so there bound compounds are on. */
export const USUAL_ALLOWANCES: { readonly [language in Language]: readonly Allowance[] } = {
  he: ['compounds', 'places'],
  en: ['places'],
};

/** Each of them exists and is named once; in the order of all. Null when it is not so. */
const someOf = <Value extends string>(
  all: readonly Value[],
  named: readonly string[],
): readonly Value[] | null => {
  const some = all.filter((each) => named.includes(each));
  return some.length === named.length ? some : null;
};

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((each) => other.includes(each));

/** The one language of these packs, or null when there are several, or none. */
const languageOf = (packs: readonly PackChoice[], custom: CustomPack | null): Language | null => {
  const languages = packs.map((pack) =>
    pack === CUSTOM ? custom?.language : PACKS[pack].language,
  );
  const [language] = languages;
  return language !== undefined && languages.every((each) => each === language) ? language : null;
};

/** Named ones; else what was usual stays usual when the game or the language is another. */
const changedPacks = (
  { game: before, language, packs }: Settings,
  { packs: named, language: wanted }: SettingsChange,
  game: GameName,
): readonly PackChoice[] | null => {
  if (named !== undefined) return Array.isArray(named) ? someOf(CHOICES, named) : null;
  const spoken = LANGUAGES.find((each) => each === (wanted ?? language));
  if (spoken === undefined) return null;
  if (spoken !== language) return [usualPack(game, spoken)];
  return isSame(packs, [usualPack(before, language)]) ? [usualPack(game, language)] : packs;
};

const changedAllowances = (
  { language: before, clues: { allow } }: Settings,
  { clues }: SettingsChange,
  language: Language,
): readonly Allowance[] | null => {
  if (clues?.allow !== undefined) {
    return Array.isArray(clues.allow) ? someOf(ALLOWANCES, clues.allow) : null;
  }
  return isSame(allow, USUAL_ALLOWANCES[before]) ? USUAL_ALLOWANCES[language] : allow;
};

/** Which words, in which language, and what the room agrees on about clues. */
export const changedWords = (
  settings: Settings,
  change: SettingsChange,
  { game, custom }: { readonly game: GameName; readonly custom: CustomPack | null },
): Words | null => {
  const packs = changedPacks(settings, change, game);
  const language = packs && languageOf(packs, custom);
  if (packs === null || language === null) return null;
  if (change.language !== undefined && change.language !== language) return null;
  const wanted = change.clues?.referee ?? settings.clues.referee;
  const referee = REFEREE_MODES.find((mode) => mode === wanted);
  const allow = changedAllowances(settings, change, language);
  if (referee === undefined || allow === null) return null;
  return { language, packs, clues: { referee, allow } };
};
