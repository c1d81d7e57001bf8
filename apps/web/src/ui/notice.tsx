import { PAGES } from '@remez/protocol/routes';
import type { ComponentChildren } from 'preact';
import { go } from '../lib/route.ts';
import { m } from '../messages/index.js';
import { Button } from './button.tsx';
import { Page } from './page.tsx';
import shared from './shared.module.css';

/** A screen that says one thing, and what to do about it. */
export const Notice = ({
  title,
  text,
  home = false,
  children,
}: {
  readonly title: string;
  readonly text?: string;
  readonly home?: boolean;
  readonly children?: ComponentChildren;
}) => (
  <Page>
    <div class={shared.hero}>
      <h1>{title}</h1>
      {text && <p class={shared.soft}>{text}</p>}
      {children}
      {home && (
        <Button look="primary" onClick={() => go(PAGES.home)}>
          {m.to_home()}
        </Button>
      )}
    </div>
  </Page>
);

/** The same within a screen. */
export const SmallNotice: typeof Notice = ({ title, text, children }) => (
  <div class={shared.stack} role="status">
    <p>{title}</p>
    {text && <p class={shared.soft}>{text}</p>}
    {children}
  </div>
);

/** The same where only trouble is worth a word: nothing is shown while something is on its way. */
export const quietly: typeof Notice = (notice) => (
  <div>{notice.text !== undefined && <Notice {...notice} />}</div>
);
