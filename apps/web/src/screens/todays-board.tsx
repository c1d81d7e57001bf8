import { dayAt } from '@remez/protocol/daily/days';
import { PAGES } from '@remez/protocol/routes';
import { dayText, recordOf, streakAt } from '../lib/daily.ts';
import { locale } from '../lib/locale.ts';
import { go } from '../lib/route.ts';
import { m } from '../messages/index.js';
import button from '../ui/button.module.css';
import styles from './home.module.css';

/** Nine little cards, as many of them found as are. */
const Cards = ({ found }: { readonly found: number }) => (
  <svg viewBox="0 0 44 44" aria-hidden="true">
    {Array.from({ length: 9 }, (_, nth) => (
      <rect
        key={nth}
        x={(nth % 3) * 15 + 1}
        y={Math.floor(nth / 3) * 15 + 1}
        width="12"
        height="12"
        rx="3"
        fill={nth < found ? 'var(--green)' : 'var(--paper)'}
        stroke="var(--paper-edge)"
      />
    ))}
  </svg>
);

/** The way to today's board: one tap, how far one is, and days in a row. */
export const TodaysBoard = () => {
  const language = locale.value;
  const today = dayAt(Date.now());
  const record = recordOf(language, today);
  const streak = streakAt(language, today);
  const status = record?.outcome
    ? m.daily_finished()
    : record === undefined
      ? dayText(today, language)
      : m.daily_home_going({ count: record.found });
  const row = streak > 0 ? `${status} · ${m.daily_streak({ count: streak })}` : status;
  return (
    <a
      href={PAGES.daily}
      class={`${styles.tile} ${styles.daily}`}
      data-testid="todays-board"
      onClick={(event) => {
        event.preventDefault();
        go(PAGES.daily);
      }}
    >
      <Cards found={record?.found ?? 0} />
      <span class={styles.today}>
        <b>{m.daily_title()}</b>
        <small>{row}</small>
      </span>
      <span class={`${button.button} ${button.primary}`}>
        {record === undefined ? m.play_now() : m.daily_home_on()}
      </span>
    </a>
  );
};
