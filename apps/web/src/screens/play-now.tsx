import { TEMPERAMENTS } from '@remez/protocol/limits';
import { useState } from 'preact/hooks';
import { GAMES } from '../games/index.ts';
import { m } from '../paraglide/messages.js';
import { TEMPERAMENT_NAMES } from '../table/add-bot.tsx';
import { type GameName, namesOf, type SoloStart } from '../table/game-ui.ts';
import { choosePartner, partner, startSolo } from '../table/solo.ts';
import { Button } from '../ui/button.tsx';
import { Choice } from '../ui/field.tsx';
import shared from '../ui/shared.module.css';

/** How one's partner plays is how hard it is; it is remembered. */
const PartnerChoice = () => (
  <Choice
    label={m.solo_partner()}
    value={partner.value}
    options={TEMPERAMENTS.map((each) => ({ value: each, label: TEMPERAMENT_NAMES[each]() }))}
    onChoose={choosePartner}
  />
);

/** One tap, and someone alone plays with bots: no name, no waiting. */
export const PlayNow = () => {
  const [busy, setBusy] = useState(false);
  const play = async (game: GameName, start: SoloStart) => {
    setBusy(true);
    if (!(await startSolo({ game, start }))) setBusy(false);
  };
  return (
    <section class={shared.list} aria-label={m.play_now()}>
      <h2>{m.play_now()}</h2>
      {namesOf(GAMES).map((game) =>
        GAMES[game].solo?.map((start) => (
          <Button
            key={`${game}-${start.id}`}
            wide
            icon="bot"
            disabled={busy}
            data-solo={`${game}-${start.id}`}
            onClick={() => void play(game, start)}
          >
            {GAMES[game].title()} · {start.label()}
          </Button>
        )),
      )}
      <PartnerChoice />
    </section>
  );
};
