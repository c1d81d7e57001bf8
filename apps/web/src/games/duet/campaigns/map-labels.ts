import type { Size } from './map-camera.ts';
import type { Point } from './map-shape.ts';

export interface Labelled {
  readonly id: string;
  /** Where the city is in the window. */
  readonly at: Point;
  /** How large its name is. */
  readonly size: Size;
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const meet = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const boxAt = ({ x, y }: Point, { width, height }: Size): Box => ({
  left: x,
  top: y,
  right: x + width,
  bottom: y + height,
});

/** Beside its city, below or above it: the first of these where nothing lies yet. */
const placesFor = ({ at: { x, y }, size: { width, height } }: Labelled, mark: number): Point[] => [
  { x: x + mark, y: y - height / 2 },
  { x: x - mark - width, y: y - height / 2 },
  { x: x - width / 2, y: y + mark },
  { x: x - width / 2, y: y - mark - height },
];

/**
 * Where names can stand without lying on a city, on each other or over the edge. Who comes first has
 * the choice; a name for which there is no place is not written.
 */
export const placeLabels = (
  cities: readonly Labelled[],
  { mark, window }: { readonly mark: number; readonly window: Size },
): ReadonlyMap<string, Point> => {
  const placed = new Map<string, Point>();
  const lying: Box[] = cities.map(({ at: { x, y } }) => ({
    left: x - mark,
    top: y - mark,
    right: x + mark,
    bottom: y + mark,
  }));
  const fits = (box: Box): boolean =>
    box.left >= 0 &&
    box.top >= 0 &&
    box.right <= window.width &&
    box.bottom <= window.height &&
    !lying.some((other) => meet(box, other));
  for (const city of cities) {
    const place = placesFor(city, mark).find((point) => fits(boxAt(point, city.size)));
    if (place === undefined) continue;
    placed.set(city.id, place);
    lying.push(boxAt(place, city.size));
  }
  return placed;
};
