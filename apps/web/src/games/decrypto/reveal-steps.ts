import { useEffect, useRef, useState } from 'preact/hooks';
import { m } from '../../paraglide/messages.js';
import { useTable } from '../../table/at-table.ts';
import { useGameNow } from './at-game.ts';
import { teamName } from './team-name.ts';
import { codeText, type Game, rivalOf, TEAMS, type Transmission } from './view.ts';

const BEAT = 1300;
export const LAST_BEAT = 2;
/** A screen that nobody touches goes on by itself. */
const LINGER = 12_000;

export interface RevealStep {
  readonly row: Transmission;
  readonly beat: number;
  /** The first of those that appeared just now: without motion all of them do at once. */
  readonly since: number;
  /** What was known before. */
  readonly before: Game;
}

const resolved = ({ sheets }: Game): readonly Transmission[] =>
  TEAMS.flatMap((team) => sheets[team].rounds.filter(({ outcome }) => outcome !== undefined));

const keyOf = ({ team, round }: Transmission): string => `${team} ${round}`;

const wantsStillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The transmission that was resolved while this screen looked on, beat by beat. */
export const useReveal = () => {
  const { match, watching } = useTable();
  const game = useGameNow();
  const seen = useRef({ match, game, keys: new Set(resolved(game).map(keyOf)) });
  const [reveal, setReveal] = useState<RevealStep>();
  if (seen.current.match !== match) {
    seen.current = { match, game, keys: new Set(resolved(game).map(keyOf)) };
  }
  const fresh = resolved(game).find((row) => !seen.current.keys.has(keyOf(row)));
  if (fresh !== undefined) {
    seen.current.keys.add(keyOf(fresh));
    /** X9 · in the first round nobody tried to intercept. */
    const first = fresh.outcome?.intercept === undefined ? 1 : 0;
    const beat = wantsStillness() ? LAST_BEAT : first;
    setReveal({ row: fresh, beat, since: first, before: seen.current.game });
  }
  seen.current.game = game;
  const beat = reveal?.beat;
  useEffect(() => {
    if (reveal === undefined) return;
    const after = reveal.beat + 1;
    const next = () =>
      setReveal(after <= LAST_BEAT ? { ...reveal, beat: after, since: after } : undefined);
    if (reveal.beat === LAST_BEAT && !watching) return;
    const timer = setTimeout(next, reveal.beat < LAST_BEAT ? BEAT : LINGER);
    return () => clearTimeout(timer);
  }, [reveal, beat]);
  useEffect(() => setReveal(undefined), [match]);
  return { reveal, done: () => setReveal(undefined) };
};

/**
 * What sheets, scores and story show meanwhile: what was known before, with the truth what came of
 * it, and nothing of what came after.
 */
export const shownIn = (game: Game, reveal: RevealStep | undefined): Game => {
  if (reveal === undefined) return game;
  const { before, row, beat } = reveal;
  if (beat < LAST_BEAT) return before;
  const sheets = { ...before.sheets, [row.team]: game.sheets[row.team] };
  return { ...before, tokens: game.tokens, sheets };
};

const spoken = (code: Parameters<typeof codeText>[0] | null | undefined): string =>
  code ? codeText(code) : m.decrypto_no_answer();

/** X8 · a beat in words. */
export const beatText = (game: Game, { row, beat }: Pick<RevealStep, 'row' | 'beat'>): string => {
  const { team, outcome } = row;
  if (outcome === undefined) return '';
  const rival = teamName(game, rivalOf(team));
  if (beat === 0) {
    return m.decrypto_beat_intercept({ team: rival, code: spoken(outcome.intercept?.code) });
  }
  return beat === LAST_BEAT
    ? m.decrypto_beat_truth({ code: codeText(outcome.code) })
    : m.decrypto_beat_decode({ team: teamName(game, team), code: spoken(outcome.decode.code) });
};

interface Consequence {
  readonly is: 'good' | 'bad' | 'plain';
  readonly text: string;
}

/** X10, X11, X17 · what came of it, for each team that it concerns. */
export const consequencesOf = (
  game: Game,
  { team, outcome }: Transmission,
): readonly Consequence[] => {
  if (outcome === undefined) return [];
  const own = { team: teamName(game, team) };
  const rival = { team: teamName(game, rivalOf(team)) };
  const misread =
    game.mode === 'trio'
      ? m.decrypto_got_token_of_misreading(rival)
      : m.decrypto_got_miscommunication(own);
  return [
    ...(outcome.intercept === undefined
      ? []
      : [
          outcome.intercepted
            ? ({ is: 'good', text: m.decrypto_got_interception(rival) } as const)
            : ({ is: 'plain', text: m.decrypto_got_nothing(rival) } as const),
        ]),
    outcome.decoded
      ? { is: 'good', text: m.decrypto_got_through(own) }
      : { is: 'bad', text: misread },
  ];
};

/** For whoever listens: what appeared just now, and with the truth what came of it. */
export const spokenReveal = (game: Game, { row, beat, since }: RevealStep): string => {
  const beats = [0, 1, LAST_BEAT].filter((each) => each >= since && each <= beat);
  const outcomes = beat === LAST_BEAT ? consequencesOf(game, row) : [];
  return [
    ...beats.map((each) => beatText(game, { row, beat: each })),
    ...outcomes.map(({ text }) => text),
  ].join('. ');
};
