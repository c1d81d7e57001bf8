import { spelled } from '../normalise.ts';

/** L11 · places whose name is more than a bound pair (noun and adjective, or foreign). */
const PLACES: ReadonlySet<string> = new Set(
  [
    'הים התיכון',
    'הים השחור',
    'הים האדום',
    'הים הצפוני',
    'הים הבלטי',
    'האוקיינוס השקט',
    'האוקיינוס האטלנטי',
    'האוקיינוס ההודי',
    'העיר העתיקה',
    'הבית הלבן',
    'הכותל המערבי',
    'הגולן העליון',
    'הגליל העליון',
    'הגליל התחתון',
    'הגליל המערבי',
    'המזרח התיכון',
    'המזרח הרחוק',
    'המערב הפרוע',
    'המפרץ הפרסי',
    'ניו יורק',
    'לוס אנג׳לס',
    'לאס וגאס',
    'סן פרנסיסקו',
    'בואנוס איירס',
    'הונג קונג',
    'סרי לנקה',
    'קוסטה ריקה',
    'פוארטו ריקו',
    'ניו זילנד',
    'דרום אפריקה',
    'צפון קוריאה',
    'דרום קוריאה',
    'ריו דה ז׳נרו',
    'קופה קבנה',
    'מונטה קרלו',
    'בריטניה הגדולה',
    'ארצות הברית',
    'ערב הסעודית',
  ].map((place) => spelled(place).join(' ')),
);

/** Adjectives that say how something looks or is, and nothing else; with their other forms. */
const ADJECTIVES: ReadonlySet<string> = new Set(
  `גדול קטן ארוך קצר גבוה נמוך רחב צר עבה דק חדש ישן צעיר יפה מכוער טוב רע חזק חלש מהיר איטי חם קר
  חמוץ מתוק מלוח מריר ירוק אדום כחול צהוב לבן שחור ורוד סגול כתום אפור חום לח רטוב יבש כבד קל קשה רך
  עמוק רדוד מלא ריק נקי מלוכלך שמח עצוב מצחיק מעניין משעמם יקר זול עשיר עני בהיר כהה חכם טיפש אמיץ`
    .split(/\s+/u)
    .flatMap((word) => spelled(word))
    .flatMap((word) => {
      const stem = word.endsWith('ה') ? word.slice(0, -1) : word;
      return [word, `${stem}ה`, `${stem}ימ`, `${stem}ות`, `${stem}ת`];
    }),
);

const MOST_BOUND = 2;

export type Phrase = 'place' | 'free' | 'loose' | 'long' | 'bound';

/**
 * L11 · what several Hebrew words are to one another. Two definite words (החלום האמריקאי) are never
 * a bound pair; a noun with a plain adjective (כיסא ירוק) hardly ever.
 */
export const phraseOf = (words: readonly string[]): Phrase => {
  if (PLACES.has(words.join(' '))) return 'place';
  const [first = '', second = ''] = words;
  const isDefinite = (word: string) => word.length > 3 && word.startsWith('ה');
  if (words.length === 2 && isDefinite(first) && isDefinite(second)) return 'free';
  if (words.length === 2 && ADJECTIVES.has(second)) return 'loose';
  return words.length > MOST_BOUND ? 'long' : 'bound';
};
