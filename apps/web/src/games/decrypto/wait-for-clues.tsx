import { LONGEST_TEAM_NAME } from '@remez/protocol/games/decrypto/limits';
import { useState } from 'preact/hooks';
import { m } from '../../messages/index.js';
import { useTable } from '../../table/at-table.ts';
import { Name, PersonName } from '../../table/person.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useGame, usePlay, useTeamName } from './at-game.ts';
import { clueText } from './clue-text.ts';
import { Actions, Stage } from './frame.tsx';
import { HourglassHere } from './hourglass.tsx';
import { KeywordShield, type Shield } from './keywords.tsx';
import { Lesson } from './lesson.tsx';
import parts from './parts.module.css';
import stage from './stage.module.css';
import { TakeSeat } from './take-seat.tsx';
import { TeamMark } from './team-mark.tsx';
import { type Team, transmitters } from './view.ts';
import styles from './wait-for-clues.module.css';

const HOW_FAR = {
  toDraw: m.decrypto_writing_to_draw,
  writing: m.decrypto_writing_now,
  done: m.decrypto_writing_done,
} as const;

/** How far a team's encryptor is. What they write, nobody sees. */
const Desk = ({ team }: { readonly team: Team }) => {
  const { encryptors, writing } = useGame();
  const teamName = useTeamName();
  const encryptor = encryptors[team];
  return (
    <li class={styles.desk} data-desk={team} data-writing={writing[team]}>
      <TeamMark team={team} />
      <span class={styles.deskWho}>
        <span class={styles.deskTeam}>
          <bdi>{teamName(team)}</bdi>
        </span>
        <b>
          {encryptor === null ? (
            m.decrypto_no_encryptor()
          ) : (
            <>
              {m.decrypto_encryptor()}: <PersonName id={encryptor} />
            </>
          )}
        </b>
      </span>
      <span class={styles.deskHow}>
        {writing[team] === 'done' && <Icon name="check" size={18} />}
        {HOW_FAR[writing[team]]()}
      </span>
    </li>
  );
};

/** X4 · the next in turn is offered; the team may choose another until the card is drawn. */
const ChooseEncryptor = () => {
  const { me, isLesson } = useTable();
  const { can } = useGame();
  const play = usePlay();
  if (isLesson || can.nameEncryptor === undefined || can.nameEncryptor.length === 0) return null;
  return (
    <fieldset class={styles.choose} data-testid="choose-encryptor">
      <legend>{m.decrypto_choose_encryptor()}</legend>
      {can.nameEncryptor.map((who) => (
        <Button key={who} onClick={() => play({ kind: 'nameEncryptor', who })}>
          {who === me.member ? m.decrypto_me() : <Name id={who} />}
        </Button>
      ))}
    </fieldset>
  );
};

/** X1 · a team picks its name, as long as nobody of it knows a code. */
const NameTeam = () => {
  const { can, side, names } = useGame();
  const { isLesson } = useTable();
  const play = usePlay();
  const [name, setName] = useState('');
  if (isLesson || !can.nameTeam || side === undefined) return null;
  return (
    <details class={stage.reminder}>
      <summary data-testid="name-team">
        <Icon name="plus" size={18} />
        {names[side] === null ? m.decrypto_name_team() : m.decrypto_rename_team()}
      </summary>
      <form
        class={styles.nameTeam}
        onSubmit={async (event) => {
          event.preventDefault();
          if (await play({ kind: 'nameTeam', name })) setName('');
        }}
      >
        <Field
          label={m.decrypto_team_name()}
          testId="team-name"
          value={name}
          maxLength={LONGEST_TEAM_NAME}
          onInput={(event) => setName(event.currentTarget.value)}
        />
        <Button type="submit" disabled={name.trim() === ''}>
          {m.decrypto_set_name()}
        </Button>
      </form>
    </details>
  );
};

/** X20 · a transmission was taken back, and this is it again. */
const Withdrawn = () => {
  const { team, round, sheets } = useGame();
  const last = team && sheets[team].rounds.at(-1);
  const again = last?.round === round && last.challenge?.ruling === 'withdrawn';
  return again ? <p class={parts.note}>{m.decrypto_again_with_new_card()}</p> : null;
};

/** Everyone else while clues are written, and the encryptors before they draw and after. */
export const WaitForClues = ({ shield }: { readonly shield: Shield }) => {
  const game = useGame();
  const play = usePlay();
  const { can, team, round, card } = game;
  const writers = team === undefined ? transmitters(game) : [team];
  return (
    <>
      <Stage>
        <Lesson />
        <KeywordShield shield={shield} />
        <HourglassHere />
        <Withdrawn />
        <ul class={styles.desks} aria-label={m.decrypto_transmissions()}>
          {writers.map((each) => (
            <Desk key={each} team={each} />
          ))}
        </ul>
        {card?.clues !== undefined && (
          <section class={styles.sent} aria-label={m.decrypto_your_clues()}>
            <h2>{m.decrypto_your_clues()}</h2>
            <ol>
              {card.clues.map((clue, place) => (
                <li key={place}>
                  <bdi>{clueText(clue)}</bdi>
                </li>
              ))}
            </ol>
          </section>
        )}
        <ChooseEncryptor />
        <NameTeam />
        {round === 1 && <p class={parts.note}>{m.decrypto_hint_first_round()}</p>}
      </Stage>
      <Actions>
        <TakeSeat />
        {can.draw ? (
          <Button look="primary" wide data-testid="draw" onClick={() => play({ kind: 'draw' })}>
            {m.decrypto_draw()}
          </Button>
        ) : (
          <p class={parts.note}>
            {writers.length > 1 ? m.decrypto_wait_about() : m.decrypto_wait_about_one()}
          </p>
        )}
      </Actions>
    </>
  );
};
