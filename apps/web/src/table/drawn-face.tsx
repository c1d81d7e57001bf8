import type { Face, Temperament } from '@remez/protocol/limits';

/** The outline of each, and what makes it what it is; both are drawn with the pen of the icons. */
const DRAWN: { readonly [face in Face]: readonly [outline: string, details: string] } = {
  spark: [
    'M12 2.5l2.6 4.6 5.2-.8-.7 5.2 3.4 4-4.6 2.3-1.3 4.7-4.6-2-4.6 2-1.3-4.7L1.5 15.5l3.4-4-.7-5.2 5.2.8z',
    '',
  ],
  cinnamon: ['M12 6.5a7.8 7.8 0 1 1-5.6 2.3z', 'M6.4 8.8C8 4 14 2.5 16 4.6c1 1.2-.5 2.6-1.7 1.7'],
  lantern: ['M7.5 6.5h9l2.5 3v8.5l-2.5 3h-9L5 18V9.5z', 'M9 6.5a3 3.8 0 0 1 6 0M3.5 21h17'],
  pebble: [
    'M12 2.5c5.5 4.3 8 8.3 8 11.7a8 7.3 0 0 1-16 0c0-3.4 2.5-7.4 8-11.7z',
    'M12 2.5c-.8 2-.8 3.5 0 5',
  ],
  firefly: [
    'M12 6.5a7.5 7.5 0 1 1 0 15 7.5 7.5 0 0 1 0-15z',
    'M9.5 7L7 2.5M14.5 7L17 2.5M4.7 12.5C2 11 1 8.5 2.5 7.5M19.3 12.5c2.7-1.5 3.7-4 2.2-5',
  ],
  walnut: [
    'M12 4C9.5 1.8 3 4.5 3 12.5S9 22 12 21.2c3 .8 9-.7 9-8.7S14.5 1.8 12 4z',
    'M12 4v5M6.5 8.5c1-.8 2-.8 2.8-.2M17.5 8.5c-1-.8-2-.8-2.8-.2',
  ],
  ginger: [
    'M8 8C6.5 4.5 10 1.8 12.5 3.8c1.3 1 1.3 2.7.8 3.7 2.2-1.8 6-1.8 7.2.8 1 2.4-.6 3.9-2 4.4 1.8 3.6-.6 8.8-6.5 8.8S3.7 17.5 4.6 13.3C2.5 12.5 2 9.5 4 8.2c1.3-.9 2.9-.9 4-.2z',
    '',
  ],
  button: [
    'M12 2.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19z',
    'M12 5.3a6.7 6.7 0 1 1 0 13.4 6.7 6.7 0 0 1 0-13.4z',
  ],
  raisin: [
    'M7.5 5.5c2-1.5 7-1.5 9 0 1 2.5 4 3.5 4 7.5s-3 8-8.5 8-8.5-4-8.5-8 3-5 4-7.5z',
    'M12 4.4V2M6 11.5c.8.3 1.2.9 1.2 1.7M18 11.5c-.8.3-1.2.9-1.2 1.7',
  ],
  feather: [
    'M19.5 2.5c1.5 8-1 15.5-8 17-3 .6-5.5-1-6-4-.8-5.5 5-11.5 14-13z',
    'M7.5 18L4 22M19.5 2.5c-2.3 1.8-4 3.5-5 5',
  ],
};

/** How much it dares is in its mouth. */
const MOUTHS: { readonly [temperament in Temperament]: string } = {
  careful: 'M10.3 16.4h3.4',
  balanced: 'M9.8 15.8q2.2 2.2 4.4 0',
  bold: 'M9.5 15.3q2.5 4.4 5 0z',
};

/** Who looks at one from the list. Decoration: that it is a bot is said in words beside it. */
export const DrawnFace = ({
  face,
  temperament,
}: {
  readonly face: Face;
  readonly temperament: Temperament;
}) => {
  const [outline, details] = DRAWN[face];
  return (
    <svg
      viewBox="0 0 24 24"
      width="1.6em"
      height="1.6em"
      fill="none"
      stroke="currentColor"
      stroke-width="1.6"
      stroke-linecap="round"
      stroke-linejoin="round"
      aria-hidden="true"
      data-face={face}
    >
      <path d={outline} fill="var(--accent)" />
      <path d={details} />
      <g stroke="var(--on-accent)">
        <path d="M9.5 12v.8M14.5 12v.8" stroke-width="2.4" />
        <path d={MOUTHS[temperament]} />
      </g>
    </svg>
  );
};
