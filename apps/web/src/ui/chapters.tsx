import styles from './chapters.module.css';

export interface Chapter {
  readonly title: string;
  readonly lines: readonly string[];
}

/** Something to read, a heading and a few lines at a time. */
export const Chapters = ({ chapters }: { readonly chapters: readonly Chapter[] }) => (
  <div class={styles.prose}>
    {chapters.map(({ title, lines }) => (
      <section key={title}>
        <h2>{title}</h2>
        <ul>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
    ))}
  </div>
);
