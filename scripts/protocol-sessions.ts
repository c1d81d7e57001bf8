import { readFile, writeFile } from 'node:fs/promises';
import { PAGE } from './protocol-lists.ts';
import { classicSession } from './sessions/classic.ts';
import { decryptoSession } from './sessions/decrypto.ts';
import { duetSession } from './sessions/duet.ts';

/** Plays a short match of each game on a real server and writes what was sent into the page about the protocol. */

const SESSIONS = { classic: classicSession, duet: duetSession, decrypto: decryptoSession };
export const SESSION_NAMES = Object.keys(SESSIONS);

/** The page with every session as it goes now. */
export const withSessions = async (page: string): Promise<string> => {
  let next = page;
  for (const [name, play] of Object.entries(SESSIONS)) {
    const begin = `<!-- session: ${name} -->\n`;
    const at = next.indexOf(begin);
    const end = next.indexOf('\n<!-- end -->', at);
    if (at < 0 || end < 0) throw new Error(`the page has no place for the session "${name}"`);
    next = `${next.slice(0, at)}${begin}\n${await play()}\n${next.slice(end)}`;
  }
  return next;
};

if (process.argv[1] === import.meta.filename) {
  await writeFile(PAGE, await withSessions(await readFile(PAGE, 'utf8')));
}
