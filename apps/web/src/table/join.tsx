import { LONGEST_NAME } from '@remez/protocol/limits';
import { useState } from 'preact/hooks';
import { goInstead, tablePath } from '../lib/route.ts';
import { remember, remembered } from '../lib/storage.ts';
import { m } from '../paraglide/messages.js';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { Page } from '../ui/page.tsx';
import shared from '../ui/shared.module.css';
import { useTable } from './at-table.ts';
import { useGameUi } from './game-ui.ts';

/** Link, name, in. Whoever only wants to watch needs no name. */
export const JoinScreen = () => {
  const { act, view, table, nameOf } = useTable();
  const { title, Picture, joinRunning, isForSharedScreen } = useGameUi();
  const [name, setName] = useState(remembered('name') ?? '');
  const join = async () => {
    if (await act({ kind: 'join', name })) remember('name', name);
  };
  /** One screen for the whole room: it sits with both teams. */
  const shareScreen = async () => {
    if (!(await act({ kind: 'join', name: m.shared_screen_name() }))) return;
    for (const { seat } of view.seats) {
      if (isForSharedScreen?.(seat)) await act({ kind: 'sit', seat, also: true });
    }
  };
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
          onInput={(event) => setName(event.currentTarget.value)}
        />
        <Button look="primary" wide type="submit" disabled={name.trim() === ''}>
          {m.join_it()}
        </Button>
        {view.settings.sharedScreen && !view.running && isForSharedScreen && (
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
