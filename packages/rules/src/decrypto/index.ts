import type { Game } from '../game.ts';
import { deadline } from './deadline.ts';
import { decide } from './decide.ts';
import { EVENT_KINDS, type Event } from './events.ts';
import { evolve } from './evolve.ts';
import { moves } from './moves.ts';
import { passOn, roles, withSeating } from './people.ts';
import { assign, mayPoint, mayTalk, rotate, seats } from './seats.ts';
import { type Settings, type SettingsChange, settings } from './settings.ts';
import { deal, wordsNeeded } from './setup.ts';
import type { Command, Options, Role, Seat, State } from './types.ts';
import { view } from './view.ts';
import type { View } from './view-types.ts';

export const decrypto: Game<
  Options,
  Seat,
  State,
  Command,
  Event,
  View,
  Role,
  Settings,
  SettingsChange
> = {
  name: 'decrypto',
  settings,
  usualPack: (language) => `decrypto.${language}`,
  /** Teams agree among themselves, and whoever sat down first may be the encryptor. */
  captainMoves: [],
  sketches: ['nameTeam', 'nameEncryptor', 'draft', 'propose', 'share', 'proposeKeywords'],
  secretWords: true,
  eventKinds: EVENT_KINDS,
  deal,
  decide,
  evolve,
  withSeating,
  passOn,
  roles,
  view,
  moves,
  deadline,
  seats,
  wordsNeeded,
  assign,
  rotate,
  turn: (state) => state.turn,
  isOver: (state) => state.phase.kind === 'over',
  mayTalk,
  mayPoint,
};

export { CODES } from './codes.ts';
export * from './events.ts';
export { REASONS, type Reason } from './guards.ts';
export { HUMMED } from './limits.ts';
export { type DecryptoDealRequest, deal } from './setup.ts';
export * from './types.ts';
export * from './view-types.ts';
