import { MISSION_IDS } from '@remez/protocol/missions';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  bringing,
  type Camera,
  kept,
  moved,
  onScreen,
  type Size,
  showing,
  wholeScale,
  zoomed,
} from './map-camera.ts';
import { placeLabels } from './map-labels.ts';
import { LAND_PATH, pointOf, roadPath, WORLD } from './map-shape.ts';
import { touchedAt } from './map-touch.ts';

const PHONE: Size = { width: 362, height: 300 };
const TV: Size = { width: 1700, height: 700 };

const aWindow = fc.record({
  width: fc.integer({ min: 200, max: 2000 }),
  height: fc.integer({ min: 150, max: 1200 }),
});
const aPoint = fc.record({
  x: fc.integer({ min: -500, max: 4000 }),
  y: fc.integer({ min: -500, max: 4000 }),
});
const aCamera = fc.record({
  x: fc.integer({ min: -5000, max: 5000 }),
  y: fc.integer({ min: -5000, max: 5000 }),
  scale: fc.double({ min: 0.01, max: 10, noNaN: true }),
});

describe('the drawing', () => {
  test('D22 · every city is on the sheet, and no two so near that a finger could not tell them apart', () => {
    for (const one of MISSION_IDS) {
      const a = pointOf(one);
      expect(a.x > 0 && a.x < WORLD.width && a.y > 0 && a.y < WORLD.height).toBe(true);
      for (const other of MISSION_IDS) {
        if (one === other) continue;
        const b = pointOf(other);
        const apart = Math.hypot(a.x - b.x, a.y - b.y);
        expect({ one, other, apart: apart >= 52 }).toEqual({ one, other, apart: true });
      }
    }
  });

  test('the land is drawn without a missing number', () => {
    expect(LAND_PATH).toMatch(/^M/u);
    expect(LAND_PATH).not.toMatch(/NaN|undefined/u);
  });

  test('D22 · a road is the same from either end', () => {
    expect(roadPath('prague', 'moscow')).toBe(roadPath('moscow', 'prague'));
  });
});

describe('the window onto it', () => {
  const isInside = ({ x, y, scale }: Camera, window: Size): boolean => {
    const [wide, tall] = [WORLD.width * scale, WORLD.height * scale];
    const covers = (at: number, sheet: number, size: number) =>
      sheet <= size ? Math.abs(at * 2 + sheet - size) < 1 : at <= 0.5 && at + sheet >= size - 0.5;
    return covers(x, wide, window.width) && covers(y, tall, window.height);
  };

  test('never shows beyond the edge of a sheet that is larger than it', () => {
    fc.assert(
      fc.property(
        aCamera,
        aWindow,
        aPoint,
        fc.double({ min: 0, max: 20, noNaN: true }),
        (camera, window, point, factor) => {
          const now = kept(camera, window, WORLD);
          expect(isInside(now, window)).toBe(true);
          expect(isInside(kept(moved(now, point), window, WORLD), window)).toBe(true);
          expect(isInside(zoomed(now, factor, point, window, WORLD), window)).toBe(true);
          expect(zoomed(now, 0, point, window, WORLD).scale).toBe(wholeScale(window, WORLD));
        },
      ),
    );
  });

  test('what is under the fingers stays there while they spread', () => {
    const start = showing(
      [pointOf('bangkok')],
      { around: 100, nearest: 1, farthest: 0.6 },
      PHONE,
      WORLD,
    );
    const finger = { x: 200, y: 120 };
    const under = { x: (finger.x - start.x) / start.scale, y: (finger.y - start.y) / start.scale };
    const after = onScreen(zoomed(start, 1.4, finger, PHONE, WORLD), under);
    expect(after.x).toBeCloseTo(finger.x);
    expect(after.y).toBeCloseTo(finger.y);
  });

  test('one begins where it can be read: near enough, with what matters in the middle', () => {
    const reading = { around: 100, nearest: 1, farthest: 0.6 };
    const prague = showing([pointOf('prague')], reading, PHONE, WORLD);
    expect(onScreen(prague, pointOf('prague')).x).toBeCloseTo(PHONE.width / 2);
    const everywhere = showing(MISSION_IDS.map(pointOf), reading, PHONE, WORLD);
    expect(everywhere.scale).toBe(0.6);
  });

  test('a city that is brought is in sight, and not under what lies over the map', () => {
    fc.assert(
      fc.property(fc.constantFrom(...MISSION_IDS), aCamera, (mission, camera) => {
        const now = kept({ ...camera, scale: 0.8 }, TV, WORLD);
        const insets = { left: 500, right: 0, bottom: 0 };
        const { x, y } = onScreen(bringing(now, pointOf(mission), TV, WORLD), pointOf(mission));
        expect(x > 0 && x < TV.width && y > 0 && y < TV.height).toBe(true);
        const beside = bringing(now, pointOf('bogota'), TV, WORLD, insets);
        expect(onScreen(beside, pointOf('bogota')).x).toBeGreaterThan(insets.left);
      }),
    );
  });
});

describe('a finger on it', () => {
  const places = MISSION_IDS.map((mission) => ({ mission, at: pointOf(mission) }));
  const apart = 20;
  const closely = { around: 0, nearest: 0.6, farthest: 0.6 };

  test('D22 · finds each city at any distance: at once, or after one look closer', () => {
    fc.assert(
      fc.property(fc.constantFrom(...places), aCamera, aWindow, (city, camera, window) => {
        const now = kept(camera, window, WORLD);
        const touched = touchedAt(places, now, onScreen(now, city.at), apart);
        expect(touched[0]).toBe(city);
        if (touched.length === 1) return;
        const closer = showing([city.at], closely, window, WORLD);
        expect(closer.scale).toBeGreaterThan(now.scale);
        const seen = onScreen(closer, city.at);
        expect(seen.x >= 0 && seen.x <= window.width).toBe(true);
        expect(seen.y >= 0 && seen.y <= window.height).toBe(true);
        expect(touchedAt(places, closer, seen, apart)).toEqual([city]);
      }),
      { numRuns: 1000 },
    );
  });

  test('a finger beside a city means the nearest one', () => {
    const now = kept({ x: 0, y: 0, scale: 0.9 }, TV, WORLD);
    const { x, y } = onScreen(now, pointOf('sydney'));
    expect(touchedAt(places, now, { x: x - 15, y: y + 9 }, apart)[0]?.mission).toBe('sydney');
  });
});

describe('the names on it', () => {
  test('lie on no city, on no other name, and within the window', () => {
    const aLabel = fc.record({
      at: fc.record({
        x: fc.integer({ min: -50, max: 450 }),
        y: fc.integer({ min: -50, max: 350 }),
      }),
      width: fc.integer({ min: 20, max: 110 }),
    });
    fc.assert(
      fc.property(fc.array(aLabel, { maxLength: 26 }), (given) => {
        const cities = given.map(({ at, width }, index) => ({
          id: `${index}`,
          at,
          size: { width, height: 24 },
        }));
        const placed = placeLabels(cities, { mark: 15, window: PHONE });
        const boxes = cities.flatMap(({ id, size }) => {
          const place = placed.get(id);
          return place === undefined ? [] : [{ id, ...place, ...size }];
        });
        for (const box of boxes) {
          expect(box.x >= 0 && box.x + box.width <= PHONE.width).toBe(true);
          expect(box.y >= 0 && box.y + box.height <= PHONE.height).toBe(true);
          for (const { at } of cities) {
            const dx = Math.max(box.x - at.x, 0, at.x - box.x - box.width);
            const dy = Math.max(box.y - at.y, 0, at.y - box.y - box.height);
            expect(Math.max(dx, dy)).toBeGreaterThanOrEqual(15);
          }
          for (const other of boxes) {
            if (other.id === box.id) continue;
            const apart =
              other.x >= box.x + box.width ||
              box.x >= other.x + other.width ||
              other.y >= box.y + box.height ||
              box.y >= other.y + other.height;
            expect(apart).toBe(true);
          }
        }
      }),
    );
  });

  test('who comes first has the choice', () => {
    const at = { x: 100, y: 100 };
    const size = { width: 60, height: 24 };
    const placed = placeLabels(
      [
        { id: 'first', at, size },
        { id: 'second', at: { x: 140, y: 100 }, size },
      ],
      { mark: 15, window: PHONE },
    );
    expect(placed.get('first')).toEqual({ x: 25, y: 88 });
    expect(placed.get('second')).toEqual({ x: 155, y: 88 });
  });
});
