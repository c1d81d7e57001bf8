import { type Facts, purposeIn } from '../purpose.ts';
import type { Settings, State } from '../types.ts';
import { askGuards } from './guards.ts';
import type { Guard } from './port.ts';

const NOTHING: Facts = {};

/**
 * What guards answer about the next match of a table, kept so that screens can be told whether it
 * may begin. Whether it does begin is asked again by the command.
 */
export const guardWatch = ({
  guards,
  state,
  onChange,
}: {
  readonly guards: readonly Guard[];
  readonly state: () => State;
  /** They may answer otherwise now: refresh, and then show. */
  readonly onChange: () => void;
}) => {
  let facts = NOTHING;
  let followed: string | null = null;
  let unwatch: readonly (() => void)[] = [];
  let isStale = false;

  const stop = () => {
    for (const end of unwatch) end();
    unwatch = [];
  };

  const hear = () => {
    isStale = true;
    onChange();
  };

  /** From here on what the next match is played for, which is nothing at most tables. */
  const follow = (settings: Settings) => {
    const id = purposeIn(settings);
    const purpose = id === null ? null : `${settings.game} ${id}`;
    if (purpose === followed) return;
    stop();
    followed = purpose;
    facts = NOTHING;
    isStale = purpose !== null;
    if (purpose === null) return;
    unwatch = guards.flatMap((guard) => guard.watch?.(settings, hear) ?? []);
  };

  const read = async (settings: Settings) => {
    isStale = false;
    try {
      facts = (await askGuards(guards, { kind: 'start' }, settings)) ?? NOTHING;
    } catch (error) {
      isStale = true;
      throw error;
    }
  };

  return {
    /** The same object until they may be others. */
    facts: (): Facts => facts,
    /** Asks again where something may have changed since; null, at once, where nothing has. */
    refresh(): Promise<void> | null {
      const { settings } = state();
      follow(settings);
      return isStale ? read(settings) : null;
    },
    dispose: stop,
  };
};
