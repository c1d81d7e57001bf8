import type { DuetCardView, DuetIdentity } from '@remez/protocol/client';
import board from '../../board/board.module.css';
import { CardWord } from '../../board/card-word.tsx';
import { type Finger, Fingers, fingersSpoken } from '../../board/fingers.tsx';
import type { CardLayout } from '../../board/grid.tsx';
import { m } from '../../messages/index.js';
import { Mark } from '../../ui/mark.tsx';
import { memo } from '../../ui/memo.ts';
import { identityName, type Places } from './at-game.ts';
import styles from './duet.module.css';
import { AgentPin, ArrowToken } from './tokens.tsx';

interface CardProps extends CardLayout {
  readonly index: number;
  readonly card: DuetCardView;
  readonly places: Places;
  /** Whether what the key says is to be seen on this screen now. */
  readonly showKey: boolean;
  /** The game is over: both sides of the key lie open. */
  readonly opened: boolean;
  readonly names: readonly Finger[];
  readonly touchable: boolean;
  readonly marked: boolean;
  /** Meant by the clue, for oneself. */
  readonly meant: boolean;
  readonly fresh: boolean;
  readonly held: boolean;
  /** It was touched, and that was the end. */
  readonly fatal: boolean;
  /** What the card's structure tells: no agent for me here. */
  readonly ruledOut: boolean;
  /** It was tried, and cannot be guessed again from this seat. */
  readonly tried: boolean;
}

/** What is to be heard of a card: its word first, and the names that lie on it. */
const spoken = (props: CardProps): string => {
  const { card, places, showKey, opened, names, ruledOut, fatal } = props;
  const { agent, tokens = [], key = {} } = card;
  const own = key[places.near];
  const theirs = key[places.far];
  const parts = [card.word, ...fingersSpoken(names)];
  if (agent !== undefined) parts.push(m.duet_card_found({ name: places.nameOf(agent) }));
  for (const side of new Set(tokens)) {
    const ours = places.isSeated && side === places.near;
    parts.push(ours ? m.duet_card_token_ours() : m.duet_card_token({ name: places.nameOf(side) }));
  }
  if (opened && own !== undefined && theirs !== undefined) {
    parts.push(m.duet_card_keys({ near: identityName(own), far: identityName(theirs) }));
  } else if (showKey && own !== undefined && agent === undefined) {
    parts.push(m.card_key({ identity: identityName(own) }));
  }
  if (fatal) parts.push(m.duet_card_fatal());
  if (ruledOut) parts.push(m.duet_card_ruled_out());
  if (props.meant) parts.push(m.card_meant());
  return parts.join(', ');
};

/** D2 · at the end: one's own side first, the other beside it. */
const BothKeys = ({ card, places }: Pick<CardProps, 'card' | 'places'>) => (
  <span class={styles.bothKeys} data-over>
    {[places.near, places.far].map((side) => {
      const identity = card.key?.[side];
      return (
        identity && (
          <span key={side} class={styles.halfKey} data-is={identity}>
            <Mark identity={identity} />
          </span>
        )
      );
    })}
  </span>
);

type FaceProps = Pick<CardProps, 'card' | 'places' | 'opened' | 'names' | 'fit' | 'namesFit'> & {
  readonly identity: DuetIdentity | undefined;
};

/** Apart from the card: a turn changes who may touch all 25, and what lies on one or two. */
const Face = memo(({ identity, card, places, opened, names, fit, namesFit }: FaceProps) => {
  const { agent, covered, tokens = [] } = card;
  return (
    <>
      {identity !== undefined && !opened && (
        <span class={board.mark} data-over>
          {agent !== undefined ? (
            <AgentPin points={places.placeOf(agent)} />
          ) : (
            <Mark identity={identity} />
          )}
        </span>
      )}
      {(tokens.length > 0 || (opened && agent !== undefined)) && (
        <span class={styles.arrows} data-over>
          {opened && agent !== undefined && <AgentPin points={places.placeOf(agent)} />}
          {tokens.map((side, nth) => (
            <ArrowToken key={nth} points={places.placeOf(side)} />
          ))}
        </span>
      )}
      <CardWord word={card.word} fit={fit} covered={covered !== undefined} />
      {opened && <BothKeys card={card} places={places} />}
      {names.length > 0 && <Fingers names={names} namesFit={namesFit} />}
    </>
  );
});

/** A card that nothing happened to is not drawn again. */
export const Card = memo((props: CardProps) => {
  const { index, card, places, names, touchable, marked, meant, fit, opened } = props;
  const { agent, covered, tokens = [] } = card;
  const own = props.showKey && !opened ? card.key?.[places.near] : undefined;
  const identity = covered ?? own;
  return (
    <button
      type="button"
      class={`${board.card} ${styles.card}`}
      aria-label={spoken(props)}
      data-card={index}
      data-is={identity}
      data-covered={covered !== undefined || undefined}
      data-key={(covered === undefined && identity !== undefined) || undefined}
      data-found={agent}
      data-tokens={tokens.length > 0 ? tokens.join(' ') : undefined}
      data-opened={opened || undefined}
      data-tried={props.tried || undefined}
      data-ruled-out={props.ruledOut || undefined}
      data-marked={marked || undefined}
      data-meant={meant || undefined}
      data-fresh={props.fresh || undefined}
      data-held={props.held || undefined}
      data-fatal={props.fatal || undefined}
      data-pointed={names.length > 0 || undefined}
      aria-pressed={touchable ? marked || meant : undefined}
      aria-disabled={!touchable}
      tabIndex={props.focusable ? 0 : -1}
    >
      <Face
        identity={identity}
        card={card}
        places={places}
        opened={opened}
        names={names}
        fit={fit}
        namesFit={props.namesFit}
      />
    </button>
  );
});
