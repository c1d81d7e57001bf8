import { useEffect, useState } from 'preact/hooks';
import { GAMES } from '../games/index.ts';
import { hasLocalTables } from '../lib/local-tables.ts';
import { go, learnPath, localTablePath } from '../lib/route.ts';
import { m } from '../messages/index.js';
import { type GameName, namesOf } from '../table/game-ui.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './my-tables.module.css';

const MOST_SHOWN = 2;

interface MyGame {
  readonly path: string;
  readonly game: GameName;
  readonly isLesson: boolean;
}

/** Matches and lessons that are under way at tables of this browser, the last one first. */
const findGames = async (): Promise<readonly MyGame[]> => {
  const { keptTables } = await import('../lib/kept-tables.ts');
  const found = (await keptTables()).flatMap(({ table, game: kept, running, lesson }) => {
    const game = namesOf(GAMES).find((name) => name === kept);
    if (!running || game === undefined) return [];
    const isLesson = lesson !== undefined;
    return [{ path: isLesson ? learnPath(game) : localTablePath(table), game, isLesson }];
  });
  /** Of the lessons of a game the last one is gone on with. */
  return found.filter(({ path }, nth) => found.findIndex((each) => each.path === path) === nth);
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
      {games.map(({ path, game, isLesson }) => (
        <a
          key={path}
          href={path}
          class={styles.table}
          data-testid="my-game"
          onClick={(event) => {
            event.preventDefault();
            go(path);
          }}
        >
          <span class={styles.text}>
            <b>{isLesson ? m.back_to_lesson() : m.back_to_game()}</b>
            <small>
              {isLesson ? GAMES[game].title() : m.back_to_game_about({ game: GAMES[game].title() })}
            </small>
          </span>
          <Icon name="send" />
        </a>
      ))}
    </section>
  );
};
