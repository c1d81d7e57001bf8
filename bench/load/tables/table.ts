import type { Person } from '../person.ts';

/** A table of four as the generator plays it: one move after another, for ever. */
export interface Table {
  readonly people: readonly Person[];
  /** One more screen that looks at the table, where there can be one. */
  watch?(): Promise<Person>;
  /** Which of the four sends what. */
  next(): { readonly by: number; readonly bytes: Buffer };
  /** Whether this message shows its person the effect of the last move; throws if it was refused. */
  shows(person: number, payload: Buffer, opcode: number): boolean;
}

interface Opening {
  readonly port: number;
  /** Of all servers, where several serve the same tables: the four are spread over them. */
  readonly ports: readonly number[];
  /** Which table of the run it is: its address and its name follow from that. */
  readonly index: number;
}

export type OpenTable = (opening: Opening) => Promise<Table>;

/** Everyone at the table. */
export const SEATS = [0, 1, 2, 3] as const;
