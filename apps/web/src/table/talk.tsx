import { signal } from '@preact/signals';
import { LONGEST_TALK } from '@remez/protocol/limits';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { useMedia, WIDE } from '../lib/media.ts';
import { m } from '../messages/index.js';
import { Button, IconButton } from '../ui/button.tsx';
import { Choice, Field } from '../ui/field.tsx';
import shared from '../ui/shared.module.css';
import { Sheet } from '../ui/sheet.tsx';
import { useTable } from './at-table.ts';
import { useIsBigScreen } from './big-screen/is-big.ts';
import { useGameUi } from './game-ui.ts';
import styles from './talk.module.css';

const isOpen = signal(false);

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

/** What was said, and a line to say something. */
const Conversation = ({ isNarrow = false }: { readonly isNarrow?: boolean }) => {
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
    <>
      {view.talk.length === 0 && channel !== undefined && (
        <p class={shared.note}>{m.talk_empty()}</p>
      )}
      {/* What scrolls must be reachable by keyboard. */}
      <ol class={styles.talkList} tabIndex={isNarrow ? 0 : undefined}>
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
          class={`${shared.list} ${styles.say}`}
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
              isLabelHidden={isNarrow}
            />
          )}
          <div class={styles.talkForm}>
            <Field
              label={m.talk_write()}
              isLabelHidden={isNarrow}
              placeholder={isNarrow ? m.talk_write() : undefined}
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
    </>
  );
};

/** Beside the board: it takes nothing from the game, and stays open until it is closed. */
const TalkDock = ({ onClose }: { readonly onClose: () => void }) => {
  const place = useRef<HTMLElement>(null);
  const said = useTable().view.talk.length;
  useLayoutEffect(() => {
    const opener = document.activeElement;
    place.current?.querySelector<HTMLElement>('input:not([type=radio])')?.focus();
    return () => {
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);
  /** The newest is in sight. */
  useLayoutEffect(() => {
    const list = place.current?.querySelector('ol');
    list?.scrollTo({ top: list.scrollHeight });
  }, [said]);
  return (
    <section
      ref={place}
      class={styles.dock}
      data-talk
      data-testid="talk-dock"
      aria-label={m.talk()}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose();
      }}
    >
      <header class={styles.dockHead}>
        <h2>{m.talk()}</h2>
        <IconButton label={m.close()} icon="close" onClick={onClose} />
      </header>
      <Conversation isNarrow />
    </section>
  );
};

/** On a wide screen talk has a place beside the board; elsewhere, and in the lobby, it is a sheet. */
export const TalkSheet = ({
  inLobby = false,
  onClose,
}: {
  readonly inLobby?: boolean;
  readonly onClose: () => void;
}) => {
  const isWide = useMedia(WIDE);
  const isBig = useIsBigScreen();
  useEffect(() => {
    isOpen.value = true;
    return () => {
      isOpen.value = false;
    };
  }, []);
  if (isWide && !inLobby && !isBig) return <TalkDock onClose={onClose} />;
  return (
    <Sheet title={m.talk()} onClose={onClose}>
      <Conversation />
    </Sheet>
  );
};

const LASTS = 5000;

/** What was just said, for a moment, to whoever does not have the talk open. */
export const TalkNews = ({ inLobby = false }: { readonly inLobby?: boolean }) => {
  const { view, me, nameOf } = useTable();
  const isBig = useIsBigScreen();
  const last = view.talk.at(-1);
  /** Each conversation counts its own. */
  const key = last && `${last.team} ${last.number}`;
  const seen = useRef(key);
  const [news, setNews] = useState<typeof last>();
  useEffect(() => {
    if (last === undefined || key === seen.current) return;
    seen.current = key;
    setNews(last.member === me.member ? undefined : last);
    const timer = setTimeout(() => setNews(undefined), LASTS);
    return () => clearTimeout(timer);
  }, [key]);
  return (
    <div class={styles.news} role="status" data-lobby={inLobby || undefined}>
      {news !== undefined && !isOpen.value && !isBig && (
        <p data-testid="talk-news">
          <b>
            <bdi>{nameOf(news.member)}</bdi>
          </b>{' '}
          <span dir="auto">{news.text}</span>
        </p>
      )}
    </div>
  );
};
