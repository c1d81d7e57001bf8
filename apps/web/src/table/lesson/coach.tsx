import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { goOnWithLesson, lessonPlaces } from '../../lib/local-tables.ts';
import { m } from '../../messages/index.js';
import { Button, IconButton } from '../../ui/button.tsx';
import { current, holdsBreath } from '../../ui/moments/queue.ts';
import { useTable } from '../at-table.ts';
import styles from './coach.module.css';
import {
  all,
  type Chapter,
  type CoachAbout,
  type GameLesson,
  type LessonPlace,
} from './game-lesson.ts';
import { useRing } from './ring.ts';

/** What is told by the game's own screen is to be looked at first. */
const isStaged = (): boolean => current.value?.moment.weight === 'staged';

/** How far the lesson is for whoever looks: while a breath is held, as far as it was. */
const useShownPlace = (): LessonPlace | undefined => {
  const { table } = useTable();
  const place = lessonPlaces.value[table];
  const shown = useRef(place);
  if (shown.current === undefined || !(holdsBreath() || isStaged())) shown.current = place;
  return shown.current;
};

/** The step at which something was said last: it still speaks of what was so then. */
const saidAt = ({ steps, position }: LessonPlace): number =>
  steps.findLastIndex(({ coach }, nth) => nth <= position && coach !== null);

const useAbout = (
  place: LessonPlace | undefined,
  position: number | undefined,
): CoachAbout | undefined => {
  const { wholeGame } = useTable();
  const game = wholeGame.value;
  const step = place?.steps[position ?? -1];
  return place && step && { step, before: place.steps.slice(0, position), game };
};

/** The screen below makes room for the coach as long as the lesson lasts: nothing is covered, and nothing moves. */
const useRoom = () =>
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dataset.lesson = '';
    return () => {
      delete root.dataset.lesson;
    };
  }, []);

const Progress = ({ steps, position }: LessonPlace) => {
  const yours = steps.filter(({ you }) => you).length;
  const done = steps.slice(0, position).filter(({ you }) => you).length;
  return (
    <p class={styles.progress}>
      <span class="visually-hidden">
        {m.learn_step({ step: Math.min(done + 1, yours), steps: yours })}
      </span>
      <bdi aria-hidden="true">
        {Math.min(done + 1, yours)}/{yours}
      </bdi>
    </p>
  );
};

const StartOver = ({ onYes, onNo }: { readonly onYes: () => void; readonly onNo: () => void }) => (
  <>
    <p class={styles.text} role="alert">
      {m.learn_again_sure()}
    </p>
    <div class={styles.answers}>
      <Button look="primary" data-testid="learn-again-confirm" onClick={onYes}>
        {m.learn_again()}
      </Button>
      <Button onClick={onNo}>{m.cancel()}</Button>
    </div>
  </>
);

/** Says what to do and why, shows where, and lets whoever learns go at their own pace. */
export const Coach = ({
  lesson,
  chapter,
  onLeave,
  onStartOver,
  onDone,
}: {
  readonly lesson: GameLesson;
  readonly chapter: Chapter;
  readonly onLeave: () => void;
  readonly onStartOver: () => void;
  readonly onDone: () => void;
}) => {
  const { table } = useTable();
  const place = useShownPlace();
  const about = useAbout(place, place?.position);
  const spoken = useAbout(place, place && saidAt(place));
  const [asking, setAsking] = useState(false);
  const [read, setRead] = useState<number>();
  const said = useRef<HTMLDivElement>(null);
  useRoom();
  useRing(() => {
    if (isStaged()) return all('[data-testid="go-on"]');
    return about?.step.you ? lesson.where(about) : [];
  });
  const isDone = place !== undefined && about === undefined;
  const key = isStaged() ? 'staged' : isDone ? 'done' : (spoken?.step.coach ?? undefined);
  const text = key === 'done' ? chapter.done() : spoken && lesson.coach[key ?? '']?.(spoken);
  const waits = about?.step.waits === true && read !== place?.position && !isStaged();
  const goOn = () => {
    if (place === undefined) return;
    setRead(place.position);
    goOnWithLesson(table, place.position);
    /** The button goes away: a keyboard goes on from what is said. */
    said.current?.focus();
  };
  return (
    <aside class={styles.coach} aria-label={m.learn_coach()} data-testid="coach" data-key={key}>
      <div class={styles.main}>
        {asking ? (
          <StartOver
            onYes={() => {
              setAsking(false);
              onStartOver();
            }}
            onNo={() => setAsking(false)}
          />
        ) : (
          <>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
            <div ref={said} class={styles.said} tabIndex={0}>
              <p class={styles.text} role="status">
                {text}
              </p>
            </div>
            {waits && (
              <Button look="primary" data-testid="learn-go-on" onClick={goOn}>
                {m.learn_go_on()}
              </Button>
            )}
            {key === 'done' && (
              <Button look="primary" data-testid="learn-done" onClick={onDone}>
                {m.learn_finish()}
              </Button>
            )}
          </>
        )}
      </div>
      <div class={styles.side}>
        <IconButton
          label={m.learn_leave()}
          icon="close"
          data-testid="learn-leave"
          onClick={onLeave}
        />
        <IconButton
          label={m.learn_again()}
          icon="again"
          data-testid="learn-again"
          onClick={() => setAsking(true)}
        />
        {place && <Progress {...place} />}
      </div>
    </aside>
  );
};
