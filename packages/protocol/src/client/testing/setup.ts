import type { Command, Outcome, TableView } from '@remez/table';
import { PROTOCOL } from '../../version.ts';
import { tableClient } from '../client.ts';
import type { ClientState } from '../port.ts';
import { scriptedWorld } from './world.ts';

export const HELLO = { type: 'hello', protocol: PROTOCOL, table: 'token' };
export const STAND: Command = { kind: 'stand' };

export const viewOf = (turn: number) => ({ turn }) as TableView;

/** A screen at a table, and everything a test may do to it. */
export const sitDown = (listen: (state: ClientState) => void = () => {}) => {
  const scripted = scriptedWorld();
  const seen: ClientState[] = [];
  const client = tableClient({ table: 'token' }, scripted.world, (state) => {
    seen.push(state);
    listen(state);
  });
  /** The answers so far, by order of asking; undefined while there is none. */
  const answers: (Outcome | undefined)[] = [];
  const ask = (command: Command) => {
    const index = answers.push(undefined) - 1;
    void client.send(command).then((outcome) => {
      answers[index] = outcome;
    });
  };
  return { ...scripted, client, seen, answers, ask };
};

export type ClientSetup = ReturnType<typeof sitDown>;

export const sitDownWelcomed = () => {
  const setup = sitDown();
  setup.wire().welcome();
  return setup;
};

/** Lets promises that are already resolved be heard. */
export const settled = () => Promise.resolve();
