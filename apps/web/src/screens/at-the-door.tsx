import { LONGEST_NAME } from '@remez/protocol/limits';
import { useEffect, useState } from 'preact/hooks';
import { findByCode, knockAt } from '../lib/api.ts';
import { whyNot } from '../lib/reasons.ts';
import { go, tablePath } from '../lib/route.ts';
import { remember, remembered } from '../lib/storage.ts';
import { m } from '../messages/index.js';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import shared from '../ui/shared.module.css';
import { pathIn } from './path-in.ts';

/** Within what one address may ask. */
const ASK_EVERY = 3000;

interface Door {
  readonly code: string;
  /** The door has said something else. */
  readonly onGone: (reason: string) => void;
}

/** While someone waits, asks again and again whether the code leads in by now. */
const useWaiting = (
  { code, onGone }: Door,
  { isWaiting, watching }: { readonly isWaiting: boolean; readonly watching: boolean },
) =>
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(async () => {
      const answer = await findByCode(code);
      if (answer.ok) return go(pathIn(answer.value.table, { watching }));
      if (!['matchRunning', 'tooFast', 'unavailable'].includes(answer.reason))
        onGone(answer.reason);
    }, ASK_EVERY);
    return () => clearInterval(timer);
  }, [isWaiting, watching, code, onGone]);

/** A screen for the room, in mid-game: it has asked already, and shows the game once the host says yes. */
const AskToWatch = (door: Door) => {
  const [reason, setReason] = useState<string>();
  useEffect(() => {
    void knockAt(door.code, { watching: true }).then((answer) => {
      if (!answer.ok) return setReason(answer.reason);
      if (answer.value.table !== undefined) go(pathIn(answer.value.table, { watching: true }));
    });
  }, []);
  useWaiting(door, { isWaiting: reason === undefined, watching: true });
  return (
    <p class={shared.panel} role="status" data-testid="watch-waiting">
      {reason === undefined ? m.code_waiting_watch() : whyNot(reason)}
    </p>
  );
};

/** A game is running behind this code: the truth, a name, and then patience. */
const AskForPlace = ({
  onWatch,
  ...door
}: Door & { readonly onWatch: (() => void) | undefined }) => {
  const [name, setName] = useState(remembered('name') ?? '');
  const [waiting, setWaiting] = useState(false);
  const [error, setError] = useState<string>();
  const knock = async () => {
    const answer = await knockAt(door.code, { name });
    if (!answer.ok) return setError(whyNot(answer.reason));
    remember('name', name);
    if (answer.value.table !== undefined) return go(tablePath(answer.value.table));
    setWaiting(true);
  };
  useWaiting(door, { isWaiting: waiting, watching: false });
  if (waiting) {
    return (
      <p class={shared.panel} role="status" data-testid="knock-waiting">
        {m.code_waiting()}
      </p>
    );
  }
  return (
    <form
      class={shared.panel}
      data-testid="ask-for-place"
      onSubmit={(event) => {
        event.preventDefault();
        void knock();
      }}
    >
      <p role="alert">{m.code_running()}</p>
      <Field
        label={m.your_name()}
        testId="knock-name"
        value={name}
        maxLength={LONGEST_NAME}
        error={error}
        onInput={(event) => setName(event.currentTarget.value)}
      />
      <p class={shared.soft}>{m.code_running_about()}</p>
      <Button look="primary" type="submit" disabled={name.trim() === ''}>
        {m.ask_for_place()}
      </Button>
      {onWatch && (
        <Button icon="tv" data-testid="watch-instead" onClick={onWatch}>
          {m.tv_show()}
        </Button>
      )}
    </form>
  );
};

/** A game is running behind this code: whoever came to play asks for a place, whoever came to show it asks to watch. */
export const AtTheDoor = ({
  shows,
  isWide,
  onWatch,
  ...door
}: Door & {
  /** Whether this screen came to show the game, and not to play. */
  readonly shows: boolean;
  readonly isWide: boolean;
  readonly onWatch: () => void;
}) =>
  shows ? (
    <AskToWatch {...door} />
  ) : (
    <AskForPlace {...door} onWatch={isWide ? onWatch : undefined} />
  );
