import { type Day, daysAfter, FIRST_DAY, isDay, nextDayAt } from '@remez/protocol/daily';
import { PAGES } from '@remez/protocol/routes';
import { useEffect, useState } from 'preact/hooks';
import { recordOf } from '../../../lib/daily.ts';
import { locale } from '../../../lib/locale.ts';
import { go } from '../../../lib/route.ts';
import { m } from '../../../messages/index.js';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SettingsSheet } from '../../../ui/preferences.tsx';
import { ArchiveSheet } from './archive.tsx';
import { fetchAhead, findDay } from './months.ts';
import { reportLate } from './others.tsx';
import { DailyScreen, todayNow } from './screen.tsx';
import { type Sitting, sitDown } from './sitting.ts';
import type { DailySheet } from './tools.tsx';

/** A clock of a phone that slept is looked at when someone looks at it again. */
const LOOK_EVERY = 60_000;

/** Which day it is, and from midnight on the next. */
const useToday = (): Day => {
  const [today, setToday] = useState(todayNow);
  useEffect(() => {
    const look = () => setToday(todayNow());
    const timer = setTimeout(look, Math.min(LOOK_EVERY, nextDayAt(Date.now()) - Date.now()));
    const interval = setInterval(look, LOOK_EVERY);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      clearInterval(interval);
      document.removeEventListener('visibilitychange', look);
    };
  }, [today]);
  return today;
};

/** Fetches a day and sits down at it; undefined while it is on its way, null where it cannot be had. */
const useSitting = (day: Day): Sitting | null | undefined => {
  const language = locale.value;
  const [sitting, setSitting] = useState<Sitting | null>();
  useEffect(() => {
    let left = false;
    let opened: Sitting | undefined;
    setSitting(undefined);
    const come = async () => {
      const found = await findDay(language, day);
      if (left) return;
      opened = found && sitDown(found, { language, day });
      setSitting(opened ?? null);
      if (opened !== undefined) fetchAhead(language, daysAfter(day, 1));
    };
    come().catch((error: unknown) => {
      reportError(error);
      if (!left) setSitting(null);
    });
    return () => {
      left = true;
      opened?.stop();
    };
  }, [language, day]);
  return sitting;
};

/** A day that was begun stays after midnight, and offers the new one; one that was not makes room for it. */
const useOwnDay = (today: Day): Day => {
  const [day, setDay] = useState(today);
  useEffect(() => {
    const isBegun = (recordOf(locale.peek(), day)?.moves.length ?? 0) > 0;
    if (!isBegun) setDay(today);
  }, [today]);
  return day;
};

const DayAt = ({ day, today }: { readonly day: Day; readonly today: Day }) => {
  const sitting = useSitting(day);
  useEffect(() => void reportLate(locale.peek(), today), [today]);
  const [sheet, setSheet] = useState<DailySheet>();
  if (sitting === undefined) return <Notice title={m.one_moment()} />;
  return (
    <>
      {sitting === null ? (
        <Notice title={m.daily_fetch_title()} text={m.daily_fetch_text()} home>
          <Button onClick={() => location.reload()}>{m.reload()}</Button>
        </Notice>
      ) : (
        <DailyScreen
          key={`${sitting.language} ${sitting.day}`}
          sitting={sitting}
          today={today}
          onSheet={setSheet}
        />
      )}
      {sheet === 'archive' && (
        <ArchiveSheet language={locale.value} today={today} onClose={() => setSheet(undefined)} />
      )}
      {sheet === 'settings' && <SettingsSheet onClose={() => setSheet(undefined)} />}
    </>
  );
};

/** Today's board; with a day in its path that day's, unless it is still to come. */
export const DailyPage = ({ rest }: { readonly rest: string }) => {
  const today = useToday();
  const own = useOwnDay(today);
  if (rest === '') return <DayAt key={own} day={own} today={today} />;
  const isKnown = isDay(rest) && (rest >= FIRST_DAY || rest === today);
  if (!isKnown) return <Notice title={m.nowhere_title()} text={m.nowhere_text()} home />;
  if (rest > today) {
    return (
      <Notice title={m.daily_not_yet_title()} text={m.daily_not_yet_text()}>
        <Button look="primary" onClick={() => go(PAGES.daily)}>
          {m.daily_today()}
        </Button>
      </Notice>
    );
  }
  return <DayAt key={rest} day={rest} today={today} />;
};
