import type { Plugin } from 'vite';

const MADE_EACH_TIME = 'new Intl.PluralRules(locale, options)';
const KEPT = '(pluralRules[locale] ??= new Intl.PluralRules(locale))';

/**
 * Paraglide makes new plural rules for each text with a number, which costs a slow phone more than
 * drawing the board. They depend on the language alone, so they are kept.
 */
export const keptPlurals = (): Plugin => ({
  name: 'remez:kept-plurals',
  transform(code, id) {
    if (!id.endsWith('/paraglide/registry.js')) return;
    if (!code.includes(MADE_EACH_TIME))
      this.error('Paraglide makes its plural rules otherwise now');
    return { code: `const pluralRules = {};\n${code.replace(MADE_EACH_TIME, KEPT)}`, map: null };
  },
});
