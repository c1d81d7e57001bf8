import { useState } from 'preact/hooks';
import { DuetRules } from '../lib/parts.ts';
import { m } from '../paraglide/messages.js';
import { Choice } from '../ui/field.tsx';
import { GAME_NAMES, type GameName, gameName } from './games.ts';
import styles from './page.module.css';
import { ClassicRules } from './rules-text.tsx';

const TEXTS = { classic: ClassicRules, duet: DuetRules.Part } as const;

/** The rules of one game, and the others' a touch away. */
export const Rules = ({ first = 'classic' }: { readonly first?: GameName }) => {
  const [game, setGame] = useState(first);
  const Text = TEXTS[game];
  return (
    <div class={styles.stack}>
      <Choice
        label={m.which_game()}
        value={game}
        options={GAME_NAMES.map((value) => ({ value, label: gameName(value) }))}
        onChoose={setGame}
      />
      <Text />
    </div>
  );
};
