import { dayAt } from '@remez/protocol/daily/days';
import { PAGES } from '@remez/protocol/routes';
import { dayText, recordOf, streakAt } from '../lib/daily.ts';
import { locale } from '../lib/preferences.ts';
import { go } from '../lib/route.ts';
import { m } from '../paraglide/messages.js';
import styles from './my-tables.module.css';

/** Nine little cards, as many of them found as are. */
const Cards = ({ found }: { readonly found: number }) => (
  <svg viewBox="0 0 44 44" width="44" height="44" aria-hidden="true">
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
  const status =
    record?.outcome !== undefined
      ? m.daily_finished()
      : record === undefined
        ? m.daily_home_begin()
        : m.daily_home_going({ count: record.found });
  const row = [status, ...(streak > 0 ? [m.daily_streak({ count: streak })] : [])].join(' · ');
  return (
    <a
      href={PAGES.daily}
      class={styles.table}
      data-testid="todays-board"
      onClick={(event) => {
        event.preventDefault();
        go(PAGES.daily);
      }}
    >
      <Cards found={record?.found ?? 0} />
      <span class={styles.text}>
        <b>
          {m.daily_title()} · {dayText(today, language)}
        </b>
        <small>{row}</small>
      </span>
    </a>
  );
};
