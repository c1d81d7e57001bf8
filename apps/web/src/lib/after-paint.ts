/** A hidden page paints nothing, and what waits for it must not wait for ever. */
const AT_LAST = 100;

/** Runs once the next picture is on the screen. */
export const afterPaint = (run: () => void): void => {
  let isDone = false;
  const once = () => {
    if (!isDone) run();
    isDone = true;
  };
  setTimeout(once, AT_LAST);
  requestAnimationFrame(() => setTimeout(once));
};
