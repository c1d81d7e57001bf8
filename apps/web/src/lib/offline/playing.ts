import { signal } from '@preact/signals';

/** Whether a match runs on this screen: until it is over nothing else is offered. */
export const isPlaying = signal(false);
