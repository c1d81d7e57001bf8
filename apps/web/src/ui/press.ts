import { useRef } from 'preact/hooks';

/** Held this long, a press is a peek. */
const HOLD = 220;

/** A tap covers and uncovers; while it is covered, a press peeks for as long as it lasts. */
export const usePressToPeek = ({
  hidden,
  onHide,
  onPeek,
}: {
  readonly hidden: boolean;
  readonly onHide: (hidden: boolean) => void;
  readonly onPeek: (peeking: boolean) => void;
}) => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const peeked = useRef(false);
  const press = () => {
    peeked.current = false;
    if (!hidden) return;
    timer.current = setTimeout(() => {
      peeked.current = true;
      onPeek(true);
    }, HOLD);
  };
  const release = () => {
    clearTimeout(timer.current);
    if (peeked.current) onPeek(false);
  };
  return {
    onPointerDown: press,
    onPointerUp: release,
    onPointerLeave: release,
    onPointerCancel: release,
    onContextMenu: (event: Event) => event.preventDefault(),
    onClick: () => {
      if (!peeked.current) onHide(!hidden);
      peeked.current = false;
    },
  };
};
