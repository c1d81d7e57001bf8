import type { Expectation } from '../../lib/alerts.ts';
import { m } from '../../messages/index.js';
import { useTable } from '../../table/at-table.ts';
import { useGame, useTeamName } from './at-game.ts';
import type { Game } from './view.ts';
import { waitsFor } from './waits-for.ts';

const mine = (text: string): Expectation => ({ text, isMine: true });
const others = (text: string): Expectation => ({ text, isMine: false });

const whileWriting = (
  { team, encryptors, side, writing, card, can }: Game,
  { nameOf, teamName }: Names,
): Expectation => {
  if (can.draw) return mine(m.decrypto_expect_your_draw());
  if (can.transmit) return mine(m.decrypto_expect_your_clues());
  if (card?.clues !== undefined) return others(m.decrypto_expect_sent());
  if (team !== undefined && team !== side) {
    return others(m.decrypto_expect_again({ team: teamName(team) }));
  }
  const writer = side === undefined ? null : encryptors[side];
  if (side === undefined || writer === null || writing[side] === 'done') {
    return others(m.decrypto_expect_clues());
  }
  return others(m.decrypto_expect_clues_of({ name: nameOf(writer) }));
};

const whileAnswering = (
  { team, side, encrypting, can, deliberation, answers }: Game,
  { teamName }: Names,
): Expectation => {
  const whose = team === undefined ? '' : teamName(team);
  if (can.propose === 'decode') return mine(m.decrypto_expect_your_decode());
  if (can.propose === 'intercept') return mine(m.decrypto_expect_your_intercept({ team: whose }));
  if (side === undefined) return others(m.decrypto_expect_answers({ team: whose }));
  if (deliberation?.sealed !== undefined) return others(m.decrypto_expect_others());
  if (side === team) {
    return others(encrypting ? m.decrypto_expect_silence() : m.decrypto_expect_others());
  }
  return others(
    answers?.intercept === undefined ? m.decrypto_expect_listen() : m.decrypto_expect_others(),
  );
};

interface Names {
  readonly nameOf: (member: string) => string;
  readonly teamName: ReturnType<typeof useTeamName>;
}

const expectationIn = (game: Game, names: Names): Expectation => {
  switch (game.phase) {
    case 'write':
      return whileWriting(game, names);
    case 'answer':
      return whileAnswering(game, names);
    case 'ruling':
      return game.can.agree || game.can.withdraw
        ? mine(m.expect_your_ruling())
        : others(m.expect_ruling());
    case 'name':
      return game.can.proposeKeywords
        ? mine(m.decrypto_expect_your_naming())
        : others(m.decrypto_expect_naming());
    case 'over':
      return others(m.game_over());
  }
};

/** Whose move it is and what is expected, in one line. */
export const useExpectation = (): Expectation => {
  const { view, nameOf } = useTable();
  const game = useGame();
  const teamName = useTeamName();
  const expectation = expectationIn(game, { nameOf, teamName });
  const membersOf = (team: string) => view.seats.find(({ seat }) => seat === team)?.members ?? [];
  return expectation.isMine ? expectation : { ...expectation, waitsFor: waitsFor(game, membersOf) };
};
