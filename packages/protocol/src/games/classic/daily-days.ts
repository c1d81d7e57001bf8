/** Which day it is, for a page that only leads to the daily board. */
export { type Day, dayAt, daysAfter, nextDayAt } from '@remez/rules/daily/days';
