import type { Temperament } from '@remez/protocol/limits';
import { useId, useState } from 'preact/hooks';
import { m } from '../messages/index.js';
import { Button } from '../ui/button.tsx';
import shared from '../ui/shared.module.css';
import styles from './add-bot.module.css';
import { useTable } from './at-table.ts';
import { temperaments } from './temperaments.ts';

/** For the host: gives a seat to a bot, in two touches. */
export const AddBot = ({ seat, label }: { readonly seat: string; readonly label: string }) => {
  const { act } = useTable();
  const id = useId();
  const [choosing, setChoosing] = useState(false);
  if (!choosing) {
    return (
      <Button look="ghost" icon="bot" data-add-bot={seat} onClick={() => setChoosing(true)}>
        {label}
      </Button>
    );
  }
  const choose = (temperament: Temperament) => {
    setChoosing(false);
    void act({ kind: 'addBot', seat, temperament });
  };
  return (
    <fieldset class={`${shared.list} ${styles.how}`} aria-labelledby={id}>
      <p id={id} class={shared.note}>
        {m.bot_how()}
      </p>
      {temperaments().map(({ value, label: name }) => (
        <Button key={value} wide icon="bot" data-temperament={value} onClick={() => choose(value)}>
          {name}
        </Button>
      ))}
    </fieldset>
  );
};

/** For the host, in one touch: a bot plays on in the place of someone who is away. */
export const PlayOn = ({
  id,
  seat,
  onDone = () => {},
}: {
  readonly id: string;
  readonly seat: string;
  readonly onDone?: () => void;
}) => {
  const { act, nameOf } = useTable();
  const playOn = async () => {
    if (await act({ kind: 'addBot', seat, temperament: 'balanced', instead: id })) onDone();
  };
  return (
    <Button icon="bot" wide data-play-on={id} onClick={() => void playOn()}>
      {m.bot_plays_on({ name: nameOf(id) })}
    </Button>
  );
};
