import type { Point } from './map-shape.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Where the sheet lies under the window: a point of it is drawn at `x + point.x * scale`. */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** Nearer than this there is nothing more to see. */
const NEAREST = 2;

const within = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, value));

/** The scale at which the whole sheet is in the window. */
export const wholeScale = (window: Size, world: Size): number =>
  Math.min(window.width / world.width, window.height / world.height);

const aligned = (offset: number, window: number, sheet: number): number =>
  sheet <= window ? (window - sheet) / 2 : within(offset, window - sheet, 0);

/** No farther away than the whole sheet, no nearer than is of use, and never off its edge. */
export const kept = ({ x, y, scale: wanted }: Camera, window: Size, world: Size): Camera => {
  const scale = within(wanted, wholeScale(window, world), NEAREST);
  return {
    scale,
    x: aligned(x, window.width, world.width * scale),
    y: aligned(y, window.height, world.height * scale),
  };
};

export const moved = ({ x, y, scale }: Camera, by: Point): Camera => ({
  x: x + by.x,
  y: y + by.y,
  scale,
});

/** What is under this point of the window stays under it, unless the sheet's end is in the way. */
export const zoomed = (
  camera: Camera,
  factor: number,
  at: Point,
  window: Size,
  world: Size,
): Camera => {
  const scale = within(camera.scale * factor, wholeScale(window, world), NEAREST);
  const by = scale / camera.scale;
  return kept(
    { scale, x: at.x - (at.x - camera.x) * by, y: at.y - (at.y - camera.y) * by },
    window,
    world,
  );
};

export const onScreen = ({ x, y, scale }: Camera, point: Point): Point => ({
  x: x + point.x * scale,
  y: y + point.y * scale,
});

/** The span of what lies between these; and where to look from: so that all fit, or at the thick. */
const spanOf = (values: readonly number[]) => {
  const sorted = [...values].sort((a, b) => a - b);
  const [first = 0, last = 0] = [sorted[0], sorted.at(-1)];
  const length = last - first;
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
  return {
    length,
    from: (room: number): number => (length <= room ? (first + last) / 2 : median),
  };
};

/** How much of the window what is shown may take, so that none of it lies on its edge. */
const FILLED = 0.8;

/**
 * These points in the window, as near as they fit with something around them. If that would be
 * farther than one can read, the thick of them.
 */
export const showing = (
  points: readonly Point[],
  reading: { readonly around: number; readonly nearest: number; readonly farthest: number },
  window: Size,
  world: Size,
): Camera => {
  const { around, nearest, farthest } = reading;
  const [across, down] = [spanOf(points.map(({ x }) => x)), spanOf(points.map(({ y }) => y))];
  const fitting = Math.min(
    window.width / (across.length + 2 * around),
    window.height / (down.length + 2 * around),
  );
  const scale = within(fitting, farthest, nearest);
  const room = FILLED / scale;
  const [x, y] = [across.from(window.width * room), down.from(window.height * room)];
  return kept(
    { scale, x: window.width / 2 - x * scale, y: window.height / 2 - y * scale },
    window,
    world,
  );
};

/** What of the window something lies on: so much from each of its edges. */
export interface Insets {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
}
export const NO_INSETS: Insets = { left: 0, right: 0, bottom: 0 };

const ROOM = 64;

/** Moved just as far as it takes to have this point in the window, with some room around it. */
export const bringing = (
  camera: Camera,
  point: Point,
  window: Size,
  world: Size,
  { left, right, bottom }: Insets = NO_INSETS,
): Camera => {
  const free = { width: window.width - left - right, height: window.height - bottom };
  const room = { x: Math.min(ROOM, free.width / 2), y: Math.min(ROOM, free.height / 2) };
  const { x, y } = onScreen(camera, point);
  const by = {
    x: within(x, left + room.x, left + free.width - room.x) - x,
    y: within(y, room.y, free.height - room.y) - y,
  };
  return kept(moved(camera, by), window, world);
};
