import { GAMES } from '../games/index.ts';
import { m } from '../paraglide/messages.js';
import type { GameName } from '../table/game-ui.ts';
import { Button } from '../ui/button.tsx';
import styles from './home.module.css';

/** A game on the front door: a picture, a line, and the ways to begin. */
export const GameTile = ({
  game,
  onWithFriends,
}: {
  readonly game: GameName;
  readonly onWithFriends: () => void;
}) => {
  const { title, about, Picture } = GAMES[game];
  return (
    <section class={styles.tile} aria-label={title()}>
      <Picture />
      <h2 class={styles.title}>{title()}</h2>
      <p class={styles.line}>{about()}</p>
      <div class={styles.ways}>
        <Button data-testid={`friends-${game}`} onClick={onWithFriends}>
          {m.home_with_friends()}
        </Button>
      </div>
    </section>
  );
};
