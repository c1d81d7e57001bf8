import type { Chime } from '../../lib/sound.ts';
import type { MarkName } from '../mark.tsx';

/** How it is meant for whoever looks: news that is bad for them is not green. */
export type Tone = 'good' | 'bad' | 'plain' | 'tense' | 'black';

/** A strip above the table, a band across it, or the whole screen. */
type Weight = 'light' | 'heavy' | 'scene';

interface Told {
  /** What it is, for whoever styles or tests it. */
  readonly kind: string;
  /** What happened, in a word or two: the largest letters. */
  readonly what: string;
  /** A sentence with a person in it. */
  readonly who?: string | undefined;
  /** Why, where there is a reason to give. */
  readonly why?: string | undefined;
  /** What now. */
  readonly next?: string | undefined;
  readonly tone: Tone;
  readonly weight: Weight;
  /** Whose it is, by colour and shape. */
  readonly mark?: MarkName | undefined;
  /** Who has won by it: what comes next is in their colours, whatever the rest looks like. */
  readonly won?: MarkName | undefined;
  /** `what` no longer counts. */
  readonly struck?: true;
  /** Shown for a breath before the rest: a card is about to turn. */
  readonly breath?: string | undefined;
  /** Which card, where it has a number. */
  readonly card?: number | undefined;
  readonly chime?: Chime | undefined;
}

/**
 * A moment that the game's own screen draws, beat by beat; the layer keeps the time and speaks. It
 * waits for `next`, or on a screen that nobody touches goes on by itself.
 */
export interface Staged {
  readonly kind: string;
  readonly weight: 'staged';
  /** What is said at each beat. */
  readonly beats: readonly string[];
  /** What the screen needs to draw it. */
  readonly about: object;
  /** Heard with the last beat. */
  readonly chime?: Chime | undefined;
}

export type Moment = Told | Staged;
export type { Told };

/** Parts as one sentence after the other. */
export const spokenParts = (parts: readonly (string | undefined)[]): string =>
  parts
    .filter((part): part is string => part !== undefined && part !== '')
    .map((part) => part.replace(/[.\s]+$/u, ''))
    .join('. ');

/** The one sentence of a moment: what is read is what is heard. */
export const sentenceOf = ({ what, who, why, next }: Told): string =>
  spokenParts([what, who, why, next]);
