import { useEffect, useState } from 'preact/hooks';
import { fetched } from '../lib/fetched.ts';

/** Most of those who open the page have followed a link already: what draws one comes after it. */
const drawing = fetched(async () => (await import('uqr')).encode);

const draw = (text: string, encode = drawing.now()) => {
  if (encode === undefined) return { size: 1, path: '' };
  const { data, size } = encode(text, { border: 2 });
  const path = data
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return { size, path };
};

/** Dark on light whatever the theme: cameras expect it so. Its square is there from the first. */
export const Qr = ({ text, label }: { readonly text: string; readonly label: string }) => {
  const [, setArrived] = useState(drawing.now() !== undefined);
  useEffect(() => {
    drawing.load().then(
      () => setArrived(true),
      () => {},
    );
  }, []);
  const { size, path } = draw(text);
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      data-link={text}
      shape-rendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
};
