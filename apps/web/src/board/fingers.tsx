import styles from './board.module.css';

/** Someone's mark on a card: this one, or maybe. */
export interface Finger {
  readonly name: string;
  readonly isMaybe: boolean;
}

/** A name with what it says: a question mark where it is only maybe. */
export const fingerText = ({ name, isMaybe }: Finger): string => (isMaybe ? `${name}?` : name);

/** Names on a card: those who mark it, as many as there is room for. */
export const Fingers = ({
  names,
  namesFit,
}: {
  readonly names: readonly Finger[];
  readonly namesFit: number;
}) => (
  <span class={styles.fingers} data-over aria-hidden="true">
    {names.slice(0, namesFit).map((finger) => (
      <bdi key={finger.name} class={styles.finger} data-maybe={finger.isMaybe || undefined}>
        {fingerText(finger)}
      </bdi>
    ))}
    {names.length > namesFit && (
      <bdi class={`${styles.finger} ${styles.others}`}>+{names.length - namesFit}</bdi>
    )}
  </span>
);
