import { m } from '../paraglide/messages.js';
import { Page } from '../screens/page.tsx';
import { Button } from '../ui/button.tsx';
import styles from './print.module.css';
import { PrintedSheets } from './print.tsx';

/** An empty tracking sheet for a table without screens. */
export const PrintScreen = () => (
  <Page reading back>
    <div class={styles.intro}>
      <h1>{m.decrypto_sheet()}</h1>
      <p>{m.decrypto_print_about()}</p>
      <Button look="primary" icon="print" data-testid="print" onClick={() => print()}>
        {m.decrypto_print()}
      </Button>
    </div>
    <PrintedSheets preview />
  </Page>
);
