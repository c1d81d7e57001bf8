import { theatreOf } from '../../../table/moments/theatre.ts';
import { ending } from './ending.ts';
import { moments } from './moments.ts';
import { part } from './part.ts';

export const theatre = theatreOf('decrypto', { moments, part, ending });
