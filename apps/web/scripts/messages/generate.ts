import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { digestOf } from '../digest.ts';
import { messageFiles, messagesIn, WEB } from './files.ts';

const FOLDER = join(WEB, 'src/messages');
/** The compiler is part of the digest, and the lock file stands for its parser. */
const compiler = (): readonly string[] => [
  ...readdirSync(import.meta.dirname).map((name) => `scripts/messages/${name}`),
  '../../package-lock.json',
];

/** What every compiled message needs; `all.js` is where its path begins. */
export const IMPORTS = `import { locale } from '../lib/locale.ts';
import { plural, select } from '../lib/plural.ts';
`;
export const ALL = join(FOLDER, 'all.js');
const INDEX = "export * as m from './all.js';\n";

const startsWith = (path: string, head: string): boolean => {
  try {
    return readFileSync(path, 'utf8').startsWith(head);
  } catch {
    return false;
  }
};

/** Compiles the messages into `src/messages`, unless that was done since they were edited. */
export const generateMessages = async (): Promise<void> => {
  const files = messageFiles();
  const head = `// ${digestOf(WEB, [...files, ...compiler()])}\n`;
  const paths = ['index.js', 'index.d.ts', 'all.d.ts', 'all.js'].map((name) => join(FOLDER, name));
  if (paths.every((path) => startsWith(path, head))) return;

  const { compileMessages } = await import('./compile.ts');
  const compiled = [...compileMessages(messagesIn(files)).values()];
  const declarations = compiled.map(({ declaration }) => declaration).join('');
  const code = compiled.map((each) => each.code).join('');
  mkdirSync(FOLDER, { recursive: true });
  const texts = [INDEX, INDEX, declarations, IMPORTS + code];
  for (const [nth, path] of paths.entries()) writeFileSync(path, `${head}${texts[nth]}`);
};
