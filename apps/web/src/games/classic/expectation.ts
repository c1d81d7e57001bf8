import type { Expectation } from '../../lib/alerts.ts';
import { m } from '../../messages/index.js';
import { useTable } from '../../table/at-table.ts';
import { useGame } from './at-game.ts';
import { teamName } from './team-name.ts';

/** Whose move it is and what is expected, in one line. */
export const useExpectation = (): Expectation => {
  const { view, me, nameOf } = useTable();
  const game = useGame();
  const team = teamName(game.team, game.mode);
  /** C26 · one team needs no name. */
  const coop = game.mode === 'coop';
  const at = (seat: string) => view.seats.find((each) => each.seat === seat)?.members ?? [];
  const spymasters = at(`${game.team}.spymaster`);
  const [spymaster] = spymasters;
  const { can } = game;
  if (can.rule !== undefined) return { text: m.expect_your_ruling(), isMine: true };
  if (can.cover !== undefined) {
    const text = game.coverCause === 'penalty' ? m.expect_your_cover() : m.expect_your_coop_cover();
    return { text, isMine: true };
  }
  if (can.giveClue) return { text: m.expect_your_clue(), isMine: true };
  if (can.answer) return { text: m.expect_your_answer(), isMine: true };
  if (can.guess !== undefined) {
    /** C28 · whoever guesses for both is told for whom. */
    const both = me.seats.length > 1;
    const forOne = game.team === 'red' ? m.guess_with_red() : m.guess_with_blue();
    return { text: both && !coop ? forOne : m.expect_your_guess(), isMine: true };
  }
  const waitsForSpymaster = game.phase === 'clue' || game.phase === 'cover';
  if (waitsForSpymaster && spymaster === undefined) {
    const text = coop ? m.expect_coop_no_spymaster() : m.expect_no_spymaster({ team });
    return { text, isMine: false, waitsFor: [spymasters] };
  }
  const name = spymaster === undefined ? '' : nameOf(spymaster);
  switch (game.phase) {
    case 'clue':
      return {
        text: coop ? m.expect_coop_clue({ name }) : m.expect_clue({ name, team }),
        isMine: false,
        waitsFor: [spymasters],
      };
    case 'guess':
      return {
        text: coop ? m.expect_coop_guess() : m.expect_guess({ team }),
        isMine: false,
        waitsFor: [at(`${game.team}.operative`)],
      };
    case 'ruling': {
      /** C20 · the other team's spymaster rules; together against the deck there is none. */
      const judges = coop ? [] : at(`${game.team === 'red' ? 'blue' : 'red'}.spymaster`);
      const [judge] = judges;
      const text =
        judge === undefined
          ? m.expect_ruling()
          : m.expect_ruling_by({ name: `\u2068${nameOf(judge)}\u2069` });
      return { text, isMine: false, ...(!coop && { waitsFor: [judges] }) };
    }
    case 'cover':
      return { text: m.expect_cover({ name }), isMine: false, waitsFor: [spymasters] };
    case 'over':
      return { text: m.game_over(), isMine: false };
  }
};
