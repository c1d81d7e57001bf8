import { PAGES } from '@remez/protocol/routes';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { m } from '../messages/index.js';
import styles from './chapters.module.css';

export interface Chapter {
  /** Its name in links. */
  readonly id: string;
  readonly title: string;
  /** What is to be seen before anything is said. */
  readonly picture?: ComponentChildren;
  readonly lines?: readonly string[];
}

const anchorOf = (book: string, chapter: string): string => `${book}-${chapter}`;

/** Where a chapter of the rules is found from anywhere. */
export const chapterPath = (book: string, chapter: string): string =>
  `${PAGES.rules}#${anchorOf(book, chapter)}`;

/** Opens the page, or the sheet, at that chapter; what is read aloud goes on from there. */
const show = (anchor: string) => {
  const heading = document.getElementById(anchor);
  heading?.scrollIntoView();
  heading?.focus({ preventScroll: true });
};

const Contents = ({
  book,
  chapters,
}: {
  readonly book: string;
  readonly chapters: readonly Chapter[];
}) => (
  <nav aria-label={m.rules_contents()}>
    <ul class={styles.contents}>
      {chapters.map(({ id, title }) => (
        <li key={id}>
          <a
            href={chapterPath(book, id)}
            onClick={(event) => {
              event.preventDefault();
              show(anchorOf(book, id));
            }}
          >
            {title}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);

/** Something to read: pictures and a few lines at a time, each chapter to be found by a link. */
export const Chapters = ({
  book,
  at,
  chapters,
}: {
  readonly book: string;
  /** The chapter to begin at. */
  readonly at?: string | undefined;
  readonly chapters: readonly Chapter[];
}) => {
  useEffect(() => {
    if (at !== undefined) show(anchorOf(book, at));
  }, [book, at]);
  return (
    <div class={styles.book}>
      <Contents book={book} chapters={chapters} />
      {chapters.map(({ id, title, picture, lines = [] }) => (
        <section key={id} class={styles.chapter}>
          <h2 id={anchorOf(book, id)} tabIndex={-1}>
            {title}
          </h2>
          {picture}
          {lines.length > 0 && (
            <ul class={styles.lines}>
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </div>
  );
};
