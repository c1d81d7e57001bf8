import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const COMPRESSIBLE = /\.(?:js|css|html|svg|json|webmanifest)$/u;

/** Compressed once when built, as well as it goes, and never while someone waits. */
export const precompress = (): Plugin => {
  let folder = '';
  return {
    name: 'remez:precompress',
    apply: 'build',
    configResolved(config) {
      folder = config.build.outDir;
    },
    async closeBundle() {
      for (const file of await readdir(folder, { recursive: true })) {
        if (!COMPRESSIBLE.test(file)) continue;
        const path = join(folder, file);
        const bytes = await readFile(path);
        await writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }));
        const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
        await writeFile(`${path}.br`, await promisify(brotliCompress)(bytes, { params }));
      }
    },
  };
};
