/**
 * Whether two names are one to the eye. A name is read in passing: marks, case, signs between letters and a
 * letter of the same shape from another alphabet do not tell two people apart. Pure, and a table of our own:
 * only alphabets whose letters are drawn alike are in it.
 */

/** What people type for a geresh. */
const APOSTROPHES = /[׳'’‘‛ʼʻʹ′`]/gu;

const BLANK = /[\s\p{Z}\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}]/gu;

/** Niqqud, harakat, accents. In kana a mark makes another letter, in scripts of India it is a vowel. */
const MARKS =
  /(?=\p{M})(?![\u0654\u3099\u309a])[\p{Script=Inherited}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Cyrillic}]/gu;

/** A hamza on a carrier makes another letter of و and ي, and none of ا. */
const HAMZA = /([\u0648\u064a]\u0654)|\u0654/gu;

/** Signs between letters. The geresh of ג׳יל is none of them: that is another name than גיל. */
const SIGNS = /([גזצ]')'*(?=\p{L})|[\p{P}ʼʻʹ\u0640]|(?!\p{Emoji_Modifier})\p{Sk}/gu;

/** Each letter of the one text stands for the letter of the other at the same place. */
const pairs = (from: string, to: string): readonly (readonly [string, string])[] => {
  const others = [...to];
  return [...from].map((letter, at) => [letter, others[at] ?? letter]);
};

/** One letter, written in another way: at the end of a word, in Yiddish, in Persian. */
const ONE_LETTER: ReadonlyMap<string, string> = new Map([
  ...pairs('ךםןףץ', 'כמנפצ'),
  ...([
    ['װ', 'וו'],
    ['ױ', 'וי'],
    ['ײ', 'יי'],
  ] as const),
  ...pairs('\u06a9\u06cc', '\u0643\u064a'),
]);

/** Letters that are drawn alike, small or capital. No two letters of one alphabet become the same. */
const LETTERS: ReadonlyMap<string, string> = new Map([
  ...pairs('ɑɡᴄᴏᴠᴡᴢ', 'agcovwz'),
  ...pairs('авезѕіјкмнорстухӏԁԛԝ', 'abe3sijkmhopctyxldqw'),
  ...pairs('αβεζηικμνορςτυχ', 'abezhikmnopσtyx'),
  ...pairs('օսոհ', 'ounh'),
  ...pairs('01', 'ol'),
]);

/** Letters that are drawn alike as they stand there, so that a capital I is a small l. */
const SHAPES: ReadonlyMap<string, string> = new Map([
  ...pairs('ɑɡıᴄᴏᴠᴡᴢ', 'agicovwz'),
  ...pairs('асеһіјкорѕухԁԛԝ', 'acehijkopsyxdqw'),
  ...pairs('АВЕЗЅЈКМНОРСТУХԚԜ', 'ABE3SJKMHOPCTYXQW'),
  ...pairs('αγικνορυχ', 'ayikvopux'),
  ...pairs('ΑΒΕΖΗΚΜΝΟΡΤΥΧ', 'ABEZHKMNOPTYX'),
  ...pairs('օսոհ', 'ounh'),
  ...pairs('0I1|ǀІӀӏΙ', 'Ollllllll'),
]);

const replaced = (text: string, by: ReadonlyMap<string, string>): string =>
  [...text].map((letter) => by.get(letter) ?? letter).join('');

/** Letters, digits and symbols; the signs where there is nothing else. */
const bare = (name: string): string => {
  const visible = name
    .normalize('NFKD')
    .replace(APOSTROPHES, "'")
    .replace(BLANK, '')
    .replace(MARKS, '')
    .replace(HAMZA, '$1');
  const letters = replaced(visible, ONE_LETTER).replace(SIGNS, '$1');
  return letters === '' ? visible : letters;
};

/** Twice: a capital ẞ becomes ß, then SS. */
const folded = (text: string): string => text.toLowerCase().toUpperCase().toLowerCase();

/** The letters that a name has, in any case. */
export const lettersOf = (name: string): string => replaced(folded(bare(name)), LETTERS);

/** The shapes that a name is drawn with. */
export const shapesOf = (name: string): string => replaced(bare(name), SHAPES);

interface Look {
  readonly letters: string;
  readonly shapes: string;
}

/** The same few names are compared at every table again and again: so many are worked out once. */
const MOST_KEPT = 2000;
const kept = new Map<string, Look>();

const lookOf = (name: string): Look => {
  const known = kept.get(name);
  if (known !== undefined) return known;
  const look = { letters: lettersOf(name), shapes: shapesOf(name) };
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(name, look);
  return look;
};

export const isSameName = (one: string, other: string): boolean => {
  const [look, others] = [lookOf(one), lookOf(other)];
  return look.letters === others.letters || look.shapes === others.shapes;
};
