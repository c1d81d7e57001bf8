import type { Actor, Context } from '../game.ts';
import { decode, finishAnswering, intercept, propose } from './answering.ts';
import { deadline } from './deadline.ts';
import { accept, type Decision, type Of, type Person, refuse } from './decision.ts';
import type { Event } from './events.ts';
import { agree, challenge, withdraw } from './ruling.ts';
import { countNearMiss, finishNaming, nameKeywords, proposeKeywords } from './tie-break.ts';
import type { AnyCommand, Command, Role, State } from './types.ts';
import { draft, draw, finishWriting, nameEncryptor, nameTeam, transmit } from './writing.ts';

/** The way on from whatever is being waited for: the clock's, or by the host's word. */
const goOn = (state: State, by: string | null, context: Context): Decision => {
  const movedOn: Event = { kind: 'movedOn', by };
  const at = context.now;
  switch (state.phase.kind) {
    case 'write':
      return accept(movedOn, ...finishWriting(state, context));
    case 'answer':
      return accept(movedOn, ...finishAnswering(state, at));
    case 'ruling':
      return accept(movedOn, { kind: 'stood', by: null, at });
    case 'name':
      return accept(movedOn, ...finishNaming(state, context));
    case 'over':
      return refuse('gameOver');
  }
};

const moveOn = (state: State, _: Of<'moveOn'>, by: Person, context: Context): Decision => {
  if (!by.host) return refuse('notHost');
  return goOn(state, by.who, context);
};

const abandon = (state: State, _: Of<'abandon'>, by: Person): Decision => {
  if (!by.host) return refuse('notHost');
  if (state.phase.kind === 'over') return refuse('gameOver');
  return accept({ kind: 'ended', result: { winner: 'none', why: 'abandoned' } });
};

const HANDLERS: {
  readonly [Kind in Command['kind']]: (
    state: State,
    command: Of<Kind>,
    by: Person,
    context: Context,
  ) => Decision;
} = {
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
  proposeKeywords,
  nameKeywords,
  countNearMiss,
  moveOn,
  abandon,
};

const byClock = (
  state: State,
  command: Of<'timeout'> | Of<'postpone'>,
  context: Context,
): Decision => {
  if (state.phase.kind === 'over') return refuse('gameOver');
  const due = deadline(state);
  if (due === undefined || due.turn !== command.turn || due.phase !== command.phase) {
    return refuse('stale');
  }
  if (command.kind === 'postpone') {
    return command.until > due.at
      ? accept({ kind: 'postponed', until: command.until })
      : refuse('stale');
  }
  return context.now < due.at ? refuse('tooEarly') : goOn(state, null, context);
};

export const decide = (
  state: State,
  command: AnyCommand,
  by: Actor<Role>,
  context: Context,
): Decision => {
  if (command.kind === 'timeout' || command.kind === 'postpone') {
    return by.kind === 'clock' ? byClock(state, command, context) : refuse('notYourSeat');
  }
  if (by.kind === 'clock') return refuse('notYourSeat');
  if (!Object.hasOwn(HANDLERS, command.kind)) return refuse('malformed');
  const handler = HANDLERS[command.kind] as (
    state: State,
    command: AnyCommand,
    by: Person,
    context: Context,
  ) => Decision;
  return handler(state, command, by, context);
};
