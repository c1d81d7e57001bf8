/** Whether whoever looks has asked for less motion: then all is told at once, and nothing moves. */
export const wantsStillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
