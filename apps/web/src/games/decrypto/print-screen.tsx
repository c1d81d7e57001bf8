import { useState } from 'preact/hooks';
import { m } from '../../messages/index.js';
import { Button } from '../../ui/button.tsx';
import { Choice } from '../../ui/field.tsx';
import { Page } from '../../ui/page.tsx';
import styles from './print.module.css';
import { PrintedSheets } from './print.tsx';

const ABOUT = { teams: m.decrypto_print_about, trio: m.decrypto_print_about_trio } as const;

/** An empty note sheet for a table without screens. */
export const PrintScreen = () => {
  const [mode, setMode] = useState<keyof typeof ABOUT>('teams');
  return (
    <Page reading back>
      <div class={styles.intro}>
        <h1>{m.decrypto_sheet()}</h1>
        <Choice
          label={m.how_to_play()}
          value={mode}
          options={[
            { value: 'teams', label: m.mode_teams() },
            { value: 'trio', label: m.mode_trio() },
          ]}
          onChoose={setMode}
        />
        <p>{ABOUT[mode]()}</p>
        <Button look="primary" icon="print" data-testid="print" onClick={() => print()}>
          {m.decrypto_print()}
        </Button>
      </div>
      <PrintedSheets mode={mode} preview />
    </Page>
  );
};
