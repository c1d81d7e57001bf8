import { listed } from '../../../lib/listed.ts';
import { m } from '../../../messages/index.js';
import { isAmongBots, type Part, type Witness } from '../../../table/moments/theatre.ts';
import { teamName } from '../team-name.ts';
import { type Game, rivalOf, type Team, transmitters } from '../view.ts';

export const peopleOf = ({ view, nameOf }: Witness, team: Team): readonly string[] =>
  (view.seats.find(({ seat }) => seat === team)?.members ?? []).map(nameOf);

/** X2 · a team's keywords are opened by those whose they are. */
export const part = (game: Game, witness: Witness): Part | undefined => {
  const { side, encryptors } = game;
  const { me, nameOf } = witness;
  if (side === undefined) return undefined;
  const mine = me.member === undefined ? '' : nameOf(me.member);
  const beside = peopleOf(witness, side).filter((name) => name !== mine);
  const isFirst = me.member !== undefined && encryptors[side] === me.member;
  const hasWords = transmitters(game).includes(side);
  const ownWords = isAmongBots(witness)
    ? m.role_card_decrypto_alone()
    : m.role_card_decrypto_about();
  return {
    mark: side,
    title: m.role_card_team({ team: teamName(game, side) }),
    people: [
      ...(beside.length > 0 ? [m.role_card_with({ names: listed(beside) })] : []),
      m.role_card_against({ names: listed(peopleOf(witness, rivalOf(side))) }),
    ].join(' · '),
    about: [
      ...(isFirst ? [m.role_card_first_on_air()] : []),
      hasWords ? ownWords : m.role_card_ear_about(),
    ].join(' '),
    open: hasWords ? m.role_card_open_words() : m.role_card_begin(),
  };
};
