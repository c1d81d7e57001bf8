import type { DuetCardView, DuetView } from '@remez/protocol/client';
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

/** As it lay before it was touched: an agent or one token less. */
const beforeTurning = ({ word, key, agent, tokens = [] }: DuetCardView): DuetCardView => ({
  word,
  ...(key !== undefined && { key }),
  tokens: agent === undefined ? tokens.slice(0, -1) : tokens,
});

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
  /** Whether it is still about to turn. */
  readonly held: boolean;
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
        const isHeld = held && fresh === index;
        const now = game.cards[index] ?? { word: '' };
        const card = isHeld ? beforeTurning(now) : now;
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
            fresh={fresh === index && !isHeld}
            held={isHeld}
            fatal={fatal === index && opened}
            ruledOut={showKey && ruledOut.includes(index)}
            {...layout}
          />
        );
      }}
    />
  );
};
