import { useEffect, useRef, useState } from 'preact/hooks';
import { useTable } from '../lib/at-table.ts';
import { m } from '../paraglide/messages.js';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { TransmissionHead } from './answer.tsx';
import { useDecrypto, useTeamName } from './at-game.ts';
import { Actions, Stage } from './frame.tsx';
import styles from './reveal.module.css';
import { codeText, type Game, PLACES, rivalOf, TEAMS, type Transmission } from './view.ts';

const BEAT = 1300;
const LAST_BEAT = 2;
/** A screen that nobody touches goes on by itself. */
const LINGER = 12_000;

interface Told {
  readonly row: Transmission;
  readonly beat: number;
  /** What was known before. */
  readonly before: Game;
}

const resolved = ({ sheets }: Game): readonly Transmission[] =>
  TEAMS.flatMap((team) => sheets[team].rounds.filter(({ outcome }) => outcome !== undefined));

const keyOf = ({ team, round }: Transmission): string => `${team} ${round}`;

const wantsStillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The transmission that was resolved while this screen looked on, beat by beat. */
export const useReveal = () => {
  const { view, watching } = useTable();
  const game = useDecrypto();
  const match = view.match?.number;
  const seen = useRef({ match, game, keys: new Set(resolved(game).map(keyOf)) });
  const [told, setTold] = useState<Told>();
  if (seen.current.match !== match) {
    seen.current = { match, game, keys: new Set(resolved(game).map(keyOf)) };
  }
  const fresh = resolved(game).find((row) => !seen.current.keys.has(keyOf(row)));
  if (fresh !== undefined) {
    seen.current.keys.add(keyOf(fresh));
    /** X9 · in the first round nobody tried to intercept. */
    const first = fresh.outcome?.intercept === undefined ? 1 : 0;
    setTold({ row: fresh, beat: wantsStillness() ? LAST_BEAT : first, before: seen.current.game });
  }
  seen.current.game = game;
  const beat = told?.beat;
  useEffect(() => {
    if (told === undefined) return;
    const next = () =>
      setTold(told.beat < LAST_BEAT ? { ...told, beat: told.beat + 1 } : undefined);
    if (told.beat === LAST_BEAT && !watching) return;
    const timer = setTimeout(next, told.beat < LAST_BEAT ? BEAT : LINGER);
    return () => clearTimeout(timer);
  }, [told, beat]);
  useEffect(() => setTold(undefined), [match]);
  return { told, done: () => setTold(undefined) };
};

const Said = ({ told }: { readonly told: Told }) => {
  const teamName = useTeamName();
  const { row, beat } = told;
  const { outcome } = row;
  if (outcome === undefined) return null;
  const rival = teamName(rivalOf(row.team));
  const team = teamName(row.team);
  const spoken = (code: Parameters<typeof codeText>[0] | null | undefined) =>
    code ? codeText(code) : m.decrypto_no_answer();
  if (beat === 0) {
    return <>{m.decrypto_beat_intercept({ team: rival, code: spoken(outcome.intercept?.code) })}</>;
  }
  if (beat === 1) {
    return <>{m.decrypto_beat_decode({ team, code: spoken(outcome.decode.code) })}</>;
  }
  return <>{m.decrypto_beat_truth({ code: codeText(outcome.code) })}</>;
};

/** What came of it, for each team that it concerns. */
const Consequences = ({ row }: { readonly row: Transmission }) => {
  const { mode } = useDecrypto();
  const teamName = useTeamName();
  const { outcome, team } = row;
  if (outcome === undefined) return null;
  const own = teamName(team);
  const rival = teamName(rivalOf(team));
  return (
    <ul class={styles.consequences}>
      {outcome.intercepted && (
        <li data-good>
          <Icon name="check" size={20} />
          {m.decrypto_got_interception({ team: rival })}
        </li>
      )}
      {outcome.intercept !== undefined && !outcome.intercepted && (
        <li>{m.decrypto_got_nothing({ team: rival })}</li>
      )}
      {outcome.decoded ? (
        <li data-good>
          <Icon name="check" size={20} />
          {m.decrypto_got_through({ team: own })}
        </li>
      ) : (
        <li data-bad>
          <Icon name="close" size={20} />
          {mode === 'trio'
            ? m.decrypto_got_token_of_misreading({ team: rival })
            : m.decrypto_got_miscommunication({ team: own })}
        </li>
      )}
    </ul>
  );
};

/** X8 · in three beats: the interception, the decoding, the truth. */
export const Reveal = ({ told, onDone }: { readonly told: Told; readonly onDone: () => void }) => {
  const { row, beat } = told;
  const { outcome } = row;
  if (outcome === undefined) return null;
  const columns = [
    ...(outcome.intercept === undefined
      ? []
      : [{ at: 0, title: m.decrypto_intercepting(), code: outcome.intercept.code }]),
    { at: 1, title: m.decrypto_decoding(), code: outcome.decode.code },
    { at: 2, title: m.decrypto_code(), code: outcome.code },
  ];
  return (
    <>
      <Stage>
        <section class={styles.reveal} data-testid="reveal" data-beat={beat}>
          <TransmissionHead team={row.team} by={row.encryptor} />
          <p class={styles.said} role="status">
            <Said told={told} />
          </p>
          <table class={styles.table}>
            <thead>
              <tr>
                <th scope="col">{m.clues()}</th>
                {columns.map(({ at, title }) => (
                  <th key={at} scope="col" data-now={at === beat || undefined}>
                    {title}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {PLACES.map((place) => (
                <tr key={place}>
                  <th scope="row">
                    {row.clues[place] === '' ? m.decrypto_blank() : <bdi>{row.clues[place]}</bdi>}
                  </th>
                  {columns.map(({ at, code }) => (
                    <td key={at} data-truth={at === LAST_BEAT || undefined}>
                      {beat >= at && (
                        <b
                          class={styles.stamp}
                          data-right={
                            beat === LAST_BEAT ? code?.[place] === outcome.code[place] : undefined
                          }
                        >
                          {code?.[place] ?? '–'}
                        </b>
                      )}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
          {beat === LAST_BEAT && <Consequences row={row} />}
        </section>
      </Stage>
      <Actions>
        <Button look="primary" wide data-testid="go-on" onClick={onDone}>
          {m.decrypto_go_on()}
        </Button>
      </Actions>
    </>
  );
};
