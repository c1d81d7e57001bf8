import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Messages } from './compile.ts';

export const WEB = fileURLToPath(new URL('../..', import.meta.url));
/** It stands in where the page is asked for a language that has no messages. */
const BASE = 'he';

/** Each area of the app has a folder of messages, and so has each game. Paths are those in `WEB`. */
export const messageFiles = (): readonly string[] => {
  const areas = readdirSync(join(WEB, 'messages')).map((name) => `messages/${name}`);
  const games = readdirSync(join(WEB, 'src/games')).map((name) => `src/games/${name}/messages`);
  return [...areas, ...games]
    .filter((folder) => existsSync(join(WEB, folder)))
    .flatMap((folder) => readdirSync(join(WEB, folder)).map((name) => `${folder}/${name}`));
};

/** Merges the areas. A key is unique over all of them. */
export const messagesIn = (files: readonly string[]): Messages => {
  const messages: { [language: string]: { [key: string]: string } } = { [BASE]: {} };
  for (const file of files) {
    const language = basename(file, '.json');
    const texts = messages[language] ?? {};
    messages[language] = texts;
    for (const [key, text] of Object.entries<string>(
      JSON.parse(readFileSync(join(WEB, file), 'utf8')),
    )) {
      if (Object.hasOwn(texts, key)) throw new Error(`Message ${key} is twice, also in ${file}`);
      texts[key] = text;
    }
  }
  return messages;
};
