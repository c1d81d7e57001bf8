import { isWon } from '@remez/protocol/daily';
import { clueText } from '../../../board/clue-text.ts';
import { listed } from '../../../lib/listed.ts';
import { m } from '../../../messages/index.js';
import { EndingScene } from '../../../table/moments/finale.tsx';
import type { Ending } from '../../../table/moments/theatre.ts';
import { Button } from '../../../ui/button.tsx';
import { ShareButtons } from './actions.tsx';
import type { Sitting } from './sitting.ts';
import { howOf, titleOf } from './texts.ts';

/** The guess that ended it, or the clue that brought most. */
const rememberedOf = ({ shown, reader }: Sitting): Ending['remembered'] => {
  const { turns, result } = shown.value;
  const wordsOf = (cards: readonly number[]) =>
    listed(cards.map((card) => reader.words[card] ?? ''));
  if (result !== undefined && !isWon(result)) {
    const turn = turns.at(-1);
    const card = turn?.guesses.at(-1)?.card;
    if (turn === undefined || card === undefined) return [];
    return [
      {
        kind: 'fatal',
        title: m.ending_fatal(),
        what: reader.words[card] ?? '',
        about: [
          m.moment_on_clue({ clue: clueText(turn) }),
          m.ending_meant({ words: wordsOf(reader.meant(turn.clue)) }),
        ].join(' '),
      },
    ];
  }
  const found = turns.map((turn) => ({
    turn,
    cards: turn.guesses.filter(({ identity }) => identity === 'agent').map(({ card }) => card),
  }));
  const best = found.toSorted((one, other) => other.cards.length - one.cards.length)[0];
  if (best === undefined || best.cards.length < 2) return [];
  return [
    {
      kind: 'best',
      title: m.daily_best(),
      what: clueText(best.turn),
      about: m.ending_found({ words: wordsOf(best.cards) }),
    },
  ];
};

/** The end of a day, over the whole screen. */
export const DailyFinale = ({
  sitting,
  onClose,
  onSummary,
}: {
  readonly sitting: Sitting;
  readonly onClose: () => void;
  readonly onSummary: () => void;
}) => {
  const { result } = sitting.shown.value;
  if (result === undefined) return null;
  const won = isWon(result);
  return (
    <EndingScene
      ending={{
        mood: won ? 'won' : 'lost',
        mark: won ? 'green' : 'assassin',
        title: titleOf(result),
        how: howOf(result),
        remembered: rememberedOf(sitting),
      }}
      onClose={onClose}
    >
      <ShareButtons sitting={sitting} />
      <Button data-testid="finale-summary" onClick={onSummary}>
        {m.daily_summary()}
      </Button>
    </EndingScene>
  );
};
