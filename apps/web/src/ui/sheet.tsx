import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { m } from '../messages/index.js';
import { Boundary } from './boundary.tsx';
import { IconButton } from './button.tsx';
import { SmallFaultNotice } from './fault.tsx';
import styles from './sheet.module.css';

/** A sheet over the table. The browser's own dialog: it keeps the focus and closes on Escape. */
export const Sheet = ({
  title,
  onClose,
  full = false,
  children,
}: {
  readonly title: string;
  /** For what needs all the room there is. */
  readonly full?: boolean;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    const element = dialog.current;
    const opener = document.activeElement;
    element?.showModal();
    return () => {
      element?.close();
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      class={`${styles.sheet} ${full ? styles.full : ''}`}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      /* Where nothing was touched before, a browser closes it without asking. */
      onClose={() => dialog.current && onClose()}
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
      }}
      onKeyDown={() => {}}
    >
      <div class={styles.head}>
        <h2 id={id} class={styles.title}>
          {title}
        </h2>
        <IconButton label={m.close()} icon="close" onClick={onClose} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section class={styles.body} tabIndex={0} aria-labelledby={id}>
        <Boundary Fallback={SmallFaultNotice}>{children}</Boundary>
      </section>
    </dialog>
  );
};
