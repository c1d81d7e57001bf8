/** The rules of a daily board, for whoever lets people play it: no schemas come with them. */
export * from '@remez/rules/daily';
