import type { DecryptoView } from '@remez/protocol/client';

/** The parts of a view that the screens pass on to one another. */
export type Game = DecryptoView;
export type Team = NonNullable<Game['side']>;
type SheetView = Game['sheets'][Team];
export type Transmission = SheetView['rounds'][number];
type Outcome = NonNullable<Transmission['outcome']>;
type Code = Outcome['code'];
export type Digit = Code[number];
type Deliberation = NonNullable<Game['deliberation']>;
export type Digits = Deliberation['proposals'][number]['digits'];
export type Clues = Transmission['clues'];
export type Keywords = NonNullable<Game['keywords'][Team]>;
export type Verdict = NonNullable<NonNullable<Game['card']>['verdicts'][number]>;

export const TEAMS = ['white', 'black'] as const satisfies readonly Team[];
export const DIGITS = [1, 2, 3, 4] as const satisfies readonly Digit[];
export const PLACES = [0, 1, 2] as const;
export type Place = (typeof PLACES)[number];

export const rivalOf = (team: Team): Team => (team === 'white' ? 'black' : 'white');

/** X17 · the lone player has no keywords and never transmits. */
export const transmitters = ({ mode }: Pick<Game, 'mode'>): readonly Team[] =>
  mode === 'trio' ? ['white'] : TEAMS;

/** With points between, which keep their order in either direction of writing. */
export const codeText = (code: readonly (Digit | null)[]): string =>
  code.map((digit) => digit ?? '_').join('.');
