import type { Lexicon } from '@remez/bots';
import { lexicon as english } from '@remez/bots/lexicon/en';
import { lexicon as hebrew } from '@remez/bots/lexicon/he';
import { betterSpelling, lint } from '@remez/bots/lexicon/lint';
import { ALLOWANCES } from '@remez/rules';
import { packReferee } from '@remez/server/referee';
import { type Language, PACK_IDS, PACKS } from '@remez/words';

/** Reads the whole lexicon with the referee: `npm run lexicon`. It is a part of `npm run check`. */
const LEXICONS: { readonly [language in Language]: Lexicon } = { he: hebrew, en: english };
const MOST_SHOWN = 40;

const { verdict } = packReferee();
const spoken = (word: string) => word.replaceAll('-', ' ');
let failed = false;

for (const language of ['he', 'en'] as const) {
  const cards = PACK_IDS.filter((id) => PACKS[id].language === language).flatMap((id) =>
    PACKS[id].cards.flat(),
  );
  const { faults, figures } = lint(LEXICONS[language], {
    cards,
    isIllegal: (clue, card) =>
      verdict({
        clue: spoken(clue),
        language,
        allow: ALLOWANCES,
        against: 'board',
        visible: [spoken(card)],
        covered: [],
      }).verdict === 'illegal',
    misspelled: language === 'he' ? betterSpelling : () => undefined,
  });
  const said = Object.entries(figures).map(([figure, value]) => `${figure} ${value}`);
  process.stdout.write(`lexicon ${language}: ${said.join(', ')}\n`);
  for (const fault of faults.slice(0, MOST_SHOWN)) process.stderr.write(`${fault}\n`);
  if (faults.length > MOST_SHOWN) process.stderr.write(`and ${faults.length - MOST_SHOWN} more\n`);
  failed ||= faults.length > 0;
}

process.exitCode = failed ? 1 : 0;
