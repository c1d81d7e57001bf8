import type { Game } from '../game.ts';
import { GRID_CARDS } from '../grid.ts';
import { withGiver } from '../meaning.ts';
import { deadline } from './deadline.ts';
import { decide } from './decide.ts';
import { evolve } from './evolve.ts';
import { moves } from './moves.ts';
import { assign, mayPoint, mayTalk, rotate, seats } from './seats.ts';
import { type Settings, type SettingsChange, settings } from './settings.ts';
import { deal } from './setup.ts';
import {
  type Command,
  EVENT_KINDS,
  type Event,
  type Options,
  type Seat,
  type SeatRole,
  type State,
  type View,
} from './types.ts';
import { view } from './view.ts';

export const classic: Game<
  Options,
  Seat,
  State,
  Command,
  Event,
  View,
  SeatRole,
  Settings,
  SettingsChange
> = {
  name: 'classic',
  settings,
  usualPack: (language) => `classic.${language}`,
  captainMoves: ['guess', 'stop'],
  sketches: ['amendMeant'],
  eventKinds: EVENT_KINDS,
  deal,
  decide,
  evolve,
  withSeating: (state) => state,
  roles: withGiver,
  view,
  moves,
  deadline,
  seats,
  wordsNeeded: () => GRID_CARDS,
  assign,
  rotate,
  turn: (state) => state.turn,
  isOver: (state) => state.phase.kind === 'over',
  groupScore: ({ result }) => result?.score ?? null,
  mayTalk,
  mayPoint,
};

export { REASONS, type Reason } from './guards.ts';
export { type ClassicDealRequest, deal, dealtText, drawKey } from './setup.ts';
export * from './types.ts';
