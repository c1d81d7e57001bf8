import { m } from '../../messages/index.js';
import styles from './print.module.css';
import { TeamMark } from './team-mark.tsx';
import { teamName } from './team-name.ts';
import { DIGITS, type Game, PLACES, type Team, type Transmission, transmitters } from './view.ts';

type Mode = Game['mode'];

/** X13, X17 · at most so many, in two columns as on the printed pad. */
const ROUNDS: { readonly [mode in Mode]: readonly number[] } = {
  teams: [1, 2, 3, 4, 5, 6, 7, 8],
  trio: [1, 2, 3, 4, 5],
};

const Round = ({
  round,
  row,
}: {
  readonly round: number;
  readonly row: Transmission | undefined;
}) => (
  <table class={styles.round}>
    <thead>
      <tr>
        <th scope="col">#{round}</th>
        <th scope="col" class={styles.intercept}>
          {m.decrypto_intercepting()}
        </th>
        <th scope="col">?</th>
        <th scope="col">{m.decrypto_code()}</th>
      </tr>
    </thead>
    <tbody>
      {PLACES.map((place) => (
        <tr key={place}>
          <td class={styles.clue}>
            <bdi>{row?.clues[place] ?? ''}</bdi>
          </td>
          <td>{row?.outcome?.intercept?.code?.[place] ?? ''}</td>
          <td>{row?.outcome?.decode.code?.[place] ?? ''}</td>
          <td>{row?.outcome?.code[place] ?? ''}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

const NO_NAMES = { white: null, black: null };

/** One side of the pad: a team's rounds, and below the clues of each keyword. */
const Page = ({
  team,
  mode,
  game,
}: {
  readonly team: Team;
  readonly mode: Mode;
  readonly game: Game | undefined;
}) => {
  const sheet = game?.sheets[team];
  const rowOf = (round: number) =>
    sheet?.rounds.findLast((row) => row.round === round && row.outcome !== undefined);
  const words = game?.keywords[team];
  return (
    <section class={styles.page} data-print={team} data-mode={mode}>
      <header class={styles.head}>
        <TeamMark team={team} />
        <h2>{teamName({ names: NO_NAMES, mode }, team)}</h2>
        <p>
          {m.decrypto_team_name()}: <bdi>{game?.names[team] ?? ''}</bdi>
        </p>
      </header>
      <div class={styles.rounds}>
        {ROUNDS[mode].map((round) => (
          <Round key={round} round={round} row={rowOf(round)} />
        ))}
      </div>
      <table class={styles.columns}>
        <thead>
          <tr>
            {DIGITS.map((digit) => (
              <th key={digit} scope="col">
                {digit} <bdi>{words?.[digit - 1] ?? ''}</bdi>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ROUNDS[mode].map((round) => (
            <tr key={round}>
              {DIGITS.map((digit) => (
                <td key={digit}>
                  <bdi>{sheet?.columns[digit - 1]?.[round - 1]?.clue ?? ''}</bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};

/**
 * X16 · the note sheet on A4, empty or as the game filled it: a side for each team that
 * transmits, which in trio is the pair alone.
 */
export const PrintedSheets = ({
  game,
  mode = game?.mode ?? 'teams',
  preview = false,
}: {
  readonly game?: Game;
  readonly mode?: Mode;
  /** Also on the screen, as it will be on paper. */
  readonly preview?: boolean;
}) => (
  <div class={styles.sheets} data-preview={preview || undefined} data-testid="printed">
    {transmitters({ mode }).map((team) => (
      <Page key={team} team={team} mode={mode} game={game} />
    ))}
  </div>
);
