import { describe, expect, test } from 'vitest';
import { makeReferee } from './referee.ts';
import type { Asked, Entry } from './types.ts';

const list = (text: string) => text.split(' ').filter((word) => word !== '');
const entry = (word: string, forms = '', family = '', allow = '', translations = ''): Entry => ({
  word,
  forms: list(forms),
  family: list(family),
  allow: list(allow),
  translations: translations === '' ? [] : translations.split(','),
});

/** A small head: some entries, and some words that people use. */
const { verdict, spell, alike } = makeReferee({
  he: {
    entries: [
      entry('כלב', 'כלבה כלבים כלבות', 'כלבלב', 'כלבו', 'dog,hound'),
      entry('לב', 'לבבות ליבי', '', 'כלב לבן לביבה'),
      entry('שבירה', 'שבירות', 'שבר נשבר שובר לשבור ישבור שבור', 'שברון'),
      entry('שולחן', 'שולחנות שלחן', '', 'שליח'),
      entry('מגירה', 'מגירות', '', 'מגורים'),
      entry('תל-אביב', '', '', 'אביבי'),
      entry('מטבע', 'מטבעות', 'טבע טבוע הטביע', 'טבעת'),
      entry('רובוט', 'רובוטים', 'רובוטי', '', 'robot'),
      entry('מספר-ברזל', 'מספרי-ברזל'),
      entry('עונה', 'עונות עונים'),
      entry('שעון', 'שעונים'),
      entry('חביתה', 'חביתות', '', 'חבית'),
      entry('גל', 'גלים'),
      entry('לוח', 'לוחות'),
      entry('סלסה'),
      entry('תל-חי', 'ת"ח'),
      entry('מלכה', 'מלכות'),
      entry('מלאך', 'מלאכים'),
    ],
    common: list(
      'כלב לב שבת בת בן לבן מלח מלחמה לחם הבית בית שמן שם שמש דלת חלון ספר מספר סופר כתב מכתב קיר קר תח',
    ),
    phrases: {
      compounds: ['בית ספר', 'גלגל ענק', 'חלום בהקיץ'],
      places: ['ניו יורק', 'ריו דה ז׳נרו', 'הים התיכון'],
      fullNames: ['משה רבנו', 'דוד בן-גוריון'],
      titles: ['שליחות קטלנית', 'התפסן בשדה השיפון'],
    },
  },
  en: {
    entries: [
      entry('fish', '', 'fisherman fishy', ''),
      entry('mouse', 'mice', '', 'mousse'),
      entry('ice-cream', '', '', ''),
      entry('colour', 'color', 'colourful', ''),
      entry('car', '', '', 'carpet caring scar'),
      entry('note', '', '', 'not'),
      entry('butterfly'),
    ],
    common: list('fish man snow ball pet carpet house boat bone boxes not'),
    phrases: { compounds: ['hot dog'], places: ['big ben'], fullNames: [], titles: [] },
  },
});

const judge = (board: string, clue: string, change: Partial<Asked> = {}) =>
  verdict({
    clue,
    language: 'he',
    allow: ['compounds', 'places'],
    against: 'board',
    visible: board.split(' '),
    covered: [],
    ...change,
  });
const illegal = (rule: string, why: string, word: string) => ({
  verdict: 'illegal',
  rule,
  why,
  word,
});
const OK = { verdict: 'ok' };
const warn = (rule: string, why: string) => ({ verdict: 'warn', rule, why });

describe('words with an entry', () => {
  test.each([
    ['L1', 'sameWord', 'כלב', 'כלב'],
    ['L1', 'sameWord', 'כלב', 'כֶּלֶב'],
    ['L2', 'form', 'כלב', 'כלבים'],
    ['L2', 'form', 'כלב', 'הכלב'],
    ['L2', 'form', 'כלב', 'לכלב'],
    ['L2', 'form', 'כלב', 'וכשהכלבים'],
    ['L2', 'form', 'כלב', 'ולכשמהכלבים'],
    ['L2', 'form', 'כלב', 'כלבי'],
    ['L2', 'form', 'כלב', 'כלבך'],
    ['L2', 'form', 'כלב', 'כלביהם'],
    ['L2', 'form', 'כלב', 'כלבותיה'],
    ['L2', 'form', 'כלב', 'כלבתו'],
    ['L2', 'family', 'כלב', 'כלבלב'],
    ['L2', 'family', 'שבירה', 'נשבר'],
    ['L2', 'family', 'שבירה', 'נשברת'],
    ['L2', 'family', 'שבירה', 'שברתי'],
    ['L2', 'family', 'שבירה', 'תשברו'],
    ['L2', 'family', 'שבירה', 'נשבור'],
    ['L2', 'family', 'שבירה', 'שישבור'],
    ['L2', 'form', 'שבירה', 'שבירתה'],
    ['L5', 'spelling', 'שולחן', 'שלחן'],
    ['L2', 'form', 'שולחן', 'שלחני'],
    ['L5', 'spelling', 'מגירה', 'מגרה'],
    ['L3', 'compoundPart', 'תל-אביב', 'אביב'],
    ['L3', 'compoundPart', 'תל-אביב', 'תל'],
    ['L3', 'sharedPart', 'תל-אביב', 'תל חי'],
    ['L5', 'spelling', 'תל-אביב', 'תלאביב'],
    ['L1', 'sameWord', 'תל-אביב', 'תל אביב'],
    ['L2', 'form', 'מספר-ברזל', 'מספרי ברזל'],
    ['L3', 'containsWord', 'כלב', 'כלב-ים'],
    ['L3', 'containsWord', 'כלב', 'בית הכלבים'],
    ['L5', 'transliteration', 'רובוט', 'Robot'],
  ])('%s · %s · %s forbids %s', (rule, why, board, clue) => {
    expect(judge(board, clue)).toMatchObject(illegal(rule, why, board));
  });

  test.each([
    ['L4', 'לב', 'כלב'],
    ['L4', 'לב', 'לבן'],
    ['L4', 'כלב', 'כלבו'],
    ['L4', 'לב', 'הכלב'],
    ['L4', 'לב', 'לביבות'],
    ['L4', 'שולחן', 'השליח'],
    ['L4', 'תל-אביב', 'אביבי'],
    ['L6', 'כלב', 'קלב'],
    ['L8', 'כלב', 'עצם'],
    ['C19', 'לב', 'שולחן'],
  ])('%s · beside %s the clue %s is fine', (_, board, clue) => {
    expect(judge(board, clue)).toMatchObject({ verdict: 'ok' });
  });

  test.each([
    ['עונה', 'שעונים'],
    ['עונה', 'השעונים'],
    ['עונה', 'שעוניהם'],
    ['גל', 'גלימה'],
    ['לוח', 'שלוחה'],
    ['תל-חי', 'תח'],
    ['מלכה', 'מלאכה'],
  ])('L4 · beside %s a word that is known as itself is not taken apart: %s', (board, clue) => {
    expect(judge(board, clue).verdict).not.toBe('illegal');
  });

  test('L2, L5 · a construct state, an acronym with its mark, the א of a loanword', () => {
    expect(judge('חביתה', 'חביתת')).toMatchObject(illegal('L2', 'form', 'חביתה'));
    expect(judge('תל-חי', 'ת״ח')).toMatchObject(illegal('L2', 'form', 'תל-חי'));
    expect(judge('סלסה', 'סאלסה')).toMatchObject(illegal('L5', 'spelling', 'סלסה'));
  });

  test('L2 · a root found by pattern only warns', () => {
    expect(judge('מטבע', 'טובע')).toMatchObject(warn('L2', 'sameRoot'));
  });

  test('L8 · letters of the word only warn, also where the entry allows them', () => {
    expect(judge('מגירה', 'גיר')).toMatchObject(warn('L8', 'substring'));
    expect(judge('מגירה', 'ג')).toMatchObject({ verdict: 'ok' });
  });

  test('L10 · letters of another language only warn', () => {
    for (const clue of ['Dog', 'собака', 'كلب', '狗']) {
      expect(judge('כלב', clue)).toMatchObject(warn('L10', 'foreignLetters'));
    }
  });

  test('C19 · covered words limit nothing', () => {
    expect(judge('לב', 'כלבים', { covered: ['כלב'] })).toMatchObject({ verdict: 'ok' });
  });

  test('L1 · the gravest finding counts, whatever comes before it on the board', () => {
    expect(judge('מגירה גיר', 'גיר')).toMatchObject(illegal('L1', 'sameWord', 'גיר'));
  });

  test('L6 · of two spellings given as one clue each is judged', () => {
    expect(judge('כלב', 'קלב/כלב')).toMatchObject(illegal('L1', 'sameWord', 'כלב'));
  });
});

describe('words without an entry', () => {
  test.each([
    ['L2', 'form', 'דלת', 'דלתות'],
    ['L2', 'form', 'דלת', 'הדלת'],
    ['L2', 'form', 'חלון', 'חלונו'],
    ['L2', 'form', 'חלונות', 'חלון'],
    ['L2', 'form', 'זרבובית', 'זרבוביתך'],
    ['L2', 'form', 'זרבובית', 'זרבוביותיהם'],
    ['L5', 'spelling', 'אוירון', 'אווירון'],
    ['L5', 'spelling', 'טלוויזיה', 'טלויזיה'],
    ['L3', 'compoundPart', 'אבן-דרך', 'אבנים'],
    ['L3', 'sharedPart', 'אבן-דרך', 'דרך-ארץ'],
  ])('%s · %s · %s forbids %s', (rule, why, board, clue) => {
    expect(judge(board, clue)).toMatchObject(illegal(rule, why, board));
  });

  test.each([
    ['בת', 'שבת'],
    ['שם', 'שמן'],
    ['לחם', 'שמש'],
  ])('L4 · beside %s the common word %s is fine', (board, clue) => {
    expect(judge(board, clue)).toMatchObject({ verdict: 'ok' });
  });

  test('L2 · a common word that may be a form of it only warns', () => {
    expect(judge('ספר', 'מספר').verdict).toBe('warn');
    expect(judge('כתב', 'מכתב').verdict).toBe('warn');
  });

  test('L5 · more vowel letters than the card has may make another word', () => {
    expect(judge('מטבע', 'מטביע')).toMatchObject(warn('L5', 'maybeSpelling'));
  });

  test('L5 · two common words whose vowels differ only warn', () => {
    expect(judge('קיר', 'קר')).toMatchObject({ verdict: 'warn' });
  });

  test('L2 · roots are found through binyanim', () => {
    for (const [board, clue] of [
      ['מכירה', 'נמכרו'],
      ['הזמנה', 'הוזמנתי'],
      ['סידור', 'הסתדר'],
      ['צילום', 'הצטלמנו'],
      ['טיסה', 'לטוס'],
      ['קנייה', 'קונה'],
      ['תרגום', 'מתורגמן'],
    ]) {
      expect(judge(board ?? '', clue ?? '').verdict, `${board} ${clue}`).toBe('warn');
    }
  });
});

describe('English', () => {
  const english = (board: string, clue: string, change: Partial<Asked> = {}) =>
    judge(board, clue, { language: 'en', allow: ['places'], ...change });

  test.each([
    ['L1', 'sameWord', 'fish', 'Fish'],
    ['L2', 'form', 'fish', 'fishes'],
    ['L2', 'form', 'fish', 'fishing'],
    ['L2', 'form', 'fish', "fish's"],
    ['L2', 'family', 'fish', 'fisherman'],
    ['L2', 'form', 'mouse', 'mice'],
    ['L2', 'form', 'box', 'boxes'],
    ['L2', 'form', 'menu', 'menus'],
    ['L2', 'form', 'note', 'noted'],
    ['L2', 'form', 'run', 'running'],
    ['L2', 'form', 'run', 'ran'],
    ['L2', 'form', 'knife', 'knives'],
    ['L2', 'form', 'city', 'cities'],
    ['L2', 'form', 'bake', 'baking'],
    ['L2', 'form', 'spy', 'spies'],
    ['L2', 'form', 'sky', 'skies'],
    ['L2', 'form', 'die', 'dying'],
    ['L2', 'form', 'houses', 'house'],
    ['L5', 'spelling', 'grey', 'gray'],
    ['L5', 'spelling', 'colour', 'color'],
    ['L5', 'spelling', 'centre', 'center'],
    ['L3', 'compoundPart', 'ice-cream', 'cream'],
    ['L5', 'spelling', 'ice-cream', 'icecream'],
    ['L3', 'sharedPart', 'ice-cream', 'ice-hockey'],
    ['L3', 'containsWord', 'fish', 'cat-fish'],
  ])('%s · %s · %s forbids %s', (rule, why, board, clue) => {
    expect(english(board, clue)).toMatchObject(illegal(rule, why, board));
  });

  test.each([
    ['L4', 'car', 'carpet'],
    ['L4', 'car', 'caring'],
    ['L4', 'car', 'carpets'],
    ['L4', 'mouse', 'mousse'],
    ['L8', 'fish', 'water'],
  ])('%s · beside %s the clue %s is fine', (_, board, clue) => {
    expect(english(board, clue)).toMatchObject({ verdict: 'ok' });
  });

  test('L3 · a word grown together with a visible one only warns', () => {
    expect(english('snow', 'snowball')).toMatchObject(warn('L3', 'containsWord'));
  });

  test('L8 · a part of a word in the plural only warns, as the part does', () => {
    expect(english('butterfly', 'fly')).toMatchObject(warn('L8', 'substring'));
    expect(english('butterfly', 'flies')).toMatchObject(warn('L8', 'substring'));
    expect(english('star', 'staring').verdict).not.toBe('illegal');
  });

  test('L10 · Hebrew letters only warn', () => {
    expect(english('fish', 'דג')).toMatchObject(warn('L10', 'foreignLetters'));
  });

  test('L11 · a compound with a hyphen is one word where the room has compounds, else a doubt', () => {
    expect(english('pet', 'merry-go-round', { allow: ['compounds'] })).toMatchObject(OK);
    expect(english('pet', 'merry-go-round')).toMatchObject(warn('L11', 'moreThanOneWord'));
  });

  test('L11 · places are on, compounds are the room’s choice, and an unknown pair is a question', () => {
    expect(english('tower', 'big ben')).toMatchObject(OK);
    expect(english('tower', 'Big-Ben', { allow: ['places'] })).toMatchObject(OK);
    expect(english('pet', 'hot dogs')).toMatchObject({ verdict: 'illegal', rule: 'L11' });
    expect(english('pet', 'hot dogs', { allow: ['compounds'] })).toMatchObject(OK);
    expect(english('pet', 'small house')).toMatchObject(warn('L11', 'unknownPair'));
    expect(english('pet', 'small house', { allow: [] })).toMatchObject({
      verdict: 'illegal',
      why: 'moreThanOneWord',
    });
  });
});

describe('one word', () => {
  const room = (clue: string, ...allow: Asked['allow']) => judge('כלב', clue, { allow });
  const usual = (clue: string) => room(clue, 'compounds', 'places');
  const no = (why: string) => ({ verdict: 'illegal', rule: 'L11', why, word: null });

  test.each([
    'בית ספר',
    'בית־ספר',
    'בית הספר',
    'הבית ספר',
    'גלגלי ענק',
    'גלגלים ענקים',
    'חלום בהקיץ',
    'ניו-יורק',
    'ריו דה ז׳נרו',
    'הים התיכון',
    'תל אביב',
  ])('L11 · %s is one expression, in any of its forms', (clue) => {
    expect(usual(clue)).toMatchObject(OK);
  });

  test.each(['חתול שולחן', 'ילד אוכל', 'לא חתול', 'חתול/שולחן', 'בית ספרים'])(
    'L11 · nobody knows whether %s is one expression: people are asked',
    (clue) => {
      expect(usual(clue)).toMatchObject(warn('L11', 'unknownPair'));
    },
  );

  test('L11 · a doubt about one word comes before every other', () => {
    expect(judge('שבירה', 'משבר חתול')).toMatchObject(warn('L11', 'unknownPair'));
  });

  test.each(['חתול על שולחן', 'אני אוהב חתולים מאוד', 'חתול-שולחן-דלת'])(
    'L11 · three words and more are no clue: %s',
    (clue) => {
      expect(usual(clue)).toMatchObject(no('moreThanOneWord'));
    },
  );

  test.each(['?!', '…', '—', '/', '🐕', 'חתול 🐕', '♥', '🇮🇱', '+'])(
    'L11 · signs and pictures are no word: %s',
    (clue) => {
      expect(usual(clue)).toMatchObject(no('noWord'));
    },
  );

  test.each(['חתול!', '1948', 'ג', 'א׳', 'ג׳ירפה', '7'])(
    'L8, L11 · letters, numbers and a mark behind a word are fine: %s',
    (clue) => {
      expect(usual(clue)).toMatchObject(OK);
    },
  );

  test.each([
    ['משה רבנו', 'fullNames', 'fullName'],
    ['דוד בן גוריון', 'fullNames', 'fullName'],
    ['שליחות קטלנית', 'titles', 'title'],
    ['התפסן בשדה השיפון', 'titles', 'title'],
    ['ניו יורק', 'places', 'placeName'],
    ['בית ספר', 'compounds', 'moreThanOneWord'],
  ] as const)(
    'L11 · %s is a clue where the room has agreed to %s, else none',
    (clue, kind, why) => {
      const others = (['compounds', 'places', 'fullNames', 'titles'] as const).filter(
        (each) => each !== kind,
      );
      expect(room(clue, kind)).toMatchObject(OK);
      expect(room(clue, ...others)).toMatchObject(no(why));
    },
  );

  test('L11 · of names and titles there are more than anyone can list: a doubt where they are allowed', () => {
    const title = 'חתול על שולחן ישן מאוד';
    expect(room(title, 'titles')).toMatchObject(warn('L11', 'unknownPair'));
    expect(room(title, 'compounds', 'fullNames')).toMatchObject(no('moreThanOneWord'));
    expect(room('ורד בת ינון', 'fullNames')).toMatchObject(warn('L11', 'unknownPair'));
    expect(room('החתול האמריקאי', 'compounds', 'titles')).toMatchObject(warn('L11', 'notBound'));
  });

  test('L10 · a foreign word in our letters that is on no list is a doubt: האונד', () => {
    expect(usual('הונד')).toMatchObject(OK);
    expect(usual('האונד')).toMatchObject(warn('L10', 'foreignWord'));
    expect(usual('רובוט')).toMatchObject(OK);
  });

  test('L6, L8 · where clues may work by sound, letters of a visible word are no doubt', () => {
    expect(judge('אנגליה', 'גליה')).toMatchObject(warn('L8', 'substring'));
    expect(judge('אנגליה', 'גליה', { allow: ['soundAlikes'] })).toMatchObject(OK);
  });
});

describe('keywords', () => {
  const keywords = (word: string, clue: string) => judge(word, clue, { against: 'keywords' });

  test.each([
    ['sameWord', 'כלב', 'כלב'],
    ['form', 'כלב', 'חבר של הכלבים'],
    ['spelling', 'שולחן', 'שלחן'],
    ['translation', 'כלב', 'dog'],
    ['translation', 'כלב', 'a big Dog'],
  ])('X23 · %s · %s forbids %s', (why, word, clue) => {
    expect(keywords(word, clue)).toMatchObject({ verdict: 'illegal', rule: 'X23', why, word });
  });

  test('X23 · kin and translations in our letters only warn', () => {
    expect(keywords('שבירה', 'נשבר')).toMatchObject(warn('X23', 'family'));
    expect(keywords('רובוט', 'robots')).toMatchObject({ verdict: 'illegal', why: 'translation' });
  });

  test('X18 · a sentence is fine, and whole words count: עצם does not forbid עצמאות', () => {
    expect(keywords('עצם', 'יום העצמאות של המדינה')).toMatchObject({ verdict: 'ok' });
  });
});

describe('spelling', () => {
  test('L5 · spellings of one word come out the same', () => {
    for (const [one, other] of [
      ['שולחן', 'שֻׁלְחָן'],
      ['שולחן', 'שלחן'],
      ['בית־ספר', 'בית ספר'],
      ['ג׳ירפה', "ג'ירפה"],
      ['א-ל-ה', 'אלה'],
      ['דוגמא', 'דוגמה'],
      ['בנין', 'בניין'],
      ['סלסה', 'סאלסה'],
      ['סאמבה', 'סמבה'],
    ]) {
      expect(spell(one ?? '', 'he'), `${one} ${other}`).toEqual(spell(other ?? '', 'he'));
    }
    expect(spell('מלאכה', 'he')).not.toEqual(spell('מלכה', 'he'));
    expect(spell('קיר', 'he')).not.toEqual(spell('קר', 'he'));
    expect(spell('עט', 'he')).not.toEqual(spell('עת', 'he'));
    expect(spell('Colour', 'en')).toEqual(spell('color', 'en'));
  });

  test('X15 · a near miss in spelling or form is alike, another word is not', () => {
    expect(alike('שולחן', 'שלחן', 'he')).toBe(true);
    expect(alike('סלסה', 'סאלסה', 'he')).toBe(true);
    expect(alike('מלכה', 'מלאכה', 'he')).toBe(false);
    expect(alike('כלב', 'כלבים', 'he')).toBe(true);
    expect(alike('כלב', 'הכלב', 'he')).toBe(true);
    expect(alike('כלב', 'dog', 'he')).toBe(false);
    expect(alike('שבירה', 'שבר', 'he')).toBe(false);
    expect(alike('fish', 'fishes', 'en')).toBe(true);
    expect(alike('mouse', 'mice', 'en')).toBe(true);
    /** Whichever of the two is the keyword. */
    for (const [one, other] of [
      ['כלבים', 'כלב'],
      ['הכלב', 'כלב'],
      ['שלחן', 'שולחן'],
      ['מספרי ברזל', 'מספר-ברזל'],
    ]) {
      expect(alike(one ?? '', other ?? '', 'he'), `${one} ${other}`).toBe(true);
    }
    expect(alike('כלב', 'כלב חתול', 'he')).toBe(false);
    expect(alike('כלב חתול', 'כלב', 'he')).toBe(false);
    expect(alike('תל', 'תל-אביב', 'he')).toBe(false);
  });
});
