import { cp, mkdtemp, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DIST } from './harness.ts';

const TEXTS = /\.(?:js|css|html)$/u;

/** The web app as a later release would have it: every script and style under another name. */
export const laterBuild = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'remez-build-'));
  await cp(DIST, folder, { recursive: true, filter: (file) => !/\.(?:gz|br)$/u.test(file) });
  const assets = (await readdir(join(folder, 'assets'))).filter((file) => TEXTS.test(file));
  const names = new RegExp(assets.map((file) => file.replaceAll('.', '\\.')).join('|'), 'gu');
  for (const file of assets) {
    await rename(join(folder, 'assets', file), join(folder, 'assets', `later-${file}`));
  }
  const texts = (await readdir(folder, { recursive: true })).filter((file) => TEXTS.test(file));
  for (const file of texts) {
    const text = (await readFile(join(folder, file), 'utf8')).replace(names, 'later-$&');
    /** What the build itself would find: a hash of all files, and one of the page. */
    const told =
      file === 'sw.js'
        ? text.replace(/(?<=build:.|url:.\/.,revision:.)(?=\w{16})/gu, 'later')
        : text;
    await writeFile(join(folder, file), told);
  }
  return folder;
};
