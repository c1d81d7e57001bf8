import type { ComponentChildren } from 'preact';
import { sureText } from '../../lib/sure.ts';
import { m } from '../../messages/index.js';
import { useTable } from '../../table/at-table.ts';
import { Name } from '../../table/person.tsx';
import { Story } from '../../table/story.tsx';
import { useShownGame, useTeamName } from './at-game.ts';
import { clueText, objectionText } from './clue-text.ts';
import parts from './parts.module.css';
import { SealedMatch } from './sealed-match.tsx';
import styles from './stage.module.css';
import { TeamMark } from './team-mark.tsx';
import { codeText, type Digit, PLACES, rivalOf, TEAMS, type Transmission } from './view.ts';

/** Who answered what. */
const Answered = ({
  label,
  answer,
  right,
}: {
  readonly label: ComponentChildren;
  readonly answer: { readonly code: readonly Digit[] | null; readonly by: string | null };
  readonly right: boolean;
}) => {
  return (
    <li>
      {label}: <b>{answer.code === null ? m.decrypto_no_answer() : codeText(answer.code)}</b>{' '}
      {right ? m.decrypto_right() : m.decrypto_wrong()}
      {answer.by !== null && (
        <>
          {' · '}
          <Name id={answer.by} />
        </>
      )}
    </li>
  );
};

const StoryRow = ({
  row,
  sure,
}: {
  readonly row: Transmission;
  /** How sure its encryptor was to be decoded, if that was said. */
  readonly sure: number | undefined;
}) => {
  const teamName = useTeamName();
  const { nameOf } = useTable();
  const { team, round, encryptor, clues, outcome, challenge } = row;
  return (
    <li class={styles.storyRow} data-team={team}>
      <p>
        <TeamMark team={team} /> {m.decrypto_round_number({ round })} · <bdi>{teamName(team)}</bdi>
        {encryptor !== null && (
          <>
            {' · '}
            <Name id={encryptor} />
          </>
        )}
      </p>
      <ol>
        {PLACES.map((place) => (
          <li key={place}>
            {outcome && <b>{outcome.code[place]} </b>}
            <bdi>{clueText(clues[place])}</bdi>
          </li>
        ))}
      </ol>
      <ul>
        {outcome?.intercept && (
          <Answered
            label={
              <>
                {m.decrypto_intercepting()} · <bdi>{teamName(rivalOf(team))}</bdi>
              </>
            }
            answer={outcome.intercept}
            right={outcome.intercepted}
          />
        )}
        {outcome && (
          <Answered label={m.decrypto_decoding()} answer={outcome.decode} right={outcome.decoded} />
        )}
      </ul>
      {sure !== undefined && (
        <p class={parts.note} data-sure={sure}>
          {sureText(sure)}
        </p>
      )}
      {challenge && (
        <p class={`${parts.note} ${styles.objection}`}>
          {objectionText(nameOf(challenge.by), row)}.{' '}
          {challenge.ruling === 'withdrawn' && m.decrypto_was_withdrawn()}
          {challenge.ruling === 'stands' && m.decrypto_was_left_standing()}
        </p>
      )}
    </li>
  );
};

/** Everything that was transmitted, as it happened: white's before black's in every round. */
export const StorySheet = ({
  seals,
  onClose,
}: {
  readonly seals: readonly string[];
  readonly onClose: () => void;
}) => {
  const { sheets, sure } = useShownGame();
  const rows = TEAMS.flatMap((team) => sheets[team].rounds).sort(
    (one, other) => one.round - other.round,
  );
  /** What was withdrawn was sent again: what was said last is of that. */
  const sureOf = ({ team, round, challenge }: Transmission) =>
    challenge?.ruling === 'withdrawn'
      ? undefined
      : sure?.find((each) => each.team === team && each.round === round)?.sure;
  return (
    <Story
      empty={m.decrypto_sheet_empty()}
      turns={rows.map((row, index) => <StoryRow key={index} row={row} sure={sureOf(row)} />)}
      class={styles.story}
      foot={<SealedMatch seals={seals} />}
      onClose={onClose}
    />
  );
};
