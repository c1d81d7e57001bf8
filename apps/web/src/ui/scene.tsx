import type { ComponentChildren } from 'preact';
import styles from './scene.module.css';

/** Pictures that tell something in their order, side by side where there is room. */
export const Strip = ({ children }: { readonly children: ComponentChildren }) => (
  <div class={styles.strip}>{children}</div>
);

/** A picture and what happens in it; one that stands alone has its words beside it. The words tell it whole: what is drawn is there for the eye. */
export const Scene = ({
  says,
  alone = false,
  children,
}: {
  readonly says: string;
  readonly alone?: boolean;
  readonly children: ComponentChildren;
}) => (
  <figure class={`${styles.scene} ${alone ? styles.alone : ''}`}>
    <div class={styles.drawn} inert>
      {children}
    </div>
    <figcaption class={styles.says}>{says}</figcaption>
  </figure>
);
