import type { DuetTurn, DuetView } from '@remez/protocol/client';
import { clueText } from '../../../board/clue-text.ts';
import { bestClue, isSameSet, meantIn } from '../../../board/highlights.ts';
import { listed } from '../../../lib/listed.ts';
import { m } from '../../../messages/index.js';
import { winsIn } from '../../../table/moments/series.ts';
import type { Ending, Remembered, Witness } from '../../../table/moments/theatre.ts';
import { debriefText } from '../debrief.ts';
import { fatalGuess, narrowestTurn } from './highlights.ts';
import { peopleOf, sideOf } from './sides.ts';

type Result = NonNullable<DuetView['result']>;

const wordsOf = ({ cards }: DuetView, indexes: readonly number[]): string =>
  listed(indexes.map((card) => cards[card]?.word ?? ''));

const wordOf = ({ cards }: DuetView, card: number): string => cards[card]?.word ?? '';

/** How it ended; the guess that lost it has a card of its own below. */
const howOf = (game: DuetView, { why, suddenDeath }: Result, { nameOf }: Witness): string => {
  const guess = game.story.findLast(({ guesses }) => guesses.length > 0)?.guesses.at(-1);
  const last = guess && { word: wordOf(game, guess.card), name: nameOf(guess.by) };
  switch (why) {
    case 'found':
      if (last === undefined) return '';
      return suddenDeath ? m.ending_found_last_hope(last) : m.ending_last_word(last);
    case 'assassin':
      return m.ending_assassin();
    case 'wrong':
      return m.ending_wrong();
    case 'outOfTime':
      return m.ending_out_of_time();
    case 'unpaid':
      return m.ending_unpaid();
    case 'beganAgain':
      return m.duet_began_again();
    case 'abandoned':
      return m.result_abandoned();
  }
};

const NEITHER: readonly Result['why'][] = ['beganAgain', 'abandoned'];

const remembered = (game: DuetView, witness: Witness): readonly Remembered[] => {
  const best = bestClue<string, DuetTurn>(game.story, (_, identity) => identity === 'green');
  const fatal = fatalGuess(game);
  const narrow = narrowestTurn(game);
  const meantBy = (
    { turn }: { readonly turn: number },
    found: readonly number[] = [],
  ): readonly string[] => {
    const cards = meantIn(game.meant, turn);
    if (cards.length > 0 && isSameSet(cards, found)) return [m.ending_meant_these()];
    return cards.length > 0 ? [m.ending_meant({ words: wordsOf(game, cards) })] : [];
  };
  return [
    ...(best === undefined
      ? []
      : [
          {
            kind: 'best' as const,
            title: m.ending_best({ name: witness.nameOf(best.clue.by) }),
            what: clueText(best.clue),
            about: [
              m.ending_found({ words: wordsOf(game, best.cards) }),
              ...meantBy(best, best.cards),
            ].join(' '),
          },
        ]),
    ...(narrow === undefined
      ? []
      : [
          {
            kind: 'turning' as const,
            title: m.ending_turning(),
            what: narrow.clue === undefined ? m.duet_last() : clueText(narrow.clue),
            about: m.ending_turning_duet(),
          },
        ]),
    ...(fatal === undefined
      ? []
      : [
          {
            kind: 'fatal' as const,
            title: m.ending_fatal(),
            what: wordOf(game, fatal.guess.card),
            about: fatal.turn.clue
              ? [
                  m.ending_fatal_about({
                    name: witness.nameOf(fatal.guess.by),
                    clue: clueText(fatal.turn.clue),
                  }),
                  ...meantBy(fatal.turn),
                ].join(' ')
              : m.moment_hand_of({ name: witness.nameOf(fatal.guess.by) }),
          },
        ]),
  ];
};

/** D16, D17 · how a match ended: both sides won it or lost it together. */
export const ending = (game: DuetView, witness: Witness): Ending | undefined => {
  const { result, cards } = game;
  if (result === undefined) return undefined;
  const isWon = result.winner === 'all';
  const isNeither = NEITHER.includes(result.why);
  const names = listed([...peopleOf(witness, 'a'), ...peopleOf(witness, 'b')]);
  const watched = isWon ? m.ending_they_won({ names }) : m.ending_they_lost({ names });
  const inPicture = isWon ? m.ending_together_won() : m.ending_together_lost();
  const ours = isWon ? m.ending_we_won() : m.ending_we_lost();
  const { all = 0, none = 0 } = winsIn(witness.view.finished, 'duet');
  return {
    mood: isNeither ? 'plain' : isWon ? 'won' : 'lost',
    mark: result.why === 'assassin' ? 'assassin' : isWon || isNeither ? 'green' : 'bystander',
    title: isNeither ? m.game_over() : sideOf(witness) === undefined ? watched : ours,
    how: howOf(game, result, witness),
    shared: {
      game: m.game_duet(),
      mark: isWon ? 'green' : 'bystander',
      title: isNeither ? m.game_over() : inPicture,
      people: `${names} · ${m.duet_found({ count: game.found })}`,
    },
    series: all + none < 2 ? undefined : m.ending_wins_of({ wins: all, games: all + none }),
    advice: debriefText(result),
    remembered: remembered(game, witness),
    board: cards.map(({ agent, key }) => {
      if (agent !== undefined) return 'green';
      const sides = [key?.a, key?.b];
      if (sides.includes('assassin')) return 'assassin';
      return sides.includes('green') ? 'green' : 'bystander';
    }),
  };
};
