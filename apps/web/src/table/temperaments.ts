import { TEMPERAMENTS, type Temperament } from '@remez/protocol/limits';
import { m } from '../messages/index.js';

const NAMES: { readonly [temperament in Temperament]: () => string } = {
  careful: m.bot_careful,
  balanced: m.bot_balanced,
  bold: m.bot_bold,
};

/** How a bot plays, in a word or two. */
export const mannerOf = (temperament: Temperament): string => NAMES[temperament]();

/** How bots play, as it is offered to whoever chooses one. */
export const temperaments = (): readonly {
  readonly value: Temperament;
  readonly label: string;
}[] => TEMPERAMENTS.map((value) => ({ value, label: mannerOf(value) }));
