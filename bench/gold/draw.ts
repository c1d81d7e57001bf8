import { seededRandom, shuffled } from '@remez/rules';
import { PACKS } from '@remez/words';

/** The boards of the English gold set, without clues: `node bench/gold/draw.ts`. */
const SEED = 1515;
const BOARDS = 60;
const PARTS = [9, 8, 7, 1] as const;

const random = seededRandom(SEED);
const cards = [...PACKS['classic.en'].cards, ...PACKS['duet.en'].cards];

for (let id = 1; id <= BOARDS; id += 1) {
  const words = shuffled(cards, random)
    .slice(0, 25)
    .flatMap((card) => shuffled(card, random).slice(0, 1));
  let from = 0;
  const parts = PARTS.map((count) => {
    from += count;
    return words.slice(from - count, from).join(',');
  });
  process.stdout.write(`en${id}\t${parts.join('\t')}\n`);
}
