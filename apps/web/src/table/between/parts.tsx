import { lazily } from '../../ui/lazy.tsx';
import { quietly } from '../../ui/notice.tsx';
import { useIsShared } from './next.ts';

/** What is shown between games is fetched then, and by nobody who plays alone. */
const Whole = lazily(async () => (await import('./between.tsx')).Between, quietly);

export const Between = () => (useIsShared() ? <Whole.Part /> : null);
export const NextTeam = lazily(
  async () => (await import('./next-places.tsx')).NextTeam,
  quietly,
).Part;
export const WayInNow = lazily(async () => (await import('./way-in.tsx')).WayInNow, quietly).Part;
