import type { MissionView } from '@remez/protocol/client';
import { useEffect, useRef } from 'preact/hooks';
import { listed } from '../../../lib/listed.ts';
import { m } from '../../../messages/index.js';
import { Button, IconButton } from '../../../ui/button.tsx';
import shared from '../../../ui/shared.module.css';
import { MissionMark } from './map-mark.tsx';
import styles from './mission.module.css';
import { bankWords, recordWords, stateWords } from './mission-words.ts';
import { missionName } from './missions.ts';

/** D20 · the bank as it lies: tokens for mistakes, then those with the green face up. */
const Bank = ({ tokens, mistakes }: Pick<MissionView, 'tokens' | 'mistakes'>) => (
  <span class={styles.bank} aria-hidden="true">
    {Array.from({ length: tokens }, (_, index) => (
      <i key={index} data-face={index < mistakes ? 'bystander' : 'green'} />
    ))}
  </span>
);

/** What there is to know of a mission, in words. */
export const MissionFacts = ({ mission }: { readonly mission: MissionView }) => (
  <>
    <p class={styles.bankLine}>
      <Bank tokens={mission.tokens} mistakes={mission.mistakes} />
      {bankWords(mission)}
    </p>
    {mission.state === 'locked' ? (
      <p class={shared.soft}>
        {m.mission_opens_after({ cities: listed(mission.roads.map(missionName), 'disjunction') })}
      </p>
    ) : (
      <p class={shared.soft} data-testid="mission-record">
        {recordWords(mission) || m.mission_untried()}
      </p>
    )}
  </>
);

/** A city was touched: what it asks, what came of it so far, and the way to play it. */
export const MissionCard = ({
  mission,
  isNext,
  onPlay,
  onClose,
}: {
  readonly mission: MissionView;
  /** Whether the table has already chosen it. */
  readonly isNext: boolean;
  readonly onPlay: (() => void) | undefined;
  readonly onClose: () => void;
}) => {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), [mission.mission]);
  const playable = onPlay !== undefined && mission.state !== 'locked';
  return (
    <section
      class={styles.card}
      data-testid="mission-card"
      aria-label={missionName(mission.mission)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        event.preventDefault();
        onClose();
      }}
    >
      <header class={styles.cardHead}>
        <MissionMark state={mission.state} />
        <div>
          <h2 ref={title} tabIndex={-1}>
            {missionName(mission.mission)}
          </h2>
          <p class={shared.soft}>{stateWords(mission)}</p>
        </div>
        <IconButton label={m.close()} icon="close" onClick={onClose} />
      </header>
      <MissionFacts mission={mission} />
      {isNext && <p class={styles.next}>{m.mission_chosen()}</p>}
      {playable && (
        <Button look="primary" wide data-testid="play-mission" onClick={onPlay}>
          {m.mission_play()}
        </Button>
      )}
    </section>
  );
};
