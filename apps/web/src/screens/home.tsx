import { useState } from 'preact/hooks';
import { FIRST_GAME, GAMES } from '../games/index.ts';
import { findByCode } from '../lib/api.ts';
import { whyNot } from '../lib/reasons.ts';
import { go, tablePath } from '../lib/route.ts';
import { m } from '../paraglide/messages.js';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { Page } from '../ui/page.tsx';
import shared from '../ui/shared.module.css';
import { MyClosedTables } from './closed.tsx';
import styles from './home.module.css';
import { OpenTable } from './open-table.tsx';

const JoinByCode = () => {
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const find = async () => {
    const digits = code.replace(/\D/gu, '');
    const answer = await findByCode(digits);
    if (answer.ok) return go(tablePath(answer.value.table));
    setError(whyNot(answer.reason === 'unknownTable' ? 'badCode' : answer.reason));
  };
  return (
    <form
      class={shared.stack}
      onSubmit={(event) => {
        event.preventDefault();
        void find();
      }}
    >
      <Field
        label={m.join_by_code()}
        testId="join-code"
        value={code}
        inputMode="numeric"
        placeholder="123456"
        dir="ltr"
        error={error}
        onInput={(event) => setCode(event.currentTarget.value)}
      />
      <Button wide type="submit" disabled={code.replace(/\D/gu, '').length < 6}>
        {m.join_it()}
      </Button>
    </form>
  );
};

/** The first game's picture stands for all. */
const { Picture } = GAMES[FIRST_GAME];

export const HomeScreen = () => {
  const [opening, setOpening] = useState(false);
  return (
    <Page>
      <div class={shared.hero}>
        <Picture />
        <h1 class={styles.logo}>{m.app_name()}</h1>
        <p class={shared.soft}>{m.tagline()}</p>
      </div>
      {opening ? (
        <OpenTable onCancel={() => setOpening(false)} />
      ) : (
        <div class={shared.stack}>
          <Button look="primary" wide data-testid="open-table" onClick={() => setOpening(true)}>
            {m.open_table()}
          </Button>
          <p class={styles.or}>{m.or()}</p>
          <JoinByCode />
          <MyClosedTables />
          {Object.entries(GAMES).map(([name, { Home }]) => Home && <Home key={name} />)}
        </div>
      )}
    </Page>
  );
};
