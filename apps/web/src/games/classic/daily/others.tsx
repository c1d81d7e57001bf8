import { type DailyTally, type Day, daysAfter, isWon } from '@remez/protocol/daily';
import { pathTo, ROUTES } from '@remez/protocol/routes';
import { useEffect, useState } from 'preact/hooks';
import { type Answer, ask, whoAmI } from '../../../lib/api.ts';
import { type DayRecord, isCounted, keepRecord, recordOf } from '../../../lib/daily.ts';
import type { Locale } from '../../../lib/locale.ts';
import { m } from '../../../messages/index.js';
import styles from './daily.module.css';
import type { Sitting } from './sitting.ts';

/** Why what is told is not taken now; told later it may be. */
const PASSING: readonly string[] = ['unavailable', 'busy', 'tooFast', 'upgrade'];

/** Tells the server of a day that counts, once; what cannot be told now is told at the next visit. */
const reportDay = async (
  { language, day }: { readonly language: Locale; readonly day: Day },
  { outcome }: DayRecord,
): Promise<Answer<DailyTally>> => {
  const person = await whoAmI();
  return ask<DailyTally>(pathTo(ROUTES.dailyResults, { language, day }), {
    ...outcome,
    ...(person !== undefined && { person }),
  });
};

/** A week is how late the server takes it. */
const LATE = 7;

/** What was played without a network, and could not be told then. */
export const reportLate = async (language: Locale, today: Day): Promise<void> => {
  for (let ago = 1; ago <= LATE; ago += 1) {
    const day = daysAfter(today, -ago);
    const record = recordOf(language, day);
    if (record === undefined || !isCounted(record, day) || record.told) continue;
    const answer = await reportDay({ language, day }, record);
    if (answer.ok) keepRecord(language, day, { ...record, told: true });
    /** A day that is not taken at all does not keep the others from being told. */ else if (
      PASSING.includes(answer.reason)
    )
      return;
  }
};

/** What is known of others: nothing yet, or nothing without a network. */
export type Known = DailyTally | 'away' | undefined;

/** How all did; told first of one's own day, if that counts. Too late to be counted, it is looked at. */
const askOthers = async ({ language, day, record, tell }: Sitting): Promise<Known> => {
  const mine = record.peek();
  if (isCounted(mine, day) && mine.told === undefined) {
    const answer = await reportDay({ language, day }, mine);
    if (answer.ok) {
      tell(true);
      return answer.value;
    }
    if (PASSING.includes(answer.reason)) return 'away';
  }
  const answer = await ask<DailyTally>(pathTo(ROUTES.dailyResults, { language, day }));
  return answer.ok ? answer.value : 'away';
};

/** How all did, once one's own day is over: nobody is led by others before. */
export const useOthers = (sitting: Sitting): Known => {
  const { language, day } = sitting;
  const isOver = sitting.shown.value.result !== undefined;
  const [tally, setTally] = useState<Known>();
  useEffect(() => {
    if (!isOver) return;
    let left = false;
    void askOthers(sitting).then((known) => {
      if (!left) setTally(known);
    });
    return () => {
      left = true;
    };
  }, [isOver, language, day]);
  return tally;
};

/** From the fewest turns that anyone needed to the most, and no gap between. */
const barsOf = ({ turns }: DailyTally, mine: number | undefined) => {
  const used = turns.flatMap((count, at) => (count > 0 || at + 1 === mine ? [at] : []));
  const [first = 0, last = -1] = [used[0], used.at(-1)];
  return turns.slice(first, last + 1).map((count, nth) => ({ turns: first + nth + 1, count }));
};

const Bar = ({
  label,
  count,
  most,
  isMine,
  kind,
}: {
  readonly label: string;
  readonly count: number;
  readonly most: number;
  readonly isMine: boolean;
  readonly kind: 'won' | 'lost';
}) => (
  <li class={styles.bar} data-kind={kind} data-mine={isMine || undefined}>
    <span>{label}</span>
    <span class={styles.track} aria-hidden="true">
      <span style={{ inlineSize: `${most === 0 ? 0 : (100 * count) / most}%` }} />
    </span>
    <b>{count}</b>
    {isMine && <span class="visually-hidden">({m.daily_others_mine()})</span>}
  </li>
);

/** A histogram of turns, and those who met the assassin; one's own bar is marked. */
export const Others = ({
  sitting,
  others,
}: {
  readonly sitting: Sitting;
  readonly others: Known;
}) => {
  const { result } = sitting.shown.value;
  if (result === undefined || others === undefined) return null;
  if (others === 'away') return <p class={styles.soft}>{m.daily_others_away()}</p>;
  const isMineIn = isCounted(sitting.record.value, sitting.day);
  const mine = isMineIn && isWon(result) ? result.turns : undefined;
  const bars = barsOf(others, mine);
  const most = Math.max(others.lost, ...bars.map(({ count }) => count));
  if (others.players <= (isMineIn ? 1 : 0)) {
    return <p class={styles.soft}>{m.daily_others_alone()}</p>;
  }
  return (
    <>
      <ol class={styles.bars} data-testid="daily-others">
        {bars.map(({ turns, count }) => (
          <Bar
            key={turns}
            label={m.daily_turns({ count: turns })}
            count={count}
            most={most}
            isMine={turns === mine}
            kind="won"
          />
        ))}
        <Bar
          label={m.daily_assassin_bar()}
          count={others.lost}
          most={most}
          isMine={isMineIn && !isWon(result)}
          kind="lost"
        />
      </ol>
      <p class={styles.soft}>{m.daily_players({ count: others.players })}</p>
    </>
  );
};
