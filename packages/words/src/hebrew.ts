import { classicHebrew } from './data/classic.he.ts';
import { decryptoHebrew } from './data/decrypto.he.ts';
import { duetHebrew } from './data/duet.he.ts';
import { moreHebrew } from './data/more.he.ts';
import { parseEntries } from './entries.ts';
import { parsePhrases } from './phrases.ts';

/** What is known of Hebrew words, without the rest of the packs: a browser loads one language. */
export const entries = parseEntries(classicHebrew + duetHebrew + decryptoHebrew + moreHebrew);

const TMP_PLACES = `
הים התיכון
הים השחור
הים האדום
הים הצפוני
הים הבלטי
האוקיינוס השקט
האוקיינוס האטלנטי
האוקיינוס ההודי
העיר העתיקה
הבית הלבן
הכותל המערבי
הגולן העליון
הגליל העליון
הגליל התחתון
הגליל המערבי
המזרח התיכון
המזרח הרחוק
המערב הפרוע
המפרץ הפרסי
ניו יורק
לוס אנג׳לס
לאס וגאס
סן פרנסיסקו
בואנוס איירס
הונג קונג
סרי לנקה
קוסטה ריקה
פוארטו ריקו
ניו זילנד
דרום אפריקה
צפון קוריאה
דרום קוריאה
ריו דה ז׳נרו
קופה קבנה
מונטה קרלו
בריטניה הגדולה
ארצות הברית
ערב הסעודית
`;
export const phrases = parsePhrases({
  compounds: '',
  places: TMP_PLACES,
  fullNames: '',
  titles: '',
});
