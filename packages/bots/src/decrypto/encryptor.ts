import type { Code, Keywords, Sheet } from '@remez/rules/decrypto';
import { SHARPNESS } from '../board/choice.ts';
import { fraction } from '../chance.ts';
import { NEAR, strengthOf } from '../mind/index.ts';
import type { Decision, Self, Table } from '../player.ts';
import type { Profiles } from '../profiles.ts';
import { lookAt } from '../thinker.ts';
import { fit, suspicions } from './listening.ts';

interface Draft {
  readonly word: string;
  /** How likely one's own team reads it rightly, and the others. */
  readonly read: number;
  readonly overheard: number;
}

export interface Sending {
  readonly code: Code;
  readonly keywords: Keywords;
  readonly sheet: Sheet;
}

/** Team-mates that a clue is tried on, and how much of one's knowledge they share. */
const TEAMMATES = 24;
const SHARED = 0.72;

/** How much a clue that is overheard counts beside one that is not read. */
const SECRECY = 0.55;

const softmaxAt = (values: readonly number[], at: number): number => {
  const top = Math.max(...values);
  const weights = values.map((value) => Math.exp(value - top));
  return (weights[at] ?? 0) / weights.reduce((sum, weight) => sum + weight, 0);
};

/** All clues for one of the keywords, each with who would read it. */
const draftsFor = (
  digit: number,
  { keywords, sheet }: Sending,
  { table, self, profiles }: { table: Table; self: Self; profiles: Profiles },
): readonly Draft[] => {
  const { thinker } = self;
  const spread = lookAt(keywords, thinker);
  const beliefs = suspicions(sheet, profiles, thinker.mind.cards.length);
  const hasHistory = sheet.columns.some((column) => column.length > 0);
  return spread.terms(digit).map((term) => {
    const word = thinker.mind.terms[term]?.word ?? '';
    const { forward, backward, near } = spread.sight(term);
    let read = 0;
    for (let mate = 0; mate < TEAMMATES; mate += 1) {
      const values = keywords.map((_, at) => {
        const noise = (term * TEAMMATES + mate) * 8 + at * 2;
        const knows = (which: number) => (fraction(table.seed, noise + which) < SHARED ? 1 : 0);
        const direct = strengthOf({
          forward: (forward[at] ?? 0) * knows(0),
          backward: (backward[at] ?? 0) * knows(1),
        });
        return SHARPNESS * (direct + NEAR * (near[at] ?? 0));
      });
      read += softmaxAt(values, digit) / TEAMMATES;
    }
    const overheard = hasHistory
      ? softmaxAt(
          beliefs.map((belief) => fit(word, belief, profiles)),
          digit,
        )
      : 1 / keywords.length;
    return { word, read, overheard };
  });
};

const spoken = (word: string): string => word.replaceAll('-', ' ');

/** What is worth more: a clue that the team reads, or one that the others do not. */
const worth = ({ read, overheard }: Draft): number =>
  Math.log(read) - SECRECY * Math.log(overheard);

export const encrypt = (
  sending: Sending,
  world: { readonly table: Table; readonly self: Self; readonly profiles: Profiles },
): Decision<readonly string[]> | null => {
  const { table, self } = world;
  const { judge } = self;
  const spell = (word: string) => judge.spell(word, table.rules.language).join(' ');
  const said = new Set(sending.sheet.rounds.flatMap(({ clues }) => clues).map(spell));
  const isFine = (word: string): boolean => {
    const { language, allow } = table.rules;
    const asked = { clue: word, language, allow, against: 'keywords', covered: [] } as const;
    return (
      !said.has(spell(word)) &&
      judge.verdict({ ...asked, visible: sending.keywords }).verdict === 'ok'
    );
  };
  let sure = 1;
  const clues: string[] = [];
  for (const digit of sending.code) {
    const drafts = draftsFor(digit - 1, sending, world)
      .map((draft) => ({ ...draft, word: spoken(draft.word) }))
      .sort((one, other) => worth(other) - worth(one) || (one.word < other.word ? -1 : 1));
    const chosen = drafts.find(({ word }) => isFine(word));
    if (chosen === undefined) return null;
    said.add(spell(chosen.word));
    clues.push(chosen.word);
    sure *= chosen.read;
  }
  return { move: clues, sure };
};
