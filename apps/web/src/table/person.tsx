import type { ComponentChildren } from 'preact';
import { botIn } from '../lib/names.ts';
import { m } from '../messages/index.js';
import { Icon } from '../ui/icon.tsx';
import { useTable } from './at-table.ts';
import { BotFace } from './bot-face.tsx';
import styles from './person.module.css';

/** A name where people are listed or named beside what they did. A bot has its face there, and is said to be one. */
export const Name = ({ id }: { readonly id: string }) => {
  const { view } = useTable();
  const bot = botIn(view.members, id);
  const name = <bdi>{view.members.find((member) => member.id === id)?.name}</bdi>;
  if (bot === undefined) return name;
  return (
    <span class={styles.bot} data-bot={bot.temperament}>
      <BotFace {...bot} />
      <span class="visually-hidden">{m.is_bot()} </span>
      {name}
    </span>
  );
};

/** A name with what is true of its person now: whether the connection is there. The same wherever people are listed. */
export const PersonName = ({
  id,
  children,
}: {
  readonly id: string;
  readonly children?: ComponentChildren;
}) => {
  const { away } = useTable();
  const isAway = away.value.includes(id);
  return (
    <span class={styles.person} data-person={id} data-away={isAway || undefined}>
      <Name id={id} />
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
