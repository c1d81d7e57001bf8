import type { Chime } from '../../../lib/sound.ts';
import { m } from '../../../messages/index.js';
import { spokenParts } from '../../../ui/moments/moment.ts';
import { teamName } from '../team-name.ts';
import { codeText, type Game, rivalOf, TEAMS, type Team, type Transmission } from '../view.ts';

/** X8 · the interception, the decoding, the truth. */
export const LAST_BEAT = 2;

/** What a reveal is about: the row, and what was known before it. */
export interface RevealAbout {
  readonly row: Transmission;
  readonly before: Game;
  /** X9 · in the first round nobody tried to intercept. */
  readonly first: number;
}

const keyOf = ({ team, round }: Transmission): string => `${team} ${round}`;

const resolved = ({ sheets }: Game): readonly Transmission[] =>
  TEAMS.flatMap((team) => sheets[team].rounds.filter(({ outcome }) => outcome !== undefined));

/** Transmissions that were resolved between two views. */
export const newlyResolved = (before: Game, after: Game): readonly Transmission[] => {
  const known = new Set(resolved(before).map(keyOf));
  return resolved(after).filter((row) => !known.has(keyOf(row)));
};

const spoken = (code: Parameters<typeof codeText>[0] | null | undefined): string =>
  code ? codeText(code) : m.decrypto_no_answer();

/** X8 · a beat in words. */
export const beatText = (
  game: Game,
  { row, beat }: { readonly row: Transmission; readonly beat: number },
): string => {
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
  /** For whoever looks: what is bad for them is never green. */
  readonly is: 'good' | 'bad' | 'plain';
  readonly text: string;
}

const forSide = (side: Team | undefined, good: Team): Consequence['is'] => {
  if (side === undefined) return 'plain';
  return side === good ? 'good' : 'bad';
};

const interception = (game: Game, { team, outcome }: Transmission): readonly Consequence[] => {
  const { side } = game;
  const rival = rivalOf(team);
  const names = { team: teamName(game, rival) };
  if (outcome?.intercept === undefined) return [];
  if (outcome.intercepted) {
    const text =
      side === undefined
        ? m.decrypto_got_interception(names)
        : side === rival
          ? m.decrypto_we_intercepted()
          : m.decrypto_they_intercepted(names);
    return [{ is: forSide(side, rival), text }];
  }
  const missed = side === rival ? m.decrypto_we_missed() : m.decrypto_got_nothing(names);
  return [{ is: 'plain', text: side === team ? m.decrypto_they_missed(names) : missed }];
};

/** X10, X11, X17 · what came of it, for us and for them. */
export const consequencesOf = (game: Game, row: Transmission): readonly Consequence[] => {
  const { team, outcome } = row;
  if (outcome === undefined) return [];
  const { side } = game;
  const own = { team: teamName(game, team) };
  if (outcome.decoded) {
    const text = side === team ? m.decrypto_we_read() : m.decrypto_got_through(own);
    return [...interception(game, row), { is: side === team ? 'good' : 'plain', text }];
  }
  const misread =
    game.mode === 'trio'
      ? m.decrypto_got_token_of_misreading({ team: teamName(game, rivalOf(team)) })
      : side === team
        ? m.decrypto_we_misread()
        : m.decrypto_got_miscommunication(own);
  return [...interception(game, row), { is: forSide(side, rivalOf(team)), text: misread }];
};

/** The beats as they are spoken: with the truth, what came of it. */
export const spokenBeats = (game: Game, { row, first }: Omit<RevealAbout, 'before'>) =>
  [0, 1, LAST_BEAT]
    .filter((beat) => beat >= first)
    .map((beat) =>
      spokenParts([
        beatText(game, { row, beat }),
        ...(beat === LAST_BEAT ? consequencesOf(game, row).map(({ text }) => text) : []),
      ]),
    );

/** Heard with the truth: good news and bad news from where one sits. */
export const revealChime = (game: Game, row: Transmission): Chime => {
  const all = consequencesOf(game, row).map(({ is }) => is);
  if (game.side === undefined) return row.outcome?.decoded ? 'right' : 'wrong';
  return all.includes('bad') ? 'wrong' : 'right';
};
