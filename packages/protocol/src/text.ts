/** What is typed without what nobody sees, for whoever sends it. */
export { stripped } from '@remez/rules/text';
