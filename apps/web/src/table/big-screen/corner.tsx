import { m } from '../../messages/index.js';
import { useTable } from '../at-table.ts';
import styles from './corner.module.css';

/** The code in two breaths, as one says it aloud. */
export const CodeSaid = ({ code }: { readonly code: string }) => (
  <bdi dir="ltr">
    {code.slice(0, 3)} {code.slice(3)}
  </bdi>
);

/** In a corner all the time: whoever comes into the room late reads how to come to the table. */
export const CornerCode = () => {
  const { view, isLocal } = useTable();
  const { code } = view;
  if (code === undefined || isLocal) return null;
  return (
    <aside class={styles.corner} aria-label={m.code()} data-testid="corner-code">
      {m.tv_code()}{' '}
      <b>
        <CodeSaid code={code} />
      </b>
    </aside>
  );
};
