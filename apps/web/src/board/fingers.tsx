import styles from './board.module.css';

/** Names on a card: those who point at it, as many as there is room for. */
export const Fingers = ({
  names,
  namesFit,
}: {
  readonly names: readonly string[];
  readonly namesFit: number;
}) => (
  <span class={styles.fingers} data-over aria-hidden="true">
    {names.slice(0, namesFit).map((name) => (
      <bdi key={name} class={styles.finger}>
        {name}
      </bdi>
    ))}
    {names.length > namesFit && (
      <bdi class={`${styles.finger} ${styles.others}`}>+{names.length - namesFit}</bdi>
    )}
  </span>
);
