import { useEffect, useRef, useState } from 'preact/hooks';
import { GAMES } from '../games/index.ts';
import { isOffline } from '../lib/offline/network.ts';
import { m } from '../messages/index.js';
import type { GameName } from '../table/game-ui.ts';
import type { Chapter } from '../table/lesson/game-lesson.ts';
import { startSolo } from '../table/solo.ts';
import { Button } from '../ui/button.tsx';
import { lazily } from '../ui/lazy.tsx';
import { SmallNotice } from '../ui/notice.tsx';
import { Page } from '../ui/page.tsx';
import shared from '../ui/shared.module.css';

const Open = lazily(async () => (await import('./open-table.tsx')).OpenTable, SmallNotice);

/** A chapter is done: on to the next, or to a game of one's own. */
export const Learned = ({
  game,
  next,
  onNext,
  onAgain,
}: {
  readonly game: GameName;
  readonly next: Chapter | undefined;
  readonly onNext: () => void;
  readonly onAgain: () => void;
}) => {
  const { title, Picture, solo } = GAMES[game];
  const [busy, setBusy] = useState(false);
  const [opening, setOpening] = useState(false);
  const head = useRef<HTMLHeadingElement>(null);
  /** What was pressed is gone with its screen. */
  useEffect(() => head.current?.focus(), []);
  const [start] = solo ?? [];
  if (opening) {
    return (
      <Page>
        <Open.Part game={game} onCancel={() => setOpening(false)} />
      </Page>
    );
  }
  return (
    <Page>
      <div class={shared.hero} data-testid="learned">
        <Picture />
        <h1 ref={head} tabIndex={-1}>
          {next === undefined ? m.learn_done({ game: title() }) : m.learn_half()}
        </h1>
        <p class={shared.soft}>
          {next === undefined ? m.learn_done_about() : m.learn_half_about()}
        </p>
      </div>
      <div class={shared.stack}>
        {next && (
          <Button look="primary" wide icon="book" data-testid="learn-next" onClick={onNext}>
            {m.learn_next({ chapter: next.title() })}
          </Button>
        )}
        {start && (
          <Button
            look={next === undefined ? 'primary' : 'secondary'}
            wide
            icon="bot"
            data-testid="learn-play"
            disabled={busy}
            onClick={async () => {
              setBusy(true);
              await startSolo({ game, start });
              setBusy(false);
            }}
          >
            {m.play_now()}
          </Button>
        )}
        <Button
          wide
          icon="user"
          data-testid="learn-friends"
          disabled={isOffline.value}
          onClick={() => setOpening(true)}
        >
          {m.learn_with_friends()}
        </Button>
        <Button look="ghost" wide icon="again" data-testid="learn-once-more" onClick={onAgain}>
          {m.learn_once_more()}
        </Button>
      </div>
    </Page>
  );
};
