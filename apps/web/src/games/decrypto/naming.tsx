import { LONGEST_KEYWORD } from '@remez/protocol/games/decrypto/limits';
import { stripped } from '@remez/protocol/text';
import { useDraft } from '../../lib/use-draft.ts';
import { m } from '../../messages/index.js';
import { useTable } from '../../table/at-table.ts';
import { Name } from '../../table/person.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useAttempt, useGame, usePlay, useTeamName } from './at-game.ts';
import { clueText } from './clue-text.ts';
import { Actions, Stage } from './frame.tsx';
import { KeywordShield, useClosedShield } from './keywords.tsx';
import { Lesson } from './lesson.tsx';
import parts from './parts.module.css';
import styles from './stage.module.css';
import { DIGITS, type Digit, type Keywords, rivalOf, TEAMS, type Team } from './view.ts';

const REST = 400;
const NONE: Keywords = ['', '', '', ''];

const replaced = (keywords: Keywords, place: number, text: string): Keywords => {
  const [one = '', two = '', three = '', four = ''] = keywords.map((word, index) =>
    index === place ? text : word,
  );
  return [one, two, three, four];
};

/** What teammates think; a touch makes it one's own. */
const Ideas = ({ onAdopt }: { readonly onAdopt: (keywords: Keywords) => void }) => {
  const { me } = useTable();
  const { naming } = useGame();
  const others = naming?.proposals?.filter(({ by }) => by !== me.member) ?? [];
  return (
    <ul class={styles.ideas}>
      {others.map(({ by, keywords }) => (
        <li key={by} class={styles.idea} data-by={by}>
          <span class={styles.what}>
            <Name id={by} />: <bdi>{keywords.map((word) => word || '–').join(' · ')}</bdi>
          </span>
          <Button data-testid={`adopt-${by}`} onClick={() => onAdopt(keywords)}>
            {m.decrypto_adopt()}
          </Button>
        </li>
      ))}
    </ul>
  );
};

/** X16 · what was said for a word stands below the field where it is named. */
const CluesFor = ({ team, digit }: { readonly team: Team; readonly digit: Digit }) => {
  const clues = useGame().sheets[team].columns[digit - 1] ?? [];
  if (clues.length === 0) return null;
  return (
    <ul class={styles.nameClues} aria-label={m.decrypto_said_for({ number: digit })}>
      {clues.map(({ round, clue }) => (
        <li key={round}>
          <bdi>{clueText(clue)}</bdi>
        </li>
      ))}
    </ul>
  );
};

/** X15 · still level: each team names the other's four keywords. */
export const Naming = () => {
  const folded = useClosedShield();
  const { match, me } = useTable();
  const { naming, can, side, turn } = useGame();
  const attempt = useAttempt();
  const play = usePlay();
  const teamName = useTeamName();
  const mine = naming?.proposals?.find(({ by }) => by === me.member)?.keywords;
  const drafts = useDraft<Keywords>({
    of: `${match} ${turn}`,
    value: mine ?? NONE,
    delay: REST,
    send: (keywords) => attempt({ kind: 'proposeKeywords', keywords: keywords.map(stripped) }),
  });
  const allowed = can.nameKeywords;
  const keywords = allowed === 'any' ? drafts.shown : allowed;
  const submit = async () => {
    await drafts.flush();
    if (keywords !== undefined) await play({ kind: 'nameKeywords', keywords });
  };
  return (
    <>
      <Stage>
        <Lesson />
        <p>{m.decrypto_naming_about()}</p>
        {can.proposeKeywords && side !== undefined && (
          <>
            <ol class={styles.naming} aria-label={m.decrypto_their_keywords()}>
              {DIGITS.map((digit) => (
                <li key={digit} class={styles.nameRow}>
                  <b class={parts.digit} aria-hidden="true">
                    {digit}
                  </b>
                  <input
                    class={styles.input}
                    data-testid={`keyword-${digit}`}
                    aria-label={m.decrypto_keyword_number({ number: digit })}
                    placeholder={m.decrypto_keyword_any()}
                    value={drafts.shown[digit - 1] ?? ''}
                    maxLength={LONGEST_KEYWORD}
                    autocomplete="off"
                    onInput={(event) =>
                      drafts.change(replaced(drafts.shown, digit - 1, event.currentTarget.value))
                    }
                  />
                  <CluesFor team={rivalOf(side)} digit={digit} />
                </li>
              ))}
            </ol>
            <Ideas onAdopt={drafts.change} />
          </>
        )}
        {naming?.sealed !== undefined && (
          <p class={styles.sealed} data-testid="sealed-answer">
            <Icon name="lock" size={18} />
            <bdi>{naming.sealed.map((word) => word || '–').join(' · ')}</bdi>
          </p>
        )}
        <ul class={styles.answers} data-testid="answers">
          {TEAMS.map((team) => (
            <li key={team} class={styles.reply} data-in={naming?.in[team] || undefined}>
              <span>
                <bdi>{teamName(team)}</bdi>:{' '}
                {naming?.in[team] ? m.decrypto_answer_in() : m.decrypto_answer_awaited()}
              </span>
            </li>
          ))}
        </ul>
        <KeywordShield shield={folded} label={m.decrypto_our_words_folded()} />
      </Stage>
      <Actions>
        {can.proposeKeywords && (
          <>
            <Button
              look="primary"
              wide
              data-testid="name-keywords"
              disabled={keywords === undefined}
              onClick={submit}
            >
              {m.decrypto_name_keywords()}
            </Button>
            {keywords === undefined && <p class={parts.note}>{m.decrypto_agree_first()}</p>}
          </>
        )}
      </Actions>
    </>
  );
};
