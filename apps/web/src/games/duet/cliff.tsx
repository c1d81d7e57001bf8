import { Icon } from '../../ui/icon.tsx';
import { useGame } from './at-game.ts';
import styles from './duet.module.css';
import { mistakeText } from './mistakes.ts';

/** Beside the buttons of a guess and of a clue, and on a television. In sudden death the screen says it already. */
export const Cliff = () => {
  const game = useGame();
  const text = mistakeText(game);
  if (text === undefined || (game.phase !== 'clue' && game.phase !== 'guess')) return null;
  return (
    <div class={styles.cliff} data-testid="cliff" data-costs={game.mistakeCosts}>
      <Icon name="alert" size={18} />
      <span>{text}</span>
    </div>
  );
};
