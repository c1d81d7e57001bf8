import type { Command, Identity, Team, View } from '@remez/rules/classic';
import { chooseClue, NOTHING_TO_SAY } from '../board/giving.ts';
import type { Standing } from '../board/listeners.ts';
import { type Decision, percentOf, type Self, type Table } from '../player.ts';
import { earlierClues } from './operative.ts';

/** Most words that a clue is given for. */
const MOST = 4;

const standingOf = (identity: Identity | undefined, team: Team): Standing | undefined => {
  if (identity === team) return 'own';
  return identity === 'red' || identity === 'blue' ? 'rival' : identity;
};

export const giveClue = (view: View, table: Table, self: Self): Decision<Command> => {
  const { team, cards, story } = view;
  const words = cards.map(({ word }) => word);
  const clue = chooseClue(
    {
      words,
      standings: cards.map(({ covered, key }) =>
        covered === undefined ? standingOf(key, team) : undefined,
      ),
      covered: cards.flatMap(({ word, covered }) => (covered === undefined ? [] : [word])),
      said: story.flatMap(({ clue: given }) => (given === undefined ? [] : [given.word])),
      unfinished: earlierClues(view, team),
      most: MOST,
    },
    table,
    self,
  );
  if (clue === null) {
    const word = NOTHING_TO_SAY[table.rules.language];
    return { move: { kind: 'giveClue', word, count: 1, sure: 0 }, sure: 0 };
  }
  const { word, count, meant, sure } = clue;
  const told = { meant, sure: percentOf(sure) };
  const move = { kind: 'giveClue', word, count: count as 1, ...told } as const;
  return { move, sure, cards: meant };
};

/** A spymaster rules and answers by the referee. */
export const isLegal = (word: string, view: View, table: Table, { judge }: Self): boolean => {
  const isOpen = ({ covered }: View['cards'][number]) => covered === undefined;
  const text = ({ word: printed }: View['cards'][number]) => printed;
  return (
    judge.verdict({
      clue: word,
      language: table.rules.language,
      allow: table.rules.allow,
      against: 'board',
      visible: view.cards.filter(isOpen).map(text),
      covered: view.cards.filter((card) => !isOpen(card)).map(text),
    }).verdict !== 'illegal'
  );
};
