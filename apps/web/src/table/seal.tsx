import type { Opening } from '@remez/protocol/commitment';
import { useMemo } from 'preact/hooks';
import { m } from '../paraglide/messages.js';
import { Icon } from '../ui/icon.tsx';
import styles from './seal.module.css';
import { allOpen } from './seals.ts';

const DEAL = { holds: m.deal_holds, broken: m.deal_broken, about: m.deal_about } as const;

/** The deal, checked against what was sealed before it was played, in a plain sentence. */
export const Sealed = ({
  seals,
  openings,
  words = DEAL,
  class: own = styles.seal,
}: {
  readonly seals: readonly string[];
  /** What was said to be in each; the first is of the deal. */
  readonly openings: readonly (Opening | undefined)[];
  readonly words?: { readonly [word in keyof typeof DEAL]: () => string };
  readonly class?: string | undefined;
}) => {
  const holds = useMemo(() => allOpen(seals, openings), [...openings, seals]);
  if (openings[0] === undefined) return null;
  return (
    <details class={own} data-testid="sealed" data-holds={holds}>
      <summary>
        <Icon name={holds ? 'check' : 'close'} size={18} />
        {holds ? words.holds() : words.broken()}
      </summary>
      <p>{words.about()}</p>
    </details>
  );
};
