import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { type Camera, kept, moved, type Size, zoomed } from './map-camera.ts';
import { type Point, WORLD } from './map-shape.ts';

const WHEEL_SPEED = 0.0015;
const STEP = 80;
export const ZOOM_STEP = 1.5;
/** A finger that has moved less than this has tapped. */
const A_TAP = 6;

const ARROWS: { readonly [key: string]: Point } = {
  ArrowLeft: { x: STEP, y: 0 },
  ArrowRight: { x: -STEP, y: 0 },
  ArrowUp: { x: 0, y: STEP },
  ArrowDown: { x: 0, y: -STEP },
};

const middleOf = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

const spreadOf = ([a, b]: readonly Point[]): number =>
  a === undefined || b === undefined ? 1 : Math.max(1, Math.hypot(a.x - b.x, a.y - b.y));

/**
 * The window onto the map: how large it is, where it looks, and how hands move it. The strip at its
 * foot belongs to the buttons: nothing has to be looked for there.
 */
export const useMapWindow = (first: (window: Size) => Camera, strip: () => number) => {
  const frame = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<Size>();
  const [camera, setCamera] = useState<Camera>();
  /** Whether the next change glides there, or is a hand's and must not lag behind it. */
  const [gliding, setGliding] = useState(false);
  const fingers = useRef(new Map<number, Point>());
  const travelled = useRef(0);

  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const measure = () => {
      const { clientWidth: width, clientHeight } = element;
      const height = clientHeight - strip();
      if (width <= 0 || height <= 0) return;
      const next = { width, height };
      setGliding(false);
      setSize(next);
      setCamera((now) => (now === undefined ? first(next) : kept(now, next, WORLD)));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const change = (by: (camera: Camera, window: Size) => Camera, glide: boolean) => {
    if (size === undefined) return;
    setGliding(glide);
    setCamera((now) => (now === undefined ? now : by(now, size)));
  };

  const zoom = (factor: number, at?: Point, glide = true) =>
    change((now, window) => {
      const middle = { x: window.width / 2, y: window.height / 2 };
      return zoomed(now, factor, at ?? middle, window, WORLD);
    }, glide);

  const drag = (by: Point, glide = false) =>
    change((now, window) => kept(moved(now, by), window, WORLD), glide);

  const placeOf = (event: { readonly clientX: number; readonly clientY: number }): Point => {
    const box = frame.current?.getBoundingClientRect();
    return { x: event.clientX - (box?.left ?? 0), y: event.clientY - (box?.top ?? 0) };
  };

  /** Not through the element's own property: the page must not scroll under the wheel. */
  useEffect(() => {
    const element = frame.current;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
      zoom(Math.exp(-event.deltaY * lines * WHEEL_SPEED), placeOf(event), false);
    };
    element?.addEventListener('wheel', onWheel, { passive: false });
    return () => element?.removeEventListener('wheel', onWheel);
  }, [size]);

  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0) return;
    if (fingers.current.size === 0) travelled.current = 0;
    fingers.current.set(event.pointerId, placeOf(event));
  };

  const onPointerMove = (event: PointerEvent) => {
    const places = fingers.current;
    const before = [...places.values()];
    const was = places.get(event.pointerId);
    if (was === undefined) return;
    const now = placeOf(event);
    places.set(event.pointerId, now);
    travelled.current += Math.hypot(now.x - was.x, now.y - was.y);
    if (travelled.current < A_TAP) return;
    /** From here on it is a drag, also when it leaves the map. */
    frame.current?.setPointerCapture(event.pointerId);
    const after = [...places.values()];
    const [from, to] = [middleOf(before), middleOf(after)];
    drag({ x: to.x - from.x, y: to.y - from.y });
    if (after.length === 2) zoom(spreadOf(after) / spreadOf(before), to, false);
  };

  const onPointerEnd = (event: PointerEvent) => {
    fingers.current.delete(event.pointerId);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key];
    if (arrow !== undefined) drag(arrow, true);
    else if (event.key === '+' || event.key === '=') zoom(ZOOM_STEP);
    else if (event.key === '-') zoom(1 / ZOOM_STEP);
    else return;
    event.preventDefault();
  };

  return {
    frame,
    size,
    camera,
    gliding,
    zoom,
    /** Looks somewhere else, gliding there. */
    look: (to: (camera: Camera, window: Size) => Camera) => change(to, true),
    /** Whether the last touch was a tap and not a drag. */
    wasTap: () => travelled.current < A_TAP,
    placeOf,
    hands: {
      onPointerDown,
      onPointerMove,
      onPointerUp: onPointerEnd,
      onPointerCancel: onPointerEnd,
      onKeyDown,
    },
  };
};
