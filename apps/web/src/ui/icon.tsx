const PATHS = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6L6 18',
  share: 'M12 15V4m0 0L8 8m4-4l4 4M5 13v6h14v-6',
  copy: 'M9 9h10v11H9zM5 15V4h10',
  chat: 'M4 5h16v11H10l-5 4v-4H4z',
  history: 'M4 12a8 8 0 1 0 3-6.2M4 4v4h4M12 8v4l3 2',
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  unlock: 'M6 11h12v9H6zM8.5 11V7a3.5 3.5 0 0 1 6.8-1.2',
  shuffle:
    'M4 7h3l10 10h3m0 0l-2.5-2.5M20 17l-2.5 2.5M4 17h3l3-3m4-4l3-3h3m0 0l-2.5-2.5M20 7l-2.5 2.5',
  crown: 'M4 8l4 4 4-7 4 7 4-4-2 10H6z',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9.2a2.8 2.8 0 1 1 0 5.6 2.8 2.8 0 0 1 0-5.6z',
  eyeOff:
    'M3 3l18 18M10 5.8A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-3 3.7M6.3 7.4A16 16 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 4.4-1.2',
  alert: 'M12 4L2.5 20h19zM12 10v4M12 17v.1',
  flag: 'M6 21V4h11l-2 4 2 4H6',
  question: 'M8.5 9a3.5 3.5 0 1 1 5 3.2c-1 .5-1.5 1.2-1.5 2.3M12 18.5v.1',
  idea: 'M9.5 18h5M10.5 21h3M12 3a6 6 0 0 1 3.5 10.9c-.7.6-1 1.3-1 2.1h-5c0-.8-.3-1.5-1-2.1A6 6 0 0 1 12 3z',
  send: 'M12 19V5m0 0l-6 6m6-6l6 6',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  trash: 'M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13',
  leave: 'M14 4H5v16h9M10 12h11m0 0l-3.5-3.5M21 12l-3.5 3.5',
  globe:
    'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM3 12h18M12 3c3 3 3.5 6 3.5 9s-.5 6-3.5 9c-3-3-3.5-6-3.5-9S9 6 12 3z',
  sound: 'M4 9.5v5h4l5 4v-13l-5 4zM16 9a4 4 0 0 1 0 6M18.5 6.5a8 8 0 0 1 0 11',
  mute: 'M4 9.5v5h4l5 4v-13l-5 4zM16.5 9.5l5 5m0-5l-5 5',
  tv: 'M3 5h18v12H3zM8 21h8',
  phone: 'M7 3h10v18H7zM11 18h2',
  check: 'M5 13l4.5 4.5L19 7',
  again: 'M5 12a7 7 0 0 1 12-5l2 2M19 4v5h-5M19 12a7 7 0 0 1-12 5l-2-2M5 20v-5h5',
  user: 'M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM4.5 20c1-4.5 4-6.5 7.5-6.5s6.5 2 7.5 6.5',
  bot: 'M5 9h14v10H5zM12 9V5M9.5 13v.1M14.5 13v.1M10 16h4M2.5 12.5v3M21.5 12.5v3',
  book: 'M5 4h9a4 4 0 0 1 4 4v12H9a4 4 0 0 1-4-4zM5 16a4 4 0 0 1 4-4h9',
  print: 'M7 9V4h10v5M7 18H4V9h16v9h-3M7 14h10v6H7z',
  sheet: 'M5 3h14v18H5zM5 9h14M5 15h14M12 9v12',
  skip: 'M5 5l9 7-9 7zM18 5v14',
  map: 'M9 4L3 6.5V20l6-2.5 6 2.5 6-2.5V4l-6 2.5zM9 4v13.5M15 6.5V20',
  unplugged:
    'M3 3l18 18M5.5 12.5a9 9 0 0 1 4-2.2M14.5 10.4a9 9 0 0 1 4 2.1M2.5 9a13 13 0 0 1 4.4-2.7M11 5.2A13 13 0 0 1 21.5 9M9 16a4.2 4.2 0 0 1 5.2-.4M12 19.5v.1',
  open: 'M6 9l6 6 6-6',
  expand: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
  shrink: 'M9 4v5H4M15 4v5h5M9 20v-5H4M15 20v-5h5',
  calendar: 'M4 6h16v14H4zM4 11h16M8 3v5M16 3v5',
  home: 'M4 11l8-7 8 7M6.5 9.5V20h11V9.5',
  list: 'M9 6h11M9 12h11M9 18h11M4.5 6h.1M4.5 12h.1M4.5 18h.1',
} as const;
export type IconName = keyof typeof PATHS;

/** One set, drawn with one pen. Decoration only: the words beside it are what is read out. */
export const Icon = ({ name, size = 24 }: { readonly name: IconName; readonly size?: number }) => (
  <svg
    viewBox="0 0 24 24"
    width={size}
    height={size}
    fill="none"
    stroke="currentColor"
    stroke-width="2"
    stroke-linecap="round"
    stroke-linejoin="round"
    aria-hidden="true"
  >
    <path d={PATHS[name]} />
  </svg>
);
