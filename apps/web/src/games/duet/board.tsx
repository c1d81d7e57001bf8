import type { DuetView } from '@remez/protocol/client';
import type { Finger } from '../../board/fingers.tsx';
import { Grid } from '../../board/grid.tsx';
import { useOpening } from '../../board/opening.ts';
import { useWords } from '../../board/words.ts';
import { useRuledOut } from './aid.tsx';
import { usePlaces } from './at-game.ts';
import { Card } from './card.tsx';

const NOBODY: readonly Finger[] = [];

/** D8, D17 · the card at which the game was lost. */
const fatalIn = ({ result, story }: DuetView): number | undefined =>
  result?.why === 'assassin' || result?.why === 'wrong'
    ? story.at(-1)?.guesses.at(-1)?.card
    : undefined;

/** D9 · a card with tokens that may not be guessed from this seat, while it guesses. */
const isTried = ({ can, cards }: DuetView, index: number): boolean =>
  can.guess !== undefined && !can.guess.includes(index) && cards[index]?.agent === undefined;

/** Draws what it is given and reports what was touched. It knows no rule. */
export const Board = ({
  game,
  touchable,
  marked,
  meant,
  fingers,
  fresh,
  held,
  showKey,
  opened,
  onTouch,
}: {
  readonly game: DuetView;
  readonly touchable: readonly number[];
  readonly marked: number | undefined;
  /** Cards that are meant by the clue, for oneself. */
  readonly meant: readonly number[];
  readonly fingers: ReadonlyMap<number, readonly Finger[]>;
  readonly fresh: number | undefined;
  /** The card that is about to turn. */
  readonly held: number | undefined;
  readonly showKey: boolean;
  /** Whether both keys lie open. */
  readonly opened: boolean;
  readonly onTouch: (card: number) => void;
}) => {
  const places = usePlaces();
  const ruledOut = useRuledOut();
  const fatal = fatalIn(game);
  const open = useOpening(opened);
  return (
    <Grid
      words={useWords(game.cards)}
      touchable={touchable}
      onTouch={onTouch}
      draw={(index, layout) => {
        const card = game.cards[index] ?? { word: '' };
        return (
          <Card
            key={card.word}
            index={index}
            card={card}
            places={places}
            showKey={showKey}
            opened={index < open}
            names={fingers.get(index) ?? NOBODY}
            touchable={touchable.includes(index)}
            marked={marked === index}
            meant={meant.includes(index)}
            fresh={fresh === index}
            held={held === index}
            fatal={fatal === index && opened}
            tried={isTried(game, index)}
            ruledOut={showKey && ruledOut.includes(index)}
            {...layout}
          />
        );
      }}
    />
  );
};
