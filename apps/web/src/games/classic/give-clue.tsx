import type { Count } from '@remez/protocol/client';
import { useContext } from 'preact/hooks';
import { ClueForm } from '../../board/clue-form.tsx';
import { m } from '../../messages/index.js';
import { useTable } from '../../table/at-table.ts';
import { PassContext } from '../../table/pass-context.ts';
import shared from '../../ui/shared.module.css';
import { useGame, usePlay } from './at-game.ts';

/** From the usual to the rare (C6, C17, C18). */
const COUNTS: readonly Count[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 'unlimited', 0];

const countHelp = (count: Count): string => {
  if (count === 0) return m.count_zero_about();
  if (count === 'unlimited') return m.count_unlimited_about();
  return m.count_about({ count: count + 1 });
};

const QuietAnswer = () => {
  const game = useGame();
  if (game.question === undefined || game.can.giveClue === undefined) return null;
  const { word, answer } = game.question;
  const said = { pending: m.ask_pending, allowed: m.ask_allowed, refused: m.ask_refused }[answer];
  return (
    <p class={shared.note} role="status">
      {said({ word })}
    </p>
  );
};

export const GiveClue = () => {
  const { cards, can, approved } = useGame();
  const { isLesson } = useTable();
  const isPassed = useContext(PassContext) !== null;
  const play = usePlay();
  return (
    <ClueForm
      counts={COUNTS}
      about={countHelp}
      cards={cards.map(({ word, covered }) => ({ word, covered: covered !== undefined }))}
      markable={can.meant}
      onGive={(clue) => play({ kind: 'giveClue', ...clue })}
      /** Around one device it is asked aloud. */
      onAsk={
        can.ask && !isLesson && !isPassed ? (word) => void play({ kind: 'ask', word }) : undefined
      }
      approved={approved}
      note={<QuietAnswer />}
    />
  );
};
