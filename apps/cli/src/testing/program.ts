import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A player in Node, as someone may bring it: what it does with each line; `say` writes an answer. */
export const writeProgram = async (folder: string, name: string, body: string): Promise<string> => {
  const file = join(folder, `${name}.mjs`);
  const lines = [
    "import { createInterface } from 'node:readline';",
    'const say = (value) => console.log(JSON.stringify(value));',
    'let asked = 0;',
    "createInterface({ input: process.stdin }).on('line', (line) => {",
    '  asked += 1;',
    '  const { seats, who, rules, view } = JSON.parse(line);',
    body,
    '});',
  ];
  await writeFile(file, lines.join('\n'));
  return `exec:"${process.execPath}" "${file}"`;
};

/** Plays boards: a clue that says nothing, and the first card that is open. */
export const PLAIN = `
  if (view.can.giveClue) say({ kind: 'giveClue', word: seats[0] + who + rules.language + view.turn, count: 1 });
  else if (view.can.stop) say({ kind: 'stop' });
  else if (view.can.guess) say({ kind: 'guess', card: view.can.guess[0] });
  else say(null);`;
