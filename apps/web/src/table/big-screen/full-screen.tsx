import { useEffect, useState } from 'preact/hooks';
import { m } from '../../messages/index.js';
import { IconButton } from '../../ui/button.tsx';

/** The whole screen, without the browser around it, where the browser lets us. */
export const FullScreen = () => {
  const [isFull, setIsFull] = useState(() => document.fullscreenElement !== null);
  useEffect(() => {
    const look = () => setIsFull(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', look);
    return () => document.removeEventListener('fullscreenchange', look);
  }, []);
  if (!document.fullscreenEnabled) return null;
  const change = () =>
    isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen();
  return (
    <IconButton
      label={isFull ? m.full_screen_leave() : m.full_screen()}
      icon={isFull ? 'shrink' : 'expand'}
      data-testid="full-screen"
      onClick={() => void change().catch(() => {})}
    />
  );
};
