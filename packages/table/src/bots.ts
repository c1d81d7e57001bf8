import type { Language, Seating } from '@remez/rules';
import type { GameName } from './games.ts';
import { planOf, runningMatch, seatPlans } from './match.ts';
import { botsOf, isBot, isNameTaken, MOST_MEMBERS, present } from './members.ts';
import { withoutMember } from './seating.ts';
import { withCompanions } from './sitting.ts';
import type { State, TableReason } from './types.ts';

/** As many as a table may have at once. */
const MOST_BOTS = 8;

/** What bots are called: things that are small and warm, and nobody's name. */
const NAMES: { readonly [language in Language]: readonly string[] } = {
  he: ['ניצוץ', 'קינמון', 'פנס', 'צנובר', 'גחלילית', 'אגוז', 'זנגביל', 'כפתור', 'צימוק', 'נוצה'],
  en: ['Sparkle', 'Cinnamon', 'Lantern', 'Pebble', 'Firefly', 'Walnut', 'Ginger', 'Button'],
};

/** The next of the list that nobody here has. The table chooses it: a name is a message. */
export const nextBotName = (state: State): string => {
  const names = NAMES[state.settings.language];
  const isFree = (name: string) => !isNameTaken(state, name);
  const first = state.members.filter(({ bot }) => bot !== undefined).length % names.length;
  const free = [...names.slice(first), ...names.slice(0, first)].find(isFree);
  if (free !== undefined) return free;
  let number = 2;
  while (!isFree(`${names[0]} ${number}`)) number += 1;
  return `${names[0]} ${number}`;
};

/** What is played next, or now. */
const gameAt = (state: State): GameName => (runningMatch(state) ?? state.settings).game;

/**
 * Bots who make room when a person takes these seats, the last to sit down first. A bot makes room
 * for anyone who may sit there, and nobody for a bot.
 */
export const botsMakingRoom = (
  state: State,
  member: string,
  seats: readonly string[],
): readonly string[] => {
  if (isBot(state, member)) return [];
  let { seating } = state;
  const leaving: string[] = [];
  for (const seat of seats) {
    const others = (seating[seat] ?? []).filter((each) => each !== member);
    const most = planOf(state, seat)?.most ?? 0;
    const last = others.findLast((each) => isBot(state, each));
    if (others.length < most || last === undefined) continue;
    seating = withoutMember(seating, last);
    leaving.push(last);
  }
  return leaving;
};

/**
 * Who stands up so that a bot can play on: people who have been away, where there is no room beside
 * them. Null where somebody there is not away.
 */
export const standingUpForBot = (
  state: State,
  seat: string,
  absent: readonly string[],
): { readonly seating: Seating<string>; readonly seats: readonly string[] } | null => {
  const seats = withCompanions(state, seat);
  let { seating } = state;
  for (const each of seats) {
    const holders = seating[each] ?? [];
    if (holders.length < (planOf(state, each)?.most ?? 0)) continue;
    const away = holders.findLast((id) => !isBot(state, id) && absent.includes(id));
    if (away === undefined) return null;
    seating = withoutMember(seating, away);
  }
  return { seating, seats };
};

/** Why no bot is added here at all, wherever it would sit. */
export const whyNoBot = (
  state: State,
  bots: readonly GameName[],
): Extract<TableReason, 'full' | 'noBots'> | null => {
  if (!bots.includes(gameAt(state))) return 'noBots';
  const isFull = botsOf(state).length >= MOST_BOTS || present(state).length >= MOST_MEMBERS;
  return isFull ? 'full' : null;
};

/** Seats with room for a bot, whoever is away. */
export const seatsForBots = (state: State, bots: readonly GameName[]): readonly string[] =>
  whyNoBot(state, bots) === null
    ? seatPlans(state)
        .map(({ seat }) => seat)
        .filter((seat) => standingUpForBot(state, seat, []) !== null)
    : [];
