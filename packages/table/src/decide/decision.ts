import { failure, type Result, success } from '@remez/rules';
import type {
  Command,
  Event,
  Member,
  State,
  TableContext,
  TableReason,
  TableRefusal,
} from '../types.ts';

export type Decision = Result<readonly Event[], TableRefusal>;

export const refuse = (reason: TableReason): Decision => failure({ reason });
export const accept = (...events: readonly Event[]): Decision => success(events);

export type CommandOf<Kind extends Command['kind']> = Extract<Command, { readonly kind: Kind }>;

/** A member who is here, and what the world says at this moment. */
export interface Acting {
  readonly state: State;
  readonly me: Member;
  /** Who acts: the member's own person, or that of a device that was let in for them. */
  readonly person: string;
  readonly isHost: boolean;
  readonly context: TableContext;
}
