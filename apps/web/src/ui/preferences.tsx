import { LOCALES, locale } from '../lib/locale.ts';
import { sound, THEMES, theme, vibration } from '../lib/preferences.ts';
import { m } from '../messages/index.js';
import { Choice, Switch } from './field.tsx';
import { InstallPart } from './offline/parts.tsx';
import shared from './shared.module.css';
import { Sheet } from './sheet.tsx';

export const LANGUAGE_NAMES = { he: 'עברית', en: 'English' } as const;

export const Preferences = () => {
  const themeNames = { auto: m.theme_auto(), dark: m.theme_dark(), light: m.theme_light() };
  return (
    <div class={shared.stack}>
      <Choice
        label={m.language()}
        value={locale.value}
        options={LOCALES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
        onChoose={(value) => {
          locale.value = value;
        }}
      />
      <Choice
        label={m.theme()}
        value={theme.value}
        options={THEMES.map((value) => ({ value, label: themeNames[value] }))}
        onChoose={(value) => {
          theme.value = value;
        }}
      />
      <Switch
        label={m.sound()}
        checked={sound.value}
        onChange={(on) => {
          sound.value = on;
        }}
      />
      <Switch
        label={m.vibration()}
        checked={vibration.value}
        onChange={(on) => {
          vibration.value = on;
        }}
      />
      <InstallPart />
    </div>
  );
};

export const SettingsSheet = ({ onClose }: { readonly onClose: () => void }) => (
  <Sheet title={m.settings()} onClose={onClose}>
    <Preferences />
  </Sheet>
);
