/** Luce's choice: how sharply better associations are preferred. */
export const SHARPNESS = 10;
