import type { CardView } from '@remez/protocol/client';
import type { Finger } from '../../board/fingers.tsx';
import { Grid } from '../../board/grid.tsx';
import { useOpening } from '../../board/opening.ts';
import { useWords } from '../../board/words.ts';
import { memo } from '../../ui/memo.ts';
import { Card } from './card.tsx';

export interface BoardProps {
  readonly cards: readonly CardView[];
  /** Cards that may be touched now. */
  readonly touchable: readonly number[];
  readonly marked: number | undefined;
  /** Cards that are meant by the clue, for oneself. */
  readonly meant: readonly number[];
  /** Names on a card: who points at it. */
  readonly fingers: ReadonlyMap<number, readonly Finger[]>;
  /** The card that was covered last. */
  readonly fresh: number | undefined;
  /** The card that is about to turn. */
  readonly held: number | undefined;
  readonly showKey: boolean;
  /** Whether the key lies open for everyone. */
  readonly opened: boolean;
  readonly onTouch: (card: number) => void;
}

/** Nobody points at it: the same list each time, so that a card knows that nothing changed. */
const NOBODY: readonly Finger[] = [];

/** Draws what it is given and reports what was touched. It knows no rule. */
export const Board = memo(
  ({
    cards,
    touchable,
    marked,
    meant,
    fingers,
    fresh,
    held,
    showKey,
    opened,
    onTouch,
  }: BoardProps) => {
    const open = useOpening(opened);
    return (
      <Grid
        words={useWords(cards)}
        touchable={touchable}
        onTouch={onTouch}
        draw={(index, layout) => {
          const { word = '', covered, key } = cards[index] ?? {};
          return (
            <Card
              key={word}
              index={index}
              word={word}
              covered={covered}
              held={held === index}
              keyed={showKey || index < open ? key : undefined}
              names={fingers.get(index) ?? NOBODY}
              touchable={touchable.includes(index)}
              marked={marked === index}
              meant={meant.includes(index)}
              fresh={fresh === index}
              {...layout}
            />
          );
        }}
      />
    );
  },
);
