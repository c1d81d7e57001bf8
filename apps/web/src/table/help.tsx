import { signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { m } from '../messages/index.js';
import { chapterPath } from '../ui/chapters.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { useTable } from './at-table.ts';
import { useGameUi } from './game-ui.ts';

/** The chapter that is open. It stays open when what has asked for it is gone, as a turn may end. */
const opened = signal<string | undefined>(undefined);

/** At a moment at which a rule matters: the chapter about it, in this game. */
export const HelpLink = ({
  to,
  children,
}: {
  readonly to: string;
  readonly children: ComponentChildren;
}) => {
  const { view } = useTable();
  return (
    <a
      href={chapterPath(view.settings.game, to)}
      data-testid={`help-${to}`}
      onClick={(event) => {
        event.preventDefault();
        opened.value = to;
      }}
    >
      {children}
    </a>
  );
};

/** The rules over the table, at that chapter and as this room plays them. */
export const HelpSheet = () => {
  const { view } = useTable();
  const { Rules } = useGameUi();
  const close = () => {
    opened.value = undefined;
  };
  useEffect(() => close, []);
  if (opened.value === undefined) return null;
  return (
    <Sheet title={m.rules_title()} onClose={close}>
      <Rules at={opened.value} agreed={view.settings} />
    </Sheet>
  );
};
