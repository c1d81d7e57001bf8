import { ROUTES } from '@remez/protocol/routes';
import { type Clock, type Command, isDraft } from '@remez/table';
import type { Logger } from 'pino';
import type { Limits } from './limits.ts';

const LOOK_EVERY = 10_000;
const MEGABYTE = 1_048_576;

/**
 * Looks every ten seconds whether the disk has room to spare. Where it cannot be told, what was
 * found last holds.
 */
export const watchSpace = async ({
  freeSpace,
  clock,
  logger,
  leastMb,
}: {
  readonly freeSpace: () => Promise<number>;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly leastMb: number;
}) => {
  let roomy = true;
  let closed = false;
  let cancel = () => {};

  const look = async (): Promise<void> => {
    const free = await freeSpace().catch(() => undefined);
    const was = roomy;
    if (free !== undefined) roomy = free >= leastMb * MEGABYTE;
    const found = { freeMb: Math.floor((free ?? 0) / MEGABYTE), leastMb };
    if (was && !roomy) logger.error(found, 'little disk space: new tables and talk are refused');
    if (!was && roomy) logger.info(found, 'enough disk space again');
    if (!closed) cancel = clock.at(clock.now() + LOOK_EVERY, look);
  };
  await look();

  return {
    isRoomy: (): boolean => roomy,
    close() {
      closed = true;
      cancel();
    },
  };
};
export type Space = Awaited<ReturnType<typeof watchSpace>>;

interface Keeping {
  readonly space: Pick<Space, 'isRoomy'>;
  readonly limits: Pick<Limits, 'draftsOfAddress' | 'keptOfAddress'>;
  readonly address: string;
}

export type WhyNotKept = 'noSpace' | 'tooFast' | 'tooMuch';

type CommandKind = Command['kind'];

/** What a game can be played without. */
const TO_SPARE: readonly CommandKind[] = ['talk', 'note', 'bringWords'];
const isToSpare = (command: Command): boolean =>
  TO_SPARE.includes(command.kind) || isDraft(command);

/** Counted, but never refused: a game that was begun can be ended, and anyone may go. */
const ALWAYS: readonly CommandKind[] = ['play', 'leave', 'close'];

/** In kilobytes, what an event takes beside the text that was sent; a deal has a board in it. */
const EVENT = 0.5;
const DEAL = 5;
const isDeal = ({ kind }: Command): boolean => kind === 'start' || kind === 'again';

const costOf = (command: Command): number =>
  (isDeal(command) ? DEAL : EVENT) + Buffer.byteLength(JSON.stringify(command)) / 1000;

export const whyNotStore = (
  command: Command,
  { space, limits, address }: Keeping,
): WhyNotKept | undefined => {
  if (isToSpare(command) && !space.isRoomy()) return 'noSpace';
  if (isDraft(command) && !limits.draftsOfAddress.take(address)) return 'tooFast';
  const isWithin = limits.keptOfAddress.take(address, costOf(command));
  const isAlways = ALWAYS.includes(command.kind) && !isDraft(command);
  return isWithin || isAlways ? undefined : 'tooMuch';
};

/** In kilobytes, what is kept of a request. */
const REQUESTS: { readonly [route: string]: number } = {
  [ROUTES.tables]: 3,
  [ROUTES.campaigns]: 3,
  [ROUTES.campaign]: 1,
  [ROUTES.deviceLinks]: 0.5,
  [ROUTES.knock]: 0.5,
  [ROUTES.dailyResults]: 0.2,
};
const NEW: readonly string[] = [ROUTES.tables, ROUTES.campaigns];

export const whyNotPost = (
  route: string,
  { space, limits, address }: Keeping,
): WhyNotKept | undefined => {
  const cost = Object.hasOwn(REQUESTS, route) ? REQUESTS[route] : undefined;
  if (cost === undefined) return undefined;
  if (NEW.includes(route) && !space.isRoomy()) return 'noSpace';
  return limits.keptOfAddress.take(address, cost) ? undefined : 'tooMuch';
};
