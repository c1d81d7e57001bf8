import { useState } from 'preact/hooks';
import { GamePicture } from '../games/classic/picture.tsx';
import {
  type CampaignPick,
  NO_CAMPAIGN,
  OpeningCampaign,
  settlePick,
} from '../games/duet/campaigns/pick.tsx';
import { openTable } from '../lib/api.ts';
import { GAME_NAMES, type GameName, wordsOf } from '../lib/games.ts';
import { whyNot } from '../lib/reasons.ts';
import { go, tablePath } from '../lib/route.ts';
import { remember, remembered } from '../lib/storage.ts';
import { m } from '../paraglide/messages.js';
import { Button } from '../ui/button.tsx';
import { Choice, Field } from '../ui/field.tsx';
import styles from '../ui/page.module.css';

/** Each game with a picture of itself and one line. */
const ChooseGame = ({
  game,
  onChoose,
}: {
  readonly game: GameName;
  readonly onChoose: (game: GameName) => void;
}) => (
  <fieldset class={styles.games}>
    <legend class={styles.soft}>{m.which_game()}</legend>
    {GAME_NAMES.map((each) => (
      <label key={each} class={styles.game}>
        <input
          type="radio"
          name="game"
          value={each}
          checked={game === each}
          onChange={() => onChoose(each)}
        />
        <GamePicture game={each} />
        <span>
          <b>{wordsOf(each).name()}</b>
          <small>{wordsOf(each).about()}</small>
        </span>
      </label>
    ))}
  </fieldset>
);

export const OpenTable = ({ onCancel }: { readonly onCancel: () => void }) => {
  const [name, setName] = useState(remembered('name') ?? '');
  const [game, setGame] = useState<GameName>('classic');
  const [mode, setMode] = useState('teams');
  const [pick, setPick] = useState<CampaignPick>(NO_CAMPAIGN);
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const modes = wordsOf(game).modes();
  const open = async () => {
    setBusy(true);
    const settled = await settlePick(game === 'duet' ? pick : NO_CAMPAIGN, name);
    const own = game === 'duet' ? settled : { ok: true as const, value: { mode } };
    const answer = own.ok ? await openTable(name, { game, [game]: own.value }) : own;
    setBusy(false);
    if (!answer.ok) return setError(whyNot(answer.reason));
    remember('name', name);
    go(tablePath(answer.value.table));
  };
  return (
    <form
      class={styles.panel}
      onSubmit={(event) => {
        event.preventDefault();
        void open();
      }}
    >
      <h2>{m.open_table()}</h2>
      <ChooseGame
        game={game}
        onChoose={(chosen) => {
          setGame(chosen);
          setMode('teams');
        }}
      />
      {modes.length > 0 && (
        <>
          <Choice label={m.how_to_play()} value={mode} options={modes} onChoose={setMode} />
          <p class={styles.soft}>{modes.find(({ value }) => value === mode)?.about}</p>
        </>
      )}
      {game === 'duet' && <OpeningCampaign as={name} pick={pick} onPick={setPick} />}
      <Field
        label={m.your_name()}
        testId="name"
        value={name}
        maxLength={20}
        error={error}
        onInput={(event) => setName(event.currentTarget.value)}
      />
      <div class={styles.row}>
        <Button look="primary" type="submit" disabled={busy || name.trim() === ''}>
          {m.open_it()}
        </Button>
        <Button look="ghost" onClick={onCancel}>
          {m.cancel()}
        </Button>
      </div>
    </form>
  );
};
