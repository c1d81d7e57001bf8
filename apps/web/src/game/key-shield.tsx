import { useRef } from 'preact/hooks';
import { m } from '../paraglide/messages.js';
import { IconButton } from '../ui/button.tsx';

/** Held this long, a press is a peek. */
const HOLD = 220;

/** Covers the key on one's own screen; while it is covered, a press peeks for as long as it lasts. */
export const KeyShield = ({
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
  return (
    <IconButton
      label={hidden ? m.show_key() : m.hide_key()}
      icon={hidden ? 'eyeOff' : 'eye'}
      data-testid="tool-key"
      onPointerDown={press}
      onPointerUp={release}
      onPointerLeave={release}
      onPointerCancel={release}
      onContextMenu={(event) => event.preventDefault()}
      onClick={() => {
        if (!peeked.current) onHide(!hidden);
        peeked.current = false;
      }}
    />
  );
};
