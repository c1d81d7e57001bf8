import type { DuetIdentity, DuetMove, DuetView, Side } from '@remez/protocol/client';
import { useMemo } from 'preact/hooks';
import { listed } from '../../lib/listed.ts';
import { lessonPlaces } from '../../lib/local-tables.ts';
import { m } from '../../messages/index.js';
import { useMatch, useTable } from '../../table/at-table.ts';
import { usePlayOf } from '../../table/play.ts';

/**
 * The match of Duet on the table. D5 · either side may begin: in a lesson the one does whose clue comes next, and the
 * other is shown to wait for it.
 */
export const useGame = (): DuetView => {
  const game = useMatch('duet');
  const { isLesson, table } = useTable();
  const place = isLesson ? lessonPlaces.value[table] : undefined;
  const step = place?.steps[place.position];
  const isTheirClue = step?.verb === 'clue' && !step.you && game.can.giveClue === true;
  return useMemo(() => {
    if (!isTheirClue) return game;
    const { giveClue: _, ...can } = game.can;
    const side: Side = step.by === 'a' ? 'a' : 'b';
    return { ...game, can, givers: [side] };
  }, [game, isTheirClue]);
};

export const usePlay = () => usePlayOf<DuetMove>().play;

/** Where people sit on this screen: oneself near, the partner across. Onlookers sit behind side a. */
export interface Places {
  readonly near: Side;
  readonly far: Side;
  /** Whether whoever looks sits at the table. */
  readonly isSeated: boolean;
  readonly placeOf: (side: Side) => 'near' | 'far';
  /** Everyone on that side, by name; a side that is one's own is "us". */
  readonly nameOf: (side: Side) => string;
  readonly membersOf: (side: Side) => readonly string[];
}

export const usePlaces = (): Places => {
  const { view, me, nameOf } = useTable();
  const near: Side = me.seats.includes('b') ? 'b' : 'a';
  const isSeated = me.seats.includes(near);
  /** The same as long as nobody changes places: names are looked up when they are asked for. */
  return useMemo(() => {
    const membersOf = (side: Side): readonly string[] =>
      view.seats.find(({ seat }) => seat === side)?.members ?? [];
    return {
      near,
      far: near === 'a' ? 'b' : 'a',
      isSeated,
      placeOf: (side) => (side === near ? 'near' : 'far'),
      membersOf,
      nameOf: (side) => {
        if (isSeated && side === near) return m.duet_us();
        const names = membersOf(side).map(nameOf);
        return names.length === 0 ? m.duet_nobody() : listed(names);
      },
    };
  }, [view, near, isSeated, nameOf]);
};

export const identityName = (identity: DuetIdentity): string =>
  ({
    green: m.identity_green,
    bystander: m.identity_bystander,
    assassin: m.identity_assassin,
  })[identity]();
