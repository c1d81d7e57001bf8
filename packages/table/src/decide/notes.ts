import { fits, stripped } from '@remez/rules';
import { LONGEST_NOTE } from '../limits.ts';
import { whyNotWrite } from '../size.ts';
import { type Acting, accept, type CommandOf, type Decision, refuse } from './decision.ts';

const MOST_NOTES = 24;
const PLACE = /^[a-z0-9.]{1,20}$/;

/** A line of one's own on the page. Nobody else is told of it, not even that there is one. */
export const note = ({ state, me }: Acting, { place, text: raw }: CommandOf<'note'>): Decision => {
  if (state.match === null) return refuse('noMatch');
  if (typeof place !== 'string' || !PLACE.test(place)) return refuse('malformed');
  if (typeof raw !== 'string' || raw.length > 5 * LONGEST_NOTE) return refuse('badText');
  const text = stripped(raw);
  if (!fits(text, LONGEST_NOTE)) return refuse('badText');
  const notes = state.match.notes[me.id] ?? {};
  const before = Object.hasOwn(notes, place) ? notes[place] : '';
  if (text === before) return accept();
  const isOneMore = before === '';
  if (isOneMore && Object.keys(notes).length >= MOST_NOTES) return refuse('full');
  const whyNot = whyNotWrite(state, { member: me.id, channel: null, text });
  if (whyNot !== null) return refuse(whyNot);
  return accept({ kind: 'noted', member: me.id, place, text });
};
