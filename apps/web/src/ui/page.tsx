import { PAGES } from '@remez/protocol/routes';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { locale } from '../lib/locale.ts';
import { go } from '../lib/route.ts';
import { m } from '../messages/index.js';
import { Button, IconButton } from './button.tsx';
import styles from './page.module.css';
import { SettingsSheet } from './preferences.tsx';

/** A link inside the app. */
export const Link = ({
  to,
  children,
}: {
  readonly to: string;
  readonly children: ComponentChildren;
}) => (
  <a
    href={to}
    onClick={(event) => {
      event.preventDefault();
      go(to);
    }}
  >
    {children}
  </a>
);

/** The frame of every screen that is not a table: language, settings, what is written below. */
export const Page = ({
  children,
  brand,
  reading = false,
  back = false,
  wide = false,
}: {
  readonly children: ComponentChildren;
  /** What stands first in the bar, before the language. */
  readonly brand?: ComponentChildren;
  readonly reading?: boolean;
  readonly back?: boolean;
  readonly wide?: boolean;
}) => {
  const [settings, setSettings] = useState(false);
  const other = locale.value === 'he' ? 'en' : 'he';
  return (
    <div class={styles.page}>
      <header class={styles.bar}>
        {brand}
        {back ? (
          <Button
            look="ghost"
            onClick={() => (history.length > 1 ? history.back() : go(PAGES.home))}
          >
            {m.back()}
          </Button>
        ) : (
          <Button
            look="ghost"
            icon="globe"
            lang={other}
            onClick={() => {
              locale.value = other;
            }}
          >
            {other === 'en' ? 'English' : 'עברית'}
          </Button>
        )}
        <IconButton label={m.settings()} icon="menu" onClick={() => setSettings(true)} />
      </header>
      <main class={`${styles.main} ${reading ? styles.reading : ''} ${wide ? styles.wide : ''}`}>
        {children}
      </main>
      <footer class={styles.foot}>
        <Link to={PAGES.rules}>{m.rules_title()}</Link>
        <Link to={PAGES.privacy}>{m.privacy_title()}</Link>
        <span>{m.unofficial()}</span>
      </footer>
      {settings && <SettingsSheet onClose={() => setSettings(false)} />}
    </div>
  );
};
