import { LONGEST_NAME } from '@remez/protocol/limits';
import { useEffect, useState } from 'preact/hooks';
import { findByCode, knockAt } from '../lib/api.ts';
import { useMedia, WIDE } from '../lib/media.ts';
import { whyNot } from '../lib/reasons.ts';
import { go, tablePath } from '../lib/route.ts';
import { remember, remembered } from '../lib/storage.ts';
import { m } from '../paraglide/messages.js';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import shared from '../ui/shared.module.css';

/** Within what one address may ask. */
const ASK_EVERY = 3000;

/** A game is running behind this code: the truth, a name, and then patience. */
const AskForPlace = ({
  code,
  onGone,
}: {
  readonly code: string;
  /** The door has said something else. */
  readonly onGone: (reason: string) => void;
}) => {
  const [name, setName] = useState(remembered('name') ?? '');
  const [waiting, setWaiting] = useState(false);
  const [error, setError] = useState<string>();
  const knock = async () => {
    const answer = await knockAt(code, name);
    if (!answer.ok) return setError(whyNot(answer.reason));
    remember('name', name);
    if (answer.value.table !== undefined) return go(tablePath(answer.value.table));
    setWaiting(true);
  };
  useEffect(() => {
    if (!waiting) return;
    const timer = setInterval(async () => {
      const answer = await findByCode(code);
      if (answer.ok) return go(tablePath(answer.value.table));
      if (!['matchRunning', 'tooFast', 'unavailable'].includes(answer.reason))
        onGone(answer.reason);
    }, ASK_EVERY);
    return () => clearInterval(timer);
  }, [waiting, code, onGone]);
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
    </form>
  );
};

export const JoinByCode = () => {
  const [code, setCode] = useState('');
  const [reason, setReason] = useState<string>();
  const digits = code.replace(/\D/gu, '');
  const isWide = useMedia(WIDE);
  const find = async ({ watching }: { readonly watching: boolean }) => {
    const answer = await findByCode(digits);
    if (answer.ok) return go(tablePath(answer.value.table) + (watching ? '?tv' : ''));
    setReason(answer.reason);
  };
  const isRunning = reason === 'matchRunning';
  const error = reason === undefined || isRunning ? undefined : reason;
  return (
    <>
      <form
        class={shared.stack}
        onSubmit={(event) => {
          event.preventDefault();
          void find({ watching: false });
        }}
      >
        <Field
          label={m.join_by_code()}
          testId="join-code"
          value={code}
          inputMode="numeric"
          placeholder="123456"
          dir="ltr"
          error={error && whyNot(error === 'unknownTable' ? 'badCode' : error)}
          onInput={(event) => {
            setCode(event.currentTarget.value);
            setReason(undefined);
          }}
        />
        {!isRunning && (
          <Button wide type="submit" disabled={digits.length < 6}>
            {m.join_it()}
          </Button>
        )}
        {!isRunning && isWide && (
          <Button
            wide
            icon="tv"
            data-testid="show-here"
            disabled={digits.length < 6}
            onClick={() => void find({ watching: true })}
          >
            {m.tv_show()}
          </Button>
        )}
      </form>
      {isRunning && <AskForPlace code={digits} onGone={setReason} />}
    </>
  );
};
