import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { evolve } from './evolve.ts';
import { isSameName, lettersOf, shapesOf } from './look-alikes.ts';
import { act, opened, reasonFor } from './testing/index.ts';
import type { Event, State } from './types.ts';

const HEBREW = `אביגיל אבי אביב אדם אהרון אורי אורית אור אורן אושר איה אייל איילה איתי איתמר אלה אלון אליה אליהו אלינור
  אלעד אמיר אמיתי אסף אפרת ארז אריאל אריה אשר בועז בן בנימין ברוך ברק גד גדי גילה גיל ג׳יל ג׳וני גולי ג׳ולי גלעד גליה גל דבורה דוד דור דורון
  דוריס דן דנה דנו דני דניאל דניאלה דפנה הדס הדר הילה הלל הראל ורד ורדה זהבה זאב זוהר זיו ז׳אן חוה חיים חיה חן חנה חנן טובה טל טלי טליה
  יאיר יאירה יגאל ידידיה יהב יהודה יהודית יהונתן יואב יואל יובל יוסי יוסף יונה יונתן יעל יעקב יפה יפתח יצחק ירדן ירון ישי ישראל כוכבה כנרת כרמי כרמל
  לאה לביא לוטם לי ליאור ליאת ליאה לילך לירון לירז מאור מאיה מאיר מורן מור מיה מיכאל מיכל מירב מירה מנחם מרדכי מרים מרינה משה נדב נדבה נוי נועם נועה נחום
  ניר נירה נעם נעמה נעמי נתן נתנאל סיגל סיון סמי סתיו עדי עדן עדו עידו עידן עומר עומרי עופר עוז עוזי עינת עירית עמוס עמית ענבל ענת פנינה פרץ צבי
  צביה ציפי צילי צ׳ארלי קרן רבקה רון רוני רונה רונית רועי רות רותם רחל רינה רן רני רם רמי רפאל שגיא שולי שולמית שחר שי שיר שירה שירי שלומי שלומית שלום שלמה
  שמואל שמעון שני שרה שרון תום תומר תמי תמיר תמר`;
const ENGLISH = `Aaron Adam Al Alan Alana Ali Alice Allie Amy Ana Andrew Ann Anna Anne Arlo Arno Ben Bella Bill Billy Carl Carla Carol
  Clara Claire Cora Dan Dana Daniel Danielle Danny Della Eli Eliana Ella Ellie Emil Emily Emma Erin Eva Eve Gil Gill Hal Hali Hannah Ian Ida Ila Ilan Ina
  Ira Iris Isla Jack Jill Jim Jo Joe John Jon Kai Kal Karl Lan Lara Lea Lena Leo Lia Lila Lily Lisa Liz Lola Luca Lucia Lucy Mai Mal Mara Maria Marie Mark Max
  Mia Mila Milla Mina Nell Neil Nick Nina Noa Noah Nora Oli Olive Paul Phil Rae Ray Ron Rona Ruth Sally Sam Sara Sarah Sia Tal Tali Tim Tom Toni Tony Uri Uriel
  Vera Will Willa Yael Zoe`;
const ARABIC = `أحمد محمد محمود حمد حامد علي عليا علاء أمير أميرة آمنة أمينة أنس آسر إيمان أيمن بلال بشار بشرى تقى تقي جمال جميل جميلة حسن حسين حسنى
  حنان خالد خلود دانا دينا رؤى روى رائد رنا رنيم ريم ريما زيد زياد زينب سارة سعاد سعد سعيد سلمى سليم سليمان سمر سمير سميرة سمية شادي شادية طارق عادل عباس
  عبد عبير عمر عمرو عمار غادة فادي فاطمة فرح كريم لمى ليلى ليان مريم منى منال مها نادر نادية ندى نور نورا هاني هانئ هدى هند ياسر ياسمين يوسف`;
const RUSSIAN = `Александр Александра Алексей Алёна Алина Алиса Алла Анастасия Анатолий Андрей Анна Антон Арина Артём Борис Вадим Валентин
  Валентина Валера Валерия Вася Вера Виктор Виктория Владимир Галина Георгий Глеб Григорий Даниил Данила Дарья Денис Дима Дмитрий Ева Евгений Евгения Егор
  Екатерина Елена Елизавета Зоя Иван Игорь Илья Инна Ирина Кирилл Константин Кристина Ксения Лариса Лев Лена Леонид Лидия Любовь Людмила Макар Максим Маргарита
  Марина Мария Марк Маша Миша Михаил Надежда Наташа Никита Николай Нина Оксана Олег Олеся Ольга Павел Пётр Полина Раиса Роман Руслан Саша Светлана Семён Сергей
  Соня Степан Таня Тимур Фёдор Юлия Юрий Яна Ярослав`;
const OTHERS = `さとし ざとし かな राम रमा रीमा रोमा สมชาย สมศรี 민수 민서 张伟 王芳 🦊 🐻 🧑🏽 🧑🏿 ! ? … ♥`;

const namesIn = (text: string): readonly string[] => text.split(/\s+/u);

describe('names that are one to the eye', () => {
  test.each([
    ['niqqud', 'דָנה', 'דנה'],
    ['niqqud and a dagesh', 'דָּנָה', 'דנה'],
    ['letters with their points in one', 'שׁרה', 'שרה'],
    ['a final letter', 'אברהם', 'אברהמ'],
    ['a space and a hyphen', 'בת־שבע', 'בת שבע'],
    ['a geresh that is nothing', 'דנה׳', 'דנה'],
    ['gershayim', 'ד״נה', 'דנה'],
    ['two geresh, with a point before', 'גִ׳׳יל', "ג'יל"],
    ['a Yiddish ligature', 'דװיד', 'דוויד'],
    ['a mathematical alef', 'ℵורי', 'אורי'],
    ['a dot at the end', 'host.', 'host'],
    ['case', 'HOST', 'host'],
    ['a wide letter', 'ｈost', 'host'],
    ['a Cyrillic o', 'hоst', 'host'],
    ['a Greek omicron', 'hοst', 'host'],
    ['a Cyrillic capital', 'Вen', 'Ben'],
    ['Cyrillic capitals', 'ВОВ', 'BOB'],
    ['a Greek capital', 'Νoa', 'Noa'],
    ['a small Greek nu', 'Eνa', 'Eva'],
    ['an Armenian o', 'hօst', 'host'],
    ['an accent', 'Zoë', 'Zoe'],
    ['a zero', 'R0n', 'Ron'],
    ['a one', 'E1i', 'Eli'],
    ['a capital I for an l', 'DanieI', 'Daniel'],
    ['a small l for an I', 'lan', 'Ian'],
    ['a bar', 'Danie|', 'Daniel'],
    ['a palochka', 'Ӏlan', 'Ilan'],
    ['a dotless i', 'ılan', 'ilan'],
    ['a small capital', 'Dᴏra', 'Dora'],
    ['a mathematical letter', '𝐃ana', 'Dana'],
    ['a soft hyphen', 'Da\u00adna', 'Dana'],
    ['a joiner', 'دا\u200dنا', 'دانا'],
    ['harakat', 'مُحَمَّد', 'محمد'],
    ['a stretched letter', 'محـــمد', 'محمد'],
    ['a hamza on alef', 'أحمد', 'احمد'],
    ['a Persian kaf', 'کريم', 'كريم'],
    ['ё', 'Алёна', 'Алена'],
    ['Latin letters in a Russian name', 'Мapинa', 'Марина'],
    ['a Greek final sigma', 'ΝΙΚΟΣ', 'Νίκος'],
    ['ß', 'WEIẞ', 'Weiss'],
    ['a skin of signs', '…', '...'],
  ])('%s: %s and %s', (_, one, other) => {
    expect(isSameName(one, other)).toBe(true);
  });

  test.each([
    ['דני', 'דנו'],
    ['דנה', 'דנה 🦊'],
    ['רון', 'רו'],
    ['סמי', 'ממי'],
    ['גיל', 'ג׳יל'],
    ['Ian', 'Lan'],
    ['Kai', 'Kal'],
    ['Lia', 'Ila'],
    ['Neil', 'Nell'],
    ['Dan 1', 'Dan 2'],
    ['Анна', 'Anna'],
    ['Нина', 'Nina'],
    ['تقى', 'تقي'],
    ['رؤى', 'رَوى'],
    ['राम', 'रीमा'],
  ])('not %s and %s', (one, other) => {
    expect(isSameName(one, other)).toBe(false);
  });

  test('of names as people write them no two are one', () => {
    const all = [HEBREW, ENGLISH, ARABIC, RUSSIAN, OTHERS].flatMap(namesIn);
    expect(all.length).toBeGreaterThan(500);
    for (const skeleton of [lettersOf, shapesOf]) {
      const groups = Map.groupBy(new Set(all), skeleton);
      expect([...groups.values()].filter(({ length }) => length > 1)).toEqual([]);
    }
  });
});

describe('any text', () => {
  const pieces = fc.constantFrom(
    ...[
      'א',
      'ם',
      'ג',
      '׳',
      "'",
      'װ',
      '\u05b8',
      '\u05c1',
      'I',
      'l',
      '1',
      '|',
      'ß',
      'ẞ',
      'İ',
      'ı',
      'ŉ',
    ],
    ...[
      'о',
      'В',
      'й',
      'Σ',
      'ς',
      'ν',
      '\u0301',
      '\u0654',
      'و',
      'ُ',
      'ـ',
      'が',
      '\u3099',
      '´',
      '″',
      '…',
    ],
    ...['🦊', '🏽', ' ', '-', '0', 'Ꭰ', '각', '\u200d', 'ﷺ', 'ǆ'],
  );
  const typed = fc.oneof(
    fc.array(pieces, { maxLength: 20 }).map((all) => all.join('')),
    fc.string({ unit: 'binary', maxLength: 20 }),
    fc.string({ unit: 'grapheme', maxLength: 20 }),
  );

  test.each([
    ['letters', lettersOf],
    ['shapes', shapesOf],
  ])('its %s are what they are of themselves', (_, skeleton) => {
    fc.assert(
      fc.property(typed, (name) => {
        expect(skeleton(skeleton(name))).toBe(skeleton(name));
      }),
      { numRuns: 3000 },
    );
  });

  test('it is like itself, composed or taken apart', () => {
    fc.assert(
      fc.property(typed, (name) => {
        for (const form of ['NFC', 'NFD', 'NFKC', 'NFKD'])
          expect(isSameName(name.normalize(form), name)).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });
});

test('a name in capitals has the same letters', () => {
  for (const name of namesIn(`${ENGLISH} ${RUSSIAN}`)) {
    expect(lettersOf(name.toUpperCase())).toBe(lettersOf(name));
  }
});

describe('at a table', () => {
  const join = (name: string) => ({ kind: 'join', name }) as const;

  test('a look-alike of a member is refused at joining and renaming; names stay as they were typed', () => {
    let state = act(opened(), 'dana', join('דָּנָה'));
    state = act(state, 'host', join('host'));
    state = act(state, 'eve', join('Eve'));
    for (const name of ['דנה', 'hоst', 'HOST']) {
      expect(reasonFor(state, 'mallory', join(name))).toBe('nameTaken');
      expect(reasonFor(state, 'eve', { kind: 'rename', name })).toBe('nameTaken');
    }
    expect(reasonFor(state, 'mallory', join('דני'))).toBeNull();
    expect(state.members.map(({ name }) => name)).toEqual(['Ann', 'דָּנָה', 'host', 'Eve']);
  });

  test('a table of an older release, at which two are one now, is as it was', () => {
    const joined = ['host', 'hоst'].map((name, nth): Event => {
      return { kind: 'joined', member: `m${nth + 2}`, person: `p${nth}`, name };
    });
    const state = joined.reduce<State>(evolve, opened());
    expect(state.members.map(({ name }) => name)).toEqual(['Ann', 'host', 'hоst']);
    const settled = act(state, 'p1', { kind: 'sit', seat: 'red.operative' });
    expect(reasonFor(settled, 'p2', join('HOST'))).toBe('nameTaken');
    expect(reasonFor(settled, 'p1', { kind: 'rename', name: 'Noa' })).toBeNull();
  });
});
