import { useState } from 'preact/hooks';
import type { Expectation } from '../lib/alerts.ts';
import { listed } from '../lib/listed.ts';
import { botIn } from '../lib/names.ts';
import { m } from '../messages/index.js';
import { Icon } from '../ui/icon.tsx';
import { lazily } from '../ui/lazy.tsx';
import { SmallNotice } from '../ui/notice.tsx';
import { useTable } from './at-table.ts';
import styles from './expect.module.css';
import { Thinking } from './thinking.tsx';

const Lost = lazily(async () => (await import('./lost.tsx')).LostSheet, SmallNotice);

/** Bots that the game waits for: where people are beside one, it waits for them. */
const useThinking = (waitsFor: Expectation['waitsFor'] = []): readonly string[] => {
  const { view, out } = useTable();
  const isBot = (id: string) => botIn(view.members, id) !== undefined && !out.value.includes(id);
  return [...new Set(waitsFor.filter((group) => group.every(isBot)).flat())];
};

/**
 * Whom the game waits for in vain: of each group anyone would do, and nobody of it is there. A bot
 * leaves the move to the people beside it, also when they are away. None where they have left.
 */
const useLost = (waitsFor: Expectation['waitsFor'] = []): readonly string[] | undefined => {
  const { view, away, out } = useTable();
  const isGone = (id: string) => away.value.includes(id) || out.value.includes(id);
  const isBot = (id: string) => botIn(view.members, id) !== undefined && !out.value.includes(id);
  const gone = waitsFor
    .filter((group) => group.length === 0 || !group.every(isBot))
    .map((group) => group.filter((id) => !isBot(id)))
    .filter((people) => people.every(isGone));
  const lost = new Set(gone.flat().filter((id) => away.value.includes(id)));
  return gone.length === 0 ? undefined : [...lost];
};

/** The line is short; the sheet names everybody. */
const lostText = (names: readonly string[]): string => {
  const [name = '', ...others] = names;
  return others.length < 2
    ? m.lost_one({ names: listed(names) })
    : m.lost_many({ name, count: others.length });
};

/** What is waited for, in a sentence at the head of every game; and when it waits for someone who is gone, that. */
export const ExpectLine = ({ text, waitsFor }: Expectation) => {
  const { nameOf } = useTable();
  const lost = useLost(waitsFor);
  const thinking = useThinking(waitsFor);
  const [asking, setAsking] = useState(false);
  const said = lost === undefined || lost.length === 0 ? text : lostText(lost.map(nameOf));
  return (
    <>
      <h1 class={styles.text}>
        <span role="status">
          {said}
          {thinking.length > 0 && <Thinking bots={thinking} />}
        </span>
        {lost && (
          <button
            type="button"
            class={styles.lost}
            data-testid="lost"
            onClick={() => setAsking(true)}
          >
            <Icon name="unplugged" size={16} />
            {m.lost_what()}
          </button>
        )}
      </h1>
      {asking && lost && <Lost.Part lost={lost} onClose={() => setAsking(false)} />}
    </>
  );
};
