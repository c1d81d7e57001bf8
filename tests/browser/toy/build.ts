import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const ACTUAL = here('../../../apps/web/src/games/index.ts');
const WITH_TOY = here('registry.ts');

/** The web app as it is, but for its registry of games, into the folder that is named. */
await build({
  configFile: here('../../../apps/web/vite.config.ts'),
  logLevel: 'warn',
  build: { outDir: process.argv[2] ?? '', emptyOutDir: true },
  plugins: [
    {
      name: 'remez:registry-with-toy',
      enforce: 'pre',
      async resolveId(source, importer, options) {
        if (importer === WITH_TOY) return null;
        const found = await this.resolve(source, importer, { ...options, skipSelf: true });
        return found?.id === ACTUAL ? WITH_TOY : found;
      },
    },
  ],
});
