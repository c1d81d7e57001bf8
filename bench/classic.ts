import { classic, MODES, type Seat, type State } from '@remez/rules/classic';
import { contextAt, type Move, randomGame } from '@remez/rules/testing';
import { type Figure, measure } from './measure.ts';

interface Step {
  readonly state: State;
  readonly move: Move;
  readonly now: number;
}

const GAMES = 60;

const PERSPECTIVES = [
  { kind: 'seated', seats: ['red.operative'] as readonly Seat[] },
  { kind: 'seated', seats: ['red.spymaster'] as readonly Seat[] },
  { kind: 'spectator' },
] as const;

const played = Array.from({ length: GAMES }, (_, game) =>
  randomGame(MODES[game % MODES.length] ?? 'teams', game),
);

/** Every position of random games of every mode, with the move that was made in it. */
const positions = (): readonly Step[] =>
  played.flatMap(({ events, moves }) => {
    const [dealt] = events;
    if (dealt === undefined) return [];
    let state = classic.evolve(undefined, dealt);
    return moves.map((move, index) => {
      const now = Math.max(index * 1000, classic.deadline(state)?.at ?? 0);
      const step = { state, move, now };
      const decision = classic.decide(state, move.command, move.by, contextAt(now));
      if (!decision.ok) throw new Error(decision.failure.reason);
      state = decision.value.reduce(classic.evolve, state);
      return step;
    });
  });

export const classicFigures = (): readonly Figure[] => {
  const context = contextAt(0);
  return [
    measure('classic: commands decided and evolved', 200_000, {
      prepare: positions,
      run: (steps) => {
        for (const { state, move, now } of steps) {
          const decision = classic.decide(state, move.command, move.by, { ...context, now });
          if (decision.ok) decision.value.reduce(classic.evolve, state);
        }
        return steps.length;
      },
    }),
    measure('classic: views built and encoded', 300_000, {
      prepare: positions,
      run: (steps) => {
        let bytes = 0;
        for (const { state } of steps) {
          for (const perspective of PERSPECTIVES) {
            bytes += JSON.stringify(classic.view(state, perspective)).length;
          }
        }
        return bytes > 0 ? steps.length * PERSPECTIVES.length : 0;
      },
    }),
  ];
};
