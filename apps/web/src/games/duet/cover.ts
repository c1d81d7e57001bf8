import type { DuetCardView, DuetIdentity } from '@remez/protocol/client';

/** What lies on the word for everyone to see: an agent, or tokens that close it for both (D12). */
export const coverOf = ({ agent, tokens = [] }: DuetCardView): DuetIdentity | undefined => {
  if (agent !== undefined) return 'green';
  return tokens.includes('a') && tokens.includes('b') ? 'bystander' : undefined;
};
