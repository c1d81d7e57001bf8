import { listed } from '../lib/listed.ts';
import { botIn } from '../lib/names.ts';
import { m } from '../messages/index.js';
import { useTable } from './at-table.ts';
import { BotFace } from './bot-face.tsx';
import styles from './thinking.module.css';

/** As many faces as the line has room for. */
const MOST_FACES = 3;

/** Beside what is waited for: whose heads are at work, in a sentence for those who listen. */
export const Thinking = ({ bots }: { readonly bots: readonly string[] }) => {
  const { view, nameOf } = useTable();
  const faces = bots.slice(0, MOST_FACES).flatMap((id) => {
    const bot = botIn(view.members, id);
    return bot === undefined ? [] : [<BotFace key={id} {...bot} />];
  });
  return (
    <span class={styles.thinking} data-testid="thinking">
      <span class="visually-hidden">. {m.bot_thinks({ names: listed(bots.map(nameOf)) })}</span>
      <span class={styles.faces} aria-hidden="true">
        {faces}
        <span class={styles.dots}>
          <i />
          <i />
          <i />
        </span>
      </span>
    </span>
  );
};
