import { m } from '../../messages/index.js';
import { Name } from '../../table/person.tsx';
import { Icon } from '../../ui/icon.tsx';
import { currentOf, useGame, useTeamName } from './at-game.ts';
import { Challenge } from './challenge.tsx';
import { ClueRows } from './clue-rows.tsx';
import { Submit, Tray, useLaying } from './deliberate.tsx';
import { Actions, Stage } from './frame.tsx';
import { KeywordShield, type Shield, useClosedShield } from './keywords.tsx';
import { Laid } from './laid.tsx';
import { Lesson } from './lesson.tsx';
import parts from './parts.module.css';
import { ColumnsOf } from './sheet.tsx';
import styles from './stage.module.css';
import { TakeSeat } from './take-seat.tsx';
import { TeamMark } from './team-mark.tsx';
import { codeText, rivalOf, type Team, type Transmission } from './view.ts';

/** Whose clues these are, and who wrote them. */
export const TransmissionHead = ({
  team,
  by,
}: {
  readonly team: Team;
  readonly by: string | null;
}) => {
  const teamName = useTeamName();
  return (
    <h2 class={styles.head}>
      <TeamMark team={team} />
      <span>
        {m.decrypto_transmission_of()} <bdi>{teamName(team)}</bdi>
        {by !== null && (
          <small>
            {m.decrypto_encryptor()}: <Name id={by} />
          </small>
        )}
      </span>
    </h2>
  );
};

const isIn = (is: boolean) => (
  <span class={styles.inWhat} data-in={is || undefined}>
    <Icon name={is ? 'check' : 'history'} size={16} />
    {is ? m.decrypto_answer_in() : m.decrypto_answer_awaited()}
  </span>
);

/** X8 · the other side sees that an answer is in, and nothing of it. */
const AnswersIn = ({ team }: { readonly team: Team }) => {
  const { answers } = useGame();
  const teamName = useTeamName();
  if (answers === undefined) return null;
  return (
    <ul class={styles.answers} data-testid="answers">
      {answers.intercept !== undefined && (
        <li class={styles.reply} data-answer="intercept" data-in={answers.intercept || undefined}>
          <bdi>{teamName(rivalOf(team))}</bdi> · {m.decrypto_intercepting()}{' '}
          {isIn(answers.intercept)}
        </li>
      )}
      {answers.decode !== undefined && (
        <li class={styles.reply} data-answer="decode" data-in={answers.decode || undefined}>
          <bdi>{teamName(team)}</bdi> · {m.decrypto_decoding()} {isIn(answers.decode)}
        </li>
      )}
    </ul>
  );
};

/** A word for whoever has nothing to answer now. */
const Hint = () => {
  const { side, team, encrypting, answers, deliberation, can } = useGame();
  if (side === undefined || can.propose !== undefined) return null;
  if (deliberation?.sealed !== undefined) return null;
  if (side === team && encrypting) return <p class={parts.note}>{m.decrypto_hint_silence()}</p>;
  if (side !== team && answers?.intercept === undefined) {
    return <p class={parts.note}>{m.decrypto_hint_no_interception()}</p>;
  }
  return null;
};

const Sealed = () => {
  const { deliberation } = useGame();
  const sealed = deliberation?.sealed;
  if (sealed === undefined) return null;
  return (
    <p class={styles.sealed} data-testid="sealed-answer">
      <Icon name="lock" size={18} />
      {sealed.code === null
        ? m.decrypto_sealed_none()
        : m.decrypto_sealed({ code: codeText(sealed.code) })}
    </p>
  );
};

/** What happened on the way here, for whoever looked elsewhere. */
const CameOf = ({ row }: { readonly row: Transmission }) => (
  <>
    {row.clues.includes('') && <p class={parts.note}>{m.decrypto_time_ran_out()}</p>}
    {row.challenge?.ruling === 'stands' && (
      <p class={parts.note}>{m.decrypto_was_left_standing()}</p>
    )}
  </>
);

/** X16 · what they have said for each of their words so far. On a wide screen it stands beside the table. */
const TheirClues = ({ team }: { readonly team: Team }) => {
  const teamName = useTeamName();
  return (
    <section class={styles.theirs} data-testid="their-clues">
      <h2>{m.decrypto_said_so_far({ team: teamName(team) })}</h2>
      <ColumnsOf team={team} notes="read" />
    </section>
  );
};

/** X7 · a team's clues are out: its own decode, the others try to intercept. */
export const Answer = ({ shield }: { readonly shield: Shield }) => {
  const game = useGame();
  const laying = useLaying();
  const folded = useClosedShield();
  const current = currentOf(game);
  if (current === undefined) return null;
  const { can } = game;
  /** Theirs are to be found: what they have said so far is on the table, our own words are not. */
  const isTheirs = game.side !== undefined && game.side !== current.team;
  return (
    <>
      <Stage>
        <Lesson />
        {isTheirs ? <TheirClues team={current.team} /> : <KeywordShield shield={shield} />}
        <section class={styles.table}>
          <TransmissionHead team={current.team} by={current.encryptor} />
          <ClueRows clues={current.clues} slots={can.propose && laying.slots} />
        </section>
        <CameOf row={current} />
        <Sealed />
        <AnswersIn team={current.team} />
        <Hint />
        <Challenge clues={current.clues} />
        {isTheirs && <KeywordShield shield={folded} label={m.decrypto_our_words_folded()} />}
      </Stage>
      <Actions>
        <TakeSeat />
        {can.propose && <Laid clues={current.clues} digits={laying.slots.digits} />}
        {can.propose && <Tray {...laying} />}
        <Submit />
      </Actions>
    </>
  );
};
