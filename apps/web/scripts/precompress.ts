import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const COMPRESSIBLE = /\.(?:js|css|html|svg|json|webmanifest)$/u;
/** What workers run and the daily boards are four fifths of all bytes. The first load waits for none. */
const FETCHED_LATER = /worker-|^days/u;

/**
 * The highest quality, 11, takes twice the time of 10 and saves less than 1% of the first load. For
 * what is fetched later, 10 takes fifteen times the time of 8 and saves 3%.
 */
const qualityFor = (file: string): number => (FETCHED_LATER.test(file) ? 8 : 10);

/** Files are compressed once, by the build, and never while a player waits. */
export const precompress = (): Plugin => {
  let folder = '';
  const compress = async (file: string): Promise<void> => {
    const path = join(folder, file);
    const bytes = await readFile(path);
    const params = { [constants.BROTLI_PARAM_QUALITY]: qualityFor(file) };
    await Promise.all([
      promisify(gzip)(bytes, { level: 9 }).then((made) => writeFile(`${path}.gz`, made)),
      promisify(brotliCompress)(bytes, { params }).then((made) => writeFile(`${path}.br`, made)),
    ]);
  };
  return {
    name: 'remez:precompress',
    apply: 'build',
    configResolved(config) {
      folder = config.build.outDir;
    },
    async closeBundle() {
      const files = await readdir(folder, { recursive: true });
      await Promise.all(files.filter((file) => COMPRESSIBLE.test(file)).map(compress));
    },
  };
};
