import type { Expectation } from '../../lib/alerts.ts';
import { listed } from '../../lib/listed.ts';
import { m } from '../../messages/index.js';
import { useGame, usePlaces } from './at-game.ts';

/** Whose move it is and what is expected, in one line. */
export const useExpectation = (): Expectation => {
  const game = useGame();
  const places = usePlaces();
  const { can, givers = [], guessers = [] } = game;
  if (can.rule) return { text: m.expect_your_ruling(), isMine: true };
  if (can.giveClue) {
    const text = givers.length > 1 ? m.duet_expect_either() : m.expect_your_clue();
    return { text, isMine: true };
  }
  if (can.guess !== undefined) {
    const text = game.suddenDeath ? m.duet_expect_your_last() : m.expect_your_guess();
    return { text, isMine: true };
  }
  if (can.stop) return { text: m.duet_expect_your_stop(), isMine: true };
  switch (game.phase) {
    case 'clue': {
      const [side, ...others] = givers;
      const anyone = side === undefined || others.length > 0;
      const text = anyone
        ? m.duet_expect_any_clue()
        : m.duet_expect_clue({ name: places.nameOf(side) });
      return { text, isMine: false, waitsFor: [givers.flatMap(places.membersOf)] };
    }
    case 'guess': {
      const name = listed(guessers.map(places.nameOf));
      const waitsFor = [guessers.flatMap(places.membersOf)];
      return { text: m.duet_expect_guess({ name }), isMine: false, waitsFor };
    }
    case 'ruling': {
      const side = game.story.at(-1)?.clue?.side;
      const text =
        side === undefined ? m.expect_ruling() : m.expect_ruling_by({ name: places.nameOf(side) });
      const waitsFor = side === undefined ? [] : [places.membersOf(side)];
      return { text, isMine: false, waitsFor };
    }
    case 'suddenDeath':
      return {
        text: places.isSeated ? m.duet_expect_last() : m.duet_expect_last_watched(),
        isMine: false,
        waitsFor: [guessers.flatMap(places.membersOf)],
      };
    case 'over':
      return { text: m.game_over(), isMine: false };
  }
};
