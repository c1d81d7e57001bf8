import { makeDecide } from '../deciding.ts';
import type { Context } from '../game.ts';
import { decode, finishAnswering, intercept, propose } from './answering.ts';
import { deadline, timeFor } from './deadline.ts';
import type { Event } from './events.ts';
import { evolve } from './evolve.ts';
import type { Reason } from './guards.ts';
import { agree, challenge, withdraw } from './ruling.ts';
import { share } from './sharing.ts';
import { countNearMiss, finishNaming, nameKeywords, proposeKeywords } from './tie-break.ts';
import type { Command, Role, State } from './types.ts';
import { draft, draw, finishWriting, nameEncryptor, nameTeam, transmit } from './writing.ts';

/** The way on from whatever is being waited for: the clock's, or by the host's word. */
const goOn = (state: State, by: string | null, context: Context): readonly Event[] => {
  const movedOn: Event = { kind: 'movedOn', by };
  const at = context.now;
  switch (state.phase.kind) {
    case 'write':
      return [movedOn, ...finishWriting(state, context)];
    case 'answer':
      return [movedOn, ...finishAnswering(state, at)];
    case 'ruling':
      return [movedOn, { kind: 'stood', by: null, at }];
    case 'name':
      return [movedOn, ...finishNaming(state, context)];
    case 'over':
      return [];
  }
};

export const decide = makeDecide<State, Command, Event, Role, Reason>({
  handlers: {
    nameTeam,
    nameEncryptor,
    draw,
    draft,
    transmit,
    propose,
    decode,
    intercept,
    challenge,
    withdraw,
    agree,
    share,
    proposeKeywords,
    nameKeywords,
    countNearMiss,
  },
  evolve,
  deadline,
  timeFor,
  goOn,
  abandoned: () => ({ kind: 'ended', result: { winner: 'none', why: 'abandoned' } }),
});
