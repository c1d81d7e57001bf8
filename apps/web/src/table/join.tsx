import { useState } from 'preact/hooks';
import { GamePicture } from '../games/classic/picture.tsx';
import { wordsOf } from '../lib/games.ts';
import { goInstead, tablePath } from '../lib/route.ts';
import { remember, remembered } from '../lib/storage.ts';
import { m } from '../paraglide/messages.js';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import styles from '../ui/page.module.css';
import { Page } from '../ui/page.tsx';
import { useTable } from './at-table.ts';

/** Link, name, in. Whoever only wants to watch needs no name. */
export const JoinScreen = () => {
  const { act, view, table, nameOf } = useTable();
  const [name, setName] = useState(remembered('name') ?? '');
  const join = async () => {
    if (await act({ kind: 'join', name })) remember('name', name);
  };
  /** One screen for the whole room: it sits with both teams. */
  const shareScreen = async () => {
    if (!(await act({ kind: 'join', name: m.shared_screen_name() }))) return;
    for (const { seat } of view.seats.filter((each) => each.seat.endsWith('operative'))) {
      await act({ kind: 'sit', seat, also: true });
    }
  };
  const { game } = view.settings;
  /** Where every seat knows a secret, newcomers are seated by the host. */
  const joinRunning = {
    classic: m.join_running,
    duet: m.duet_not_seated,
    decrypto: m.decrypto_join_running,
  }[game];
  return (
    <Page>
      <div class={styles.hero}>
        <GamePicture game={game} />
        <h1>{m.join_title({ host: view.host === null ? m.app_name() : nameOf(view.host) })}</h1>
        <p class={styles.soft}>
          {wordsOf(game).name()} · {view.running ? joinRunning() : m.join_lobby()}
        </p>
      </div>
      <form
        class={styles.stack}
        onSubmit={(event) => {
          event.preventDefault();
          void join();
        }}
      >
        <Field
          label={m.your_name()}
          testId="name"
          value={name}
          maxLength={20}
          onInput={(event) => setName(event.currentTarget.value)}
        />
        <Button look="primary" wide type="submit" disabled={name.trim() === ''}>
          {m.join_it()}
        </Button>
        {view.settings.sharedScreen && !view.running && game === 'classic' && (
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
