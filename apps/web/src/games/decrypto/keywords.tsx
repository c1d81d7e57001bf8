import { useState } from 'preact/hooks';
import { m } from '../../messages/index.js';
import { Icon } from '../../ui/icon.tsx';
import { usePressToPeek } from '../../ui/press.ts';
import { useGame } from './at-game.ts';
import styles from './parts.module.css';

/** What covers the secrets of one's own screen. */
export interface Shield {
  readonly hidden: boolean;
  readonly peeking: boolean;
  readonly onHide: (hidden: boolean) => void;
  readonly onPeek: (peeking: boolean) => void;
}

export const isOpen = ({ hidden, peeking }: Shield): boolean => !hidden || peeking;

/** A shield of its own, closed: where one's own words would only confuse. */
export const useClosedShield = (): Shield => {
  const [hidden, onHide] = useState(true);
  const [peeking, onPeek] = useState(false);
  return { hidden, peeking, onHide, onPeek };
};

/** X2 · the team's four keywords, behind a shield: a tap opens and closes it, a press peeks. */
export const KeywordShield = ({
  shield,
  label = m.decrypto_peek(),
}: {
  readonly shield: Shield;
  /** What stands on the cover. */
  readonly label?: string;
}) => {
  const { keywords, side } = useGame();
  const words = side === undefined ? undefined : keywords[side];
  const press = usePressToPeek(shield);
  if (words === undefined) return null;
  const open = isOpen(shield);
  return (
    <button
      type="button"
      class={styles.shield}
      data-testid="shield"
      data-open={open || undefined}
      aria-pressed={!shield.hidden}
      {...press}
    >
      <span class="visually-hidden">{m.decrypto_our_keywords()}: </span>
      {open ? (
        <span class={styles.words}>
          {words.map((word, index) => (
            <span key={word} class={styles.word}>
              <b class={styles.digit}>{index + 1}</b> <bdi data-keyword={index + 1}>{word}</bdi>
            </span>
          ))}
        </span>
      ) : (
        <span class={styles.cover}>
          <Icon name="eyeOff" size={20} />
          {label}
        </span>
      )}
    </button>
  );
};
