import { m } from '../paraglide/messages.js';
import shared from '../ui/shared.module.css';

/** What was meant by the clue of a turn, and which of it was found in that turn. */
export const StoryMeant = ({
  words,
}: {
  readonly words: readonly { readonly word: string | undefined; readonly isFound: boolean }[];
}) =>
  words.length === 0 ? null : (
    <p class={shared.note} data-testid="meant">
      {m.story_meant()}{' '}
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
    </p>
  );
