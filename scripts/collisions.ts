import { appendFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { commonWords } from '@remez/server/referee';
import { LANGUAGES } from '@remez/words';
import { collisionsOf, itemsOf } from './collisions/find.ts';
import { fileOf, judgedIn, unjudged } from './collisions/judged.ts';

/**
 * Lists words of the entries that are illegal beside a card they have no line with, and that nobody
 * has judged yet (docs/words.md). `--write` appends them to the file, to be judged there; `--common`
 * lists the commonest words that are illegal beyond the lines, all of them, for reading.
 */
const { values } = parseArgs({
  options: {
    write: { type: 'boolean', default: false },
    common: { type: 'boolean', default: false },
  },
});

for (const language of LANGUAGES) {
  const found = values.common
    ? collisionsOf(
        commonWords(language).filter((word) => word !== ''),
        language,
      )
    : unjudged(collisionsOf(itemsOf(language).keys(), language), judgedIn(language));
  const lines = found.map(({ card, clue }) => `${card}\t${clue}\t?\n`).join('');
  process.stdout.write(lines);
  if (values.write && !values.common) appendFileSync(fileOf(language), lines);
}
