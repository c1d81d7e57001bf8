import { m } from '../../messages/index.js';
import { clueText } from './clue-text.ts';
import styles from './deliberate.module.css';
import { type Clues, type Digits, PLACES } from './view.ts';

/** The digits that were laid so far, for whoever is looking things up in a sheet. */
export const Laid = ({ clues, digits }: { readonly clues: Clues; readonly digits: Digits }) => (
  <ol class={styles.laid} data-testid="laid" aria-label={m.decrypto_laid()}>
    {PLACES.map((place) => (
      <li key={place}>
        <bdi>{clueText(clues[place])}</bdi>
        <b data-digit={digits[place] ?? undefined}>{digits[place] ?? ''}</b>
      </li>
    ))}
  </ol>
);
