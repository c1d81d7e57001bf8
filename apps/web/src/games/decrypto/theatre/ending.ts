import { listed } from '../../../lib/listed.ts';
import { m } from '../../../messages/index.js';
import { scoreText, winsIn } from '../../../table/moments/series.ts';
import type { Ending, Remembered, Witness } from '../../../table/moments/theatre.ts';
import { clueText } from '../clue-text.ts';
import { teamName } from '../team-name.ts';
import { codeText, type Game, rivalOf, type TEAMS } from '../view.ts';
import { decisiveRow, firstInterception } from './highlights.ts';
import { peopleOf } from './part.ts';

type Result = NonNullable<Game['result']>;

const WHY = {
  interceptions: m.decrypto_by_interceptions,
  miscommunications: m.decrypto_by_miscommunications,
  points: m.decrypto_by_points,
  keywords: m.decrypto_by_keywords,
  rounds: m.decrypto_by_rounds,
} as const;

const cluesText = (clues: readonly string[]): string =>
  clues.map((clue) => `\u2068${clueText(clue)}\u2069`).join(' · ');

const titleFor = (game: Game, { winner, why }: Result, side: Game['side']): string => {
  if (why === 'abandoned') return m.game_over();
  if (winner === 'all') return m.decrypto_all_win();
  if (winner === 'none') return m.game_over();
  /** A name that a team picked, a pair or an ear may be one or many. */
  if (side === undefined) return m.decrypto_wins({ team: teamName(game, winner) });
  return side === winner ? m.ending_we_won() : m.ending_we_lost();
};

const moodOf = ({ side }: Game, { winner, why }: Result): Ending['mood'] => {
  if (why === 'abandoned' || winner === 'none') return 'plain';
  return side === undefined || winner === 'all' || side === winner ? 'won' : 'lost';
};

const remembered = (game: Game, { nameOf }: Witness): readonly Remembered[] => {
  const first = firstInterception(game);
  const last = decisiveRow(game);
  return [
    ...(first === undefined || first === last
      ? []
      : [
          {
            kind: 'turning' as const,
            title: m.ending_turning(),
            what: cluesText(first.clues),
            about: m.ending_first_crack({
              team: teamName(game, rivalOf(first.team)),
              code: codeText(first.outcome?.code ?? []),
            }),
          },
        ]),
    ...(last === undefined
      ? []
      : [
          {
            kind: 'fatal' as const,
            title: m.ending_fatal_transmission(),
            what: cluesText(last.clues),
            about: m.ending_on_air_by({
              name: last.encryptor === null ? '' : nameOf(last.encryptor),
              team: teamName(game, last.team),
              code: codeText(last.outcome?.code ?? []),
            }),
          },
        ]),
  ];
};

const seriesOf = (game: Game, { winner }: Result, { view }: Witness): string | undefined => {
  if (winner === 'all' || winner === 'none') return undefined;
  const { [winner]: wins = 0, [rivalOf(winner)]: losses = 0 } = winsIn(view.finished, 'decrypto');
  if (wins + losses < 2) return undefined;
  if (wins === losses) return m.series_tie({ score: scoreText(wins, losses) });
  return m.ending_series({ score: scoreText(wins, losses), team: teamName(game, winner) });
};

/** X12 – X15 · how a match ended, from where one sits. */
export const ending = (game: Game, witness: Witness): Ending | undefined => {
  const { result, side } = game;
  if (result === undefined) return undefined;
  const winner = result.winner === 'black' ? 'black' : 'white';
  const [ours, theirs] = [winner, rivalOf(winner)].map((team) =>
    listed(peopleOf(witness, team as (typeof TEAMS)[number])),
  );
  return {
    mood: moodOf(game, result),
    mark: winner,
    title: titleFor(game, result, side),
    how: result.why === 'abandoned' ? m.result_abandoned() : WHY[result.why](),
    shared: {
      game: m.game_decrypto(),
      mark: winner,
      title: titleFor(game, result, undefined),
      people: m.ending_against({ ours: ours ?? '', theirs: theirs ?? '' }),
    },
    series: seriesOf(game, result, witness),
    remembered: remembered(game, witness),
    board: [],
  };
};
