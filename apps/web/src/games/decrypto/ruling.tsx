import { m } from '../../messages/index.js';
import { useTable } from '../../table/at-table.ts';
import { Decision } from '../../table/decision.tsx';
import { HelpLink } from '../../table/help.tsx';
import { Icon } from '../../ui/icon.tsx';
import { TransmissionHead } from './answer.tsx';
import { currentOf, useGame, usePlay, useTeamName } from './at-game.ts';
import { ClueRows } from './clue-rows.tsx';
import { objectionText } from './clue-text.ts';
import { Actions, Stage } from './frame.tsx';
import { KeywordShield, type Shield } from './keywords.tsx';
import { Lesson } from './lesson.tsx';
import parts from './parts.module.css';
import styles from './stage.module.css';
import { TEAMS } from './view.ts';

/** The other team objects: the transmission is taken back, or both agree that it stands. */
export const Ruling = ({ shield }: { readonly shield: Shield }) => {
  const { nameOf } = useTable();
  const game = useGame();
  const play = usePlay();
  const teamName = useTeamName();
  const current = currentOf(game);
  if (current === undefined) return null;
  const { can, agreed = [] } = game;
  const by = current.challenge?.by;
  const agree = {
    testId: 'agree',
    title: m.rule_stand(),
    costs: m.decrypto_agree_costs(),
    sure: m.rule_stand_sure(),
    onDecide: () => void play({ kind: 'agree' }),
  };
  const withdraw = {
    testId: 'withdraw',
    title: m.decrypto_withdraw(),
    costs: m.decrypto_withdraw_costs(),
    sure: m.decrypto_withdraw_sure(),
    onDecide: () => void play({ kind: 'withdraw' }),
  };
  const choices = [...(can.agree ? [agree] : []), ...(can.withdraw ? [withdraw] : [])];
  return (
    <>
      <Stage>
        <Lesson />
        <KeywordShield shield={shield} />
        <section class={styles.table}>
          <TransmissionHead team={current.team} by={current.encryptor} />
          <ClueRows clues={current.clues} />
        </section>
        <p class={styles.challenged}>
          <Icon name="flag" size={18} />
          {objectionText(by === undefined ? '' : nameOf(by), current)}
        </p>
        <ul class={styles.answers}>
          {TEAMS.map((team) => (
            <li key={team} class={styles.reply} data-agreed={agreed.includes(team) || undefined}>
              <span>
                <bdi>{teamName(team)}</bdi>:{' '}
                {agreed.includes(team) ? m.decrypto_agreed() : m.decrypto_not_agreed()}
              </span>
            </li>
          ))}
        </ul>
      </Stage>
      <Actions>
        {(can.agree || can.withdraw) && <Decision legend={m.rule_legend()} choices={choices} />}
        <p class={parts.note}>
          {m.decrypto_ruling_about()} <HelpLink to="challenge">{m.help_challenge()}</HelpLink>
        </p>
      </Actions>
    </>
  );
};
