import type { ClassicView, Team } from '@remez/protocol/client';
import { listed } from '../../../lib/listed.ts';
import { m } from '../../../messages/index.js';
import type { Witness } from '../../../table/moments/theatre.ts';
import { rivalOf } from './moments.ts';

/** Everyone with a team, spymaster first; C28 · nobody twice. */
export const peopleOf = ({ view, nameOf }: Witness, team: Team): readonly string[] =>
  [
    ...new Set(view.seats.filter((seat) => seat.team === team).flatMap(({ members }) => members)),
  ].map(nameOf);

/** Who plays against whom. */
export const bothTeams = (witness: Witness, first: Team, mode: ClassicView['mode']): string => {
  const [ours, theirs] = [peopleOf(witness, first), peopleOf(witness, rivalOf(first))];
  return mode === 'coop' || theirs.length === 0
    ? listed(ours)
    : m.ending_against({ ours: listed(ours), theirs: listed(theirs) });
};
