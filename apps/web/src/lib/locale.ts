import { signal } from '@preact/signals';

export const LOCALES = ['he', 'en'] as const;
export type Locale = (typeof LOCALES)[number];

/** The language that the page speaks. Screens that read messages are drawn anew when it changes. */
export const locale = signal<Locale>('he');

const RIGHT_TO_LEFT: readonly string[] = ['ar', 'fa', 'he', 'ur', 'yi'];

export const directionOf = (language: string): 'rtl' | 'ltr' =>
  RIGHT_TO_LEFT.includes(language) ? 'rtl' : 'ltr';
