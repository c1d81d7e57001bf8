import { useEffect, useState } from 'preact/hooks';
import { GAMES } from '../games/index.ts';
import { hasLocalTables } from '../lib/local-tables.ts';
import { go, localTablePath } from '../lib/route.ts';
import { m } from '../paraglide/messages.js';
import { type GameName, namesOf } from '../table/game-ui.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './my-tables.module.css';

const MOST_SHOWN = 2;

interface MyGame {
  readonly table: string;
  readonly game: GameName;
}

/** Matches that are under way at tables of this browser, the last one first. */
const findGames = async (): Promise<readonly MyGame[]> => {
  const { keptTables } = await import('../lib/kept-tables.ts');
  return (await keptTables()).flatMap(({ table, game: kept, running, lesson }) => {
    const game = namesOf(GAMES).find((name) => name === kept);
    return running && lesson === undefined && game !== undefined ? [{ table, game }] : [];
  });
};

/** The way back into a game that someone plays alone; whoever has none fetches nothing. */
export const MyGames = () => {
  const [games, setGames] = useState<readonly MyGame[]>([]);
  useEffect(() => {
    let left = false;
    if (!hasLocalTables()) return;
    findGames().then(
      (found) => {
        if (!left) setGames(found.slice(0, MOST_SHOWN));
      },
      () => {},
    );
    return () => {
      left = true;
    };
  }, []);
  if (games.length === 0) return null;
  return (
    <section class={styles.tables} aria-label={m.home_my_games()}>
      {games.map(({ table, game }) => (
        <a
          key={table}
          href={localTablePath(table)}
          class={styles.table}
          data-testid="my-game"
          onClick={(event) => {
            event.preventDefault();
            go(localTablePath(table));
          }}
        >
          <span class={styles.text}>
            <b>{m.back_to_game()}</b>
            <small>{m.back_to_game_about({ game: GAMES[game].title() })}</small>
          </span>
          <Icon name="send" />
        </a>
      ))}
    </section>
  );
};
