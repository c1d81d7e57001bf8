import type { ComponentChildren } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { m } from '../messages/index.js';
import { IconButton } from '../ui/button.tsx';
import { useTable } from './at-table.ts';
import { CornerCode } from './big-screen/corner.tsx';
import { FullScreen } from './big-screen/full-screen.tsx';
import { useIsBigScreen } from './big-screen/is-big.ts';
import { KeyShield } from './key-shield.tsx';
import { TalkNews, useUnreadTalk } from './talk.tsx';
import styles from './tools.module.css';

/** Whether the key is to be seen on this screen: covered, or peeked at. */
export const useShield = () => {
  const [hidden, setHidden] = useState(false);
  const [peeking, setPeeking] = useState(false);
  return useMemo(
    () => ({ hidden, setHidden, setPeeking, shows: !hidden || peeking }),
    [hidden, peeking],
  );
};

export type ToolSheet = 'menu' | 'talk' | 'story';

/** What is always within reach, in every game. */
export const Tools = ({
  shield,
  onOpen,
  children,
}: {
  /** Absent where there is no key to cover. */
  readonly shield: ReturnType<typeof useShield> | undefined;
  readonly onOpen: (sheet: ToolSheet) => void;
  readonly children?: ComponentChildren;
}) => {
  const unread = useUnreadTalk();
  const isBig = useIsBigScreen();
  /** Nobody else is there to talk to. */
  const { isLocal } = useTable();
  return (
    <>
      {isBig && <CornerCode />}
      <nav class={styles.toolbar} aria-label={m.tools()}>
        {shield && (
          <KeyShield hidden={shield.hidden} onHide={shield.setHidden} onPeek={shield.setPeeking} />
        )}
        {children}
        <IconButton
          label={m.story()}
          icon="history"
          data-testid="tool-story"
          onClick={() => onOpen('story')}
        />
        {!isLocal && (
          <IconButton
            class={styles.tool}
            label={m.talk()}
            icon="chat"
            data-testid="tool-talk"
            onClick={() => onOpen('talk')}
          >
            {unread && <span class={styles.dot} />}
          </IconButton>
        )}
        <IconButton
          label={m.menu()}
          icon="menu"
          data-testid="tool-menu"
          onClick={() => onOpen('menu')}
        />
        {isBig && <FullScreen />}
        <TalkNews />
      </nav>
    </>
  );
};
