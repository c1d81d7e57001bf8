import type { DuetView } from '@remez/protocol/client';
import { m } from '../../messages/index.js';

type Result = NonNullable<DuetView['result']>;

/** D16, D17 · how it ended, in a sentence. */
export const RESULTS: { readonly [why in Result['why']]: (result: Result) => string } = {
  found: ({ suddenDeath }) => (suddenDeath ? m.duet_won_last() : m.duet_won()),
  assassin: () => m.duet_lost_assassin(),
  wrong: () => m.duet_lost_wrong(),
  outOfTime: () => m.duet_lost_time(),
  unpaid: () => m.duet_lost_unpaid(),
  beganAgain: () => m.duet_began_again(),
  abandoned: () => m.result_abandoned(),
};

export const PRAISE = {
  won: () => m.duet_praise_won(),
  good: () => m.duet_praise_good(),
  excellent: () => m.duet_praise_excellent(),
  toTheMap: () => m.duet_praise_map(),
} as const;

/** D28 · what to try next. */
export const LESSONS = {
  assassin: () => m.duet_lesson_assassin(),
  outOfTime: () => m.duet_lesson_time(),
  wonEased: () => m.duet_lesson_eased(),
  wonStandard: () => m.duet_lesson_standard(),
  wonMission: () => m.duet_lesson_mission(),
} as const;

/** D18, D28 · the points, a word for them, and what to try next. */
export const debriefText = ({ score, debrief }: Result): string | undefined => {
  const points = score === undefined ? [] : [m.duet_score({ count: score })];
  const praise = debrief?.praise === undefined ? [] : [PRAISE[debrief.praise]()];
  const worth = [...points, ...praise].join(' · ');
  const told = [
    ...(worth === '' ? [] : [worth]),
    ...(debrief === undefined ? [] : [LESSONS[debrief.lesson]()]),
  ];
  return told.length === 0 ? undefined : told.join(' ');
};
