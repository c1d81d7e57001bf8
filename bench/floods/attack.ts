import { setTimeout as rest } from 'node:timers/promises';
import { drafts, moveOn } from './matches.ts';
import { campaign, codes, lists, talk, watchers } from './people.ts';
import type { Target } from './raw.ts';
import { afterGoodbye, fragments, pings, pipelined, slow } from './sockets.ts';

/** Prepares outside the measure, runs until it is stopped, and tells what became of it. */
export interface Attack {
  readonly about: string;
  /** Descriptors that the server may have; as many as the machine gives if it does not say. */
  readonly descriptors?: number;
  prepare(target: Target): Promise<Running>;
}
interface Running {
  /** Begins; the returned function ends it and tells what was seen. */
  start(): () => string;
}

export const ATTACKS: { readonly [name: string]: Attack } = {
  nothing: {
    about: 'no flood at all',
    prepare: async () => ({ start: () => () => '' }),
  },
  pings,
  fragments,
  afterGoodbye,
  pipelined,
  slow,
  campaign,
  lists,
  talk,
  watchers,
  codes,
  moveOn,
  drafts,
};

export const ATTACK_MS = 8000;

/** The attacking process: prepares, waits for the word, attacks for its time, reports. */
export const attackAs = async (name: string, target: Target) => {
  const attack = ATTACKS[name];
  if (attack === undefined) throw new Error(`there is no attack "${name}"`);
  const running = await attack.prepare(target);
  process.send?.({ ready: true });
  await new Promise<void>((resolve) => process.once('message', () => resolve()));
  const stop = running.start();
  await rest(ATTACK_MS);
  const summary = stop();
  process.send?.({ summary }, () => process.exit());
};
