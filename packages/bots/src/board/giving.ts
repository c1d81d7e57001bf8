import type { Verdict } from '@remez/rules';
import { spoken } from '../mind/keys.ts';
import type { Self, Table } from '../player.ts';
import { lookAt } from '../thinker.ts';
import { bestClues, type Candidate, type Task } from './clue-search.ts';
import { expectedBy, type HeardClue } from './guessing.ts';
import type { OpenPlaces, Standing } from './listeners.ts';

/** A board as whoever gives a clue sees it. */
export interface GivingBoard {
  readonly words: readonly string[];
  /** What each card is that may be guessed; nothing for the others. */
  readonly standings: readonly (Standing | undefined)[];
  /** Words that are covered; all others are seen, and no clue may be one of them. */
  readonly covered: readonly string[];
  /** Clues that were given before; none is given again. */
  readonly said: readonly string[];
  /** Clues of one's own that may still find words. */
  readonly unfinished: readonly HeardClue[];
  readonly most: number;
}

export interface GivenClue {
  readonly word: string;
  readonly count: number;
  readonly meant: readonly number[];
  readonly sure: number;
}

const openOf = ({ standings }: GivingBoard): OpenPlaces =>
  standings.flatMap((standing, at) => (standing === undefined ? [] : [{ at, standing }]));

const verdictOn = (
  word: string,
  board: GivingBoard,
  { rules }: Table,
  { judge }: Self,
): Verdict['verdict'] => {
  const covered = new Set(board.covered);
  return judge.verdict({
    clue: word,
    language: rules.language,
    allow: rules.allow,
    against: 'board',
    visible: board.words.filter((each) => !covered.has(each)),
    covered: board.covered,
  }).verdict;
};

/** How likely one's own words are found by earlier clues, as far as whoever guesses can know. */
const carriedTo = (
  open: OpenPlaces,
  { words, unfinished }: GivingBoard,
  { thinker }: Self,
): ReadonlyMap<number, number> => {
  const own = open.filter(({ standing }) => standing === 'own').length;
  const odds = { own, rival: 0, bystander: open.length - own, assassin: 0 };
  const places = open.map(({ at }) => at);
  return expectedBy({ words, open: places, clues: unfinished, odds: () => odds }, thinker);
};

/** What is said when the mind has nothing to say about any of the words: one word, and a guess. */
export const NOTHING_TO_SAY = { he: 'מזל', en: 'luck' } as const;

/** The best clue that the referee of this room has nothing against. */
export const chooseClue = (board: GivingBoard, table: Table, self: Self): GivenClue | null => {
  const { thinker, character, judge } = self;
  const spread = lookAt(board.words, thinker);
  const open = openOf(board);
  const task: Task = {
    spread,
    open,
    costs: character.costs,
    assassinCap: character.assassinCap,
    seed: table.seed,
    most: board.most,
    leastSure: character.leastSure,
    carried: carriedTo(open, board, self),
  };
  const spell = (word: string) => judge.spell(word, table.rules.language).join(' ');
  const said = new Set(board.said.map(spell));
  const asked = new Map<number, boolean>();
  const isFine = ({ term }: Candidate): boolean => {
    const known = asked.get(term);
    if (known !== undefined) return known;
    const word = spoken(thinker.mind.terms[term]?.word ?? '');
    const fine = !said.has(spell(word)) && verdictOn(word, board, table, self) === 'ok';
    asked.set(term, fine);
    return fine;
  };
  const chosen = bestClues(task).find(isFine);
  if (chosen === undefined) return null;
  return {
    word: spoken(thinker.mind.terms[chosen.term]?.word ?? ''),
    count: chosen.count,
    meant: chosen.meant,
    sure: chosen.sure,
  };
};
