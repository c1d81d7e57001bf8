/** Who a card is, by shape: a round hat, a square hat, a check, a bare head, a cross. Teams: a sun, a moon. */
export const MARKS = {
  red: 'M10 19a10 10 0 0 1 20 0M6 19h28M14 24a6 6 0 0 0 12 0M8 38c2-7 7-9 12-9s10 2 12 9',
  blue: 'M11 18V8h18v10M6 18h28M14 23a3 3 0 1 0 5 0 3 3 0 0 0-5 0zm7 0a3 3 0 1 0 5 0 3 3 0 0 0-5 0zM8 38c2-7 7-9 12-9s10 2 12 9',
  green: 'M8 21l8.5 8.5L33 11',
  bystander: 'M20 6a8 8 0 1 1 0 16 8 8 0 0 1 0-16zM8 38c1-8 6-11 12-11s11 3 12 11',
  assassin: 'M9 9l22 22M31 9L9 31',
  white:
    'M20 12a8 8 0 1 1 0 16 8 8 0 0 1 0-16zM20 2v4M20 34v4M2 20h4M34 20h4M7.3 7.3l2.8 2.8M29.9 29.9l2.8 2.8M32.7 7.3l-2.8 2.8M10.1 29.9l-2.8 2.8',
  black: 'M24 5a15.5 15.5 0 1 0 10.5 22A13 13 0 0 1 24 5z',
} as const;
export type MarkName = keyof typeof MARKS;

export const Mark = ({ identity }: { readonly identity: MarkName }) => (
  <svg
    viewBox="0 0 40 40"
    fill="none"
    stroke="currentColor"
    stroke-width="3"
    stroke-linecap="round"
    stroke-linejoin="round"
    aria-hidden="true"
  >
    <path d={MARKS[identity]} />
  </svg>
);
