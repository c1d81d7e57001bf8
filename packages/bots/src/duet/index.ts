import { AGENTS, type Command, type Side, type View } from '@remez/rules/duet';
import { chooseClue, NOTHING_TO_SAY } from '../board/giving.ts';
import { type HeardClue, isWorthIt, type Odds, prospects } from '../board/guessing.ts';
import type { Standing } from '../board/listeners.ts';
import { type Decision, type Player, percentOf, type Self, type Table } from '../player.ts';

const MOST = 4;

/** What a bystander costs where mistakes are counted (D20), and where one takes the token that the turn costs anyway (D10). */
const MISTAKE = { counted: 0.7, plain: 0.05 } as const;
/** Three of each side are assassins: much more risk is run than with one, or nothing is found in time. */
const RISK = { cost: 0.5, cap: 4 } as const;
const HURRY = 1.5;

/** Words to find for each token that is left: the more there are, the more must be dared. */
const paceOf = ({ bank, found }: View): number =>
  Math.max(0.5, (AGENTS - found) / Math.max(1, bank.green + bank.bystander));

const charactered = (view: View, { character, ...self }: Self): Self => ({
  ...self,
  character: {
    ...character,
    assassinCap: RISK.cap * character.assassinCap,
    costs: {
      ...character.costs,
      assassin: (RISK.cost * character.costs.assassin) / paceOf(view) ** HURRY,
      bystander: view.mistakes < view.tokens ? MISTAKE.counted : MISTAKE.plain,
    },
  },
});

const EARLIER = 0.85;

/** The clues of one side, with the words they may still stand for. */
const cluesOf = ({ story, phase }: View, side: Side): readonly HeardClue[] =>
  story.flatMap(({ clue, guesses }, at): readonly HeardClue[] => {
    if (clue?.side !== side) return [];
    const found = guesses.flatMap(({ card, identity }) => (identity === 'green' ? [card] : []));
    const isPresent = phase === 'guess' && at === story.length - 1;
    const left = clue.count - found.length;
    return [{ word: clue.word, left, found, weight: isPresent ? 1 : EARLIER }];
  });

const acrossFrom = (side: Side): Side => (side === 'a' ? 'b' : 'a');

const giveClue = (view: View, side: Side, table: Table, self: Self): Decision<Command> => {
  const open = new Set(view.can.meant ?? []);
  const standingOf = (card: View['cards'][number], at: number): Standing | undefined => {
    const identity = open.has(at) ? card.key?.[side] : undefined;
    return identity === 'green' ? 'own' : identity;
  };
  const clue = chooseClue(
    {
      words: view.cards.map(({ word }) => word),
      standings: view.cards.map(standingOf),
      covered: view.cards.flatMap(({ word, covered }) => (covered === undefined ? [] : [word])),
      said: view.story.flatMap(({ clue: given }) => (given === undefined ? [] : [given.word])),
      unfinished: cluesOf(view, side),
      most: MOST,
    },
    table,
    charactered(view, self),
  );
  if (clue === null) {
    const word = NOTHING_TO_SAY[table.rules.language];
    return { move: { kind: 'giveClue', word, count: 1, sure: 0 }, sure: 0 };
  }
  const { word, count, meant, sure } = clue;
  const told = { meant, sure: percentOf(sure) };
  return { move: { kind: 'giveClue', word, count: count as 1, ...told }, sure, cards: meant };
};

/** D3 · what a card may be across the table, by what it is on one's own side of the key. */
const oddsOf = ({ cards, aid }: View, side: Side, card: number): Odds => {
  const mine = cards[card]?.key?.[side];
  const row = mine === undefined ? undefined : aid?.[mine];
  if (row === undefined) return { own: 0, rival: 0, bystander: 1, assassin: 0 };
  const whole = row.green + row.bystander + row.assassin || 1;
  return {
    own: row.green / whole,
    rival: 0,
    bystander: row.bystander / whole,
    assassin: row.assassin / whole,
  };
};

const guessOrStop = (view: View, side: Side, self: Self): Decision<Command> | null => {
  const open = view.can.guess ?? [];
  const { character, thinker } = charactered(view, self);
  const [best] = prospects(
    {
      words: view.cards.map(({ word }) => word),
      open,
      clues: cluesOf(view, acrossFrom(side)),
      odds: (card) => oddsOf(view, side, card),
    },
    character.costs,
    thinker,
  );
  if (best === undefined) return null;
  if (view.can.stop && !isWorthIt(best, character.threshold)) {
    return { move: { kind: 'stop' }, sure: 1 - best.own };
  }
  return { move: { kind: 'guess', card: best.card }, sure: best.own, cards: [best.card] };
};

/** D23 · the clue's side rules on it by the referee. */
const rule = (view: View): Decision<Command> => ({
  move: { kind: 'rule', penalise: view.verdict?.verdict === 'illegal' },
  sure: 1,
});

export const playDuet: Player<View, Command, Side> = (view, table, self) => {
  const { can } = view;
  const [side] = table.seats;
  if (side === undefined) return null;
  if (can.rule) return rule(view);
  if (can.giveClue) return giveClue(view, side, table, self);
  if (can.guess !== undefined) return guessOrStop(view, side, self);
  /** Nothing is left to be found across the table: the turn still has to be ended. */
  return can.stop ? { move: { kind: 'stop' }, sure: 1 } : null;
};
