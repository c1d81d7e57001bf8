import type { TableView } from '@remez/protocol/client';
import { useContext } from 'preact/hooks';
import { botIn } from '../../lib/names.ts';
import { useTable } from '../at-table.ts';
import { PassContext } from '../pass-context.ts';

type Place = TableView['seats'][number];

/** What is to be known of the next match before it begins. */
export interface Next {
  /** The seats, with those who will sit there. */
  readonly places: readonly Place[];
  readonly isReady: (id: string) => boolean;
  /** People who sit: all of them, those who are here and have not said that they are ready, and those who are not here. */
  readonly people: readonly string[];
  readonly unready: readonly string[];
  readonly away: readonly string[];
  /** Members who have come and have no seat. */
  readonly standing: readonly string[];
  /** Whether who is here can play without those who are not. */
  readonly isManned: boolean;
}

/** Whether other people have a say in what comes next: not alone among bots, and not on one device for all. */
export const useIsShared = (): boolean => {
  const { view, isLesson } = useTable();
  const isPassed = useContext(PassContext) !== null;
  const people = view.members.filter(({ bot, out }) => bot === undefined && !out);
  return !isLesson && !isPassed && people.length > 1;
};

/** Who sits where in the next match, and who is in for it. */
export const useNext = (): Next => {
  const { view, away } = useTable();
  const { nextSeats, ready = [] } = view;
  const places = view.seats.map((place) =>
    nextSeats === undefined ? place : { ...place, members: nextSeats[place.seat] ?? [] },
  );
  const teamsOf = (id: string) =>
    new Set(view.seats.filter(({ members }) => members.includes(id)).map(({ team }) => team)).size;
  const seated = [...new Set(view.seats.flatMap(({ members }) => members))];
  const isBot = (id: string) => botIn(view.members, id) !== undefined;
  /** In a trio one person sits with both teams; a screen that does so where it is allowed is none. */
  const isScreen = (id: string) => view.settings.sharedScreen && teamsOf(id) > 1;
  const people = seated.filter((id) => !isBot(id) && !isScreen(id));
  const gone = people.filter((id) => away.value.includes(id));
  const unready = people.filter((id) => !gone.includes(id) && !ready.includes(id));
  const hasEnough = ({ members, least }: Place) =>
    members.filter((id) => !gone.includes(id)).length >= least;
  return {
    places,
    isReady: (id) => isBot(id) || ready.includes(id),
    people,
    unready,
    away: gone,
    standing: view.members
      .filter(({ id, out }) => !out && !seated.includes(id))
      .map(({ id }) => id),
    isManned: places.every(hasEnough),
  };
};
