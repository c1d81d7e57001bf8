import { useState } from 'preact/hooks';
import { GAMES } from '../games/index.ts';
import { go, learnPath } from '../lib/route.ts';
import { m } from '../messages/index.js';
import type { GameName } from '../table/game-ui.ts';
import { startPassing } from '../table/passing.ts';
import { choosePartner, partner } from '../table/solo.ts';
import { temperaments } from '../table/temperaments.ts';
import { Button } from '../ui/button.tsx';
import { Choice } from '../ui/field.tsx';
import shared from '../ui/shared.module.css';
import { Sheet } from '../ui/sheet.tsx';
import { playNow } from './usual-way.ts';

/** All ways to play a game alone, and how one's partners play. */
export const WaysToPlay = ({
  game,
  onClose,
}: {
  readonly game: GameName;
  readonly onClose: () => void;
}) => {
  const { title, solo = [], passing, lesson } = GAMES[game];
  const [busy, setBusy] = useState(false);
  const begin = async (how: () => Promise<boolean>) => {
    setBusy(true);
    if (!(await how())) setBusy(false);
  };
  return (
    <Sheet title={m.home_ways({ game: title() })} onClose={onClose}>
      <div class={shared.stack}>
        <Choice
          label={m.solo_partner()}
          value={partner.value}
          options={temperaments()}
          onChoose={choosePartner}
        />
        <div class={shared.list}>
          {solo.map((start) => (
            <Button
              key={start.id}
              wide
              icon="bot"
              disabled={busy}
              data-solo={`${game}-${start.id}`}
              onClick={() => void begin(() => playNow(game, start))}
            >
              {start.label()}
            </Button>
          ))}
          {lesson && (
            <Button
              wide
              icon="idea"
              data-testid={`learn-${game}`}
              onClick={() => go(learnPath(game))}
            >
              {m.learn_by_playing()}
            </Button>
          )}
          {passing && (
            <Button
              wide
              icon="phone"
              disabled={busy}
              data-testid={`pass-${game}`}
              onClick={() => void begin(() => startPassing(GAMES, game))}
            >
              {m.pass_around()}
            </Button>
          )}
        </div>
      </div>
    </Sheet>
  );
};
