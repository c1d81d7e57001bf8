import type { Command, TableView } from '@remez/table';
import type { Kind } from '@remez/table/testing';

/** A table as simple as it can be told: who is here, where they sit, and who may hear what. */
export interface Model {
  readonly here: Set<number>;
  /** Whoever has ever joined. */
  readonly known: Set<number>;
  /** Whoever has a screen at the table. */
  readonly connected: Set<number>;
  readonly seatOf: Map<number, string>;
  /** The team that someone has sat with in this match: whoever stood up still speaks for it. */
  readonly teamIn: Map<number, string>;
  /** Where someone sat last in this match: whoever comes back sits there while it is free. */
  readonly lastSeat: Map<number, string>;
  host: number | null;
  locked: boolean;
  running: boolean;
  /** Everything said, and to whom; null is everyone. */
  readonly said: { readonly text: string; readonly to: ReadonlySet<number> | null }[];
}

export type ModelKind = Extract<Kind, 'teams' | 'duet' | 'decrypto'>;

/** How many may sit where, and with which team. */
export const PLACES: {
  readonly [kind in ModelKind]: {
    readonly [seat: string]: { team: string; least: number; most: number };
  };
} = {
  teams: {
    'red.spymaster': { team: 'red', least: 1, most: 1 },
    'red.operative': { team: 'red', least: 1, most: 30 },
    'blue.spymaster': { team: 'blue', least: 1, most: 1 },
    'blue.operative': { team: 'blue', least: 1, most: 30 },
  },
  duet: {
    a: { team: 'a', least: 1, most: 30 },
    b: { team: 'b', least: 1, most: 30 },
  },
  decrypto: {
    white: { team: 'white', least: 2, most: 4 },
    black: { team: 'black', least: 2, most: 4 },
  },
};

const teamOf = (kind: ModelKind, seat: string | undefined) => PLACES[kind][seat ?? '']?.team;

const sittingAt = ({ seatOf }: Model, seat: string, but?: number): number =>
  [...seatOf].filter(([person, at]) => at === seat && person !== but).length;

const isMissingPeople = (model: Model, kind: ModelKind): boolean =>
  Object.entries(PLACES[kind]).some(([seat, { least }]) => sittingAt(model, seat) < least);

/** How a command must end: `done` or a reason; nothing where the game itself decides. */
export const expected = (
  model: Model,
  kind: ModelKind,
  person: number,
  command: Command,
): string | undefined => {
  const isHost = model.host === person;
  if (command.kind === 'join') {
    if (model.here.has(person)) return 'alreadyHere';
    return model.locked && !model.known.has(person) ? 'locked' : 'done';
  }
  /** What is on its way to someone may make their move a stale one. */
  if (command.kind === 'play') return undefined;
  if (!model.here.has(person)) return 'notMember';
  switch (command.kind) {
    case 'leave':
    case 'stand':
      return 'done';
    case 'lock':
      return isHost ? 'done' : 'notHost';
    case 'start':
      if (!isHost) return 'notHost';
      if (model.running) return 'matchRunning';
      return isMissingPeople(model, kind) ? 'missingPeople' : 'done';
    case 'sit': {
      if (model.running) return undefined;
      const most = PLACES[kind][command.seat]?.most ?? 0;
      return sittingAt(model, command.seat, person) >= most ? 'seatTaken' : 'done';
    }
    case 'talk':
      if (model.running) return undefined;
      return command.to === 'everyone' || model.seatOf.has(person) ? 'done' : 'silence';
    default:
      return undefined;
  }
};

const comeBackTo = (model: Model, kind: ModelKind, person: number): void => {
  const seat = model.running ? model.lastSeat.get(person) : undefined;
  if (seat === undefined) return;
  if (sittingAt(model, seat) < (PLACES[kind][seat]?.most ?? 0)) model.seatOf.set(person, seat);
};

/** What it changes when it is done. What only the game knows is read from the view. */
export const applyTo = (
  model: Model,
  kind: ModelKind,
  person: number,
  command: Command,
  view: TableView | undefined,
): void => {
  switch (command.kind) {
    case 'join':
      model.here.add(person);
      model.known.add(person);
      model.host ??= person;
      comeBackTo(model, kind, person);
      break;
    case 'leave':
      model.here.delete(person);
      model.seatOf.delete(person);
      break;
    case 'stand':
      model.seatOf.delete(person);
      break;
    case 'sit':
      model.seatOf.set(person, command.seat);
      if (model.running) model.teamIn.set(person, teamOf(kind, command.seat) ?? '');
      if (model.running) model.lastSeat.set(person, command.seat);
      break;
    case 'lock':
      model.locked = command.locked;
      break;
    case 'start':
      model.running = true;
      model.teamIn.clear();
      model.lastSeat.clear();
      for (const [each, seat] of model.seatOf) {
        model.teamIn.set(each, teamOf(kind, seat) ?? '');
        model.lastSeat.set(each, seat);
      }
      break;
    case 'play':
      model.running = view?.running === true;
      break;
    case 'talk': {
      const team =
        teamOf(kind, model.seatOf.get(person)) ?? (model.running && model.teamIn.get(person));
      /** Whoever has stood up, or left, hears it when they sit with their team again. */
      const mates = [...model.known].filter((other) =>
        [teamOf(kind, model.seatOf.get(other)), model.running && model.teamIn.get(other)].includes(
          team,
        ),
      );
      model.said.push({
        text: command.text,
        to: command.to === 'everyone' ? null : new Set([person, ...mates]),
      });
    }
  }
};
