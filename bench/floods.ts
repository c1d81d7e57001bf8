import { attackAs } from './floods/attack.ts';
import { conduct } from './floods/conduct.ts';
import { probe } from './floods/probe.ts';

/**
 * What a table of honest people notices while somebody floods the server: `npm run bench:floods`, or
 * only some with `npm run bench:floods -- pings codes`. The server, the honest table and the flood are
 * processes of their own. Everything stays on 127.0.0.0/8 and is bounded in count and time.
 */
const [role = '', ...args] = process.argv.slice(2);
if (role === '--probe') await probe(args[0] ?? '');
else if (role === '--attack')
  await attackAs(args[0] ?? '', { url: args[1] ?? '', table: args[2] ?? '' });
else await conduct(role === '' ? [] : [role, ...args]);
