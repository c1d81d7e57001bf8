import type { Subscriber } from '../../live/port.ts';
import { reportOf } from './report.ts';
import type { MatchReport } from './types.ts';

/** D22 · brings finished matches to the campaigns that they were played for. */
export const campaignSubscriber = (campaigns: {
  /** Counts once for each match, however often it is told. Throws if it could not be written. */
  record(campaign: string, report: MatchReport): Promise<void>;
}): Subscriber => ({
  name: 'campaigns',
  async receive(match) {
    const report = match.playedFor === null ? null : reportOf(match);
    if (match.playedFor === null || report === null) return;
    await campaigns.record(match.playedFor, { ...report, match: match.id });
  },
});
