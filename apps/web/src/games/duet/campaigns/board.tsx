import type { CampaignView, MissionId } from '@remez/protocol/client';
import { useRef, useState } from 'preact/hooks';
import { m } from '../../../messages/index.js';
import { Button } from '../../../ui/button.tsx';
import { MissionMap } from './map.tsx';
import { useMapNews } from './map-news.ts';
import styles from './mission.module.css';
import { MissionCard } from './mission-card.tsx';
import { MissionList } from './mission-list.tsx';

/** A campaign to look at: its map or its list, and the mission that was touched. */
export const CampaignBoard = ({
  campaign,
  next = null,
  onPlay,
}: {
  readonly campaign: CampaignView;
  /** The mission that the table is about to play. */
  readonly next?: MissionId | null;
  /** Absent for whoever may only look. */
  readonly onPlay?: ((mission: MissionId) => void) | undefined;
}) => {
  const [asList, setAsList] = useState(false);
  const [chosen, setChosen] = useState<MissionId>();
  const place = useRef<HTMLDivElement>(null);
  const { missions } = campaign;
  const news = useMapNews(campaign);
  const won = missions.filter(({ state }) => state === 'won').length;
  const card = missions.find(({ mission }) => mission === chosen);
  const close = () => {
    setChosen(undefined);
    place.current?.querySelector<HTMLElement>(`[data-city="${chosen}"]`)?.focus();
  };
  return (
    <div class={styles.board} data-list={asList || undefined} ref={place}>
      <div class={styles.bar}>
        <p class={styles.progress} data-testid="campaign-progress">
          {m.campaign_progress({ won, missions: missions.length })}
        </p>
        <Button
          look="ghost"
          icon={asList ? 'map' : 'list'}
          data-testid="map-or-list"
          onClick={() => setAsList(!asList)}
        >
          {asList ? m.map_as_map() : m.map_as_list()}
        </Button>
      </div>
      {asList ? (
        <MissionList missions={missions} next={next} onPlay={onPlay} />
      ) : (
        <MissionMap
          missions={missions}
          news={news}
          chosen={chosen ?? next ?? undefined}
          onChoose={setChosen}
        >
          {card && (
            <MissionCard
              mission={card}
              isNext={card.mission === next}
              onPlay={onPlay && (() => onPlay(card.mission))}
              onClose={close}
            />
          )}
        </MissionMap>
      )}
      <p class={styles.about}>{m.map_about()}</p>
    </div>
  );
};
