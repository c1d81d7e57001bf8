import type { MissionId, MissionView } from '@remez/protocol/client';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { m } from '../../../messages/index.js';
import { IconButton } from '../../../ui/button.tsx';
import styles from './map.module.css';
import { bringing, type Camera, type Insets, NO_INSETS, type Size, showing } from './map-camera.ts';
import { MapCities, rootSize } from './map-cities.tsx';
import { useMapWindow, ZOOM_STEP } from './map-gestures.ts';
import type { News } from './map-news.ts';
import { GRID_PATH, LAND_PATH, pointOf, roadPath, SEAS_PATH, WORLD } from './map-shape.ts';
import { touchedAt } from './map-touch.ts';

const NO_NEWS: News = new Map();

/** How much of the world is shown around what can be played, and how near one begins. */
const AROUND = 170;
const NEAR = 0.95;
/** Farther away than this, a finger no longer finds each city. */
const FAR = 0.6;
const readable = (): number => (FAR * rootSize()) / 16;
const closely = () => ({ around: 0, nearest: readable(), farthest: readable() });
/** Cities nearer to each other than this, in letters, cannot be told apart: one looks closer first. */
const APART = 1.25;

/** The buttons at the foot of the map, with some room around them. */
const toolsStrip = (): number => 3.75 * rootSize();

/** One begins where the campaign stands: at what can be played next. */
const firstLook =
  (missions: readonly MissionView[]) =>
  (window: Size): Camera => {
    const next = missions.filter(({ state }) => state === 'open' || state === 'lost');
    const shown = next.length > 0 ? next : missions;
    const points = shown.map(({ mission }) => pointOf(mission));
    const farthest = readable();
    const nearest = Math.max(NEAR, farthest);
    return showing(points, { around: AROUND, nearest, farthest }, window, WORLD);
  };

interface Road {
  readonly key: string;
  readonly path: string;
  readonly look: 'won' | 'open' | 'locked';
}

/** Each road once: travelled, open to be travelled, or not yet. */
const roadsOf = (missions: readonly MissionView[]): readonly Road[] => {
  const stateOf = new Map(missions.map(({ mission, state }) => [mission, state]));
  return missions.flatMap(({ mission, state, roads }) =>
    roads
      .filter((other) => mission < other)
      .map((other) => {
        const ends = [state, stateOf.get(other)];
        const won = ends.filter((end) => end === 'won').length;
        const look = won === 2 ? 'won' : won === 1 ? 'open' : 'locked';
        return { key: `${mission} ${other}`, path: roadPath(mission, other), look } as const;
      }),
  );
};

const placesOf = (missions: readonly MissionView[]) =>
  missions.map(({ mission }) => ({ mission, at: pointOf(mission) }));

/** What of the window the card takes: one as wide as it lies below, a narrow one beside. */
const insetsOf = (card: Element, window: Element | null): Insets => {
  if (window === null) return NO_INSETS;
  const [over, under] = [card.getBoundingClientRect(), window.getBoundingClientRect()];
  if (over.width > under.width * 0.6) {
    return { ...NO_INSETS, bottom: Math.max(0, under.bottom - toolsStrip() - over.top) };
  }
  return over.left - under.left < under.right - over.right
    ? { ...NO_INSETS, left: over.right - under.left }
    : { ...NO_INSETS, right: under.right - over.left };
};

/** D22 · the mission map: a drawn world that can be moved and looked at closely. */
export const MissionMap = ({
  missions,
  news = NO_NEWS,
  chosen,
  onChoose,
  children,
}: {
  readonly missions: readonly MissionView[];
  /** Cities that have just been opened, and from where. */
  readonly news?: News;
  readonly chosen: MissionId | undefined;
  readonly onChoose: (mission: MissionId | undefined) => void;
  /** What lies over the map: the card of the chosen mission. */
  readonly children?: ComponentChildren;
}) => {
  const { frame, size, camera, gliding, zoom, look, wasTap, placeOf, hands } = useMapWindow(
    firstLook(missions),
    toolsStrip,
  );
  const roads = useMemo(() => roadsOf(missions), [missions]);
  const bring = (mission: MissionId, insets: Insets = NO_INSETS) =>
    look((now, window) => bringing(now, pointOf(mission), window, WORLD, insets));

  /** The chosen city is not left under its own card. */
  const whole = useRef<HTMLDivElement>(null);
  const hasCard = Boolean(children);
  useLayoutEffect(() => {
    const card = whole.current?.querySelector('section');
    if (chosen !== undefined && card) bring(chosen, insetsOf(card, frame.current));
  }, [chosen, hasCard]);

  const choose = (mission: MissionId, event: MouseEvent) => {
    /** A keyboard's click has no place, and means the city it is on. */
    if (event.detail === 0 || camera === undefined) return onChoose(mission);
    /** Not every browser gives the click that ends a drag to whoever captured it. */
    if (!wasTap()) return;
    const touched = touchedAt(placesOf(missions), camera, placeOf(event), APART * rootSize());
    const [nearest] = touched;
    if (nearest === undefined || touched.length === 1) return onChoose(nearest?.mission);
    look((_, window) => showing([nearest.at], closely(), window, WORLD));
  };

  return (
    <div class={styles.map} ref={whole} data-testid="mission-map">
      {/* biome-ignore lint/a11y/useSemanticElements: a window that is moved by arrows is no fieldset */}
      <div
        ref={frame}
        class={styles.frame}
        role="group"
        aria-label={m.map_label()}
        data-gliding={gliding || undefined}
        {...hands}
      >
        <svg class={styles.sheet} aria-hidden="true">
          {camera && (
            <g
              style={{
                transform: `translate(${camera.x}px, ${camera.y}px) scale(${camera.scale})`,
              }}
            >
              <path class={styles.grid} d={GRID_PATH} />
              <path class={styles.land} d={LAND_PATH} />
              <path class={styles.sea} d={SEAS_PATH} />
              {roads.map(({ key, path, look: kind }) => (
                <path key={key} class={styles.road} data-look={kind} d={path} />
              ))}
            </g>
          )}
        </svg>
        {camera && size && (
          <MapCities
            missions={missions}
            news={news}
            camera={camera}
            window={size}
            chosen={chosen}
            onChoose={choose}
            onFocus={(mission) => bring(mission)}
          />
        )}
      </div>
      <div class={styles.tools}>
        <IconButton label={m.map_nearer()} icon="plus" onClick={() => zoom(ZOOM_STEP)} />
        <IconButton label={m.map_farther()} icon="minus" onClick={() => zoom(1 / ZOOM_STEP)} />
        <IconButton
          label={m.map_whole()}
          icon="globe"
          data-testid="map-whole"
          onClick={() => zoom(0)}
        />
      </div>
      {children}
    </div>
  );
};
