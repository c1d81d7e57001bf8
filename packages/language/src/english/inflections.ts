/** Plurals, verbs and comparisons that follow no rule, each with what it is of. */
const IRREGULAR = `
men man; women woman; children child; feet foot; teeth tooth; geese goose; mice mouse; lice louse; oxen ox;
people person; dice die; was be; were be; been be; is be; are be; am be; had have; has have; did do; done do;
does do; went go; gone go; goes go; came come; ran run; saw see; seen see; took take; taken take; gave give;
given give; made make; knew know; known know; thought think; told tell; said say; felt feel; left leave;
kept keep; held hold; brought bring; bought buy; caught catch; taught teach; fought fight; sought seek;
wrote write; written write; rode ride; ridden ride; drove drive; driven drive; rose rise; risen rise;
spoke speak; spoken speak; broke break; broken break; stole steal; stolen steal; froze freeze; frozen freeze;
chose choose; chosen choose; woke wake; woken wake; wore wear; worn wear; tore tear; torn tear; bore bear;
born bear; swore swear; sworn swear; threw throw; thrown throw; grew grow; grown grow; flew fly; flown fly;
blew blow; blown blow; drew draw; drawn draw; sang sing; sung sing; rang ring; rung ring; drank drink;
drunk drink; swam swim; swum swim; began begin; begun begin; sank sink; sunk sink; shrank shrink;
shrunk shrink; stood stand; sat sit; slept sleep; swept sweep; wept weep; crept creep; dealt deal; meant mean;
dreamt dream; leapt leap; lost lose; shot shoot; sold sell; sent send; spent spend; lent lend; bent bend;
built build; burnt burn; found find; bound bind; wound wind; ground grind; hung hang; stuck stick; stung sting;
swung swing; dug dig; won win; fed feed; led lead; read read; bled bleed; fled flee; met meet; lit light; slid slide;
hid hide; hidden hide; bit bite; bitten bite; ate eat; eaten eat; fell fall; fallen fall; forgot forget;
forgotten forget; got get; gotten get; beaten beat; became become; understood understand; paid pay; laid lay;
lay lie; lain lie; dying die; lying lie; tying tie; spun spin; struck strike; sewn sew; shown show; better good; best good; worse bad; worst bad
`;

const BASES: ReadonlyMap<string, string> = new Map(
  IRREGULAR.split(';').map((pair) => {
    const [form = '', base = ''] = pair.trim().split(/\s+/u);
    return [form, base];
  }),
);

const VOWEL = /[aeiouy]/u;
const LEAST_STEM = 2;

const DOUBLED = /([b-df-hj-np-tvwxz])\1$/u;
/** A short word with one vowel, which doubles its end: noted is not of not, nor staring of star. */
const DOUBLES = /^[^aeiou]*[aeiou][^aeiouwxy]$/u;

/** Running → run, and baking → bake. */
const beforeVowel = (stem: string): readonly string[] => [
  ...(DOUBLES.test(stem) ? [] : [stem]),
  ...(DOUBLED.test(stem) ? [stem.slice(0, -1)] : []),
  `${stem}e`,
];

/** Endings that other words have by chance: cater, panes, forest; but not boxes and heroes. */
const BY_CHANCE: ReadonlySet<string> = new Set(['es', 'ings', 'er', 'ers', 'ier', 'est', 'iest']);
const TAKES_ES = /(?:[osxz]|ch|sh)$/u;

const ENDINGS: readonly (readonly [string, (stem: string) => readonly string[]])[] = [
  ['s', (stem) => (/s$/u.test(stem) ? [] : [stem])],
  ['es', (stem) => [stem]],
  ['ies', (stem) => [`${stem}y`]],
  ['ves', (stem) => [`${stem}f`, `${stem}fe`]],
  ['ed', beforeVowel],
  ['ied', (stem) => [`${stem}y`]],
  ['ing', beforeVowel],
  ['ings', beforeVowel],
  ['ying', (stem) => [`${stem}ie`]],
  ['er', beforeVowel],
  ['ers', beforeVowel],
  ['ier', (stem) => [`${stem}y`]],
  ['est', beforeVowel],
  ['iest', (stem) => [`${stem}y`]],
];

interface Base {
  readonly base: string;
  readonly byChance: boolean;
}

/** What a word may be an inflection of. */
export const inflectionBases = (word: string): readonly Base[] => {
  const irregular = BASES.get(word);
  const regular = ENDINGS.flatMap(([ending, bases]) => {
    const stem = word.slice(0, -ending.length);
    if (!word.endsWith(ending) || stem.length < LEAST_STEM) return [];
    return bases(stem)
      .filter((base) => VOWEL.test(base))
      .map((base) => ({
        base,
        byChance: BY_CHANCE.has(ending) && !(ending === 'es' && TAKES_ES.test(base)),
      }));
  });
  return irregular === undefined ? regular : [{ base: irregular, byChance: false }, ...regular];
};
