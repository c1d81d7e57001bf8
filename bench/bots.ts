import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { type Lexicon, makeGrammar, makeThinker } from '@remez/bots';
import * as english from '@remez/bots/lexicon/en';
import * as hebrew from '@remez/bots/lexicon/he';
import { commonWords } from '@remez/server/referee';
import { measureCoverage } from './bots/coverage.ts';
import { measureGold } from './bots/gold.ts';

/**
 * How well the bots play: `npm run bench:bots [-- GAMES]`. Gold clues, coverage, and cross-play of all games; the figures of
 * docs/bots.md.
 */
const run = promisify(execFile);
const GAMES = Number(process.argv[2] ?? 1000);

const say = (what: string, figures: object): void => {
  process.stdout.write(`${what}: ${JSON.stringify(figures)}\n`);
};

const simulated = async (...args: readonly string[]): Promise<void> => {
  const command = ['apps/cli/bin/remez.mjs', 'simulate', '--games', String(GAMES), ...args];
  const { stdout } = await run(process.execPath, command, { maxBuffer: 1 << 30 });
  const last = stdout.trimEnd().split('\n').at(-1) ?? '{}';
  const { summary, temperaments } = JSON.parse(last) as { summary: object; temperaments?: object };
  say(args.join(' '), temperaments ?? summary);
};

const known: {
  readonly [language: string]: { lexicon: Lexicon; groups: readonly (readonly string[])[] };
} = {
  he: hebrew,
  en: english,
};

for (const language of ['he', 'en'] as const) {
  const { lexicon, groups } = known[language] ?? hebrew;
  const thinker = makeThinker(lexicon, makeGrammar(language, lexicon, groups));
  say(`gold clues, ${language}`, measureGold(language, thinker));
  if (language === 'he') say('coverage', measureCoverage(commonWords('he'), thinker));
}
for (const language of ['he', 'en']) {
  for (const game of ['classic', 'duet', 'decrypto']) {
    await simulated('--language', language, '--game', game);
  }
}
await simulated('--temperaments');
await simulated('--operative', 'gold');
