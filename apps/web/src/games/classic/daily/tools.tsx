import { PAGES } from '@remez/protocol/routes';
import { go } from '../../../lib/route.ts';
import { m } from '../../../messages/index.js';
import toolStyles from '../../../table/tools.module.css';
import { IconButton } from '../../../ui/button.tsx';

export type DailySheet = 'archive' | 'settings';

/** What is always within reach. */
export const DailyTools = ({ onOpen }: { readonly onOpen: (sheet: DailySheet) => void }) => (
  <nav class={toolStyles.toolbar} aria-label={m.tools()}>
    <IconButton
      label={m.to_home()}
      icon="home"
      data-testid="daily-home"
      onClick={() => go(PAGES.home)}
    />
    <IconButton
      label={m.daily_archive()}
      icon="calendar"
      data-testid="daily-archive"
      onClick={() => onOpen('archive')}
    />
    <IconButton label={m.settings()} icon="menu" onClick={() => onOpen('settings')} />
  </nav>
);
