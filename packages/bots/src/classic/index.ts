import type { Command, Seat, View } from '@remez/rules/classic';
import type { Decision, Player, Self, Table } from '../player.ts';
import { guessOrStop } from './operative.ts';
import { giveClue, isLegal } from './spymaster.ts';

const rule = (view: View, table: Table, self: Self): Decision<Command> => {
  const word = view.story.at(-1)?.clue?.word ?? '';
  const penalise = view.can.rule === 'either' && !isLegal(word, view, table, self);
  return { move: { kind: 'rule', penalise }, sure: 1 };
};

const answer = (view: View, table: Table, self: Self): Decision<Command> => {
  const word = view.question?.word ?? '';
  return { move: { kind: 'answer', allow: isLegal(word, view, table, self), word }, sure: 1 };
};

/** C20 one's own word is covered, C26 one of the others': the one that is hardest to give a clue for. */
const cover = (view: View, table: Table): Decision<Command> | null => {
  const open = view.can.cover ?? [];
  const card = open[table.seed % Math.max(1, open.length)];
  return card === undefined ? null : { move: { kind: 'cover', card }, sure: 1, cards: [card] };
};

export const playClassic: Player<View, Command, Seat> = (view, table, self) => {
  const { can } = view;
  if (can.rule !== undefined) return rule(view, table, self);
  if (can.answer) return answer(view, table, self);
  if (can.cover !== undefined && can.cover.length > 0) return cover(view, table);
  if (can.giveClue) return giveClue(view, table, self);
  return can.guess === undefined ? null : guessOrStop(view, self);
};
