import { signal } from '@preact/signals';
import type { Chime } from '../../lib/sound.ts';
import { wantsStillness } from '../still.ts';
import { type Moment, type Staged, sentenceOf, type Told } from './moment.ts';

const BREATH = 750;
const BEAT = 1300;
/** A screen that nobody touches goes on by itself. */
const LINGER = 12_000;
/** As long as it takes to read, within bounds. */
const SHORTEST = { light: 2200, heavy: 3000, scene: 4200 } as const;
const PER_LETTER = 45;
const LONGEST = 6500;
const MOST_WAITING = 4;
/** A touch that was on its way already is not an answer to what has only just appeared. */
const TOO_SOON = 400;

export interface Shown {
  readonly moment: Moment;
  /** Of a staged moment, which beat; of a told one, 0 for the breath before it and 1 for itself. */
  readonly beat: number;
  /** The first of those that appeared just now: without motion all of them do at once. */
  readonly since: number;
  readonly at: number;
}

/** What is on the screen now. */
export const current = signal<Shown | null>(null);
let waiting: readonly Moment[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
/** Whether nobody will touch this screen. */
let unattended = false;
/** Whether something lies over the whole screen, so that nothing below it would be seen or heard. */
let covered = false;

/** Others wait: then it is short. */
const lengthOf = (told: Told): number => {
  const length = Math.max(SHORTEST[told.weight], sentenceOf(told).length * PER_LETTER);
  return Math.min(LONGEST, length) * (waiting.length > 0 && told.weight !== 'scene' ? 0.5 : 1);
};

const later = (run: () => void, wait: number): void => {
  clearTimeout(timer);
  timer = setTimeout(run, wait);
};

const tell = (moment: Told, beat: 0 | 1): void => {
  current.value = { moment, beat, since: beat, at: performance.now() };
  if (beat === 0) later(() => tell(moment, 1), BREATH);
  else later(next, lengthOf(moment));
};

const stage = (moment: Staged, beat: number, since: number): void => {
  current.value = { moment, beat, since, at: performance.now() };
  clearTimeout(timer);
  if (beat < moment.beats.length - 1) later(() => stage(moment, beat + 1, beat + 1), BEAT);
  else if (unattended) later(next, LINGER);
};

/** A breath is held only before what happens now: what had to wait has been seen on the board. */
const begin = (moment: Moment, { isNow }: { readonly isNow: boolean }): void => {
  if (moment.weight === 'staged') {
    stage(moment, wantsStillness() ? moment.beats.length - 1 : 0, 0);
  } else tell(moment, isNow && moment.breath !== undefined && !wantsStillness() ? 0 : 1);
};

const goOn = (how: { readonly isNow: boolean }): void => {
  clearTimeout(timer);
  const [first, ...rest] = waiting;
  waiting = rest;
  if (first === undefined) current.value = null;
  else begin(first, how);
};

/** On to the next, or to nothing. */
export const next = (): void => goOn({ isNow: false });

const fillsScreen = ({ weight }: Moment): boolean => weight === 'scene' || weight === 'staged';

/** Where much happens at once the last of it is told; what fills the screen is never left out. */
const lately = (moments: readonly Moment[]): readonly Moment[] =>
  moments.filter((moment, nth) => fillsScreen(moment) || nth >= moments.length - MOST_WAITING);

/**
 * Shows them one after another, after those that are still to be seen. What the game's own screen
 * tells begins at once, since the screen would otherwise run ahead of it.
 */
export const show = (moments: readonly Moment[]): void => {
  const staged = moments.findIndex(({ weight }) => weight === 'staged');
  const now = current.value?.moment.weight;
  if (staged >= 0 && now !== 'staged') {
    waiting = moments.slice(staged);
    if (!covered) goOn({ isNow: true });
    return;
  }
  waiting = lately([...waiting, ...moments]);
  if (now === undefined && !covered) goOn({ isNow: true });
};

/** While the screen is covered nothing is told; once it is not, what happened meanwhile is. */
export const cover = (isCovered: boolean): void => {
  if (covered === isCovered) return;
  covered = isCovered;
  const now = current.value;
  if (!covered && now === null) next();
  else if (covered && now !== null) {
    waiting = [now.moment, ...waiting];
    clearTimeout(timer);
    current.value = null;
  }
};

/**
 * Makes room for an end, which is told at once: whatever was still to be told of the way there lies
 * open on the board by then. What fills the screen stays: sudden death, a reveal.
 */
export const makeRoom = (): void => {
  covered = false;
  waiting = waiting.filter(fillsScreen);
  const now = current.value;
  if (now === null || fillsScreen(now.moment)) return;
  clearTimeout(timer);
  current.value = null;
};

/** What is about to be told, while a breath is held before it; until then nothing may tell it. */
const held = (): Told | undefined => {
  const now = current.value;
  return now?.beat === 0 && now.moment.weight !== 'staged' ? now.moment : undefined;
};

export const holdsBreath = (): boolean => held() !== undefined;

/** The card that is about to turn. */
export const heldCard = (): number | undefined => held()?.card;

/** Nothing of the past is shown any more: another match is on the table, or none. */
export const forget = (): void => {
  waiting = [];
  clearTimeout(timer);
  current.value = null;
};

export const attendance = ({ watching }: { readonly watching: boolean }): void => {
  unattended = watching;
};

/**
 * Whoever wants to go on touches the screen: a breath is let go, so that whatever they do is done on
 * what is so now; what is told makes room; what is staged has its own button.
 */
export const skip = (): void => {
  const now = current.value;
  if (now === null || now.moment.weight === 'staged') return;
  if (now.beat === 0) tell(now.moment, 1);
  else if (performance.now() - now.at >= TOO_SOON) next();
};

/** The same words for the ear. */
export const spoken = (now: Shown | null): string => {
  if (now === null) return '';
  const { moment, beat, since } = now;
  if (moment.weight === 'staged') return moment.beats.slice(since, beat + 1).join('. ');
  return beat === 0 ? '' : sentenceOf(moment);
};

/** Heard when the last of it is seen, and not before. */
export const heard = (now: Shown | null): Chime | undefined => {
  if (now === null) return undefined;
  const { moment, beat } = now;
  const last = moment.weight === 'staged' ? moment.beats.length - 1 : 1;
  return beat === last ? moment.chime : undefined;
};
