import { signal } from '@preact/signals';

/** Whether what is pressed now has to wait until the connection is back. */
export const waitsForNetwork = signal(false);
