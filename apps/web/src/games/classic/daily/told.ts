import type {
  DailyIdentity,
  DailyMove,
  DailyPlay,
  DailyReader,
  DailyTurn,
} from '@remez/protocol/daily';
import { clueText } from '../../../board/clue-text.ts';
import { m } from '../../../messages/index.js';
import type { Told } from '../../../ui/moments/moment.ts';
import type { CardIdentity } from '../card.tsx';

/** How a card of the day is drawn: an agent is nobody's colour but green, as whoever plays alone has no rival. */
export const drawnAs = (identity: DailyIdentity): CardIdentity =>
  identity === 'agent' ? 'green' : identity;

export const clueMoment = (turn: DailyTurn, which: 'first' | 'next'): Told => ({
  kind: 'clue',
  what: clueText(turn),
  who: turn.again
    ? m.daily_clue_again()
    : which === 'first'
      ? m.daily_clue_first()
      : m.daily_clue_next(),
  tone: 'plain',
  weight: 'light',
  chime: 'clue',
});

const guessMoment = (card: number, after: DailyPlay, { words }: DailyReader): Told => {
  const identity = after.covered.get(card) ?? 'bystander';
  const told = {
    what: words[card] ?? '',
    mark: drawnAs(identity),
    breath: m.daily_breath(),
    card,
  };
  switch (identity) {
    case 'agent': {
      const isGoingOn = after.result === undefined && after.canStop;
      return {
        ...told,
        kind: 'hit',
        who: m.daily_hit(),
        next: isGoingOn ? m.guesses_left({ count: after.guessesLeft }) : undefined,
        tone: 'good',
        weight: 'light',
        chime: 'right',
      };
    }
    case 'bystander':
      return {
        ...told,
        kind: 'bystander',
        who: m.daily_miss(),
        tone: 'bad',
        weight: 'heavy',
        chime: 'wrong',
      };
    case 'assassin':
      return {
        ...told,
        kind: 'assassin',
        who: m.daily_assassin(),
        tone: 'black',
        weight: 'scene',
        chime: 'assassin',
      };
  }
};

/** What there is to tell of a move: what was touched, and the clue that comes after it. */
export const momentsOf = (
  before: DailyPlay,
  after: DailyPlay,
  move: DailyMove,
  reader: DailyReader,
): readonly Told[] => {
  const next = after.turns.length > before.turns.length ? after.turns.at(-1) : undefined;
  return [
    ...(move.kind === 'guess' ? [guessMoment(move.card, after, reader)] : []),
    ...(next === undefined ? [] : [clueMoment(next, 'next')]),
  ];
};
