import type { Command, TableView } from '@remez/protocol/client';
import { LOCAL_PERSON, openLocalTable } from '../lib/local-tables.ts';
import { locale } from '../lib/locale.ts';
import { whyNot } from '../lib/reasons.ts';
import { go, passedTablePath } from '../lib/route.ts';
import { say } from '../ui/toast.tsx';
import type { GameName, Games } from './game-ui.ts';

/** Everyone at a table on one device; the first is its host. */
export const personAt = (place: number): string => (place === 0 ? LOCAL_PERSON : `guest-${place}`);

/** The member whom the game waits for, if that is one, as far as whoever holds the device can tell. */
export const holderIn = (games: Games, { match, seats }: TableView, by?: string): string | null => {
  if (match === undefined) return null;
  const { view } = match;
  const membersAt = (seat: string) => seats.find((each) => each.seat === seat)?.members ?? [];
  return games[view.game].passing?.holder(view, membersAt, by) ?? null;
};

/** A table on this device for a whole group: everyone sits, and the match begins. */
export const startPassing = async (games: Games, game: GameName): Promise<boolean> => {
  const { passing } = games[game];
  if (passing === undefined) return false;
  const [first, ...others] = passing.places;
  const by = (place: number, ...commands: readonly Command[]) =>
    commands.map((command) => ({ person: personAt(place), command }));
  const answer = await openLocalTable({
    name: first?.name() ?? '',
    settings: {
      game,
      language: locale.value,
      sharedDevice: true,
      [game]: passing.settings,
    },
    commands: [
      ...(first === undefined ? [] : by(0, { kind: 'sit', seat: first.seat })),
      ...others.flatMap(({ name, seat }, nth) =>
        by(nth + 1, { kind: 'join', name: name() }, { kind: 'sit', seat }),
      ),
      ...by(0, { kind: 'start' }),
    ],
  });
  if (answer.ok) go(passedTablePath(answer.value.table));
  else say(whyNot(answer.reason));
  return answer.ok;
};
