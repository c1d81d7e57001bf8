import { useState } from 'preact/hooks';
import { GAMES } from '../games/index.ts';
import { isOffline } from '../lib/offline/network.ts';
import { m } from '../messages/index.js';
import type { GameName } from '../table/game-ui.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { lazily } from '../ui/lazy.tsx';
import { quietly } from '../ui/notice.tsx';
import styles from './home.module.css';
import { playNow, usualStart } from './usual-way.ts';

const Ways = lazily(async () => (await import('./ways-to-play.tsx')).WaysToPlay, quietly);

/** A game on the front door: a picture, a line, and the ways to begin. */
export const GameTile = ({
  game,
  onWithFriends,
}: {
  readonly game: GameName;
  readonly onWithFriends: () => void;
}) => {
  const { title, about, Picture } = GAMES[game];
  const [busy, setBusy] = useState(false);
  const [choosing, setChoosing] = useState(false);
  const start = usualStart(game);
  const play = async () => {
    if (start === undefined) return;
    setBusy(true);
    if (!(await playNow(game, start))) setBusy(false);
  };
  return (
    <section class={styles.tile} aria-label={title()}>
      <Picture />
      <h2 class={styles.title}>{title()}</h2>
      {start && (
        <IconButton
          class={styles.others}
          label={m.home_ways({ game: title() })}
          icon="list"
          data-testid={`ways-${game}`}
          onClick={() => setChoosing(true)}
        />
      )}
      <p class={styles.line}>{about()}</p>
      <div class={styles.ways}>
        {start && (
          <Button
            look="primary"
            disabled={busy}
            data-testid={`play-${game}`}
            onClick={() => void play()}
          >
            {m.play_now()}
          </Button>
        )}
        <Button data-testid={`friends-${game}`} disabled={isOffline.value} onClick={onWithFriends}>
          {m.home_with_friends()}
        </Button>
      </div>
      {choosing && <Ways.Part game={game} onClose={() => setChoosing(false)} />}
    </section>
  );
};
