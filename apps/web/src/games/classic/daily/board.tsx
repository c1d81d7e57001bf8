import type { DailyIdentity, DailyPlay, DailyReader } from '@remez/protocol/daily';
import type { Finger } from '../../../board/fingers.tsx';
import { OpenGrid } from '../../../board/grid.tsx';
import { useOpening } from '../../../board/opening.ts';
import { heldCard } from '../../../ui/moments/queue.ts';
import { Card } from '../card.tsx';
import { drawnAs } from './told.ts';

/** Nobody else is here. */
const NOBODY: readonly Finger[] = [];

const drawn = (identity: DailyIdentity | undefined) =>
  identity === undefined ? undefined : drawnAs(identity);

/** The cards of the day. When it is over the others open too, a row in each picture. */
export const DailyCards = ({
  play: { covered, result },
  reader,
  language,
  marked,
  fresh,
  dealing,
  touchable,
  onTouch,
}: {
  readonly play: DailyPlay;
  readonly reader: DailyReader;
  readonly language: 'he' | 'en';
  readonly marked: number | undefined;
  /** The card that was opened last, before these eyes. */
  readonly fresh: number | undefined;
  readonly dealing: boolean;
  readonly touchable: readonly number[];
  readonly onTouch: (card: number) => void;
}) => {
  const open = useOpening(result !== undefined);
  const held = heldCard();
  return (
    <OpenGrid
      words={reader.words}
      touchable={touchable}
      onTouch={onTouch}
      direction={language === 'he' ? 'rtl' : 'ltr'}
      dealing={dealing}
      draw={(card, layout) => (
        <Card
          key={card}
          index={card}
          word={reader.words[card] ?? ''}
          covered={drawn(covered.get(card))}
          keyed={card < open ? drawnAs(reader.identity(card)) : undefined}
          held={held === card}
          names={NOBODY}
          touchable={touchable.includes(card)}
          marked={marked === card}
          meant={false}
          fresh={fresh === card}
          {...layout}
        />
      )}
    />
  );
};
