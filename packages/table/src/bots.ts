import { LANGUAGES, type Language, type Seating } from '@remez/rules';
import { cardsOf } from './deck.ts';
import type { GameName } from './games.ts';
import { FACES, type Face } from './limits.ts';
import { planOf, runningMatch, seatPlans } from './match.ts';
import { botsOf, isBot, isNameTaken, MOST_MEMBERS, present, presentMember } from './members.ts';
import { seatsOf, withoutMember } from './seating.ts';
import { withCompanions } from './sitting.ts';
import type { State, TableReason } from './types.ts';

/** As many as a table may have at once. */
const MOST_BOTS = 8;

/** What bots are called, after what they look like, and nobody's name. */
const NAMES: { readonly [language in Language]: { readonly [face in Face]: string } } = {
  he: {
    spark: 'ניצוץ',
    cinnamon: 'קינמון',
    lantern: 'פנס',
    pebble: 'צנובר',
    firefly: 'גחלילית',
    walnut: 'אגוז',
    ginger: 'זנגביל',
    button: 'כפתור',
    raisin: 'צימוק',
    feather: 'נוצה',
  },
  en: {
    spark: 'Sparkle',
    cinnamon: 'Cinnamon',
    lantern: 'Lantern',
    pebble: 'Pebble',
    firefly: 'Firefly',
    walnut: 'Walnut',
    ginger: 'Ginger',
    button: 'Button',
    raisin: 'Raisin',
    feather: 'Feather',
  },
};

/** What a bot of this name looks like. It follows from the name, so that no log has to say it. */
export const faceOf = (name: string): Face => {
  const ofTheList = name.replace(/ \d+$/u, '');
  const isIts = (face: Face) => LANGUAGES.some((language) => NAMES[language][face] === ofTheList);
  return FACES.find(isIts) ?? FACES[0];
};

/**
 * The next of the list that nobody here has, nor its face. The table chooses it: a name is a message.
 * Names that may lie on the board come last: a bot that points is written on a card, beside a word.
 */
export const nextBotName = (state: State): string => {
  const names = NAMES[state.settings.language];
  const seen = new Set(botsOf(state).map(({ name }) => faceOf(name)));
  const isFree = (name: string) => !isNameTaken(state, name);
  const first = state.members.filter(({ bot }) => bot !== undefined).length % FACES.length;
  const order = [...FACES.slice(first), ...FACES.slice(0, first)].filter((face) => !seen.has(face));
  const onCards = new Set(
    cardsOf(state).flatMap((faces) => faces.map((word) => word.toLowerCase())),
  );
  const isOnCard = (face: Face) => onCards.has(names[face].toLowerCase());
  const apart = order.filter((face) => !isOnCard(face));
  const free = [...apart, ...order].find((face) => isFree(names[face]));
  if (free !== undefined) return names[free];
  /** People have all the names: more faces than bots there always are. */
  const name = names[order[0] ?? FACES[0]];
  let number = 2;
  while (!isFree(`${name} ${number}`)) number += 1;
  return `${name} ${number}`;
};

/** What is played next, or now. */
const gameAt = (state: State): GameName => (runningMatch(state) ?? state.settings).game;

/**
 * Bots who make room when a person takes these seats, the last to sit down first. A bot makes room
 * for anyone who may sit there where it is full, for whose place it has always, and nobody for a bot.
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
    for (const each of seating[seat] ?? []) {
      if (presentMember(state, each)?.bot?.instead !== member) continue;
      seating = withoutMember(seating, each);
      leaving.push(each);
    }
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
 * The bot that swaps seats with a person who sits down where it makes room, or where only bots sit; and to where. Only
 * between matches: in one it may know what the other seats must not. Only to seats that would lack someone.
 */
export const botSwapping = (
  state: State,
  member: string,
  { seats, making }: { readonly seats: readonly string[]; readonly making: readonly string[] },
): { readonly bot: string; readonly seats: readonly string[] } | undefined => {
  const there = seats.flatMap((seat) => state.seating[seat] ?? []);
  const isAmongBots = there.every((each) => isBot(state, each));
  const bot = making[0] ?? (isAmongBots ? there.at(-1) : undefined);
  const given = seatsOf(state.seating, member).filter((seat) => !seats.includes(seat));
  if (bot === undefined || given.length === 0) return undefined;
  if (isBot(state, member) || runningMatch(state) !== null) return undefined;
  const isLacking = (seat: string) => {
    const others = (state.seating[seat] ?? []).filter((each) => each !== member);
    return others.length < (planOf(state, seat)?.least ?? 0);
  };
  return given.every(isLacking) ? { bot, seats: given } : undefined;
};

/** Where a bot would sit, and with whom beside it. */
interface RoomForBot {
  readonly seating: Seating<string>;
  readonly seats: readonly string[];
  /** Who has stood up for it. */
  readonly instead?: string;
}

/**
 * Who stands up so that a bot can play on: people who are away, where there is no room beside them,
 * or the one in whose place it is to sit. Null where that is somebody who is there.
 */
export const standingUpForBot = (
  state: State,
  seat: string,
  { away, instead }: { readonly away: readonly string[]; readonly instead?: string | undefined },
): RoomForBot | null => {
  const seats = withCompanions(state, seat);
  const isAway = (id: string) => !isBot(state, id) && away.includes(id);
  let { seating } = state;
  let stoodUp = instead;
  if (instead !== undefined) {
    if (!isAway(instead) || seating[seat]?.includes(instead) !== true) return null;
    seating = withoutMember(seating, instead);
  }
  for (const each of seats) {
    const holders = seating[each] ?? [];
    if (holders.length < (planOf(state, each)?.most ?? 0)) continue;
    const gone = holders.findLast(isAway);
    if (gone === undefined) return null;
    seating = withoutMember(seating, gone);
    stoodUp ??= gone;
  }
  return { seating, seats, ...(stoodUp !== undefined && { instead: stoodUp }) };
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
        .filter((seat) => standingUpForBot(state, seat, { away: [] }) !== null)
    : [];
