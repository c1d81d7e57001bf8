import type { Bot } from '../lib/names.ts';
import { m } from '../messages/index.js';
import { BotFace } from '../table/bot-face.tsx';
import styles from './board.module.css';

/** Someone's mark on a card: this one, or maybe. */
export interface Finger {
  readonly name: string;
  readonly isMaybe: boolean;
  /** Whose it is, where nobody stands behind it. */
  readonly bot?: Bot | undefined;
}

/** A name with what it says: a question mark where it is only maybe. */
const fingerText = ({ name, isMaybe }: Finger): string => (isMaybe ? `${name}?` : name);

const fingerSaid = ({ bot, ...finger }: Finger): string =>
  fingerText(bot === undefined ? finger : { ...finger, name: m.bot_called({ name: finger.name }) });

/** What is to be heard of them, all of them, right after the word: as they are to be seen. */
export const fingersSpoken = (fingers: readonly Finger[]): readonly string[] =>
  fingers.length === 0 ? [] : [m.card_pointed({ names: fingers.map(fingerSaid).join(', ') })];

/**
 * Names on a card: those who mark it, as many as there is room for. The spaces are for whoever
 * reads the card's text, and the number of the others is drawn: it is no part of that.
 */
export const Fingers = ({
  names,
  namesFit,
}: {
  readonly names: readonly Finger[];
  readonly namesFit: number;
}) => {
  const shown = names.slice(0, namesFit);
  const longest = Math.max(...shown.map(({ name }) => name.length));
  return (
    <span class={styles.fingers} data-over aria-hidden="true">
      {shown.flatMap((finger) => [
        ' ',
        <bdi
          key={finger.name}
          class={styles.finger}
          data-maybe={finger.isMaybe || undefined}
          /* A long name gives way to a short one. */
          style={{ flexShrink: finger.name.length === longest ? 1 : 0 }}
        >
          {finger.bot && <BotFace {...finger.bot} />}
          {fingerText(finger)}
        </bdi>,
      ])}
      {names.length > namesFit && (
        <span
          class={`${styles.finger} ${styles.others}`}
          data-others={`+${names.length - namesFit}`}
        />
      )}
    </span>
  );
};
