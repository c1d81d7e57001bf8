import { type Camera, onScreen } from './map-camera.ts';
import type { Point } from './map-shape.ts';

interface Place {
  readonly at: Point;
}

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/**
 * What a finger came down on: the nearest of them first, their targets may lie on each other. Then
 * those that lie so near to it on the screen that nobody could say which of them was meant.
 */
export const touchedAt = <P extends Place>(
  places: readonly P[],
  camera: Camera,
  finger: Point,
  apart: number,
): readonly P[] => {
  const seen = ({ at }: Place): Point => onScreen(camera, at);
  const nearest = [...places].sort(
    (a, b) => distance(seen(a), finger) - distance(seen(b), finger),
  )[0];
  if (nearest === undefined) return [];
  const others = places.filter(
    (place) => place !== nearest && distance(seen(place), seen(nearest)) < apart,
  );
  return [nearest, ...others];
};
