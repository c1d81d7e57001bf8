import type { ClassicView, Turn } from '@remez/protocol/client';
import { clueText } from '../../../board/clue-text.ts';
import { bestClue, isSameSet, meantIn } from '../../../board/highlights.ts';
import { listed } from '../../../lib/listed.ts';
import { m } from '../../../messages/index.js';
import { scoreText, winsIn } from '../../../table/moments/series.ts';
import type { Ending, Remembered, Witness } from '../../../table/moments/theatre.ts';
import { praiseFor } from '../praise.ts';
import { teamName } from '../team-name.ts';
import { fatalGuess, turningPoint } from './highlights.ts';
import { rivalOf, sideOf } from './moments.ts';
import { bothTeams } from './people.ts';

type Result = NonNullable<ClassicView['result']>;

const wordsOf = ({ cards }: ClassicView, indexes: readonly number[]): string =>
  listed(indexes.map((card) => cards[card]?.word ?? ''));

/** By whom and by which card; the guess that lost it has a card of its own below. */
const howOf = (game: ClassicView, { why, winner }: Result, witness: Witness): string => {
  if (why === 'abandoned') return m.result_abandoned();
  if (why === 'outrun') return m.result_coop_outrun();
  const last = game.story.findLast(({ guesses }) => guesses.length > 0);
  const guess = last?.guesses.at(-1);
  const word = guess && (game.cards[guess.card]?.word ?? '');
  if (last === undefined || guess === undefined || word === undefined) return '';
  const name = witness.nameOf(guess.by);
  const team = teamName(last.team, game.mode);
  if (why === 'assassin') {
    const isOurs = game.mode === 'coop' || sideOf(witness) === last.team;
    return isOurs ? m.ending_we_touched() : m.result_by_assassin({ team });
  }
  if (fatalGuess(game) !== undefined && winner !== 'none') {
    return m.ending_last_word_by_rival({ team, winner: teamName(winner, game.mode) });
  }
  /** C16, C20 · the last word may have been covered by penalty. */
  const covered = game.story.at(-1)?.covers.at(-1);
  if (covered !== undefined && guess.identity !== winner) {
    return m.ending_last_word_given({ word: game.cards[covered.card]?.word ?? '' });
  }
  return m.ending_last_word({ word, name });
};

const titleOf = (game: ClassicView, { winner, why }: Result, witness: Witness): string => {
  if (why === 'abandoned') return m.game_over();
  if (game.mode === 'coop') return winner === 'none' ? m.ending_we_lost() : m.ending_we_won();
  if (winner === 'none') return m.game_over();
  const side = sideOf(witness);
  if (side === undefined) return m.ending_team_won({ team: teamName(winner, game.mode) });
  return side === winner ? m.ending_we_won() : m.ending_we_lost();
};

const moodOf = (game: ClassicView, { winner, why }: Result, witness: Witness): Ending['mood'] => {
  if (why === 'abandoned') return 'plain';
  if (game.mode === 'coop') return winner === 'none' ? 'lost' : 'won';
  const side = sideOf(witness);
  if (side === undefined) return 'won';
  return side === winner ? 'won' : 'lost';
};

const turnText = ({ clue }: Turn): string => (clue === undefined ? '' : clueText(clue));

const remembered = (game: ClassicView, witness: Witness): readonly Remembered[] => {
  const best = bestClue<string, Turn>(game.story, ({ team }, identity) => identity === team);
  const turning = turningPoint(game);
  const fatal = fatalGuess(game);
  const { meant } = game;
  const meantBy = (
    { turn }: { readonly turn: number },
    found: readonly number[] = [],
  ): readonly string[] => {
    const cards = meantIn(meant, turn);
    if (cards.length > 0 && isSameSet(cards, found)) return [m.ending_meant_these()];
    return cards.length > 0 ? [m.ending_meant({ words: wordsOf(game, cards) })] : [];
  };
  const lead = turning && m.ending_turning_about({ team: teamName(turning.team, game.mode) });
  /** One clue may be both: then it is told once. */
  const isBoth = turning !== undefined && turning.turn.turn === best?.turn;
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
              ...(isBoth && lead !== undefined ? [lead] : []),
            ].join(' '),
          },
        ]),
    ...(turning === undefined || isBoth
      ? []
      : [
          {
            kind: 'turning' as const,
            title: m.ending_turning(),
            what: turnText(turning.turn),
            about: lead,
          },
        ]),
    ...(fatal === undefined
      ? []
      : [
          {
            kind: 'fatal' as const,
            title: m.ending_fatal(),
            what: game.cards[fatal.guess.card]?.word ?? '',
            about:
              fatal.turn.clue &&
              [
                m.ending_fatal_about({
                  name: witness.nameOf(fatal.guess.by),
                  clue: clueText(fatal.turn.clue),
                }),
                ...meantBy(fatal.turn),
              ].join(' '),
          },
        ]),
  ];
};

const seriesOf = (game: ClassicView, result: Result, { view }: Witness): string | undefined => {
  if (game.mode === 'coop' || result.winner === 'none') return undefined;
  const { [result.winner]: wins = 0, [rivalOf(result.winner)]: losses = 0 } = winsIn(
    view.finished,
    'classic',
  );
  if (wins + losses < 2) return undefined;
  if (wins === losses) return m.series_tie({ score: scoreText(wins, losses) });
  return m.ending_series({
    score: scoreText(wins, losses),
    team: teamName(result.winner, game.mode),
  });
};

/** C27 · together there are points, and a word for each number of them. */
const praiseOf = ({ mode }: ClassicView, { winner, score = 0 }: Result): string | undefined =>
  mode === 'coop' && winner !== 'none'
    ? [m.ending_points({ count: score }), praiseFor(score)].filter(Boolean).join(' · ')
    : undefined;

/** C23 · how a match ended, from where one sits. */
export const ending = (game: ClassicView, witness: Witness): Ending | undefined => {
  const { result, cards, mode } = game;
  if (result === undefined) return undefined;
  const winner = result.winner === 'none' ? 'red' : result.winner;
  const isWon = result.winner !== 'none';
  const nobody: Witness = { ...witness, me: { seats: [] } };
  return {
    mood: moodOf(game, result, witness),
    mark:
      result.why === 'assassin' && moodOf(game, result, witness) === 'lost' ? 'assassin' : winner,
    title: titleOf(game, result, witness),
    how: howOf(game, result, witness),
    shared: {
      game: m.game_classic(),
      mark: winner,
      title:
        isWon && mode !== 'coop'
          ? m.ending_team_won({ team: teamName(winner, mode) })
          : titleOf(game, result, nobody),
      people: bothTeams(witness, winner, mode),
    },
    series: seriesOf(game, result, witness),
    advice: praiseOf(game, result),
    remembered: remembered(game, witness),
    board: cards.map(({ key, covered }) => covered ?? key ?? 'bystander'),
  };
};
