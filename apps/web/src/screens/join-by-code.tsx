import { useState } from 'preact/hooks';
import { findByCode } from '../lib/api.ts';
import { useMedia, WIDE } from '../lib/media.ts';
import { whyNot } from '../lib/reasons.ts';
import { go } from '../lib/route.ts';
import { m } from '../messages/index.js';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { lazily } from '../ui/lazy.tsx';
import { SmallNotice } from '../ui/notice.tsx';
import styles from './join-by-code.module.css';
import { pathIn } from './path-in.ts';

/** For those who come in mid-game. */
const Door = lazily(async () => (await import('./at-the-door.tsx')).AtTheDoor, SmallNotice);

export const JoinByCode = () => {
  const [code, setCode] = useState('');
  const [reason, setReason] = useState<string>();
  /** Whether this screen came to show the game, and not to play. */
  const [shows, setShows] = useState(false);
  const digits = code.replace(/\D/gu, '');
  const isWide = useMedia(WIDE);
  const find = async ({ watching }: { readonly watching: boolean }) => {
    const answer = await findByCode(digits);
    if (answer.ok) return go(pathIn(answer.value.table, { watching }));
    setShows(watching);
    setReason(answer.reason);
  };
  const isRunning = reason === 'matchRunning';
  const error = reason === undefined || isRunning ? undefined : reason;
  return (
    <>
      <form
        class={styles.form}
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
          <Button type="submit" disabled={digits.length < 6}>
            {m.join_it()}
          </Button>
        )}
        {!isRunning && isWide && (
          <Button
            icon="tv"
            data-testid="show-here"
            disabled={digits.length < 6}
            onClick={() => void find({ watching: true })}
          >
            {m.tv_show()}
          </Button>
        )}
      </form>
      {isRunning && (
        <Door.Part
          key={String(shows)}
          code={digits}
          shows={shows}
          isWide={isWide}
          onGone={setReason}
          onWatch={() => setShows(true)}
        />
      )}
    </>
  );
};
