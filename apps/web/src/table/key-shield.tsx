import { m } from '../messages/index.js';
import { IconButton } from '../ui/button.tsx';
import { usePressToPeek } from '../ui/press.ts';

/** Covers the key on one's own screen. */
export const KeyShield = (shield: Parameters<typeof usePressToPeek>[0]) => {
  const { hidden } = shield;
  return (
    <IconButton
      label={hidden ? m.show_key() : m.hide_key()}
      icon={hidden ? 'eyeOff' : 'eye'}
      data-testid="tool-key"
      {...usePressToPeek(shield)}
    />
  );
};
