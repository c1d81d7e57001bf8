import { letters } from '../normalise.ts';

const ALONE = `את של על אל עם או גם לא כל זה זאת זו אלה אלו הוא היא הם הן אני אתה אנחנו אתם אתן בלי אין יש כן
  כי אם אבל אז רק עוד כבר מאוד יותר פחות כאן שם פה מה מי איך למה איפה מתי כמה אולי הנה אף כמו כדי אצל
  בין תוך מול נגד ליד אחרי לפני תחת מעל במקום בגלל בתוך למרות בשביל לכן כך ככה היי האם אבוי הלא שוב עד מן`;

const STEMS =
  `של ל ב אל על עם אית את אות ממ מ כמו לפנ אחר תחת בשביל בגלל אצל ביני בינ לבד ליד לקרא נגד מול
  כלפ לגב בעד מאחור בתוכ סביב לעצמ עצמ אינ הנ עוד`.split(/\s+/u);
const PERSONS = `י ך ו ה נו כם כן ם ן יי ייך יך יו יה ינו יכם יכן יהם יהן הם הן ני נה ננו נו`.split(
  /\s+/u,
);

const WORDS: ReadonlySet<string> = new Set(
  [...ALONE.split(/\s+/u), ...STEMS.flatMap((stem) => PERSONS.map((person) => stem + person))].map(
    letters,
  ),
);

/** Prepositions with their pronouns, conjunctions and the like, with a ו, ש or מ before them too. */
export const isFunctionWord = (word: string): boolean =>
  WORDS.has(word) || (/^[ושמ]/u.test(word) && word.length > 3 && WORDS.has(word.slice(1)));
