import { locale } from '../../apps/web/src/lib/locale.ts';
import type { Witness } from '../../apps/web/src/table/moments/theatre.ts';

locale.value = 'he';

/** Someone at these seats; people are called by their ids. */
export const witness = (
  seats: readonly string[],
  {
    table = {},
    finished = [],
    member,
    bots = [],
  }: {
    readonly table?: { readonly [seat: string]: readonly string[] };
    readonly finished?: readonly object[];
    readonly member?: string;
    /** Who of all at the table is a bot. */
    readonly bots?: readonly string[];
  } = {},
): Witness =>
  ({
    view: {
      seats: Object.entries(table).map(([seat, members]) => ({
        seat,
        team: seat.split('.')[0],
        members,
      })),
      finished,
      members: Object.values(table)
        .flat()
        .map((id) => ({ id, ...(bots.includes(id) && { bot: 'balanced' }) })),
      settings: {},
    },
    me: { seats, member },
    nameOf: (id: string) => id,
  }) as unknown as Witness;
