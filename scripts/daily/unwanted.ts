import type { Language } from '@remez/words';

/** Clues that are legal and clear, and that nobody wants to meet over the first coffee of a day. */
export const UNWANTED: { readonly [language in Language]: ReadonlySet<string> } = {
  he: new Set(
    (
      'שואה נאצים פיגוע מחבל רצח התאבדות גז חטופים עזה חמאס מוות קבר סמים טרור הירושימה סרטן ' +
      'גופה תליין גיליוטינה עינויים רוצח גסיסה אבל לוויה ארון חיזבאללה טיל עבד'
    ).split(' '),
  ),
  en: new Set(
    (
      'hitler nazi holocaust terrorist terror suicide murder cancer drug drugs slave slavery auschwitz ' +
      'death corpse hangman guillotine torture killer murderer gallows hanging'
    ).split(' '),
  ),
};
