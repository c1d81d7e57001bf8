import { fileURLToPath } from 'node:url';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Messages are compiled from `messages/`; the page itself decides which language it speaks. */
export const PARAGLIDE = {
  project: here('../project.inlang'),
  outdir: here('../src/paraglide'),
  strategy: ['baseLocale' as const],
  emitGitIgnore: false,
  emitPrettierIgnore: false,
  emitReadme: false,
};
