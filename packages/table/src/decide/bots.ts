import { nextBotName, standingUpForBot, whyNoBot } from '../bots.ts';
import { TEMPERAMENTS, type Temperament } from '../limits.ts';
import { planOf } from '../match.ts';
import { seatedAt } from '../seating.ts';
import { type Acting, accept, type CommandOf, type Decision, refuse } from './decision.ts';

const isTemperament = (text: string): text is Temperament =>
  (TEMPERAMENTS as readonly string[]).includes(text);

/** A seat that is free, or whose holder is away now, is given to a bot. */
export const addBot = (
  { state, context: { away = [], bots = [] } }: Acting,
  { seat, temperament, instead }: CommandOf<'addBot'>,
): Decision => {
  if (!isTemperament(temperament)) return refuse('malformed');
  const whyNot = whyNoBot(state, bots);
  if (whyNot !== null) return refuse(whyNot);
  if (planOf(state, seat) === undefined) return refuse('badSeat');
  const room = standingUpForBot(state, seat, { away, instead });
  if (room === null) return refuse('seatTaken');
  const member = `m${state.joined + 1}`;
  const whose = room.instead === undefined ? {} : { instead: room.instead };
  return accept(
    { kind: 'botJoined', member, name: nextBotName(state), temperament, ...whose },
    { kind: 'seated', seating: seatedAt(room.seating, member, room.seats) },
  );
};
