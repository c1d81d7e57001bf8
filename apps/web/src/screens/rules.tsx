import { useState } from 'preact/hooks';
import { FIRST_GAME, GAMES } from '../games/index.ts';
import { m } from '../paraglide/messages.js';
import { namesOf } from '../table/game-ui.ts';
import { Choice } from '../ui/field.tsx';
import { Page } from '../ui/page.tsx';

export const RulesScreen = () => {
  const [game, setGame] = useState(FIRST_GAME);
  const { Rules } = GAMES[game];
  return (
    <Page reading back>
      <h1>{m.rules_title()}</h1>
      <Choice
        label={m.which_game()}
        value={game}
        options={namesOf(GAMES).map((value) => ({ value, label: GAMES[value].title() }))}
        onChoose={setGame}
      />
      <Rules />
    </Page>
  );
};
