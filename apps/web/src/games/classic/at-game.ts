import type { ClassicMove, ClassicView } from '@remez/protocol/client';
import { useMatch } from '../../table/at-table.ts';
import { usePlayOf } from '../../table/play.ts';

/** The match of classic on the table. */
export const useGame = (): ClassicView => useMatch('classic');

export const usePlay = () => usePlayOf<ClassicMove>().play;
