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
  type Side,
  type SideRole,
  type State,
  type View,
} from './types.ts';
import { view } from './view.ts';

export const duet: Game<
  Options,
  Side,
  State,
  Command,
  Event,
  View,
  SideRole,
  Settings,
  SettingsChange
> = {
  name: 'duet',
  settings,
  usualPack: (language) => `duet.${language}`,
  captainMoves: ['guess', 'stop'],
  sketches: ['amendMeant'],
  firstCome: ['clue', 'suddenDeath'],
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
  mayTalk,
  mayPoint,
};

export { MISTAKE_COSTS, type MistakeCost } from './bank.ts';
export { REASONS, type Reason } from './guards.ts';
export * from './missions.ts';
export * from './roads.ts';
export {
  AGENTS,
  type DuetDealRequest,
  deal,
  dealtText,
  drawKeys,
  isKey,
  type Keys,
  STRUCTURE,
} from './setup.ts';
export * from './types.ts';
