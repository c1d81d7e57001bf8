import type { ClassicView, Team } from '@remez/protocol/client';
import { listed } from '../../../lib/listed.ts';
import { m } from '../../../messages/index.js';
import { isAmongBots, type Part, type Witness } from '../../../table/moments/theatre.ts';
import { teamName } from '../team-name.ts';
import { rivalOf } from './moments.ts';
import { peopleOf } from './people.ts';

/** C3 · a spymaster opens the key when nobody looks; everyone else is told where they sit. */
const spymasterAbout = (witness: Witness): string =>
  isAmongBots(witness) ? m.role_card_spymaster_alone() : m.role_card_spymaster_about();

/** C26 · whoever plays together is of no team. */
const titleOf = (
  { mode }: ClassicView,
  { team, isSpymaster }: { readonly team: Team; readonly isSpymaster: boolean },
): string => {
  if (mode === 'coop') {
    return isSpymaster ? m.role_card_spymaster_coop() : m.role_card_operative_coop();
  }
  const name = { team: teamName(team, mode) };
  return isSpymaster ? m.role_card_spymaster(name) : m.role_card_operative(name);
};

/** What someone is dealt. */
export const part = (game: ClassicView, witness: Witness): Part | undefined => {
  const { mode } = game;
  const { me, nameOf } = witness;
  const [seat] = me.seats;
  if (seat === undefined) return undefined;
  const team: Team = seat.startsWith('red') ? 'red' : 'blue';
  const isSpymaster = me.seats.some((each) => each.endsWith('spymaster'));
  const mine = me.member === undefined ? '' : nameOf(me.member);
  const others = peopleOf(witness, team).filter((name) => name !== mine);
  const both = me.seats.length > 1;
  /** C28 · whoever guesses for both is nobody's rival, and has none. */
  const rivals = peopleOf(witness, rivalOf(team)).filter(
    (name) => name !== mine && !others.includes(name),
  );
  const beside = both ? [...others, ...rivals] : others;
  const withWhom = [
    ...(beside.length > 0 ? [m.role_card_with({ names: listed(beside) })] : []),
    ...(rivals.length > 0 && mode !== 'coop' && !both
      ? [m.role_card_against({ names: listed(rivals) })]
      : []),
  ].join(' · ');
  return {
    mark: both ? undefined : team,
    title:
      both && !isSpymaster ? m.role_card_operative_both() : titleOf(game, { team, isSpymaster }),
    people: withWhom,
    about: isSpymaster ? spymasterAbout(witness) : m.role_card_operative_about(),
    open: isSpymaster ? m.role_card_open_key() : m.role_card_begin(),
  };
};
