import { spelled } from '../normalise.ts';

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

const LEAST_DEFINITE = 4;
const isDefinite = (word: string): boolean => word.length >= LEAST_DEFINITE && word.startsWith('ה');

/**
 * L11 · two definite words (החלום האמריקאי) are never a bound pair; a noun with a plain adjective
 * (כיסא ירוק) hardly ever.
 */
export const looseness = (words: readonly string[]): 'free' | 'loose' | undefined => {
  const [first = '', second = ''] = words;
  if (words.length !== 2) return undefined;
  if (isDefinite(first) && isDefinite(second)) return 'free';
  return ADJECTIVES.has(second) ? 'loose' : undefined;
};
