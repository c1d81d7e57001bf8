import { type DailyPlay, type Day, dayAt } from '@remez/protocol/daily';
import { useEffect, useRef, useState } from 'preact/hooks';
import screenStyles from '../../../board/screen.module.css';
import { useAlerts } from '../../../lib/alerts.ts';
import { useMedia, WIDE } from '../../../lib/media.ts';
import { isPlaying } from '../../../lib/offline/playing.ts';
import { remember, remembered } from '../../../lib/storage.ts';
import { m } from '../../../messages/index.js';
import { current, forget } from '../../../ui/moments/queue.ts';
import { wantsStillness } from '../../../ui/still.ts';
import { Actions, Intro } from './actions.tsx';
import { DailyCards } from './board.tsx';
import { DailyFinale } from './finale.tsx';
import { useOthers } from './others.tsx';
import { OtherSide, StorySide } from './sides.tsx';
import type { Sitting } from './sitting.ts';
import { Status } from './status.tsx';
import { SummarySheet } from './summary.tsx';
import { type DailySheet, DailyTools } from './tools.tsx';

const KNOWN = 'daily.known';
/** The last card has landed by then. */
const DEALING = 1000;
const NOTHING: readonly number[] = [];

const lastCard = ({ turns }: DailyPlay): number | undefined =>
  turns.findLast(({ guesses }) => guesses.length > 0)?.guesses.at(-1)?.card;

/** Whoever has never seen a daily board reads four sentences first; then the cards are dealt. */
const useBeginning = (sitting: Sitting) => {
  const isUntouched = sitting.record.value.moves.length === 0;
  const [isRead, setRead] = useState(remembered(KNOWN) === 'yes' || !isUntouched);
  const [dealing, setDealing] = useState(false);
  useEffect(() => {
    if (!isRead || !isUntouched) return;
    setDealing(!wantsStillness());
    const timer = setTimeout(() => {
      setDealing(false);
      sitting.begin();
    }, DEALING);
    return () => clearTimeout(timer);
  }, [isRead]);
  const begin = () => {
    remember(KNOWN, 'yes');
    setRead(true);
  };
  return { isRead, dealing, begin };
};

/** A mark belongs to its turn: the next one does not inherit it. */
const useMark = (play: DailyPlay) => {
  const moment = `${play.turns.length} ${play.covered.size}`;
  const [mark, setMark] = useState<{ readonly card: number; readonly moment: string }>();
  const marked = mark?.moment === moment ? mark.card : undefined;
  const touch = (card: number) => setMark(marked === card ? undefined : { card, moment });
  return { marked, touch };
};

/** A day's board: the clue, the cards, and what one may do. It computes no rule. */
export const DailyScreen = ({
  sitting,
  today,
  onSheet,
}: {
  readonly sitting: Sitting;
  readonly today: Day;
  readonly onSheet: (sheet: DailySheet) => void;
}) => {
  const { reader, language, day } = sitting;
  const play = sitting.shown.value;
  const { isRead, dealing, begin } = useBeginning(sitting);
  const { marked, touch } = useMark(play);
  const [summary, setSummary] = useState(false);
  const [finale, setFinale] = useState(false);
  const isWide = useMedia(WIDE);
  const others = useOthers(sitting);
  const over = play.result !== undefined;
  const last = lastCard(play);
  const atFirst = useRef(last);
  /** Once the last moment has been told. */
  const isTold = current.value === null;
  const [isEnded, setEnded] = useState(sitting.wasOver);
  useEffect(() => {
    if (!over || isEnded || !isTold) return;
    setEnded(true);
    setFinale(true);
  }, [over, isTold]);
  useEffect(() => forget, []);
  /** A newer version is offered when the day is over. */
  useEffect(() => {
    isPlaying.value = !over;
    return () => {
      isPlaying.value = false;
    };
  }, [over]);
  useAlerts({
    text: over ? m.daily_finished() : m.daily_title(),
    isMine: false,
  });
  const touchable =
    over || !isRead
      ? NOTHING
      : reader.words.map((_, card) => card).filter((card) => !play.covered.has(card));
  const isPractice = day !== today && sitting.record.value.begun !== day;
  return (
    <div
      class={screenStyles.screen}
      data-testid="game"
      data-day={day}
      data-phase={over ? 'over' : 'guess'}
      data-turn={play.turns.length}
    >
      <Status sitting={sitting} isPractice={isPractice} isBegun={isRead} />
      {isWide && <StorySide sitting={sitting} />}
      <main class={screenStyles.middle}>
        <DailyCards
          play={play}
          reader={reader}
          language={language}
          marked={marked}
          fresh={last === atFirst.current ? undefined : last}
          dealing={dealing}
          touchable={touchable}
          onTouch={touch}
        />
      </main>
      {isWide && <OtherSide sitting={sitting} today={today} others={others} />}
      <div class={screenStyles.panel} data-panel>
        {isRead ? (
          <Actions
            sitting={sitting}
            marked={marked}
            today={today}
            onSummary={() => setSummary(true)}
          />
        ) : (
          <Intro onBegin={begin} />
        )}
        <DailyTools onOpen={onSheet} />
      </div>
      {finale && play.result !== undefined && (
        <DailyFinale
          sitting={sitting}
          onClose={() => setFinale(false)}
          onSummary={() => {
            setFinale(false);
            setSummary(true);
          }}
        />
      )}
      {summary && (
        <SummarySheet
          sitting={sitting}
          today={today}
          others={others}
          onClose={() => setSummary(false)}
        />
      )}
    </div>
  );
};

export const todayNow = (): Day => dayAt(Date.now());
