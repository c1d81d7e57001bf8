import { listed } from '../../../lib/listed.ts';
import { m } from '../../../messages/index.js';
import type { Witness } from '../../../table/moments/theatre.ts';
import type { Moment, Staged, Told, Tone } from '../../../ui/moments/moment.ts';
import { clueText, objectionText } from '../clue-text.ts';
import { teamName } from '../team-name.ts';
import {
  type Game,
  PLACES,
  rivalOf,
  TEAMS,
  type Team,
  type Transmission,
  transmitters,
} from '../view.ts';
import { newlyResolved, revealChime, spokenBeats } from './reveal.ts';

interface Scene {
  readonly before: Game;
  readonly after: Game;
  readonly witness: Witness;
}

const currentOf = ({ phase, team, sheets }: Game) =>
  (phase === 'answer' || phase === 'ruling') && team !== undefined
    ? sheets[team].rounds.at(-1)
    : undefined;

/** One's own is "us". */
const called = ({ after }: Scene, team: Team): string =>
  after.side === team ? m.team_us() : teamName(after, team);

/** X8 · told by the screen itself, beat by beat. */
const reveals = ({ before, after }: Scene): readonly Staged[] =>
  newlyResolved(before, after).map((row) => {
    const first = row.outcome?.intercept === undefined ? 1 : 0;
    return {
      kind: 'reveal',
      weight: 'staged',
      beats: spokenBeats(after, { row, first }),
      about: { row, before, first },
      chime: revealChime(after, row),
    };
  });

const KINDS = ['interceptions', 'miscommunications'] as const;

/** X10, X11 · a token, and how near the end it brings us; two decide. */
const tokens = (scene: Scene): readonly Told[] => {
  const { before, after } = scene;
  if (after.result !== undefined || after.mode !== 'teams') return [];
  return TEAMS.flatMap((team) =>
    KINDS.flatMap((kind): readonly Told[] => {
      const count = after.tokens[team][kind];
      if (count <= before.tokens[team][kind]) return [];
      const isGood = kind === 'interceptions';
      const tone: Tone =
        after.side === undefined ? 'plain' : (after.side === team) === isGood ? 'good' : 'bad';
      return [
        {
          kind: 'token',
          what: isGood ? m.moment_token_star() : m.moment_token_cross(),
          who:
            after.side === team
              ? m.moment_token_ours()
              : m.moment_token_at({ team: teamName(after, team) }),
          next:
            count > 1
              ? m.moment_round_decides()
              : isGood
                ? m.moment_one_more_wins()
                : m.moment_one_more_loses(),
          tone,
          weight: 'heavy',
          mark: team,
        },
      ];
    }),
  );
};

/** X6, X7 · three clues lie on the table. */
const cluesOut = (scene: Scene): readonly Told[] => {
  const { before, after } = scene;
  const current = currentOf(after);
  if (current === undefined || after.phase !== 'answer') return [];
  const { team } = current;
  const was = currentOf(before);
  const isSame =
    was?.team === team && before.sheets[team].rounds.length === after.sheets[team].rounds.length;
  if (isSame) return [];
  const clues = PLACES.map((place) => clueText(current.clues[place]));
  const isOurs = after.side === team;
  const next =
    after.can.propose === 'decode'
      ? m.decrypto_expect_your_decode()
      : after.can.propose === 'intercept'
        ? m.decrypto_expect_your_intercept({ team: teamName(after, team) })
        : undefined;
  return [
    {
      kind: 'clues',
      what: isOurs ? m.moment_clues_ours() : m.moment_clues({ team: teamName(after, team) }),
      who: clues.map((clue) => `\u2068${clue}\u2069`).join(' · '),
      next,
      tone: 'plain',
      weight: 'light',
      mark: team,
      chime: 'clue',
    },
  ];
};

/** X7 · an answer is in; whose it is, not what it says. */
const answers = (scene: Scene): readonly Told[] => {
  const { before, after } = scene;
  const { team } = after;
  if (team === undefined || before.team !== team || after.answers === undefined) return [];
  return (['decode', 'intercept'] as const).flatMap((kind): readonly Told[] => {
    if (!after.answers?.[kind] || before.answers?.[kind] !== false) return [];
    const who = kind === 'decode' ? team : rivalOf(team);
    return [
      {
        kind: 'answer',
        what: m.decrypto_heard_answer(),
        who: m.moment_answer_of({ team: called(scene, who) }),
        tone: 'plain',
        weight: 'light',
        mark: who,
      },
    ];
  });
};

/** X6 · the first to be done turns the hourglass. */
const hourglass = ({ before, after }: Scene): readonly Told[] =>
  after.turned && !before.turned && after.hourglass !== null
    ? [
        {
          kind: 'hourglass',
          what: m.moment_hourglass(),
          next: m.moment_hourglass_next({ count: after.hourglass }),
          tone: 'tense',
          weight: 'light',
        },
      ]
    : [];

/** Whom everyone waited for until the time was up: an encryptor, or a team. */
const waitedFor = (
  { after, witness }: Scene,
  blank: Transmission | undefined,
  unanswered: Transmission | undefined,
): string | undefined => {
  if (blank !== undefined) {
    const { encryptor } = blank;
    return encryptor === null
      ? undefined
      : m.moment_waited_clues_of({ name: witness.nameOf(encryptor) });
  }
  if (unanswered === undefined) return undefined;
  const { team, outcome } = unanswered;
  const silent = outcome?.decode.code === null ? team : rivalOf(team);
  return m.moment_waited_answer({ team: teamName(after, silent) });
};

/** X6 · the time was up before a clue was written, or before a team had answered. */
const timeUp = (scene: Scene): readonly Told[] => {
  const { before, after } = scene;
  const rows = TEAMS.flatMap((team) => {
    const known = before.sheets[team].rounds.length;
    return after.sheets[team].rounds.slice(known);
  });
  const blank = rows.find(({ clues }) => clues.some((clue) => clue === ''));
  const unanswered = newlyResolved(before, after).find(
    ({ outcome }) => outcome?.decode.code === null || outcome?.intercept?.code === null,
  );
  if (blank === undefined && unanswered === undefined) return [];
  return [
    {
      kind: 'timeUp',
      what: m.moment_time_up(),
      who: waitedFor(scene, blank, unanswered),
      next: blank === undefined ? m.moment_time_up_answer() : m.moment_time_up_blank(),
      tone: 'plain',
      weight: 'heavy',
      chime: 'wrong',
    },
  ];
};

const rulings = (scene: Scene): readonly Told[] => {
  const { before, after, witness } = scene;
  if (before.phase !== 'ruling' && after.phase === 'ruling') {
    const current = currentOf(after);
    const by = current?.challenge?.by;
    return [
      {
        kind: 'challenge',
        what: m.moment_transmission_challenged(),
        who:
          current === undefined || by === undefined
            ? undefined
            : objectionText(witness.nameOf(by), current),
        next: m.decrypto_ruling_about(),
        tone: 'tense',
        weight: 'heavy',
      },
    ];
  }
  if (before.phase !== 'ruling' || after.phase === 'ruling' || before.team === undefined) return [];
  const row = after.sheets[before.team].rounds.find(
    ({ round, challenge }) => round === before.round && challenge?.ruling === 'withdrawn',
  );
  if (row === undefined || after.phase === 'answer') {
    return after.result === undefined
      ? [{ kind: 'stands', what: m.moment_transmission_stands(), tone: 'plain', weight: 'light' }]
      : [];
  }
  return [
    {
      kind: 'withdrawn',
      what: row.clues
        .filter(Boolean)
        .map((clue) => `\u2068${clue}\u2069`)
        .join(' · '),
      struck: true,
      who:
        after.side === before.team
          ? m.moment_withdrawn_ours()
          : m.moment_withdrawn({ team: teamName(after, before.team) }),
      next: m.moment_withdrawn_next(),
      tone: after.side === undefined ? 'plain' : after.side === before.team ? 'bad' : 'good',
      weight: 'heavy',
      mark: before.team,
    },
  ];
};

/** X4 · who transmits, as a person would say it. */
const encryptorsIn = ({ after, witness }: Scene): string =>
  listed(
    transmitters(after).flatMap((team) => {
      const who = after.encryptors[team];
      return who === null ? [] : [witness.nameOf(who)];
    }),
  );

const rounds = (scene: Scene): readonly Told[] => {
  const { before, after, witness } = scene;
  if (after.result !== undefined) return [];
  if (before.phase !== 'name' && after.phase === 'name') {
    return [
      {
        kind: 'naming',
        what: m.moment_tie(),
        next: m.decrypto_expect_naming(),
        tone: 'tense',
        weight: 'heavy',
      },
    ];
  }
  if (after.round !== before.round) {
    const isMine = after.encrypting === true;
    return [
      {
        kind: 'round',
        what: m.decrypto_round({ round: after.round, rounds: after.rounds }),
        who: m.moment_on_air({ names: encryptorsIn(scene) }),
        next: isMine ? m.moment_on_air_you() : undefined,
        tone: after.round === after.rounds ? 'tense' : 'plain',
        weight: 'light',
      },
    ];
  }
  return transmitters(after).flatMap((team): readonly Told[] => {
    const who = after.encryptors[team];
    if (who === null || who === before.encryptors[team]) return [];
    return [
      {
        kind: 'encryptor',
        what: m.moment_on_air({ names: `\u2068${witness.nameOf(who)}\u2069` }),
        who: teamName(after, team),
        next: witness.me.member === who ? m.moment_on_air_you() : undefined,
        tone: 'plain',
        weight: 'light',
        mark: team,
      },
    ];
  });
};

/** X · everything that happens in a match of Decrypto, for whoever looks. */
export const moments = (before: Game, after: Game, witness: Witness): readonly Moment[] => {
  const scene = { before, after, witness };
  return [
    ...rulings(scene),
    ...timeUp(scene),
    ...answers(scene),
    ...reveals(scene),
    ...tokens(scene),
    ...rounds(scene),
    ...hourglass(scene),
    ...cluesOut(scene),
  ];
};
