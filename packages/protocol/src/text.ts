/** Typed text without invisible characters, as it is sent. */
export { stripped } from '@remez/rules/text';
