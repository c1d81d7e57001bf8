import type { ComponentChildren } from 'preact';
import { Name } from '../table/person.tsx';
import { Mark, type MarkName } from '../ui/mark.tsx';
import shared from '../ui/shared.module.css';
import chipStyles from './chip.module.css';
import { countText } from './clue-said.tsx';
import styles from './turn-story.module.css';

interface Clue {
  readonly by: string;
  readonly word: string;
  readonly count: number | 'unlimited';
}

interface Guess {
  readonly word: string | undefined;
  readonly identity: MarkName;
  readonly name: string;
  readonly by: string;
}

/** Who gave which clue. */
export const StoryClue = ({ clue }: { readonly clue: Clue }) => (
  <>
    <Name id={clue.by} />
    {': '}
    <b>
      <bdi>{clue.word}</bdi> {countText(clue.count)}
    </b>
  </>
);

/** A turn as it is told: its clue, who guessed what, and what else there is to say of it. */
export const TurnStory = ({
  team,
  head,
  guesses,
  before,
  after,
  meant,
  notes,
}: {
  readonly team: string | undefined;
  readonly head: ComponentChildren;
  readonly guesses: readonly Guess[];
  /** Cards that were covered before the guesses, and after them. */
  readonly before?: ComponentChildren;
  readonly after?: ComponentChildren;
  readonly meant?: ComponentChildren;
  readonly notes: readonly (string | undefined)[];
}) => (
  <li class={styles.storyTurn} data-team={team}>
    <p>{head}</p>
    <ul class={styles.storyGuesses}>
      {before}
      {guesses.map(({ word, identity, name, by }, nth) => (
        <li key={nth} class={chipStyles.chip} data-is={identity}>
          <Mark identity={identity} />
          <bdi>{word}</bdi>
          <span class="visually-hidden">{name}</span>
          <small>
            <Name id={by} />
          </small>
        </li>
      ))}
      {after}
    </ul>
    {meant}
    {notes.map(
      (note) =>
        note && (
          <p key={note} class={`${shared.note} ${styles.storyNote}`}>
            {note}
          </p>
        ),
    )}
  </li>
);
