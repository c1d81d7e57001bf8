import { failure, type Seating, shuffled } from '@remez/rules';
import { gameOf, optionsOf, runningMatch } from '../match.ts';
import { present, presentMember } from '../members.ts';
import { countedLater, whyNotChoose } from '../purpose.ts';
import { fitting, seatsOf, whyNotSeat } from '../seating.ts';
import { changedSettings } from '../settings.ts';
import { withoutClashes } from '../shared-devices.ts';
import { seatsAfter, whyNotSitDown, whyNotTogether, withCompanions } from '../sitting.ts';
import type { State } from '../types.ts';
import { type Acting, accept, type CommandOf, type Decision, refuse } from './decision.ts';
import { taking } from './taking.ts';

const MOST_DRAWS = 30;

const place = (state: State, member: string, seats: readonly string[]): Decision => {
  const why = whyNotTogether(state, member, seats);
  return why === null ? accept(...taking(state, member, seats)) : refuse(why);
};

export const sit = ({ state, me, isHost }: Acting, { seat, also }: CommandOf<'sit'>): Decision => {
  const why = whyNotSitDown(state, me.id, { seat, also: also === true, isHost });
  return why === null
    ? place(state, me.id, seatsAfter(state, me.id, { seat, also: also === true }))
    : refuse(why);
};

export const stand = ({ state, me }: Acting): Decision =>
  seatsOf(state.seating, me.id).length === 0 ? accept() : place(state, me.id, []);

export const seat = (
  { state }: Acting,
  { member: id, seat: wanted }: CommandOf<'seat'>,
): Decision => {
  const member = presentMember(state, id);
  if (member === undefined) return refuse('badMember');
  if (wanted === null) return place(state, member.id, []);
  const seats = withCompanions(state, wanted);
  for (const each of seats) {
    const why = whyNotSeat(state, member.id, each);
    if (why !== null) return refuse(why);
  }
  return place(state, member.id, seats);
};

/** Shuffles again until no shared device costs anyone a seat; else takes the draw that seats most. */
const withoutMostClashes = (state: State, draw: () => Seating<string>): Seating<string> => {
  const seatsTakenIn = (seating: Seating<string>) => Object.values(seating).flat().length;
  let best: Seating<string> = {};
  for (let tries = 0; tries < MOST_DRAWS; tries += 1) {
    const drawn = draw();
    const seating = withoutClashes(state, drawn);
    if (seating === drawn) return drawn;
    if (seatsTakenIn(seating) > seatsTakenIn(best)) best = seating;
  }
  return best;
};

export const shuffle = (
  { state, context }: Acting,
  { members: chosen }: CommandOf<'shuffle'>,
): Decision => {
  if (runningMatch(state) !== null) return refuse('matchRunning');
  const people = present(state).map((member) => member.id);
  if (chosen?.some((id) => !people.includes(id))) return refuse('badMember');
  const playing = chosen === undefined ? people : people.filter((id) => chosen.includes(id));
  const drawn = () =>
    gameOf(state.settings).assign(shuffled(playing, context.random), optionsOf(state.settings));
  return accept({ kind: 'seated', seating: withoutMostClashes(state, drawn) });
};

export const set = (
  { state, me, context }: Acting,
  { settings: change }: CommandOf<'set'>,
): Decision => {
  if (runningMatch(state) !== null) return refuse('matchRunning');
  const settings = changedSettings(state.settings, change, state.custom);
  if (settings === null) return refuse('badSettings');
  const { facts } = context;
  const whyNot = whyNotChoose(state.settings, settings, { person: me.person, facts });
  if (whyNot !== null) return failure({ reason: whyNot });
  const plans = gameOf(settings).seats(optionsOf(settings));
  const next: State = { ...state, settings };
  const counted = countedLater(state, settings, me.id);
  return accept({ kind: 'settingsChanged', settings }, ...(counted === null ? [] : [counted]), {
    kind: 'seated',
    seating: withoutClashes(next, fitting(state.seating, plans)),
  });
};
