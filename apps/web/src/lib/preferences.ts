import { effect, signal } from '@preact/signals';
import { directionOf, LOCALES, type Locale, locale } from './locale.ts';
import { remember, remembered } from './storage.ts';

export const THEMES = ['auto', 'dark', 'light'] as const;
export type Theme = (typeof THEMES)[number];

const among = <Value extends string>(
  values: readonly Value[],
  value: string | null,
  otherwise: Value,
): Value => values.find((each) => each === value) ?? otherwise;

/** Hebrew first: English for those whose browser asks for it and not for Hebrew. */
const firstLocale = (): Locale => {
  const asked = navigator.languages.map((language) => language.slice(0, 2));
  return asked.includes('en') && !asked.includes('he') && !asked.includes('iw') ? 'en' : 'he';
};

locale.value = among(LOCALES, remembered('locale'), firstLocale());
export const theme = signal<Theme>(among(THEMES, remembered('theme'), 'auto'));
export const sound = signal(remembered('sound') !== 'off');
export const vibration = signal(remembered('vibration') !== 'off');

const darkIsAsked = (): MediaQueryList => matchMedia('(prefers-color-scheme: dark)');

/** Sets the page once for language, direction and theme, and keeps it so. */
export const applyPreferences = (): void => {
  effect(() => {
    document.documentElement.lang = locale.value;
    document.documentElement.dir = directionOf(locale.value);
    remember('locale', locale.value);
  });
  const paint = () => {
    const dark = theme.value === 'auto' ? darkIsAsked().matches : theme.value === 'dark';
    document.documentElement.dataset.theme = dark ? 'dark' : 'light';
  };
  darkIsAsked().addEventListener('change', paint);
  effect(() => {
    paint();
    remember('theme', theme.value);
  });
  effect(() => remember('sound', sound.value ? 'on' : 'off'));
  effect(() => remember('vibration', vibration.value ? 'on' : 'off'));
};
