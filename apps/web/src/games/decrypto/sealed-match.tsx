import { m } from '../../messages/index.js';
import { Sealed } from '../../table/seal.tsx';
import { useGame } from './at-game.ts';
import styles from './stage.module.css';

/** The deal and every code card, checked against what was sealed when each was drawn. */
const SEALED = {
  holds: m.decrypto_deal_holds,
  broken: m.decrypto_deal_broken,
  about: m.decrypto_deal_about,
} as const;

export const SealedMatch = ({
  seals,
  onlyIfBroken = false,
}: {
  readonly seals: readonly string[];
  readonly onlyIfBroken?: boolean;
}) => {
  const game = useGame();
  return (
    <Sealed
      seals={seals}
      openings={[game.opening, ...game.seals.map(({ opening }) => opening)]}
      words={SEALED}
      class={styles.reminder}
      onlyIfBroken={onlyIfBroken}
    />
  );
};
