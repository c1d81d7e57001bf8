import type { Identity } from '@remez/protocol/client';
import styles from '../../board/board.module.css';
import { CardWord } from '../../board/card-word.tsx';
import { type Finger, Fingers, fingersSpoken } from '../../board/fingers.tsx';
import type { CardLayout } from '../../board/grid.tsx';
import { m } from '../../messages/index.js';
import { Mark } from '../../ui/mark.tsx';
import { memo } from '../../ui/memo.ts';

/** What lies on a card: a colour of the table, or the one agent colour of whoever plays alone. */
export type CardIdentity = Identity | 'green';

export const identityName = (identity: CardIdentity): string =>
  ({
    green: m.identity_agent,
    red: m.identity_red,
    blue: m.identity_blue,
    bystander: m.identity_bystander,
    assassin: m.identity_assassin,
  })[identity]();

interface CardProps extends CardLayout {
  readonly index: number;
  readonly word: string;
  readonly covered: CardIdentity | undefined;
  /** What the key says, where it may be seen. */
  readonly keyed: CardIdentity | undefined;
  readonly names: readonly Finger[];
  readonly touchable: boolean;
  readonly marked: boolean;
  /** Meant by the clue, for oneself. */
  readonly meant: boolean;
  readonly fresh: boolean;
  readonly held: boolean;
}

/** What is to be heard of a card: its word first, and the names that lie on it. */
const spoken = ({ word, covered, keyed, meant, names }: CardProps): string => {
  const parts = [word, ...fingersSpoken(names)];
  if (covered !== undefined) parts.push(m.card_covered({ identity: identityName(covered) }));
  else if (keyed !== undefined) parts.push(m.card_key({ identity: identityName(keyed) }));
  if (meant) parts.push(m.card_meant());
  return parts.join(', ');
};

/** Apart from the card: a turn changes who may touch all 25, and what lies on one or two. */
const Face = memo(
  ({
    identity,
    word,
    covered,
    names,
    fit,
    namesFit,
  }: Pick<CardProps, 'word' | 'covered' | 'names' | 'fit' | 'namesFit'> & {
    readonly identity: CardIdentity | undefined;
  }) => (
    <>
      {identity !== undefined && (
        <span class={styles.mark} data-over>
          <Mark identity={identity} />
        </span>
      )}
      <CardWord word={word} fit={fit} covered={covered !== undefined} />
      {names.length > 0 && <Fingers names={names} namesFit={namesFit} />}
    </>
  ),
);

/** A card that nothing happened to is not drawn again: a view changes one or two of the 25. */
export const Card = memo((card: CardProps) => {
  const { index, word, covered, keyed, names, touchable, marked, meant, fit, namesFit } = card;
  const identity = covered ?? keyed;
  return (
    <button
      type="button"
      class={styles.card}
      aria-label={spoken(card)}
      data-card={index}
      data-is={identity}
      data-covered={covered !== undefined || undefined}
      data-key={(covered === undefined && identity !== undefined) || undefined}
      data-marked={marked || undefined}
      data-meant={meant || undefined}
      data-fresh={card.fresh || undefined}
      data-held={card.held || undefined}
      data-pointed={names.length > 0 || undefined}
      aria-pressed={touchable ? marked || meant : undefined}
      aria-disabled={!touchable}
      tabIndex={card.focusable ? 0 : -1}
    >
      <Face
        identity={identity}
        word={word}
        covered={covered}
        names={names}
        fit={fit}
        namesFit={namesFit}
      />
    </button>
  );
});
