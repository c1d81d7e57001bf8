import { signal } from '@preact/signals';
import { LONGEST_TALK } from '@remez/protocol/limits';
import { useEffect, useState } from 'preact/hooks';
import { m } from '../paraglide/messages.js';
import { Button } from '../ui/button.tsx';
import { Choice, Field } from '../ui/field.tsx';
import shared from '../ui/shared.module.css';
import { Sheet } from '../ui/sheet.tsx';
import { useTable } from './at-table.ts';
import { useGameUi } from './game-ui.ts';
import styles from './talk.module.css';

/** When the talk was last looked at on this screen. */
const readUntil = signal(Number.POSITIVE_INFINITY);

/** Whether something was said since. What was said before this page opened is not news. */
export const useUnreadTalk = (): boolean => {
  const { view, me } = useTable();
  const last = view.talk.at(-1);
  useEffect(() => {
    if (readUntil.value === Number.POSITIVE_INFINITY) readUntil.value = last?.at ?? 0;
  }, []);
  return last !== undefined && last.member !== me.member && last.at > readUntil.value;
};

export const TalkSheet = ({ onClose }: { readonly onClose: () => void }) => {
  const { view, me, act, nameOf } = useTable();
  const { silence } = useGameUi();
  const [text, setText] = useState('');
  const [to, setTo] = useState<'everyone' | 'team'>(
    me.can.talk.includes('team') ? 'team' : 'everyone',
  );
  const last = view.talk.at(-1)?.at ?? 0;
  useEffect(() => {
    readUntil.value = last;
  }, [last]);
  const channel = me.can.talk.includes(to) ? to : me.can.talk[0];
  const names = { everyone: m.talk_everyone(), team: m.talk_team() };
  return (
    <Sheet title={m.talk()} onClose={onClose}>
      {view.talk.length === 0 && channel !== undefined && (
        <p class={shared.note}>{m.talk_empty()}</p>
      )}
      <ol class={styles.talkList}>
        {view.talk.map(({ number, member, team, text: said }) => (
          <li
            key={`${team} ${number}`}
            class={styles.said}
            data-me={member === me.member || undefined}
          >
            <b>
              <bdi>{nameOf(member)}</bdi>
              {team !== null && ` · ${m.talk_team()}`}
            </b>
            <p dir="auto">{said}</p>
          </li>
        ))}
      </ol>
      {channel === undefined ? (
        <p class={shared.note}>{me.member === undefined ? m.talk_join_first() : silence()}</p>
      ) : (
        <form
          class={shared.list}
          onSubmit={async (event) => {
            event.preventDefault();
            if (await act({ kind: 'talk', to: channel, text })) setText('');
          }}
        >
          {me.can.talk.length > 1 && (
            <Choice
              label={m.talk_to()}
              value={channel}
              options={me.can.talk.map((value) => ({ value, label: names[value] }))}
              onChoose={setTo}
            />
          )}
          <div class={styles.talkForm}>
            <Field
              label={m.talk_write()}
              value={text}
              maxLength={LONGEST_TALK}
              onInput={(event) => setText(event.currentTarget.value)}
            />
            <Button look="primary" type="submit" disabled={text.trim() === ''}>
              {m.talk_send()}
            </Button>
          </div>
        </form>
      )}
    </Sheet>
  );
};
