import { keyOf } from '../mind/keys.ts';

/** Spellings that people use beside the Academy's: what is written often, and what stands in the lexicon. */
const PAIRS = `איזור אזור | אמא אימא | צהריים צוהריים | תכנית תוכנית | חנכה חנוכה | שלחן שולחן | מטריה מטרייה
  | סופגניה סופגנייה | פיטריה פטרייה | פטריה פטרייה | עגבניה עגבנייה | בטריה בטרייה | מוסיקה מוזיקה
  | טלויזיה טלוויזיה | קולנע קולנוע | בנין בניין | עתון עיתון | ענין עניין | ספריה ספרייה
  | ירושליים ירושלים | שמים שמיים | עינים עיניים | אזנים אוזניים | רגלים רגליים | נעלים נעליים
  | מכנסים מכנסיים | אפנים אופניים | אפניים אופניים | משקפים משקפיים | אחר-צהריים אחר-צוהריים
  | ארוחת-צהריים ארוחת-צוהריים | אויר אוויר | אוירה אווירה | מזג-אויר מזג-אוויר | תקוה תקווה | מצוה מצווה
  | דוגמא דוגמה | משכנתא משכנתה | קופסא קופסה | טבלא טבלה | סיסמא סיסמה | גירסא גרסה | גירסה גרסה
  | נוסחא נוסחה | עיסקה עסקה | פיסגה פסגה | פיתרון פתרון | נסיון ניסיון | זכרון זיכרון | כשרון כישרון
  | עפרון עיפרון | רשיון רישיון | מירוץ מרוץ | בלאגן בלגן | קרבן קורבן | גיהנום גיהינום
  | יפיפה יפהפה | יפיפייה יפהפייה | קריסטמס כריסמס | כריסטמס כריסמס`;

const BETTER: ReadonlyMap<string, string> = new Map(
  PAIRS.split('|').map((pair) => {
    const [written = '', better = ''] = pair.trim().split(/\s+/u);
    return [keyOf(written), better] as const;
  }),
);

/** How the Academy spells a word that is often spelled otherwise; nothing where all is well. */
export const betterSpelling = (word: string): string | undefined => BETTER.get(keyOf(word));
