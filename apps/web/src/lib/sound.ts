/** Small sounds, made on the spot: notes as [hertz, start, length] in seconds. */
const CHIMES = {
  clue: [
    [523, 0, 0.09],
    [659, 0.09, 0.14],
  ],
  right: [
    [659, 0, 0.08],
    [880, 0.08, 0.18],
  ],
  wrong: [[196, 0, 0.22]],
  yours: [
    [784, 0, 0.07],
    [784, 0.12, 0.07],
  ],
  end: [
    [523, 0, 0.12],
    [659, 0.12, 0.12],
    [784, 0.24, 0.3],
  ],
  won: [
    [523, 0, 0.12],
    [659, 0.12, 0.12],
    [784, 0.24, 0.14],
    [1047, 0.4, 0.5],
  ],
  lost: [
    [392, 0, 0.2],
    [330, 0.2, 0.2],
    [262, 0.4, 0.5],
  ],
  assassin: [
    [110, 0, 0.5],
    [82, 0.35, 0.9],
  ],
} as const;
export type Chime = keyof typeof CHIMES;

let context: AudioContext | undefined;

/** Silent until the page has been touched, as browsers ask. */
export const chime = (name: Chime): void => {
  try {
    context ??= new AudioContext();
    if (context.state === 'suspended') void context.resume();
    const { currentTime } = context;
    for (const [hertz, start, length] of CHIMES[name]) {
      const note = context.createOscillator();
      const loudness = context.createGain();
      note.type = 'triangle';
      note.frequency.value = hertz;
      loudness.gain.setValueAtTime(0.0001, currentTime + start);
      loudness.gain.exponentialRampToValueAtTime(0.12, currentTime + start + 0.015);
      loudness.gain.exponentialRampToValueAtTime(0.0001, currentTime + start + length);
      note.connect(loudness).connect(context.destination);
      note.start(currentTime + start);
      note.stop(currentTime + start + length + 0.02);
    }
  } catch {
    /** No sound here; the screen says it all. */
  }
};
