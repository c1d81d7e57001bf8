import type { Opening } from '@remez/protocol/commitment';
import { useEffect, useState } from 'preact/hooks';
import { m } from '../messages/index.js';
import { Icon } from '../ui/icon.tsx';
import styles from './seal.module.css';
import { checking } from './seals.ts';

const DEAL = { holds: m.deal_holds, broken: m.deal_broken, about: m.deal_about } as const;

/** The deal, checked against what was sealed before it was played, in a plain sentence. */
export const Sealed = ({
  seals,
  openings,
  words = DEAL,
  class: own = styles.seal,
  onlyIfBroken = false,
}: {
  readonly seals: readonly string[];
  /** What was said to be in each; the first is of the deal. */
  readonly openings: readonly (Opening | undefined)[];
  readonly words?: { readonly [word in keyof typeof DEAL]: () => string };
  readonly class?: string | undefined;
  /** Where all is well there is nothing to say: the story tells it to whoever wants to know. */
  readonly onlyIfBroken?: boolean;
}) => {
  const [holds, setHolds] = useState<boolean>();
  /** After the paint: it takes a phone as long as a third of the end. Room is kept for its answer. */
  useEffect(() => {
    let gone = false;
    checking.load().then(
      (allOpen) => !gone && setHolds(allOpen(seals, openings)),
      () => {},
    );
    return () => {
      gone = true;
    };
  }, [...openings, seals]);
  const broken = holds === false;
  if (openings[0] === undefined || (onlyIfBroken && !broken)) return null;
  return (
    <details
      class={own}
      data-testid="sealed"
      data-holds={holds}
      style={{ visibility: holds === undefined ? 'hidden' : undefined }}
    >
      <summary>
        <Icon name={broken ? 'close' : 'check'} size={18} />
        {broken ? words.broken() : words.holds()}
      </summary>
      <p>{words.about()}</p>
    </details>
  );
};
