import { packReferee } from '@remez/server/referee';
import { describe, expect, test } from 'vitest';

const judge = (
  board: string,
  clue: string,
  allow: readonly ('compounds' | 'places' | 'fullNames' | 'acronyms' | 'titles')[] = [
    'compounds',
    'places',
  ],
) =>
  packReferee().verdict({
    clue,
    language: 'he',
    allow,
    against: 'board',
    visible: board.split(' '),
    covered: [],
  });

/** The examples of the rulebooks' pages about clues, and of RULES, as they are printed. */
describe('the rulebooks’ examples', () => {
  test.each([
    ['L2', 'זרבובית', 'זרבוביתי'],
    ['L2', 'זרבובית', 'זרבוביתך'],
    ['L2', 'זרבובית', 'זרבוביתו'],
    ['L2', 'זרבובית', 'זרבוביתה'],
    ['L2', 'שבירה', 'שבור'],
    ['L2', 'שבירה', 'נשבר'],
    ['L2', 'שבירה', 'שובר'],
    ['L1', 'שבירה', 'שבירה'],
    ['L2', 'כבלים', 'כבל'],
    ['L3', 'בית-חולים', 'בית'],
    ['L3', 'בית-חולים', 'חולים'],
    ['L3', 'בית-חולים', 'בית-ספר'],
    ['L3', 'בית-חולים', 'חולה-נפש'],
    ['L3', 'בית-חולים', 'בית ספר'],
    ['L5', 'דוגמה', 'דוגמא'],
    ['L5', 'דוגמה', 'ד-ו-ג-מ-א'],
  ])('%s · %s forbids %s', (rule, board, clue) => {
    expect(judge(board, clue)).toMatchObject({ verdict: 'illegal', rule, word: board });
  });

  test.each([
    ['L4', 'קול', 'קולנוע'],
    ['L4', 'אי', 'בנקאי'],
    ['L4', 'תפוז', 'זהב'],
    ['L4', 'סל כדור', 'כדורסל'],
    ['L4', 'צל מוות', 'צלמוות'],
    ['L4', 'תפוח זהב', 'תפוז'],
    ['L4', 'גבורה', 'מכבי'],
    ['L6', 'עט', 'עת'],
    ['L6', 'אוצר פסח', 'מצא/מצה'],
    ['L7', 'יוון עץ נבוט', 'אלה'],
    ['L8', 'יפה', 'אופה'],
    ['L8', 'רופא', 'אופה'],
    ['L8', 'תפוז', 'חרוז'],
    ['L8', 'חייל', 'ג'],
    ['L8', 'ראש', "א'"],
    ['L8', 'לב מנצח טבעת', 'אחד'],
    ['L8', 'דובים משאלות', 'שלוש'],
    ['L10', 'תפוח ברלין', 'שטרודל'],
    ['L11', 'לילה', 'חלום בהקיץ'],
    ['L11', 'לימודים', 'בית-ספר'],
    ['L11', 'מטוס', 'שדה-תעופה'],
    ['L11', 'נגב', 'מצפה רמון'],
    ['L11', 'נביא', 'משה'],
    ['L12', 'יוון נבוט', 'א-ל-ה'],
    ['L12', 'עט', 'ע-ת'],
    ['L12', 'פרה שמש', 'ב-ו-ק-ר'],
    ['C5', 'דבש עוקץ', 'דבורה'],
    ['C5', 'לולאה כבלים', 'קשר'],
  ])('%s · beside %s the clue %s is fine', (_, board, clue) => {
    expect(judge(board, clue)).toMatchObject({ verdict: 'ok' });
  });

  test('L4 · letters that contain a word are not that word, and what grew together long ago is one', () => {
    for (const [board, clue] of [
      ['קול', 'קולנוע'],
      ['אי', 'בנקאי'],
      ['סל', 'כדורסל'],
      ['תפוז', 'זהב'],
    ]) {
      expect(judge(board ?? '', clue ?? ''), `${board} ${clue}`).toMatchObject({ verdict: 'ok' });
    }
  });

  test('L7 · what is spelled alike is one word, whatever it means and however it is said', () => {
    for (const clue of ['אלה', 'אֵלָה', 'אַלָּה']) {
      expect(judge('אלה', clue)).toMatchObject({ verdict: 'illegal', rule: 'L1' });
      expect(judge('יוון עץ נבוט', clue)).toMatchObject({ verdict: 'ok' });
    }
  });

  test('L8 · letters of a visible word earn a warning: גליה for אנגליה', () => {
    expect(judge('אנגליה', 'גליה')).toMatchObject({ verdict: 'warn', rule: 'L8', word: 'אנגליה' });
  });

  test('L10 · Latin letters earn a warning: Car for נוהג and צמיג', () => {
    expect(judge('נוהג צמיג', 'Car')).toMatchObject({ verdict: 'warn', rule: 'L10' });
  });

  test('L11 · a free pair is not one word: החלום האמריקאי surely, כיסא ירוק most likely', () => {
    expect(judge('לילה', 'החלום האמריקאי')).toMatchObject({ verdict: 'illegal', rule: 'L11' });
    expect(judge('עץ', 'כיסא ירוק')).toMatchObject({ verdict: 'warn', rule: 'L11' });
  });

  test('L11 · acronyms are the room’s choice', () => {
    for (const clue of ['שב"כ', 'תפו״א', 'אחה”צ', 'תמ"ג']) {
      expect(judge('ריגול', clue)).toMatchObject({ verdict: 'warn', rule: 'L11', why: 'acronym' });
      expect(judge('ריגול', clue, ['acronyms'])).toMatchObject({ verdict: 'ok' });
    }
  });

  test('L11 · full names and titles are the room’s choice, whatever it says of compounds', () => {
    for (const [clue, kind] of [
      ['דוד בן-גוריון', 'fullNames'],
      ['משה רבינו', 'fullNames'],
      ['התפסן בשדה השיפון', 'titles'],
      ['שליחות קטלנית', 'titles'],
    ] as const) {
      expect(judge('מדינה', clue), clue).toMatchObject({ verdict: 'illegal', rule: 'L11' });
      const agreed = judge('מדינה', clue, ['compounds', 'places', kind]);
      expect(agreed, clue).toMatchObject({ verdict: 'ok' });
    }
    expect(judge('מדינה', 'ורד ינון')).toMatchObject({ verdict: 'warn', why: 'unknownPair' });
  });

  test('L11 · a strict room has no compounds', () => {
    expect(judge('לימודים', 'בית-ספר', [])).toMatchObject({ verdict: 'illegal', rule: 'L11' });
  });

  test('L3 · the other way round: a compound clue with a visible word in it', () => {
    expect(judge('בית', 'בית-ספר')).toMatchObject({
      verdict: 'illegal',
      rule: 'L3',
      why: 'containsWord',
    });
  });

  test('L9, L14 · the number and what people approve are not the referee’s', () => {
    expect(judge('אביר עכביש', 'חרב')).toMatchObject({ verdict: 'ok' });
  });
});
