import { m } from '../../messages/index.js';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useGame, usePlay, useTeamName } from './at-game.ts';
import parts from './parts.module.css';
import styles from './stage.module.css';
import { type Digit, rivalOf, TEAMS, type Team } from './view.ts';

/** X15 · one of the four that a team named: it counts, or both teams may still say that it does. */
const Guess = ({ team, guess }: { readonly team: Team; readonly guess: number }) => {
  const { naming, keywords, can, side } = useGame();
  const play = usePlay();
  const named = naming?.outcome?.[team];
  const truth = keywords[rivalOf(team)];
  if (named === undefined) return null;
  const text = named.keywords[guess] ?? '';
  const counts = named.counts[guess] ?? null;
  const offers =
    naming?.offers?.filter((offer) => offer.team === team && offer.guess === guess) ?? [];
  /** To those of the other side one answers; of one's own one is told. */
  const theirs = side === undefined ? [] : offers.filter((offer) => offer.side !== side);
  const ownOffers = offers.filter((offer) => !theirs.includes(offer));
  const open = (can.countNearMiss ?? [])
    .filter((miss) => miss.team === team && miss.guess === guess)
    .map(({ keyword }) => keyword);
  const isTheirs = (digit: Digit) => theirs.some(({ keyword }) => keyword === digit);
  const free = open.filter((digit) => !isTheirs(digit));
  const count = (keyword: Digit) => play({ kind: 'countNearMiss', team, guess, keyword });
  return (
    <li class={styles.guess} data-guess={`${team}-${guess}`} data-counts={counts ?? undefined}>
      <Icon name={counts === null ? 'close' : 'check'} size={18} />
      <span class={styles.what}>
        <bdi>{text || '–'}</bdi>
        {counts !== null && (
          <>
            {' · '}
            <b>{counts}</b> <bdi>{truth?.[counts - 1]}</bdi>
          </>
        )}
      </span>
      {open.filter(isTheirs).map((digit) => (
        <Button key={digit} data-testid={`count-${team}-${guess}`} onClick={() => count(digit)}>
          {m.decrypto_count_it({ word: truth?.[digit - 1] ?? '' })}
        </Button>
      ))}
      {free.length > 0 && (
        <select
          class={styles.input}
          data-testid={`offer-${team}-${guess}`}
          aria-label={m.decrypto_offer_near_miss({ word: text })}
          value=""
          onChange={(event) => {
            const digit = free.find((each) => String(each) === event.currentTarget.value);
            event.currentTarget.value = '';
            if (digit !== undefined) void count(digit);
          }}
        >
          <option value="">{m.decrypto_near_enough()}</option>
          {free.map((digit) => (
            <option key={digit} value={digit}>
              {truth?.[digit - 1]}
            </option>
          ))}
        </select>
      )}
      {counts === null &&
        ownOffers.map(({ side: by, keyword }) => (
          <span key={`${by} ${keyword}`} class={parts.note}>
            {m.decrypto_offered({ word: truth?.[keyword - 1] ?? '' })}
          </span>
        ))}
    </li>
  );
};

/** What each team named, and what came of it. */
export const NamedKeywords = () => {
  const { naming, can } = useGame();
  const teamName = useTeamName();
  if (naming?.outcome === undefined) return null;
  return (
    <section class={styles.named} data-testid="named">
      {TEAMS.map((team) => (
        <div key={team}>
          <h2>
            {m.decrypto_named_by()} <bdi>{teamName(team)}</bdi>
          </h2>
          <ul class={styles.guesses}>
            {naming.outcome?.[team].keywords.map((_, guess) => (
              <Guess key={guess} team={team} guess={guess} />
            ))}
          </ul>
        </div>
      ))}
      {can.countNearMiss && <p class={parts.note}>{m.decrypto_near_miss_about()}</p>}
    </section>
  );
};
