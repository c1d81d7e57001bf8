import { CODES, type Code, type Keywords, type Sheet } from '@remez/rules/decrypto';
import { SHARPNESS } from '../board/choice.ts';
import { fraction } from '../chance.ts';
import { NEAR, type Spread, strengthOf } from '../mind/index.ts';
import { spoken } from '../mind/keys.ts';
import type { Decision, Self, Table } from '../player.ts';
import type { Profiles } from '../profiles.ts';
import { lookAt } from '../thinker.ts';
import { fits, suspicions } from './listening.ts';

export interface Sending {
  readonly code: Code;
  readonly keywords: Keywords;
  readonly sheet: Sheet;
}

interface World {
  readonly table: Table;
  readonly self: Self;
  readonly profiles: Profiles;
}

/** A clue that may be sent: what each of some team-mates makes of it, and what the others do. */
interface Draft {
  readonly word: string;
  /** For each team-mate the four keywords: logarithms of how well each explains the clue. */
  readonly read: Float32Array;
  /** The same for someone who knows the sheet alone. */
  readonly overheard: readonly number[];
  /** How good it looks by itself. */
  readonly promise: number;
}

/** Team-mates that clues are tried on, and how much of one's knowledge they share. */
const TEAMMATES = 24;
const SHARED = 0.6;
/** How much the others' reading counts beside one's own team's, at first sight and in the end. */
const GLANCE = 0.27;
const SECRECY = 1.7;
/** Drafts for each digit that are tried together; with fewer than these, three that differ may not be among them. */
const SHORTLIST = 10;
const LEAST = 3;
/** How many words of any kind are tried for a keyword that the mind has too little to say about. */
const GROPES = 200;

const softmaxAt = (values: ArrayLike<number>, from: number, at: number): number => {
  let whole = 0;
  for (let index = 0; index < 4; index += 1) {
    whole += Math.exp((values[from + index] ?? 0) - (values[from + at] ?? 0));
  }
  return 1 / whole;
};

const draftOf = (
  term: number,
  digit: number,
  { spread, beliefs, world }: { spread: Spread; beliefs: readonly Float64Array[]; world: World },
): Draft => {
  const { table, self, profiles } = world;
  const { forward, backward, near } = spread.sight(term);
  const read = new Float32Array(TEAMMATES * 4);
  let own = 0;
  for (let mate = 0; mate < TEAMMATES; mate += 1) {
    for (let at = 0; at < 4; at += 1) {
      const noise = (term * TEAMMATES + mate) * 8 + at * 2;
      const knows = (which: number) => (fraction(table.seed, noise + which) < SHARED ? 1 : 0);
      const direct = strengthOf({
        forward: (forward[at] ?? 0) * knows(0),
        backward: (backward[at] ?? 0) * knows(1),
      });
      read[mate * 4 + at] = SHARPNESS * (direct + NEAR * (near[at] ?? 0));
    }
    own += softmaxAt(read, mate * 4, digit) / TEAMMATES;
  }
  const word = self.thinker.mind.terms[term]?.word ?? '';
  const overheard = fits(word, beliefs, profiles);
  const promise = Math.log(own) - GLANCE * Math.log(softmaxAt(overheard, 0, digit));
  return { word: spoken(word), read, overheard, promise };
};

/** How likely three clues are read as this code, by the weights of each keyword for each clue. */
const chanceOf = (weight: (place: number, keyword: number) => number, code: Code): number => {
  let own = 0;
  let whole = 0;
  for (const each of CODES) {
    const chance = Math.exp(
      weight(0, each[0] - 1) + weight(1, each[1] - 1) + weight(2, each[2] - 1),
    );
    whole += chance;
    if (each === code) own = chance;
  }
  return own / whole;
};

interface Sent {
  readonly drafts: readonly Draft[];
  readonly worth: number;
  readonly read: number;
}

const tried = (drafts: readonly [Draft, Draft, Draft], code: Code): Sent => {
  let read = 0;
  for (let mate = 0; mate < TEAMMATES; mate += 1) {
    read += chanceOf((place, at) => drafts[place as 0].read[mate * 4 + at] ?? 0, code) / TEAMMATES;
  }
  const heard = chanceOf((place, at) => drafts[place as 0].overheard[at] ?? 0, code);
  return { drafts, read, worth: read - SECRECY * heard };
};

/** Three clues that the team reads and the others do not. */
export const encrypt = (sending: Sending, world: World): Decision<readonly string[]> | null => {
  const { table, self, profiles } = world;
  const { judge, thinker } = self;
  const { keywords, sheet } = sending;
  const spread = lookAt(keywords, thinker);
  const beliefs = suspicions(sheet, profiles, thinker.mind.cards.length);
  const spell = (word: string) => judge.spell(word, table.rules.language).join(' ');
  const said = new Set(sheet.rounds.flatMap(({ clues }) => clues).map(spell));
  const { language, allow } = table.rules;
  const isFine = ({ word }: Draft): boolean =>
    !said.has(spell(word)) &&
    judge.verdict({
      clue: word,
      language,
      allow,
      against: 'keywords',
      visible: keywords,
      covered: [],
    }).verdict === 'ok';
  const draftFor = (digit: number) => (term: number) =>
    draftOf(term, digit - 1, { spread, beliefs, world });
  /** Three clues must be sent (X5), also for keywords that nobody has taught it: a host's own, say. */
  const groping = (digit: number): readonly Draft[] => {
    const { length } = thinker.mind.terms;
    const nths = Array.from({ length: Math.min(GROPES, length) }, (_, nth) => nth);
    return nths.map((nth) => draftFor(digit)((table.seed + nth) % length));
  };
  const lists = sending.code.map((digit) => {
    const drafts = spread
      .terms(digit - 1)
      .map(draftFor(digit))
      .sort((one, other) => other.promise - one.promise || (one.word < other.word ? -1 : 1));
    const fine: Draft[] = [];
    for (const draft of drafts) {
      if (fine.length === SHORTLIST) break;
      if (isFine(draft)) fine.push(draft);
    }
    if (fine.length >= LEAST) return fine;
    const others = groping(digit).filter(
      (draft) => isFine(draft) && fine.every(({ word }) => word !== draft.word),
    );
    return [...fine, ...others.slice(0, LEAST - fine.length)];
  });
  const code = CODES.find((each) => each.every((digit, at) => digit === sending.code[at])) as Code;
  let best: Sent | null = null;
  for (const one of lists[0] ?? []) {
    for (const two of lists[1] ?? []) {
      for (const three of lists[2] ?? []) {
        if (one.word === two.word || two.word === three.word || one.word === three.word) continue;
        const sent = tried([one, two, three], code);
        if (best === null || sent.worth > best.worth) best = sent;
      }
    }
  }
  return best === null ? null : { move: best.drafts.map(({ word }) => word), sure: best.read };
};
