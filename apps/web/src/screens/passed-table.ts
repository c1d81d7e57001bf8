import { lazily } from '../ui/lazy.tsx';

export const { Part: PassedTable } = lazily(
  async () => (await import('./pass-around.tsx')).PassAround,
);
