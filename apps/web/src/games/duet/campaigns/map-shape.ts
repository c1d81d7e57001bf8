import type { MissionId } from '@remez/protocol/client';
import { INLAND_SEAS, LAND } from './map-land.ts';
import { PLACES, type Place } from './map-places.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Equirectangular, true to shape about as far north as Tel Aviv. The sheet ends in the Bering Sea. */
const WEST_EDGE = -170;
const NORTH_EDGE = 79;
const A_DEGREE_EAST = 8.5;
const A_DEGREE_NORTH = 10;
export const WORLD = { width: 362 * A_DEGREE_EAST, height: 136 * A_DEGREE_NORTH } as const;

const project = ({ east, north }: Place): Point => ({
  x: (east - WEST_EDGE) * A_DEGREE_EAST,
  y: (NORTH_EDGE - north) * A_DEGREE_NORTH,
});

export const pointOf = (mission: MissionId): Point => project(PLACES[mission]);

const parseOutline = (outline: string): readonly Point[] =>
  outline.split(',').map((pair) => {
    const [east = 0, north = 0] = pair.trim().split(/\s+/u).map(Number);
    return project({ east, north });
  });

const between = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const written = ({ x, y }: Point): string => `${Math.round(x)} ${Math.round(y)}`;

/** A closed line that is drawn with a soft pen: each corner is rounded off. */
const softly = (points: readonly Point[]): string => {
  const first = points[0];
  const last = points.at(-1);
  if (first === undefined || last === undefined) return '';
  const strokes = points.map((point, index) => {
    const next = points[index + 1] ?? first;
    return `Q${written(point)} ${written(between(point, next))}`;
  });
  return `M${written(between(last, first))}${strokes.join('')}Z`;
};

const drawn = (outlines: readonly string[]): string =>
  outlines.map((outline) => softly(parseOutline(outline))).join('');

export const LAND_PATH = drawn(LAND);
export const SEAS_PATH = drawn(INLAND_SEAS);

const EVERY = 30;
const lines = (from: number, to: number): readonly number[] =>
  Array.from({ length: Math.floor((to - from) / EVERY) + 1 }, (_, index) => from + index * EVERY);

/** Every thirty degrees, the equator among them; the sea goes on beyond the edge of the sheet. */
export const GRID_PATH = [
  ...lines(-510, 540).map(
    (east) => `M${project({ east, north: 0 }).x} ${-WORLD.height}V${3 * WORLD.height}`,
  ),
  ...lines(-150, 180).map(
    (north) => `M${-WORLD.width} ${project({ east: 0, north }).y}H${2 * WORLD.width}`,
  ),
].join('');

/** How far a road bends, for its length. */
const BEND = 0.14;

/** A road from one city to another, bent a little towards the nearer pole as flights are. */
export const roadPath = (from: MissionId, to: MissionId): string => {
  const [a, b] = [pointOf(from), pointOf(to)].sort((one, other) => one.x - other.x);
  if (a === undefined || b === undefined) return '';
  const middle = between(a, b);
  const northern = middle.y < project({ east: 0, north: 0 }).y;
  const lift = (northern ? -1 : 1) * BEND * Math.hypot(b.x - a.x, b.y - a.y);
  const slope = Math.atan2(b.y - a.y, b.x - a.x);
  const bend = {
    x: middle.x - Math.sin(slope) * lift,
    y: middle.y + Math.cos(slope) * lift,
  };
  return `M${written(a)}Q${written(bend)} ${written(b)}`;
};
