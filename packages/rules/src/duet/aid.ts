import { STRUCTURE } from './setup.ts';
import {
  type Aid,
  IDENTITIES,
  type Identity,
  type KeySide,
  otherSide,
  type Side,
} from './types.ts';

/** What lies on the table for everyone to see. */
interface Table {
  readonly agents: readonly (Side | null)[];
  readonly arrows: readonly (readonly Side[])[];
  /** D14 · whose nine are all found, as everyone was told. */
  readonly done: readonly Side[];
}

/**
 * What the structure of every key card (D3) tells this side: of my three assassins one is green for
 * my partner, and so on, less what is known by now. It is given one's own side of the key and what
 * lies on the table, and nothing else, so that it can tell nothing else.
 */
export const aidFor = (side: Side, mine: KeySide, table: Table): Aid => {
  const revealedAt = (card: number): Identity | null => {
    if (table.agents[card] === side) return 'green';
    return table.arrows[card]?.includes(side) ? 'bystander' : null;
  };
  const allFound = table.done.includes(otherSide(side));
  const left = (own: Identity, theirs: Identity): number => {
    if (theirs === 'green' && allFound) return 0;
    const found = mine.filter((identity, card) => identity === own && revealedAt(card) === theirs);
    return STRUCTURE[own][theirs] - found.length;
  };
  const row = (own: Identity) =>
    Object.fromEntries(IDENTITIES.map((theirs) => [theirs, left(own, theirs)])) as Aid[Identity];
  return { green: row('green'), bystander: row('bystander'), assassin: row('assassin') };
};

/** What is still open to this side, of colours of which nothing is green across the table any more. */
export const ruledOutFor = (
  side: Side,
  mine: KeySide,
  { agents, arrows }: Table,
  aid: Aid,
): readonly number[] =>
  [...mine.keys()].filter((card) => {
    const open = agents[card] === null && !arrows[card]?.includes(side);
    return open && aid[mine[card] as Identity].green === 0;
  });
