import { parseArgs } from 'node:util';
import { type DailyBoard, type Day, FIRST_DAY, monthOf } from '@remez/rules/daily';
import { LANGUAGES, type Language } from '@remez/words';
import { readBoards, SHIPPED, writeBoards } from './daily/files.ts';
import { makeDay } from './daily/generate.ts';
import { makeWorld } from './daily/world.ts';

/**
 * Makes the boards of the daily board: `npm run daily` makes all of them anew (docs/daily.md).
 *
 *     npm run daily -- --from 2027-02-01     leaves the days before as they are
 *     npm run daily -- --language he         one language alone
 *     npm run daily -- --read 2026-12        prints a month, opened, for reading aloud
 */
const { values } = parseArgs({
  options: {
    from: { type: 'string', default: FIRST_DAY },
    until: { type: 'string' },
    language: { type: 'string' },
    read: { type: 'string' },
  },
});

const chosen = LANGUAGES.filter((each) => (values.language ?? each) === each);

const printed = (day: Day, { words, key, clues }: DailyBoard): string => {
  const told = clues.map(
    ({ word, meant }) => `${word} ${meant.length} (${meant.map((card) => words[card]).join(', ')})`,
  );
  const others = words.filter((_, card) => key[card] === 'bystander').join(' ');
  const assassin = words[key.indexOf('assassin')];
  return `${day}  ${told.join(' · ')}\n            ${others} · ✕ ${assassin}\n`;
};

const make = async (language: Language) => {
  const world = await makeWorld(language);
  const boards = new Map([...readBoards(language)].filter(([day]) => day < values.from));
  const days = SHIPPED.filter((day) => day >= values.from && day <= (values.until ?? day));
  let sums = { turns: 0, mistakes: 0, clues: 0, drawn: 0 };
  const began = performance.now();
  for (const day of days) {
    const { board, crossPlay, drawn } = makeDay(day, [...boards.values()], world);
    boards.set(day, board);
    sums = {
      turns: sums.turns + crossPlay.turns,
      mistakes: sums.mistakes + crossPlay.mistakes,
      clues: sums.clues + board.clues.length,
      drawn: sums.drawn + drawn,
    };
    process.stdout.write(printed(day, board));
    if (day.endsWith('-01')) writeBoards(language, boards);
  }
  writeBoards(language, boards);
  const mean = (sum: number) => (sum / days.length).toFixed(2);
  const seconds = Math.round((performance.now() - began) / 1000);
  process.stderr.write(
    `${language}: ${days.length} days in ${seconds} s; of a day ${mean(sums.clues)} clues, ` +
      `in cross-play ${mean(sums.turns)} turns and ${mean(sums.mistakes)} mistakes; ` +
      `${mean(sums.drawn)} boards drawn\n`,
  );
};

for (const language of chosen) {
  const { read } = values;
  if (read === undefined) await make(language);
  else {
    for (const [day, board] of readBoards(language)) {
      if (monthOf(day) === read) process.stdout.write(printed(day, board));
    }
  }
}
