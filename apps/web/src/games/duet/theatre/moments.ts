import type { DuetIdentity, DuetTurn, DuetView } from '@remez/protocol/client';
import { clueText } from '../../../board/clue-text.ts';
import { type TurnChange, turnChanges } from '../../../board/turn-changes.ts';
import { listed } from '../../../lib/listed.ts';
import { verdictText } from '../../../lib/verdicts.ts';
import { m } from '../../../messages/index.js';
import type { Witness } from '../../../table/moments/theatre.ts';
import type { Moment, Told } from '../../../ui/moments/moment.ts';
import { RESULTS } from '../debrief.ts';
import { mistakeText } from '../mistakes.ts';
import { otherSide, peopleOf, sideName, sideOf } from './sides.ts';

interface Scene {
  readonly before: DuetView;
  readonly after: DuetView;
  readonly witness: Witness;
}

const tokensLeft = ({ bank }: DuetView): number => bank.bystander + bank.green;

/** What is left to play with; once nothing is, how it ended. */
const bankText = (game: DuetView): string => {
  if (game.result !== undefined) return RESULTS[game.result.why](game.result);
  const count = tokensLeft(game);
  return count === 0 ? m.duet_bank_empty() : m.duet_bank({ count });
};

const SHOWN: { readonly [identity in DuetIdentity]: () => string } = {
  green: m.moment_agent_green,
  bystander: m.moment_bystander,
  assassin: m.moment_assassin,
};

const guessed = (
  { after, witness }: Scene,
  { turn, guess }: Extract<TurnChange<DuetTurn>, { readonly kind: 'guess' }>,
): Told => {
  const { identity, card, by } = guess;
  const name = witness.nameOf(by);
  const told = {
    what: after.cards[card]?.word ?? '',
    who: m.moment_hand({ name, what: SHOWN[identity]() }),
    mark: identity,
    breath: m.moment_breath({ name }),
    card,
  };
  switch (identity) {
    case 'green':
      return {
        ...told,
        kind: 'hit',
        next: after.result === undefined ? m.duet_found({ count: after.found }) : m.ending_we_won(),
        tone: 'good',
        weight: 'light',
        chime: 'right',
      };
    case 'bystander':
      return {
        ...told,
        kind: 'bystander',
        next: bankText(after),
        tone: 'bad',
        weight: 'heavy',
        chime: 'wrong',
      };
    case 'assassin':
      return {
        ...told,
        kind: 'assassin',
        why: turn.clue && m.moment_on_clue({ clue: clueText(turn.clue) }),
        next: sideOf(witness) === undefined ? m.moment_lost_together() : m.moment_assassin_ours(),
        tone: 'black',
        weight: 'scene',
        chime: 'assassin',
      };
  }
};

const ruled = (
  { after, before, witness }: Scene,
  { clue, challenge }: DuetTurn,
): Told | undefined => {
  if (clue === undefined || challenge === undefined) return undefined;
  if (challenge.ruling === 'stands') {
    return {
      kind: 'stands',
      what: m.moment_stands(),
      who: clueText(clue),
      next: m.moment_stands_next(),
      tone: 'plain',
      weight: 'light',
    };
  }
  const verdict = after.verdict ?? before.verdict;
  return {
    kind: 'ruledOut',
    what: clueText(clue),
    struck: true,
    who: m.moment_ruled_out({ name: witness.nameOf(clue.by) }),
    why:
      challenge.ruling === 'admitted'
        ? m.moment_admitted()
        : verdict !== undefined && verdict.verdict !== 'ok'
          ? verdictText(verdict, clue.word)
          : m.moment_challenge_of({ name: witness.nameOf(challenge.by) }),
    next: m.moment_token_out(),
    tone: 'bad',
    weight: 'heavy',
    mark: 'bystander',
    chime: 'wrong',
  };
};

/** D27 · whom everyone waited for until the time was up. */
const waitedFor = ({ witness }: Scene, { clue }: DuetTurn): string =>
  clue === undefined
    ? m.moment_waited_clue()
    : m.moment_waited_guess_of({ names: listed(peopleOf(witness, otherSide(clue.side))) });

const endedBy = (scene: Scene, turn: DuetTurn): Told | undefined => {
  const next = bankText(scene.after);
  switch (turn.ended) {
    case 'time':
      return {
        kind: 'timeUp',
        what: m.moment_time_up(),
        who: scene.before.suddenDeath ? undefined : waitedFor(scene, turn),
        next,
        tone: 'bad',
        weight: 'heavy',
        mark: 'bystander',
        chime: 'wrong',
      };
    case 'movedOn':
      return { kind: 'movedOn', what: m.moment_moved_on(), next, tone: 'plain', weight: 'heavy' };
    case 'stopped':
      return {
        kind: 'stopped',
        what: m.moment_stopped(),
        next,
        tone: 'plain',
        weight: 'light',
        mark: 'green',
      };
    default:
      return undefined;
  }
};

/** D23 · whoever gave the clue rules on it. */
const rulingBy = (witness: Witness, { clue }: DuetTurn): string => {
  if (clue === undefined) return m.expect_ruling();
  return clue.side === sideOf(witness)
    ? m.moment_ruling_ours()
    : m.moment_ruling_by({ name: sideName(witness, clue.side) });
};

const toldOf = (scene: Scene, change: TurnChange<DuetTurn>): Told | undefined => {
  const { witness } = scene;
  const { turn } = change;
  switch (change.kind) {
    case 'clue': {
      const { clue } = turn;
      if (clue === undefined) return undefined;
      return {
        kind: 'clue',
        what: clueText(clue),
        who: m.moment_clue({ name: witness.nameOf(clue.by) }),
        next: m.duet_expect_guess({ name: sideName(witness, otherSide(clue.side)) }),
        tone: 'plain',
        weight: 'light',
        chime: 'clue',
      };
    }
    case 'guess':
      return guessed(scene, change);
    case 'challenge':
      return {
        kind: 'challenge',
        what: m.moment_challenged({ clue: turn.clue?.word ?? '' }),
        who: m.moment_challenged_by({ name: witness.nameOf(turn.challenge?.by ?? '') }),
        next: rulingBy(witness, turn),
        tone: 'tense',
        weight: 'heavy',
      };
    case 'ruling':
      return ruled(scene, turn);
    case 'ended':
      return endedBy(scene, turn);
    case 'cover':
      return undefined;
  }
};

/** D14 · the nine of a side are all found. */
const sideDone = ({ before, after, witness }: Scene): readonly Told[] =>
  after.done
    .filter(
      (side) => !before.done.includes(side) && after.result === undefined && !after.suddenDeath,
    )
    .map((side) => {
      const name = sideName(witness, side);
      const mine = sideOf(witness);
      const what =
        mine === undefined
          ? m.duet_done_watched({ name, other: sideName(witness, otherSide(side)) })
          : side === mine
            ? m.duet_done_ours()
            : m.duet_done_theirs({ name });
      return { kind: 'nine', what, tone: 'good', weight: 'light', mark: 'green' };
    });

/** D20 · from here on a mistake takes more than the turn. */
const dearer = ({ before, after }: Pick<Scene, 'before' | 'after'>): readonly Told[] =>
  before.mistakeCosts !== 'one' || after.mistakeCosts === 'one'
    ? []
    : [
        {
          kind: 'dearer',
          what: m.moment_mistakes_dearer(),
          next: mistakeText(after),
          tone: 'tense',
          weight: 'heavy',
          mark: 'bystander',
        },
      ];

/** D13, D15 · the last token, and the last hope after it. */
const tension = ({ before, after, witness }: Scene): readonly Told[] => {
  if (after.result !== undefined) return [];
  if (after.suddenDeath && !before.suddenDeath) {
    const guessers = after.guessers ?? [];
    return [
      {
        kind: 'suddenDeath',
        what: m.duet_last(),
        who: m.duet_last_about(),
        next:
          guessers.length === 1
            ? m.duet_expect_guess({
                name: listed(guessers.map((side) => sideName(witness, side))),
              })
            : m.duet_last_everyone(),
        tone: 'tense',
        weight: 'scene',
        chime: 'assassin',
      },
    ];
  }
  if (tokensLeft(after) !== 1 || tokensLeft(before) <= 1) return dearer({ before, after });
  return [
    {
      kind: 'lastToken',
      what: m.moment_last_token(),
      who: after.mistakeCosts === 'match' ? mistakeText(after) : undefined,
      next: m.moment_last_token_next(),
      tone: 'tense',
      weight: 'heavy',
      mark: 'bystander',
    },
  ];
};

const offered = ({ before, after, witness }: Scene): readonly Told[] =>
  after.offer === undefined || before.offer !== undefined
    ? []
    : [
        {
          kind: 'offer',
          what: m.moment_begin_again({ name: sideName(witness, after.offer) }),
          tone: 'plain',
          weight: 'light',
        },
      ];

/** D · everything that happens in a match of Duet, for whoever looks. */
export const moments = (before: DuetView, after: DuetView, witness: Witness): readonly Moment[] => {
  const scene = { before, after, witness };
  return [
    ...turnChanges(before.story, after.story).flatMap((change) => toldOf(scene, change) ?? []),
    ...sideDone(scene),
    ...tension(scene),
    ...offered(scene),
  ];
};
