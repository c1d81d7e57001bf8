/** Rubik at weight 700, in widths of one pixel of type size. */
const FONT = '700 100px "Rubik Variable"';
const SMALLEST = 12;

let context: CanvasRenderingContext2D | null = null;
const widths = new Map<string, number>();

const widthOf = (word: string): number => {
  const cached = widths.get(word);
  if (cached !== undefined) return cached;
  context ??= document.createElement('canvas').getContext('2d');
  if (context === null) return word.length * 0.6;
  context.font = FONT;
  const width = context.measureText(word).width / 100;
  widths.set(word, width);
  return width;
};

/** Measured anew once the real letters have arrived. */
export const forgetWidths = (): void => widths.clear();

export interface Fit {
  readonly size: number;
  /** Below 1 when even the smallest letters must stand a little closer. */
  readonly squeeze: number;
}

/** How wide the widest word of these texts is, in widths of the type size. */
export const widestWord = (texts: readonly string[]): number =>
  Math.max(0, ...texts.flatMap((text) => text.split(/\s+/u)).map(widthOf));

/** Words never break and never clip: long ones are set smaller, and at the end narrower. */
export const fitWord = (word: string, room: number, largest: number): Fit => {
  const width = widthOf(word);
  const size = Math.max(SMALLEST, Math.min(largest, Math.floor((room / width) * 2) / 2));
  return { size, squeeze: Math.min(1, room / (width * size)) };
};
