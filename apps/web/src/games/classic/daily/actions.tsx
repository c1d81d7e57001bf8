import { type Day, daysAfter } from '@remez/protocol/daily';
import { PAGES, pathTo } from '@remez/protocol/routes';
import { useState } from 'preact/hooks';
import { ClueSaid } from '../../../board/clue-said.tsx';
import ending from '../../../board/ending.module.css';
import { GuessButtons } from '../../../board/guessing.tsx';
import screenStyles from '../../../board/screen.module.css';
import { go } from '../../../lib/route.ts';
import { m } from '../../../messages/index.js';
import { Button } from '../../../ui/button.tsx';
import shared from '../../../ui/shared.module.css';
import styles from './daily.module.css';
import { shareDayPicture, shareResult } from './share.ts';
import type { Sitting } from './sitting.ts';
import { resultLine } from './texts.ts';

/** Four sentences for whoever is here for the first time. */
export const Intro = ({ onBegin }: { readonly onBegin: () => void }) => (
  <footer class={screenStyles.actions}>
    <p class={`${shared.note} ${styles.intro}`} data-testid="daily-intro">
      {m.daily_intro()}
    </p>
    <div class={shared.buttons}>
      <Button look="primary" class={shared.grow} data-testid="daily-begin" onClick={onBegin}>
        {m.daily_begin()}
      </Button>
    </div>
  </footer>
);

/** The result, to friends: as squares, or as a picture. */
export const ShareButtons = ({ sitting }: { readonly sitting: Sitting }) => {
  const { turns, result } = sitting.shown.value;
  const [busy, setBusy] = useState(false);
  if (result === undefined) return null;
  const what = { day: sitting.day, turns, result };
  return (
    <>
      <Button
        look="primary"
        icon="share"
        data-testid="daily-share"
        onClick={() => void shareResult(what)}
      >
        {m.daily_share()}
      </Button>
      <Button
        data-testid="daily-picture"
        disabled={busy}
        onClick={async () => {
          setBusy(true);
          await shareDayPicture(what);
          setBusy(false);
        }}
      >
        {m.ending_share()}
      </Button>
    </>
  );
};

/** Where to after a day: to today's board from an earlier one, and from today's to yesterday's. */
export const OtherDays = ({ day, today }: { readonly day: Day; readonly today: Day }) => {
  const yesterday = daysAfter(today, -1);
  return day === today ? (
    <Button
      data-testid="daily-yesterday"
      onClick={() => go(pathTo(PAGES.dailyDay, { day: yesterday }))}
    >
      {m.daily_yesterday()}
    </Button>
  ) : (
    <Button data-testid="daily-today" onClick={() => go(pathTo(PAGES.dailyDay, { day: today }))}>
      {m.daily_today()}
    </Button>
  );
};

/** What one may do now, where a thumb is. */
export const Actions = ({
  sitting,
  marked,
  today,
  onSummary,
}: {
  readonly sitting: Sitting;
  readonly marked: number | undefined;
  readonly today: Day;
  readonly onSummary: () => void;
}) => {
  const { turns, covered, canStop, result } = sitting.shown.value;
  const { words } = sitting.reader;
  const turn = turns.at(-1);
  if (result !== undefined) {
    return (
      <footer class={ending.end}>
        <p class={ending.endTitle} data-testid="daily-result">
          {resultLine(result)}
        </p>
        <div class={styles.after}>
          <ShareButtons sitting={sitting} />
          <Button data-testid="daily-summary" onClick={onSummary}>
            {m.daily_summary()}
          </Button>
          <OtherDays day={sitting.day} today={today} />
        </div>
      </footer>
    );
  }
  const closed = words.map((_, card) => card).filter((card) => !covered.has(card));
  return (
    <footer class={screenStyles.actions}>
      <ClueSaid clue={turn} />
      {turn?.again && <p class={shared.note}>{m.daily_again_note({ count: turn.count })}</p>}
      <GuessButtons
        marked={marked}
        cards={words.map((word) => ({ word }))}
        allowed={closed}
        onGuess={(card) => sitting.play({ kind: 'guess', card })}
        stop={{
          label: m.end_turn(),
          allowed: canStop,
          onStop: () => sitting.play({ kind: 'stop' }),
        }}
      />
    </footer>
  );
};
