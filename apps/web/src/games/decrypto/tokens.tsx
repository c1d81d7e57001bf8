import { m } from '../../messages/index.js';
import { useShownGame } from './at-game.ts';
import styles from './parts.module.css';
import type { Team } from './view.ts';

/** Two decide, so there are two places; X17 · one round can bring the lone player a third. */
const PLACES = 2;

const SHAPES = {
  interceptions: 'M10 1.5l2.3 5.4 5.9.5-4.5 3.8 1.4 5.8L10 13.9 4.9 17l1.4-5.8L1.8 7.4l5.9-.5z',
  miscommunications: 'M4 4l12 12M16 4L4 16',
} as const;

export const Pips = ({
  kind,
  count,
}: {
  readonly kind: keyof typeof SHAPES;
  readonly count: number;
}) => (
  <span class={styles.pips} data-kind={kind}>
    {Array.from({ length: Math.max(PLACES, count) }, (_, index) => (
      <svg key={index} viewBox="0 0 20 20" data-won={index < count || undefined} aria-hidden="true">
        <path d={SHAPES[kind]} />
      </svg>
    ))}
  </span>
);

/** X10, X11 · a star for a code that was intercepted, a cross for one's own that was misread. */
export const Tokens = ({ team }: { readonly team: Team }) => {
  const { tokens, mode } = useShownGame();
  const { interceptions, miscommunications } = tokens[team];
  const isPair = mode === 'trio' && team === 'white';
  if (isPair) return null;
  return (
    <span class={styles.tokens} data-testid={`tokens-${team}`}>
      <Pips kind="interceptions" count={interceptions} />
      <span class="visually-hidden">{m.decrypto_interceptions({ count: interceptions })}</span>
      {mode === 'teams' && (
        <>
          <Pips kind="miscommunications" count={miscommunications} />
          <span class="visually-hidden">
            {m.decrypto_miscommunications({ count: miscommunications })}
          </span>
        </>
      )}
    </span>
  );
};
