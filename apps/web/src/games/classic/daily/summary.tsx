import { type Day, nextDayAt } from '@remez/protocol/daily';
import { useEffect, useState } from 'preact/hooks';
import { isCounted, streakAt } from '../../../lib/daily.ts';
import { m } from '../../../messages/index.js';
import { Mark } from '../../../ui/mark.tsx';
import shared from '../../../ui/shared.module.css';
import { Sheet } from '../../../ui/sheet.tsx';
import { OtherDays, ShareButtons } from './actions.tsx';
import styles from './daily.module.css';
import { type Known, Others } from './others.tsx';
import type { Sitting } from './sitting.ts';
import { squareRows } from './squares.ts';
import { DailyStory } from './story.tsx';
import { howOf, titleOf } from './texts.ts';
import { drawnAs } from './told.ts';

const MINUTE = 60_000;
const twoDigits = (number: number): string => String(number).padStart(2, '0');

/** Hours and minutes until the next board, told anew each minute. */
const useUntilNext = (): string => {
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE / 2);
    return () => clearInterval(timer);
  }, []);
  const minutes = Math.max(0, Math.ceil((nextDayAt(now) - now) / MINUTE));
  return `${Math.floor(minutes / 60)}:${twoDigits(minutes % 60)}`;
};

/** How it went in squares, as it is shared, drawn by the page itself. */
export const Squares = ({ sitting }: { readonly sitting: Sitting }) => (
  <div class={styles.squares} aria-hidden="true" data-testid="daily-squares">
    {squareRows(sitting.shown.value.turns).map((row, nth) => (
      <div key={nth}>
        {row.map((identity, at) => (
          <span key={at} data-is={drawnAs(identity)}>
            <Mark identity={drawnAs(identity)} />
          </span>
        ))}
      </div>
    ))}
  </div>
);

/** Days in a row, and when the next one comes. */
export const Streak = ({ sitting, today }: { readonly sitting: Sitting; readonly today: Day }) => {
  const time = useUntilNext();
  /** Read anew when this day is over. */
  const isOver = isCounted(sitting.record.value, sitting.day);
  const streak = streakAt(sitting.language, today);
  return (
    <p class={styles.streak} data-testid="daily-streak" data-over={isOver || undefined}>
      <b>{streak === 0 ? m.daily_streak_none() : m.daily_streak({ count: streak })}</b>
      <span>{m.daily_next_in({ time })}</span>
    </p>
  );
};

/** After a day: what it came to, how others did, what was meant, and where to now. */
export const SummarySheet = ({
  sitting,
  today,
  others,
  onClose,
}: {
  readonly sitting: Sitting;
  readonly today: Day;
  readonly others: Known;
  readonly onClose: () => void;
}) => {
  const { result } = sitting.shown.value;
  if (result === undefined) return null;
  return (
    <Sheet title={m.daily_summary()} onClose={onClose}>
      <div class={shared.stack} data-testid="daily-summary-sheet">
        <div class={styles.head}>
          <Squares sitting={sitting} />
          <div>
            <h3>{titleOf(result)}</h3>
            <p>{howOf(result)}</p>
          </div>
        </div>
        <Streak sitting={sitting} today={today} />
        <div class={styles.after}>
          <ShareButtons sitting={sitting} />
          <OtherDays day={sitting.day} today={today} />
        </div>
        <section>
          <h3>{m.daily_others()}</h3>
          <Others sitting={sitting} others={others} />
        </section>
        <section>
          <h3>{m.daily_meant()}</h3>
          <DailyStory sitting={sitting} />
        </section>
      </div>
    </Sheet>
  );
};
