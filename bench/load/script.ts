/**
 * A match of classic as the generator plays it, planned to its end from what a spymaster sees when
 * it begins: a clue for two, two right guesses, a stop; then the other team. Whoever starts wins.
 */
export interface ViewOfMatch {
  readonly turn: number;
  readonly seats: readonly { readonly seat: string; readonly members: readonly string[] }[];
  readonly match?: {
    readonly view: {
      readonly starts: Team;
      readonly phase: string;
      readonly cards: readonly { readonly key?: string }[];
    };
  };
}
type Team = 'red' | 'blue';

export interface PlannedMove {
  /** The member's id. */
  readonly by: string;
  readonly turn: number;
  readonly move: object;
}

const CLUES = ['ים', 'מוזיקה', 'חורף', 'מטבח', 'אור', 'מסע', 'צבע', 'לילה', 'משפחה', 'חוף'];
const WORDS_A_CLUE = 2;

/** Who sits there; a planned match has one person at each seat. */
export const memberAt = ({ seats }: ViewOfMatch, wanted: string): string => {
  const member = seats.find(({ seat }) => seat === wanted)?.members[0];
  if (member === undefined) throw new Error(`nobody sits at ${wanted}`);
  return member;
};

const wordsOf = (view: ViewOfMatch, team: Team): number[] =>
  (view.match?.view.cards ?? []).flatMap(({ key }, card) => (key === team ? [card] : []));

/** Every move of the match, from a spymaster's view at its beginning. */
export const planMatch = (view: ViewOfMatch): readonly PlannedMove[] => {
  const starts = view.match?.view.starts ?? 'red';
  const left = { red: wordsOf(view, 'red'), blue: wordsOf(view, 'blue') };
  if (left.red.length + left.blue.length !== 17)
    throw new Error('no key was seen at the beginning');
  const moves: PlannedMove[] = [];
  let team: Team = starts;
  for (let { turn } = view; ; turn += 1) {
    const spymaster = memberAt(view, `${team}.spymaster`);
    const operative = memberAt(view, `${team}.operative`);
    const word = CLUES[turn % CLUES.length];
    moves.push({ by: spymaster, turn, move: { kind: 'giveClue', word, count: WORDS_A_CLUE } });
    for (const card of left[team].splice(0, WORDS_A_CLUE)) {
      moves.push({ by: operative, turn, move: { kind: 'guess', card } });
    }
    if (left[team].length === 0) return moves;
    moves.push({ by: operative, turn, move: { kind: 'stop' } });
    team = team === 'red' ? 'blue' : 'red';
  }
};
