import { sureText } from '../lib/sure.ts';
import { m } from '../messages/index.js';
import shared from '../ui/shared.module.css';
import styles from './turn-story.module.css';

/** What was meant by the clue of a turn, which of it was found in that turn, and how sure its giver was. */
export const StoryMeant = ({
  words,
  sure,
}: {
  readonly words: readonly { readonly word: string | undefined; readonly isFound: boolean }[];
  readonly sure?: number | undefined;
}) =>
  words.length === 0 && sure === undefined ? null : (
    <p class={`${shared.note} ${styles.storyNote}`} data-testid="meant">
      {words.length > 0 && `${m.story_meant()} `}
      {words.map(({ word, isFound }, nth) => (
        <span key={word}>
          {nth > 0 && ' · '}
          <bdi>{word}</bdi>
          {isFound && (
            <>
              <span aria-hidden="true"> ✓</span>
              <span class="visually-hidden"> {m.story_meant_found()}</span>
            </>
          )}
        </span>
      ))}
      {sure !== undefined && (
        <span data-sure={sure}>
          {words.length > 0 && <br />}
          {sureText(sure)}
        </span>
      )}
    </p>
  );
