import { DAILY_COUNTS, MOST_DAILY_TURNS } from '@remez/rules/daily';
import Type from 'typebox';
import { CLOSED, Id } from '../../schema.ts';

/** What someone's day came to. Whether it is possible is for the rules to say. */
export const DailyReport = Type.Object(
  {
    person: Type.Optional(Id),
    turns: Type.Integer({ minimum: 1, maximum: MOST_DAILY_TURNS }),
    mistakes: Type.Integer({ minimum: 0, maximum: DAILY_COUNTS.bystander }),
    found: Type.Integer({ minimum: 0, maximum: DAILY_COUNTS.agent }),
  },
  CLOSED,
);
