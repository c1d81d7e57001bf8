import { tidy } from '@remez/rules';
import type { AtTable } from './adapter.ts';
import { isFree } from './fields.ts';
import { cardsNamed } from './words.ts';

/** What boards of words have in common, as far as a step is concerned. */
interface BoardView {
  readonly cards: readonly { readonly word: string }[];
  readonly can: {
    readonly giveClue?: unknown;
    readonly guess?: readonly number[];
    readonly stop?: unknown;
  };
}

type BoardEvent = { readonly kind: string; readonly cause?: unknown };

/** Clues, guesses and stops at a table; other verbs are not for lessons. */
export const boardAtTable: AtTable<BoardView, BoardEvent> = {
  move({ verb, args }, { view: { cards, can } }) {
    const words = cards.map(({ word }) => word);
    if (verb === 'clue' && can.giveClue !== undefined) {
      const { word, count, meant } = args;
      const marked = meant === undefined ? undefined : cardsNamed(meant, words);
      return { kind: 'giveClue', word, count, ...(marked?.ok && { meant: marked.value }) };
    }
    if (verb === 'guess' && can.guess !== undefined) {
      const card = words.indexOf(tidy(String(args.word)));
      return can.guess.includes(card) ? { kind: 'guess', card } : null;
    }
    return verb === 'stop' && can.stop !== undefined ? { kind: 'stop' } : null;
  },
  asks({ verb, args }, move, { cards }) {
    switch (move.kind) {
      case 'giveClue':
        return (
          verb === 'clue' &&
          (isFree(args, 'word') || tidy(String(move.word)) === tidy(String(args.word))) &&
          (isFree(args, 'count') || move.count === args.count)
        );
      case 'guess':
        return verb === 'guess' && cards[Number(move.card)]?.word === tidy(String(args.word));
      case 'stop':
        return verb === 'stop';
      default:
        return false;
    }
  },
  sketches: ['amendMeant'],
  isStep: ({ kind, cause }) =>
    kind === 'clueGiven' || kind === 'guessed' || (kind === 'turnEnded' && cause === 'stopped'),
};
