import { useState } from 'preact/hooks';
import { GAMES } from '../games/index.ts';
import { m } from '../paraglide/messages.js';
import type { GameName, SoloStart } from '../table/game-ui.ts';
import { temperaments } from '../table/temperaments.ts';
import { Button } from '../ui/button.tsx';
import { Choice } from '../ui/field.tsx';
import shared from '../ui/shared.module.css';
import { Sheet } from '../ui/sheet.tsx';
import { playNow, usualTemperament } from './usual-way.ts';

/** All ways to play a game alone, and how one's partners play. */
export const WaysToPlay = ({
  game,
  onClose,
}: {
  readonly game: GameName;
  readonly onClose: () => void;
}) => {
  const { title, solo = [] } = GAMES[game];
  const [temperament, setTemperament] = useState(usualTemperament);
  const [busy, setBusy] = useState(false);
  const play = async (start: SoloStart) => {
    setBusy(true);
    if (!(await playNow(game, start, temperament))) setBusy(false);
  };
  return (
    <Sheet title={m.home_ways({ game: title() })} onClose={onClose}>
      <div class={shared.stack}>
        <Choice
          label={m.home_partners()}
          value={temperament}
          options={temperaments()}
          onChoose={setTemperament}
        />
        <div class={shared.list}>
          {solo.map((start) => (
            <Button
              key={start.id}
              wide
              icon="bot"
              disabled={busy}
              data-solo={`${game}-${start.id}`}
              onClick={() => void play(start)}
            >
              {start.label()}
            </Button>
          ))}
        </div>
      </div>
    </Sheet>
  );
};
