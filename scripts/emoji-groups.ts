import { readFileSync, writeFileSync } from 'node:fs';

/**
 * Words that emoji are described by, from Unicode's CLDR, as groups that mean one thing. Its package is large and
 * needed only here, so it is no dependency: install `cldr-annotations-full` somewhere and name its folder.
 *
 *     node scripts/emoji-groups.ts FOLDER
 */
const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('name the folder of cldr-annotations-full');

interface Annotations {
  readonly annotations: {
    readonly annotations: { readonly [emoji: string]: { readonly default?: readonly string[] } };
  };
}

const NO_WORD = /[^\p{L}' -]/u;
/** What is said of so many emoji says nothing. */
const TOO_COMMON = 40;

for (const language of ['he', 'en'] as const) {
  const file = `${folder}/annotations/${language}/annotations.json`;
  const { annotations } = (JSON.parse(readFileSync(file, 'utf8')) as Annotations).annotations;
  const described = Object.values(annotations).map((each) =>
    [...new Set(each.default ?? [])].filter((word) => !NO_WORD.test(word)),
  );
  const counts = new Map<string, number>();
  for (const word of described.flat()) counts.set(word, (counts.get(word) ?? 0) + 1);
  const groups = described
    .map((words) => words.filter((word) => (counts.get(word) ?? 0) <= TOO_COMMON))
    .filter((words) => words.length > 1)
    .map((words) => words.map((word) => word.replaceAll(' ', '-')).join(' '));
  const text = [...new Set(groups)].join('\n');
  writeFileSync(
    new URL(`../packages/bots/src/lexicon/data/groups.${language}.ts`, import.meta.url),
    `/**\n * Words that emoji are described by, a group a line; made by scripts/emoji-groups.ts from Unicode's CLDR.\n * Copyright © 2004-2026 Unicode, Inc. Unicode License V3 (https://www.unicode.org/license.txt).\n */\nexport const groups = \`\n${text}\n\`;\n`,
  );
}
