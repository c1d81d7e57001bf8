import { LONGEST_NAME } from '@remez/protocol/limits';
import { useRef, useState } from 'preact/hooks';
import { GAMES } from '../games/index.ts';
import { openTable } from '../lib/api.ts';
import { whyNot } from '../lib/reasons.ts';
import { go, tablePath } from '../lib/route.ts';
import { remember, remembered } from '../lib/storage.ts';
import { m } from '../messages/index.js';
import { type GameName, namesOf, type OwnSettings } from '../table/game-ui.ts';
import { Button } from '../ui/button.tsx';
import { Choice, Field } from '../ui/field.tsx';
import shared from '../ui/shared.module.css';
import styles from './open-table.module.css';

/** Each game with a picture of itself and one line. */
const ChooseGame = ({
  game,
  onChoose,
}: {
  readonly game: GameName;
  readonly onChoose: (game: GameName) => void;
}) => (
  <fieldset class={styles.games}>
    <legend class={shared.soft}>{m.which_game()}</legend>
    {namesOf(GAMES).map((each) => {
      const { title, about, Picture } = GAMES[each];
      return (
        <label key={each} class={styles.game}>
          <input
            type="radio"
            name="game"
            value={each}
            checked={game === each}
            onChange={() => onChoose(each)}
          />
          <Picture />
          <span>
            <b>{title()}</b>
            <small>{about()}</small>
          </span>
        </label>
      );
    })}
  </fieldset>
);

export const OpenTable = ({
  game: first,
  onCancel,
}: {
  /** What is chosen until they choose otherwise. */
  readonly game: GameName;
  readonly onCancel: () => void;
}) => {
  const [name, setName] = useState(remembered('name') ?? '');
  const [game, setGame] = useState(first);
  const { modes: modesOf, Opening } = GAMES[game];
  const modes = modesOf();
  const [mode, setMode] = useState(modes[0]?.value);
  /** What the game asks beyond that; each game begins anew. */
  const asked = useRef<OwnSettings>(undefined);
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const open = async () => {
    setBusy(true);
    const own = (await asked.current?.(name)) ?? { ok: true, value: mode ? { mode } : {} };
    const answer = own.ok ? await openTable(name, { game, [game]: own.value }) : own;
    setBusy(false);
    if (!answer.ok) return setError(whyNot(answer.reason));
    remember('name', name);
    go(tablePath(answer.value.table));
  };
  return (
    <form
      class={`${shared.panel} ${styles.form}`}
      onSubmit={(event) => {
        event.preventDefault();
        void open();
      }}
    >
      <h1 class={styles.title}>{m.open_table()}</h1>
      <ChooseGame
        game={game}
        onChoose={(chosen) => {
          asked.current = undefined;
          setGame(chosen);
          setMode(GAMES[chosen].modes()[0]?.value);
        }}
      />
      {mode !== undefined && (
        <>
          <Choice label={m.how_to_play()} value={mode} options={modes} onChoose={setMode} />
          <p class={shared.soft}>{modes.find(({ value }) => value === mode)?.about}</p>
        </>
      )}
      {Opening && (
        <Opening
          key={game}
          as={name}
          onChange={(own) => {
            asked.current = own;
          }}
        />
      )}
      <Field
        label={m.my_name()}
        testId="name"
        value={name}
        maxLength={LONGEST_NAME}
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
