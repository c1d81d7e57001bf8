import { type Day, daysAfter, FIRST_DAY, isWon, monthOf } from '@remez/protocol/daily';
import { PAGES, pathTo } from '@remez/protocol/routes';
import { useState } from 'preact/hooks';
import { dayText, recordOf } from '../../../lib/daily.ts';
import type { Locale } from '../../../lib/locale.ts';
import { go } from '../../../lib/route.ts';
import { m } from '../../../messages/index.js';
import { IconButton } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import shared from '../../../ui/shared.module.css';
import { Sheet } from '../../../ui/sheet.tsx';
import styles from './daily.module.css';
import { resultText } from './texts.ts';

const firstOf = (month: string): Day => `${month}-01`;

/** The month before or after; a month has no more than 31 days. */
const monthFrom = (month: string, step: -1 | 1): string =>
  monthOf(daysAfter(firstOf(month), step === 1 ? 31 : -1));

const daysOf = (month: string): readonly Day[] =>
  Array.from({ length: 31 }, (_, nth) => daysAfter(firstOf(month), nth)).filter(
    (day) => monthOf(day) === month,
  );

/** Sunday is first. */
const weekdayOf = (day: Day): number => new Date(`${day}T12:00:00Z`).getUTCDay();

const monthText = (month: string, language: Locale): string =>
  new Intl.DateTimeFormat(language === 'he' ? 'he-IL' : 'en-GB', {
    timeZone: 'UTC',
    month: 'long',
    year: 'numeric',
  }).format(new Date(`${firstOf(month)}T12:00:00Z`));

const weekdayNames = (language: Locale): readonly string[] => {
  const format = new Intl.DateTimeFormat(language === 'he' ? 'he-IL' : 'en-GB', {
    timeZone: 'UTC',
    weekday: 'narrow',
  });
  /** The first of November 2026 is a Sunday. */
  return Array.from({ length: 7 }, (_, nth) => format.format(Date.UTC(2026, 10, 1 + nth, 12)));
};

const DayLink = ({
  day,
  language,
  onGo,
}: {
  readonly day: Day;
  readonly language: Locale;
  readonly onGo: () => void;
}) => {
  const outcome = recordOf(language, day)?.outcome;
  const path = pathTo(PAGES.dailyDay, { day });
  const date = dayText(day, language);
  return (
    <a
      href={path}
      class={styles.day}
      data-outcome={outcome && (isWon(outcome) ? 'won' : 'lost')}
      aria-label={
        outcome === undefined ? date : m.daily_day_done({ date, result: resultText(outcome) })
      }
      onClick={(event) => {
        event.preventDefault();
        onGo();
        go(path);
      }}
    >
      {Number(day.slice(-2))}
      {outcome && <Icon name={isWon(outcome) ? 'check' : 'close'} size={14} />}
    </a>
  );
};

/** All boards up to today, a month at a time, with what each came to. */
export const ArchiveSheet = ({
  language,
  today,
  onClose,
}: {
  readonly language: Locale;
  readonly today: Day;
  readonly onClose: () => void;
}) => {
  const [month, setMonth] = useState(monthOf(today));
  const days = daysOf(month);
  const isOpen = (day: Day) => day >= FIRST_DAY && day <= today;
  return (
    <Sheet title={m.daily_archive()} onClose={onClose}>
      <div class={shared.stack} data-testid="daily-calendar">
        <p class={shared.soft}>{m.daily_archive_about()}</p>
        <header class={styles.months}>
          <IconButton
            class={styles.earlier}
            label={m.daily_earlier()}
            icon="open"
            disabled={month <= monthOf(FIRST_DAY)}
            onClick={() => setMonth(monthFrom(month, -1))}
          />
          <h3 aria-live="polite">{monthText(month, language)}</h3>
          <IconButton
            class={styles.later}
            label={m.daily_later()}
            icon="open"
            disabled={month >= monthOf(today)}
            onClick={() => setMonth(monthFrom(month, 1))}
          />
        </header>
        <div class={styles.calendar}>
          {weekdayNames(language).map((name, nth) => (
            <span key={nth} class={styles.weekday} aria-hidden="true">
              {name}
            </span>
          ))}
          {days.map((day, nth) => (
            <div
              key={day}
              style={nth === 0 ? { gridColumnStart: weekdayOf(day) + 1 } : {}}
              data-today={day === today || undefined}
            >
              {isOpen(day) ? (
                <DayLink day={day} language={language} onGo={onClose} />
              ) : (
                <span class={styles.day}>{Number(day.slice(-2))}</span>
              )}
            </div>
          ))}
        </div>
      </div>
    </Sheet>
  );
};
