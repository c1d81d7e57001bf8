import type { MissionId, MissionView } from '@remez/protocol/client';
import { useMemo } from 'preact/hooks';
import { locale } from '../../../lib/locale.ts';
import styles from './map.module.css';
import { type Camera, onScreen, type Size } from './map-camera.ts';
import { placeLabels } from './map-labels.ts';
import { MissionMark } from './map-mark.tsx';
import type { News } from './map-news.ts';
import { type Point, pointOf } from './map-shape.ts';
import { stateWords } from './mission-words.ts';
import { missionName } from './missions.ts';

/** Names of what can be played come first, those of what is locked last. */
const ORDER = ['open', 'lost', 'won', 'locked'] as const;

/** The size of letters, by which everything grows on a large screen. */
export const rootSize = (): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

/** How wide names are, as they will be written. */
const measuring = (): ((text: string) => Size) => {
  const pen = document.createElement('canvas').getContext('2d');
  const rem = rootSize();
  const size = 0.8125 * rem;
  if (pen !== null) pen.font = `600 ${size}px "Rubik Variable", system-ui, sans-serif`;
  return (text) => ({
    width: Math.ceil((pen?.measureText(text).width ?? text.length * size * 0.6) + 0.9 * rem),
    height: Math.ceil(1.5 * rem),
  });
};

/** The cities lie over the drawing and keep their size, however near one looks. */
export const MapCities = ({
  missions,
  news,
  camera,
  window,
  chosen,
  onChoose,
  onFocus,
}: {
  readonly missions: readonly MissionView[];
  readonly news: News;
  readonly camera: Camera;
  readonly window: Size;
  readonly chosen: MissionId | undefined;
  readonly onChoose: (mission: MissionId, event: MouseEvent) => void;
  readonly onFocus: (mission: MissionId) => void;
}) => {
  const measure = useMemo(measuring, [locale.value, window]);
  const ordered = useMemo(
    () =>
      [...missions].sort(
        (a, b) =>
          Number(b.mission === chosen) - Number(a.mission === chosen) ||
          ORDER.indexOf(a.state) - ORDER.indexOf(b.state),
      ),
    [missions, chosen],
  );
  const labels = placeLabels(
    ordered.map(({ mission }) => ({
      id: mission,
      at: onScreen(camera, pointOf(mission)),
      size: measure(missionName(mission)),
    })),
    { mark: 0.95 * rootSize(), window },
  );
  const at = ({ x, y }: Point) => ({ transform: `translate(${x}px, ${y}px)` });
  /** How far it is from where a new city flies in. */
  const flight = (mission: MissionId) => {
    const from = news.get(mission);
    if (from === undefined) return {};
    const [start, end] = [onScreen(camera, pointOf(from)), onScreen(camera, pointOf(mission))];
    return { '--from-x': `${start.x - end.x}px`, '--from-y': `${start.y - end.y}px` };
  };
  return (
    <>
      {missions.map(({ mission, state }) => (
        <button
          key={mission}
          type="button"
          class={styles.city}
          data-city={mission}
          data-state={state}
          data-chosen={mission === chosen || undefined}
          aria-label={`${missionName(mission)}, ${stateWords({ state })}`}
          aria-pressed={mission === chosen}
          data-new={news.has(mission) || undefined}
          style={{ ...at(onScreen(camera, pointOf(mission))), ...flight(mission) }}
          onClick={(event) => onChoose(mission, event)}
          /** A finger's focus must not move the map under it: the press is yet to find its city. */
          onFocus={({ currentTarget }) => {
            if (currentTarget.matches(':focus-visible')) onFocus(mission);
          }}
        >
          <MissionMark state={state} />
        </button>
      ))}
      {ordered.map(({ mission, state }) => {
        const place = labels.get(mission);
        return (
          place && (
            <span
              key={mission}
              class={styles.name}
              data-state={state}
              data-chosen={mission === chosen || undefined}
              aria-hidden="true"
              style={at(place)}
            >
              {missionName(mission)}
            </span>
          )
        );
      })}
    </>
  );
};
