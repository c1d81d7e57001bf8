import { LONGEST_NAME } from '@remez/protocol/limits';
import { useEffect, useState } from 'preact/hooks';
import { whyNot } from '../lib/reasons.ts';
import { goInstead, tablePath } from '../lib/route.ts';
import { remember, remembered } from '../lib/storage.ts';
import { m } from '../messages/index.js';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { Page } from '../ui/page.tsx';
import shared from '../ui/shared.module.css';
import { say } from '../ui/toast.tsx';
import { useTable } from './at-table.ts';
import { useGameUi } from './game-ui.ts';

/** Someone here has this name: perhaps it is the same person, with another device. */
const AskAs = ({ name, isTaken }: { readonly name: string; readonly isTaken: boolean }) => {
  const { me, view, act, nameOf } = useTable();
  if (me.asked !== undefined) {
    const host = view.host === null ? m.host() : nameOf(view.host);
    return (
      <p class={shared.panel} role="status" data-testid="knock-waiting">
        {me.asked.answer === 'no' ? m.why_turned_away() : m.ask_sent({ name: host })}
      </p>
    );
  }
  if (!isTaken) return null;
  return (
    <div class={shared.panel}>
      <p>{m.join_as_again({ name })}</p>
      <Button look="primary" data-testid="ask-as" onClick={() => act({ kind: 'knock', name })}>
        {m.join_as_again_ask()}
      </Button>
    </div>
  );
};

/** Link, name, in. Whoever only wants to watch needs no name. */
export const JoinScreen = () => {
  const { act, view, table, session, nameOf } = useTable();
  const { title, Picture, joinRunning, isForSharedScreen } = useGameUi();
  const [name, setName] = useState(remembered('name') ?? '');
  const [isTaken, setIsTaken] = useState(false);
  const join = async () => {
    const outcome = await session.send({ kind: 'join', name });
    if (outcome.kind === 'done') return remember('name', name);
    const mayBeThem = outcome.reason === 'nameTaken';
    setIsTaken(mayBeThem);
    if (!mayBeThem) say(whyNot(outcome.reason));
  };
  /** One screen for the whole room: it sits with both teams. */
  const shareScreen = async () => {
    if (!(await act({ kind: 'join', name: m.shared_screen_name() }))) return;
    for (const { seat } of view.seats) {
      if (isForSharedScreen?.(seat)) await act({ kind: 'sit', seat, also: true });
    }
  };
  /** A big screen that only watched until now has already been asked. */
  const mayShare = view.settings.sharedScreen && !view.running && isForSharedScreen !== undefined;
  useEffect(() => {
    if (mayShare && new URLSearchParams(location.search).has('screen')) void shareScreen();
  }, []);
  return (
    <Page>
      <div class={shared.hero}>
        <Picture />
        <h1>{m.join_title({ host: view.host === null ? m.app_name() : nameOf(view.host) })}</h1>
        <p class={shared.soft}>
          {title()} · {view.running ? joinRunning() : m.join_lobby()}
        </p>
      </div>
      <form
        class={shared.stack}
        onSubmit={(event) => {
          event.preventDefault();
          void join();
        }}
      >
        <Field
          label={m.your_name()}
          testId="name"
          value={name}
          maxLength={LONGEST_NAME}
          error={isTaken ? m.why_name_taken() : undefined}
          onInput={(event) => {
            setName(event.currentTarget.value);
            setIsTaken(false);
          }}
        />
        <AskAs name={name} isTaken={isTaken} />
        <Button
          look={isTaken ? 'secondary' : 'primary'}
          wide
          type="submit"
          disabled={name.trim() === ''}
        >
          {m.join_it()}
        </Button>
        {mayShare && (
          <Button icon="tv" wide data-testid="shared-screen" onClick={shareScreen}>
            {m.shared_screen_join()}
          </Button>
        )}
        <Button look="ghost" icon="tv" wide onClick={() => goInstead(`${tablePath(table)}?tv`)}>
          {m.watch_only()}
        </Button>
      </form>
    </Page>
  );
};
