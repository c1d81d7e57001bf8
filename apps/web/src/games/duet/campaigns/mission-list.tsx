import type { MissionId, MissionView } from '@remez/protocol/client';
import { m } from '../../../messages/index.js';
import { Button } from '../../../ui/button.tsx';
import { MissionMark } from './map-mark.tsx';
import styles from './mission.module.css';
import { MissionFacts } from './mission-card.tsx';
import { groupWords } from './mission-words.ts';
import { missionName } from './missions.ts';

const GROUPS = ['open', 'lost', 'won', 'locked'] as const;

/** The same as the map, to be read from top to bottom. */
export const MissionList = ({
  missions,
  next,
  onPlay,
}: {
  readonly missions: readonly MissionView[];
  readonly next: MissionId | null;
  readonly onPlay: ((mission: MissionId) => void) | undefined;
}) => (
  <div class={styles.lists} data-testid="mission-list">
    {GROUPS.map((state) => {
      const group = missions.filter((mission) => mission.state === state);
      return (
        group.length > 0 && (
          <section key={state}>
            <h2 class={styles.groupTitle}>{groupWords(state)}</h2>
            <ul class={styles.list}>
              {group.map((mission) => (
                <li key={mission.mission} class={styles.row} data-mission={mission.mission}>
                  <MissionMark state={state} />
                  <div class={styles.rowText}>
                    <h3>{missionName(mission.mission)}</h3>
                    <MissionFacts mission={mission} />
                    {mission.mission === next && <p class={styles.next}>{m.mission_chosen()}</p>}
                  </div>
                  {onPlay !== undefined && state !== 'locked' && (
                    <Button onClick={() => onPlay(mission.mission)}>{m.mission_play()}</Button>
                  )}
                </li>
              ))}
            </ul>
          </section>
        )
      );
    })}
  </div>
);
