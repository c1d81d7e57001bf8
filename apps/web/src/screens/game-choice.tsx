import { useId } from 'preact/hooks';
import { m } from '../paraglide/messages.js';
import { Cards } from './cards.tsx';
import { DuetCards } from './duet-cards.tsx';
import { GAME_NAMES, type GameName, gameAbout, gameName } from './games.ts';
import styles from './page.module.css';

const PICTURES = { classic: Cards, duet: DuetCards } as const;

export const GamePicture = ({ game }: { readonly game: GameName }) => {
  const Picture = PICTURES[game];
  return <Picture />;
};

/** The games, each with a picture of itself and one line. */
export const GameChoice = ({
  game,
  onChoose,
}: {
  readonly game: GameName;
  readonly onChoose: (game: GameName) => void;
}) => {
  const id = useId();
  return (
    <div class={styles.games} role="radiogroup" aria-label={m.which_game()}>
      {GAME_NAMES.map((name) => (
        <label key={name} class={styles.game}>
          <input
            type="radio"
            name={id}
            value={name}
            checked={name === game}
            onChange={() => onChoose(name)}
          />
          <GamePicture game={name} />
          <span>
            <b>{gameName(name)}</b>
            <span class={styles.gameAbout}>{gameAbout(name)}</span>
          </span>
        </label>
      ))}
    </div>
  );
};
