import type { Command, Team, Turn, View } from '@remez/rules/classic';
import { type HeardClue, isWorthIt, type Odds, prospects } from '../board/guessing.ts';
import type { Decision, Self } from '../player.ts';

/** An earlier clue of the team counts for less: what it meant may have been found by another. */
const EARLIER = 0.9;

const foundIn = ({ guesses, team }: Turn): readonly number[] =>
  guesses.filter(({ identity }) => identity === team).map(({ card }) => card);

/** After this count more words are expected than were said (C17, C18). */
const UNSAID = 2;

const clueOf = (turn: Turn, { isPresent }: { isPresent: boolean }): readonly HeardClue[] => {
  if (turn.clue === undefined) return [];
  const { word, count } = turn.clue;
  const found = foundIn(turn);
  /** Zero and unlimited say nothing of a number. */
  if (count === 0) return [];
  if (count === 'unlimited') return isPresent ? [{ word, left: UNSAID, found: [], weight: 1 }] : [];
  return [{ word, left: count - found.length, found, weight: isPresent ? 1 : EARLIER }];
};

/** Clues of a team in earlier turns, with the words they may still stand for. */
export const earlierClues = ({ story }: View, team: Team): readonly HeardClue[] =>
  story
    .slice(0, -1)
    .flatMap((turn) => (turn.team === team ? clueOf(turn, { isPresent: false }) : []));

const oddsOf = (view: View, team: Team): Odds => {
  const open = view.cards.filter(({ covered }) => covered === undefined).length;
  const rival = team === 'red' ? 'blue' : 'red';
  const own = view.remaining[team];
  const theirs = view.remaining[rival];
  return { own, rival: theirs, bystander: Math.max(0, open - own - theirs - 1), assassin: 1 };
};

/** Guess on, or stop where stopping is allowed and a guess promises too little. */
export const guessOrStop = (view: View, self: Self): Decision<Command> | null => {
  const { team, story, cards, can } = view;
  const open = can.guess ?? [];
  const present = story.at(-1);
  if (open.length === 0 || present === undefined) return null;
  const odds = oddsOf(view, team);
  const clues = [...clueOf(present, { isPresent: true }), ...earlierClues(view, team)];
  const [best] = prospects(
    { words: cards.map(({ word }) => word), open, clues, odds: () => odds },
    self.character.costs,
    self.thinker,
  );
  if (best === undefined) return null;
  if (can.stop && !isWorthIt(best, self.character.threshold)) {
    return { move: { kind: 'stop' }, sure: 1 - best.own };
  }
  return { move: { kind: 'guess', card: best.card }, sure: best.own, cards: [best.card] };
};
