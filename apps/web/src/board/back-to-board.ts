/**
 * Whoever presses a button with the keyboard goes on at the card it was about: the button itself is
 * gone, or can no longer be pressed, once the move is made.
 */
export const backToBoard = ({ detail }: MouseEvent, card: number): void => {
  const byKeyboard = detail === 0;
  if (!byKeyboard) return;
  document.querySelector<HTMLElement>(`[data-card="${card}"]`)?.focus({ preventScroll: true });
};
