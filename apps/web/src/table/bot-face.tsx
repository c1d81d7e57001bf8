import { Icon } from '../ui/icon.tsx';
import { lazily } from '../ui/lazy.tsx';

/** Until it is drawn, and where it cannot be fetched, the sign of all bots. */
const AnyBot = () => <Icon name="bot" size={22} />;

/** The face of a bot, fetched with the first that there is. */
export const { Part: BotFace } = lazily(
  async () => (await import('./drawn-face.tsx')).DrawnFace,
  AnyBot,
);
