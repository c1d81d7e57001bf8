import { LONGEST_SHARED } from '@remez/protocol/games/decrypto/limits';
import { useDraft } from '../../lib/use-draft.ts';
import { useTable } from '../../table/at-table.ts';
import { useAttempt, useGame } from './at-game.ts';
import styles from './sheet.module.css';
import type { Digit } from './view.ts';

const REST = 600;

/** X16 · a place of the sheet that the team shares: all of it read and write there, and nobody else. */
export const SharedNote = ({
  place,
  label,
}: {
  readonly place: Digit | 'page';
  readonly label: string;
}) => {
  const { match } = useTable();
  const { shared = [], can } = useGame();
  const attempt = useAttempt();
  const note = useDraft({
    of: `${match} shared ${place}`,
    value: shared.find((each) => each.place === place)?.text ?? '',
    delay: REST,
    send: (text) => attempt({ kind: 'share', place, text }),
  });
  const attributes = {
    class: styles.note,
    'data-shared': true,
    'data-testid': `shared-${place}`,
    'aria-label': label,
    placeholder: label,
    value: note.shown,
    maxLength: LONGEST_SHARED,
    /** X25 · an encryptor who must be silent reads, and does not write. */
    readOnly: can.share !== true,
    onInput: (event: { readonly currentTarget: { readonly value: string } }) =>
      note.change(event.currentTarget.value),
  };
  return place === 'page' ? (
    <textarea {...attributes} rows={2} />
  ) : (
    <input {...attributes} autocomplete="off" />
  );
};
