import { TEMPERAMENTS, type Temperament } from '@remez/protocol/limits';
import { m } from '../paraglide/messages.js';

const NAMES: { readonly [temperament in Temperament]: () => string } = {
  careful: m.bot_careful,
  balanced: m.bot_balanced,
  bold: m.bot_bold,
};

/** How bots play, as it is offered to whoever chooses one. */
export const temperaments = (): readonly {
  readonly value: Temperament;
  readonly label: string;
}[] => TEMPERAMENTS.map((value) => ({ value, label: NAMES[value]() }));
