import type { ComponentChildren } from 'preact';
import { m } from '../paraglide/messages.js';
import { Icon } from '../ui/icon.tsx';
import { useTable } from './at-table.ts';
import styles from './person.module.css';

/** A name with what is true of its person now: whether the connection is there. The same wherever people are listed. */
export const PersonName = ({
  id,
  children,
}: {
  readonly id: string;
  readonly children?: ComponentChildren;
}) => {
  const { nameOf, away, view } = useTable();
  const isBot = view.members.some((member) => member.id === id && member.bot !== undefined);
  const isAway = away.value.includes(id);
  return (
    <span class={styles.person} data-person={id} data-away={isAway || undefined}>
      {isBot && (
        <>
          <Icon name="bot" size={16} />
          <span class="visually-hidden">{m.is_bot()} </span>
        </>
      )}
      <bdi>{nameOf(id)}</bdi>
      {isAway && (
        <>
          <Icon name="unplugged" size={16} />
          <span class="visually-hidden">{m.is_lost()}</span>
        </>
      )}
      {children}
    </span>
  );
};
