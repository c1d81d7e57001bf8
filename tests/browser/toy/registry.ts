import { GAMES as OTHERS } from '../../../apps/web/src/games/index.ts';
import { toy } from './ui.tsx';

/** The registry of the web with one line more; `build.ts` puts it in the other's place. */
export const GAMES = { ...OTHERS, toy };

export { FIRST_GAME } from '../../../apps/web/src/games/index.ts';
