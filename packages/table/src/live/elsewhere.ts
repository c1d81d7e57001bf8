import { gathered } from './gather.ts';
import type { Clock, Ephemera, Presence } from './port.ts';

/** Milliseconds in which those who are asked who is there have answered. */
const ANSWERED_WITHIN = 1000;

/** After a gap whoever has not said anything for this long is not there any more. */
const FORGOTTEN_AFTER = 15_000;

/** What one process says of its screens at a table. Nothing in it is for some people only. */
export interface Attendance {
  /** Members with a screen that does not only watch, by their id. */
  readonly here: readonly string[];
  /** Members with screens that only watch. */
  readonly onlyWatching: readonly string[];
  /** Screens that only watch, whosever they are. */
  readonly watching: number;
  /** Screens of people who are not members. */
  readonly guests: number;
  readonly pointing: Presence['pointing'];
  readonly maybe: NonNullable<Presence['maybe']>;
  /** The turn that fingers point in. */
  readonly turn: number;
}

/** What only bots wait for. */
export interface Attended {
  /** Members who attend to a match, by their id, and its number. */
  readonly attending: { readonly [member: string]: number };
  /** Members who write something that others could be first with. */
  readonly composing: readonly string[];
}

interface Message extends Attendance, Attended {
  /** Everyone else who has screens is to say so. */
  readonly asks: boolean;
  /** False while it has not heard yet who else is there. */
  readonly settled: boolean;
}

interface Known {
  readonly said: Message;
  /** It has spoken since it was last asked. */
  isConfirmed: boolean;
}

export interface Elsewhere {
  /** What each of the other processes has said last. */
  all(): readonly (Attendance & Attended)[];
  /** Tells the others, if what there is to tell has changed. */
  changed(): void;
  /** Tells the others what bots wait for, and nothing else: what screens are shown comes no sooner by it. */
  attended(): void;
  /** Asks who is there, and answers soon whether anyone was there before this was asked. */
  ask(onAnswer: (isAnyoneThere: boolean) => void): void;
  isAsking(): boolean;
  dispose(): void;
}

/** Where there is one process, nobody is elsewhere. */
const nowhere: Elsewhere = {
  all: () => [],
  changed: () => {},
  attended: () => {},
  ask: (onAnswer) => onAnswer(false),
  isAsking: () => false,
  dispose: () => {},
};

export const membersIn = ({ here, onlyWatching }: Attendance): readonly string[] => [
  ...here,
  ...onlyWatching,
];

const hasScreens = ({ here, watching }: Attendance): boolean => here.length > 0 || watching > 0;

const areTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');
const areNumbers = (value: unknown): value is { readonly [member: string]: number } =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((each) => typeof each === 'number');

const areMarks = (value: unknown): value is NonNullable<Presence['maybe']> =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every(
    (cards) => Array.isArray(cards) && cards.every((card) => typeof card === 'number'),
  );

/** Undefined when another release says it otherwise. */
const parse = (text: string): Message | undefined => {
  try {
    const said = JSON.parse(text) as { readonly [field in keyof Message]?: unknown };
    const { here, onlyWatching, watching, guests, pointing, turn, asks, settled } = said;
    /** An older release says nothing of these. */
    const { maybe = {}, attending = {}, composing = [] } = said;
    if (!areTexts(here) || !areTexts(onlyWatching)) return undefined;
    if (typeof watching !== 'number' || typeof guests !== 'number') return undefined;
    if (!areNumbers(pointing) || !areMarks(maybe)) return undefined;
    if (!areNumbers(attending) || !areTexts(composing)) return undefined;
    return {
      ...{ here, onlyWatching, watching, guests, pointing, maybe, attending, composing },
      turn: Number(turn),
      asks: asks === true,
      settled: settled === true,
    };
  } catch {
    return undefined;
  }
};

const parseAttended = (text: string): Attended | undefined => {
  try {
    const { attending, composing } = JSON.parse(text) as Partial<Attended>;
    return areNumbers(attending) && areTexts(composing) ? { attending, composing } : undefined;
  } catch {
    return undefined;
  }
};

interface Parts {
  readonly stream: string;
  readonly ephemera: Ephemera | undefined;
  readonly clock: Clock;
  /** What this process has to say of its own screens. */
  readonly own: () => Attendance;
  readonly ownAttended: () => Attended;
  readonly onChange: () => void;
  /** What bots wait for may have changed. */
  readonly onAttended: () => void;
  /** These members were seen elsewhere until now. */
  readonly onLeft: (members: readonly string[]) => void;
}

/**
 * Who is at this table in other processes. Each says all that it knows whenever that changes and
 * when it is asked. Nothing is stored: what is lost is asked for again, and a process that is gone
 * is forgotten.
 */
export const elsewhere = ({
  stream,
  ephemera,
  clock,
  own,
  ownAttended,
  onChange,
  onAttended,
  onLeft,
}: Parts): Elsewhere => {
  if (ephemera === undefined) return nowhere;
  const others = new Map<string, Known>();
  let lastSaid = '';
  let cancelAnswer: (() => void) | undefined;
  let cancelForgetting: (() => void) | undefined;

  const publish = (asks: boolean) => {
    const attendance = own();
    lastSaid = JSON.stringify(attendance);
    const settled = cancelAnswer === undefined;
    const message: Message = { ...attendance, ...ownAttended(), asks, settled };
    ephemera.publish(stream, JSON.stringify(message));
  };
  const saying = gathered(clock, () => publish(false));
  const sayingAttended = gathered(clock, () =>
    ephemera.publish(stream, JSON.stringify(ownAttended())),
  );

  const replace = (process: string, said: Message | undefined) => {
    const before = others.get(process)?.said;
    if (said === undefined || !hasScreens(said)) others.delete(process);
    else others.set(process, { said, isConfirmed: true });
    const still = new Set(said === undefined ? [] : membersIn(said));
    onLeft(before === undefined ? [] : membersIn(before).filter((member) => !still.has(member)));
    onChange();
  };

  const hearAttended = (process: string, text: string) => {
    const known = others.get(process);
    const attended = parseAttended(text);
    if (known === undefined || attended === undefined) return;
    others.set(process, { ...known, said: { ...known.said, ...attended } });
    onAttended();
  };

  const askAll = () => {
    for (const known of others.values()) known.isConfirmed = false;
    publish(true);
  };
  const forgetSilent = () => {
    cancelForgetting = undefined;
    for (const [process, { isConfirmed }] of [...others])
      if (!isConfirmed) replace(process, undefined);
  };

  const unsubscribe = ephemera.subscribe(stream, {
    heard(process, text) {
      const said = parse(text);
      if (said === undefined) return hearAttended(process, text);
      replace(process, said);
      if (said.asks && hasScreens(own())) saying.changed();
    },
    gone(process) {
      if (others.has(process)) replace(process, undefined);
    },
    /** What was said meanwhile is asked for; until then everyone is where they were. */
    missed() {
      askAll();
      cancelForgetting?.();
      cancelForgetting = clock.at(clock.now() + FORGOTTEN_AFTER, forgetSilent);
    },
  });

  return {
    all: () =>
      [...others].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, { said }]) => said),

    changed() {
      const attendance = own();
      if (lastSaid === '' && !hasScreens(attendance)) return;
      if (JSON.stringify(attendance) !== lastSaid) saying.changed();
    },

    attended() {
      if (hasScreens(own())) sayingAttended.changed();
    },

    ask(onAnswer) {
      cancelAnswer?.();
      cancelAnswer = clock.at(clock.now() + ANSWERED_WITHIN, () => {
        cancelAnswer = undefined;
        const wasThere = ({ said, isConfirmed }: Known) => isConfirmed && said.settled;
        onAnswer([...others.values()].some(wasThere));
      });
      askAll();
    },
    isAsking: () => cancelAnswer !== undefined,

    dispose() {
      unsubscribe();
      saying.dispose();
      sayingAttended.dispose();
      cancelAnswer?.();
      cancelForgetting?.();
      if (lastSaid !== '' && hasScreens(JSON.parse(lastSaid) as Attendance)) {
        const nobody = {
          ...own(),
          here: [],
          onlyWatching: [],
          watching: 0,
          guests: 0,
          pointing: {},
          maybe: {},
        };
        ephemera.publish(stream, JSON.stringify({ ...nobody, asks: false, settled: true }));
      }
    },
  };
};
