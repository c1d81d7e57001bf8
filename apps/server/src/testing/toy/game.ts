import { type Actor, among, failure, type Game, success } from '@remez/rules';

/** The smallest game there is: two say words in turn; whoever says the other's secret word wins. */

export const SEATS = ['first', 'second'] as const;
export type Seat = (typeof SEATS)[number];

interface Options {
  readonly most: number;
}
type Secrets = { readonly [seat in Seat]: string };
export interface Say {
  readonly kind: 'say';
  readonly word: string;
}
export type Event =
  | { readonly kind: 'dealt'; readonly most: number; readonly secrets: Secrets }
  | { readonly kind: 'said'; readonly seat: Seat; readonly word: string };
export interface State {
  readonly most: number;
  readonly secrets: Secrets;
  readonly said: readonly string[];
  /** Null while it is open; nobody wins when all words are said. */
  readonly result: { readonly winner: Seat | null } | null;
}
export interface ToyView {
  readonly game: 'toy';
  readonly turn: number;
  readonly said: readonly string[];
  readonly secrets: Partial<Secrets>;
  readonly can: { readonly say?: true };
  readonly result?: { readonly winner: Seat | null };
}

const atTurn = ({ said }: State): Seat => SEATS[said.length % 2 === 0 ? 0 : 1];
const other = (seat: Seat): Seat => (seat === 'first' ? 'second' : 'first');
const isAtTurn = (state: State, by: Actor<Seat>): boolean =>
  by.kind === 'person' && by.seats.includes(atTurn(state));

export const toy: Game<
  Options,
  Seat,
  State,
  Say,
  Event,
  ToyView,
  Seat,
  Options,
  Partial<Options>
> = {
  name: 'toy',
  settings: {
    usual: { most: 4 },
    change(before, { most = before.most }) {
      const valid = among([2, 4, 6], most);
      return valid === null ? null : { most: valid };
    },
    options: ({ most }) => ({ most }),
  },
  usualPack: (language) => `classic.${language}`,
  captainMoves: [],
  eventKinds: ['dealt', 'said'],
  deal({ options: { most }, words: [first = '', second = ''] }) {
    return success([{ kind: 'dealt', most, secrets: { first, second } }]);
  },
  decide(state, command, by) {
    if (command.kind !== 'say') return failure({ reason: 'malformed' });
    if (state.result !== null) return failure({ reason: 'gameOver' });
    if (!isAtTurn(state, by)) return failure({ reason: 'notYourTurn' });
    return success([{ kind: 'said', seat: atTurn(state), word: command.word }]);
  },
  evolve(state, event) {
    if (event.kind === 'dealt')
      return { most: event.most, secrets: event.secrets, said: [], result: null };
    if (state === undefined) throw new Error('a word before the deal');
    const said = [...state.said, event.word];
    const isFound = state.secrets[other(event.seat)] === event.word;
    const isEnd = isFound || said.length === state.most;
    return { ...state, said, result: isEnd ? { winner: isFound ? event.seat : null } : null };
  },
  withSeating: (state) => state,
  roles: (_, __, seats) => seats,
  view(state, perspective) {
    const { said, secrets, result } = state;
    const mine = perspective.kind === 'seated' ? perspective.seats : [];
    const sees = (seat: Seat) => result !== null || mine.includes(seat);
    return {
      game: 'toy',
      turn: said.length,
      said,
      secrets: {
        ...(sees('first') && { first: secrets.first }),
        ...(sees('second') && { second: secrets.second }),
      },
      can: result === null && mine.includes(atTurn(state)) ? { say: true } : {},
      ...(result !== null && { result }),
    };
  },
  moves: ({ can }) => (can.say ? [{ move: { kind: 'say' }, open: { word: 'text' } }] : []),
  deadline: () => undefined,
  seats: () =>
    SEATS.map((seat) => ({ seat, team: seat, least: 1, most: 1, secrets: [seat], also: [] })),
  wordsNeeded: () => 2,
  assign: ([first = '', second = '']) => ({ first: [first], second: [second] }),
  rotate: ({ first = [], second = [] }) => ({ first: second, second: first }),
  turn: ({ said }) => said.length,
  isOver: ({ result }) => result !== null,
  mayTalk: () => true,
  mayPoint: () => false,
};
