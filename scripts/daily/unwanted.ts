import type { Language } from '@remez/words';

/** A hyphen joins an expression here too. */
const listed = (...lines: readonly string[]): ReadonlySet<string> =>
  new Set(lines.flatMap((line) => line.split(' ')).map((word) => word.replaceAll('-', ' ')));

/** Clues that are legal and clear, and that nobody wants to meet over the first coffee of a day. */
export const UNWANTED: { readonly [language in Language]: ReadonlySet<string> } = {
  he: listed(
    'שואה נאצים פיגוע מחבל רצח התאבדות גז חטופים עזה חמאס מוות קבר סמים טרור הירושימה סרטן',
    'גופה תליין גיליוטינה עינויים רוצח גסיסה אבל לוויה ארון חיזבאללה טיל עבד',
    /** War, the news, and what reminds of them. */
    'מלחמה רובה אקדח שרפה פצצה פיצוץ התפוצצות אזעקה צפירה ממ"ד חירום כוננות אויב נשק לחימה איראן סוריה לבנון חטיפה',
    'תאונה אסון-טבע צונאמי הרס הריסה יום-הזיכרון חורבן דקר התנחלות גוש-קטיף הפגנה מחאה',
    /** Pain, and what is said of people. */
    'סיגריה סיגריות עישון קבורה שחיטה חנק תלייה הפלה סבל גירושים פיטורים מעצר זיהום להרוג להירצח נהרג לנטרל להרוס רעל',
    'עיוור חולה מכוער טיפש אידיוט סתום פולנייה ערבי נבלה',
    /** What is also heard as something else. */
    'דפיקה מציצה כוס ליקוק ערום נפיחות',
    /** Said otherwise, or said already: the past of one man, and second spellings. */
    'ליל-סדר נישואין הריון הולדת חוה מוזאון בית-המקדש חשב בדק חיפש עצר ראה נכנס קיבל דאג הסתכל מצא',
    'הצליח עזב שאל ענה ניקה בכה קפץ טס זכה שילם זרק ניצח קם הביא בוכה דוגר',
  ),
  en: listed(
    'hitler nazi holocaust terrorist terror suicide murder cancer drug drugs slave slavery auschwitz',
    'death corpse hangman guillotine torture killer murderer gallows hanging',
    'dead grave tomb coffin noose kill bomb war missile nuclear weapon gun bullet hostage destroy disaster',
    'pearl-harbor anne-frank plague naked breast thong lingerie pregnant fat ugly stupid gypsy eskimo drunk',
  ),
};
