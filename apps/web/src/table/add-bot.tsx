import { TEMPERAMENTS, type Temperament } from '@remez/protocol/limits';
import { useState } from 'preact/hooks';
import { m } from '../paraglide/messages.js';
import { Button } from '../ui/button.tsx';
import shared from '../ui/shared.module.css';
import { useTable } from './at-table.ts';

export const TEMPERAMENT_NAMES: { readonly [temperament in Temperament]: () => string } = {
  careful: m.bot_careful,
  balanced: m.bot_balanced,
  bold: m.bot_bold,
};

/** For the host: gives a seat to a bot, in two touches. */
export const AddBot = ({ seat, label }: { readonly seat: string; readonly label: string }) => {
  const { act } = useTable();
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
    <fieldset class={shared.list} aria-label={m.bot_how()}>
      {TEMPERAMENTS.map((temperament) => (
        <Button
          key={temperament}
          wide
          icon="bot"
          data-temperament={temperament}
          onClick={() => choose(temperament)}
        >
          {TEMPERAMENT_NAMES[temperament]()}
        </Button>
      ))}
    </fieldset>
  );
};
