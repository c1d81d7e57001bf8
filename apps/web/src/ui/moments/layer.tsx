import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { trouble } from '../../lib/faults.ts';
import { sound } from '../../lib/preferences.ts';
import { chime } from '../../lib/sound.ts';
import { Mark } from '../mark.tsx';
import { notice } from '../toast.tsx';
import styles from './layer.module.css';
import type { Told } from './moment.ts';
import { current, heard, holdsBreath, type Shown, skip, spoken } from './queue.ts';

/** One moment, large: what, who, why, what now. The announcer says the same words. */
const ToldMoment = ({ told, breath }: { readonly told: Told; readonly breath: boolean }) => {
  const { kind, what, who, why, next, tone, weight, mark, won, struck } = told;
  return (
    <section
      class={`${styles.moment} ${styles[breath ? 'light' : weight]}`}
      data-testid="moment"
      data-kind={kind}
      data-weight={weight}
      data-tone={breath ? 'tense' : tone}
      data-breath={breath || undefined}
      data-mark={breath ? undefined : mark}
      aria-hidden="true"
    >
      {mark && !breath && (
        <span class={styles.mark}>
          <Mark identity={mark} />
        </span>
      )}
      <p class={styles.what} data-struck={struck}>
        {what}
      </p>
      {breath ? (
        <p class={styles.who}>{told.breath}</p>
      ) : (
        <>
          {who && <p class={styles.who}>{who}</p>}
          {why && <p class={styles.why}>{why}</p>}
          {next && (
            <p class={styles.next} data-won={won}>
              {next}
            </p>
          )}
        </>
      )}
    </section>
  );
};

/**
 * A touch or Escape lets whoever wants to go on go on; it is not kept from what it touches. A breath
 * is let go by any key, since it may be the one that plays.
 */
const useSkipping = () =>
  useEffect(() => {
    const onKey = ({ key, repeat }: KeyboardEvent) => {
      if (key === 'Escape' || (holdsBreath() && !repeat)) skip();
    };
    addEventListener('pointerdown', skip, { capture: true });
    addEventListener('keydown', onKey, { capture: true });
    return () => {
      removeEventListener('pointerdown', skip, { capture: true });
      removeEventListener('keydown', onKey, { capture: true });
    };
  }, []);

/**
 * What is told appears in the picture after the one that shows what happened: the table comes first,
 * and its buttons are right from then on. What is over goes away at once, and what is on the screen
 * already goes on in the table's own picture: while a breath is drawn, nothing has happened yet.
 */
const useShown = (): Shown | null => {
  const now = current.value;
  const [shown, setShown] = useState<Shown | null>(null);
  /** Runs once the picture is drawn. */
  useEffect(() => setShown(now), [now]);
  return now?.moment === shown?.moment ? now : now && shown;
};

/**
 * The one layer for everything that happens and is to be noticed, above sheets as well: moments of
 * a table, one after another, and a short word on what was refused. One region speaks for all.
 */
export const MomentLayer = ({ children }: { readonly children?: ComponentChildren }) => {
  const place = useRef<HTMLDivElement>(null);
  const now = useShown();
  const said = notice.value;
  const failed = trouble.value;
  const told = now !== null && now.moment.weight !== 'staged' ? now.moment : undefined;
  useSkipping();
  useEffect(() => {
    const note = heard(now);
    if (note !== undefined && sound.value) chime(note);
  }, [now]);
  /** Shown anew, it stands above whatever was opened since. */
  useLayoutEffect(() => {
    const layer = place.current;
    const hasSomething = told !== undefined || said !== null || failed;
    if (layer?.showPopover === undefined || !hasSomething) return;
    if (layer.matches(':popover-open')) layer.hidePopover();
    layer.showPopover();
  }, [told, said, failed]);
  return (
    <>
      <div class={styles.announcer}>
        <p class="visually-hidden" role="status" data-testid="announcer">
          {said === null ? spoken(now) : said.text}
        </p>
      </div>
      <div ref={place} popover="manual" class={styles.layer}>
        {told && <ToldMoment key={told.kind + told.what} told={told} breath={now?.beat === 0} />}
        <div class={styles.notices}>
          {said !== null && (
            <p key={said.count} class={styles.notice} data-testid="notice" aria-hidden="true">
              {said.text}
            </p>
          )}
          <div role="status">{children}</div>
        </div>
      </div>
    </>
  );
};
