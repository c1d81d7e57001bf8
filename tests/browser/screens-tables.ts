import { type Random, seededRandom, shuffled } from '@remez/rules';
import { type Event as ClassicEvent, deal, type Identity, type Mode } from '@remez/rules/classic';
import {
  type Event as DuetEvent,
  type Identity as DuetIdentity,
  deal as dealDuet,
  type Keys,
} from '@remez/rules/duet';
import { packReferee } from '@remez/server/referee';
import {
  type Command,
  decide,
  type Event,
  evolve,
  type FaceUpCards,
  type Move,
  openingEvents,
  type SettingsChange,
  type State,
  wordsOf,
} from '@remez/table';
import { PACKS } from '@remez/words';

/** Who sits at the tables of the catalogue: short names, long ones, and a foreign one. */
export const NAMES = {
  noa: 'נועה',
  amit: 'עמית',
  dana: 'דנה',
  long: 'אלכסנדרה בת-שבע כהן',
  chris: 'Christopher Robin',
  late: 'סבא יואל',
  gone: 'רוני',
} as const;
export type Who = keyof typeof NAMES;
export const EVERYONE = Object.keys(NAMES) as readonly Who[];
export type Persons = { readonly [who in Who]: string };

const SEATS: { readonly [mode in Mode]: Partial<Record<Who, string>> } = {
  teams: {
    noa: 'red.spymaster',
    amit: 'blue.spymaster',
    dana: 'red.operative',
    long: 'red.operative',
    chris: 'blue.operative',
  },
  coop: { noa: 'red.spymaster', dana: 'red.operative', long: 'red.operative' },
  trio: { noa: 'red.spymaster', amit: 'blue.spymaster', dana: 'red.operative' },
};

/** X1 · three against three, of whom one is away; X17 · a pair and an ear. */
const DECRYPTO_SEATS: { readonly [mode in 'teams' | 'trio']: Partial<Record<Who, string>> } = {
  teams: {
    noa: 'white',
    dana: 'white',
    long: 'white',
    amit: 'black',
    chris: 'black',
    late: 'black',
  },
  trio: { noa: 'white', dana: 'white', amit: 'black' },
};

const SIDES: Partial<Record<Who, string>> = {
  noa: 'a',
  dana: 'a',
  amit: 'b',
  long: 'b',
  chris: 'b',
};

const seatsFor = ({ game, classic, decrypto }: State['settings']): Partial<Record<Who, string>> => {
  if (game === 'duet') return SIDES;
  return game === 'decrypto' ? DECRYPTO_SEATS[decrypto.mode] : SEATS[classic.mode];
};

/** The widest a board can get: each card shows its longer face, and the longest are on the table. */
const longestCards = (): FaceUpCards => {
  const faced = PACKS['classic.he'].cards.map((card) => {
    const [front = '', back = ''] = card;
    return { card, face: back.length > front.length ? 1 : 0 };
  });
  const longest = faced.sort(
    (a, b) => (b.card[b.face] ?? '').length - (a.card[a.face] ?? '').length,
  );
  const chosen = shuffled(longest.slice(0, 25), seededRandom(3));
  return { cards: chosen.map(({ card }) => card), faces: chosen.map(({ face }) => face) };
};

/** The same deal with other words: red begins, or both sides draw anew. */
const dealAgain = (
  dealt: { readonly kind: string },
  words: readonly string[],
  context: { readonly now: number; readonly random: Random },
): readonly { readonly kind: string }[] => {
  const again =
    'a' in dealt
      ? dealDuet({ ...(dealt as Extract<DuetEvent, { kind: 'dealt' }>), words }, context)
      : deal(
          {
            options: (dealt as Extract<ClassicEvent, { kind: 'dealt' }>).options,
            words,
            starts: 'red',
          },
          context,
        );
  if (!again.ok) throw new Error(again.failure.reason);
  return again.value;
};

/** A table in preparation: who does what, one after another, and what came of it. */
export const prepareTable = (persons: Persons, settings: SettingsChange, now: number) => {
  const context = { now, random: seededRandom(11), judge: packReferee(), hostAwaySince: null };
  const opening = openingEvents({
    code: '482913',
    person: persons.noa,
    name: NAMES.noa,
    settings,
    at: now,
  });
  if (!opening.ok) throw new Error(opening.failure);
  const events: Event[] = [...opening.value];
  let state = events.reduce<State | undefined>(evolve, undefined) as State;

  const take = (more: readonly Event[]) => {
    state = more.reduce(evolve, state);
    events.push(...more);
  };
  const act = (who: Who, command: Command) => {
    const turn = command.kind === 'play' ? { turn: state.turn } : {};
    const by = { kind: 'person', person: persons[who] } as const;
    const decision = decide(state, { ...turn, command }, by, context);
    if (!decision.ok) throw new Error(`${who} ${command.kind}: ${decision.failure.reason}`);
    return decision.value;
  };
  const game = () =>
    state.match?.state as
      | { readonly key: readonly Identity[]; readonly covered: readonly boolean[] }
      | undefined;

  const table = {
    events,
    state: () => state,
    does: (who: Who, command: Command) => {
      take(act(who, command));
      return table;
    },
    plays: (who: Who, move: Move) => table.does(who, { kind: 'play', move }),
    joined: (...guests: readonly Who[]) => {
      for (const who of guests) table.does(who, { kind: 'join', name: NAMES[who] });
      return table;
    },
    seated: (...guests: readonly Who[]) => {
      const seats = seatsFor(state.settings);
      for (const who of guests) {
        const seat = seats[who];
        if (seat !== undefined) table.does(who, { kind: 'sit', seat });
      }
      return table;
    },
    /** Red begins, with the longest words of the pack or with these. */
    started: (faceUp: FaceUpCards = longestCards()) => {
      for (const event of act('noa', { kind: 'start' })) {
        if (event.kind === 'matchStarted') take([{ ...event, laid: faceUp }]);
        else if (event.kind === 'played' && event.event.kind === 'dealt') {
          const dealt = dealAgain(event.event, wordsOf(faceUp), context);
          take(dealt.map((each) => ({ kind: 'played', event: each })));
        } else take([event]);
      }
      return table;
    },
    /** Cards that are this on side a and that on side b, in the order of the board. */
    cells: (a: DuetIdentity, b: DuetIdentity): readonly number[] => {
      const { keys } = (state.match?.state ?? {}) as { readonly keys: Keys };
      return keys.a.flatMap((each, card) => (each === a && keys.b[card] === b ? [card] : []));
    },
    cell: (a: DuetIdentity, b: DuetIdentity, nth = 0): number => {
      const card = table.cells(a, b)[nth];
      if (card === undefined) throw new Error(`no card ${nth} that is ${a} and ${b}`);
      return card;
    },
    /** What those who guess have their fingers on. */
    pointed: (): number =>
      state.settings.game === 'duet' ? table.cell('green', 'bystander', 4) : table.card('red', 6),
    /** And what else it may be. */
    maybe: (): number =>
      state.settings.game === 'duet' ? table.cell('green', 'bystander', 3) : table.card('blue', 5),
    /** L3 · the first word of a compound that lies open. */
    partOfCompound: (): string => {
      const words = state.deck.faceUp === null ? [] : wordsOf(state.deck.faceUp);
      const isOpen = (card: number) => !game()?.covered[card];
      const compound = words.find((word, card) => /[- ]/u.test(word) && isOpen(card));
      const [first] = compound?.split(/[- ]/u) ?? [];
      if (first === undefined) throw new Error('no compound lies open');
      return first;
    },
    /** Cards of this identity, in the order of the board. */
    cardsOf: (identity: Identity): readonly number[] =>
      game()?.key.flatMap((each, card) => (each === identity ? [card] : [])) ?? [],
    card: (identity: Identity, nth: number): number => {
      const card = table.cardsOf(identity)[nth];
      if (card === undefined) throw new Error(`no ${identity} card ${nth}`);
      return card;
    },
  };
  return table;
};
export type Prepared = ReturnType<typeof prepareTable>;
