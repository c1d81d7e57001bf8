import type { ClassicView, Identity, Team, Turn } from '@remez/protocol/client';
import { clueText } from '../../../board/clue-text.ts';
import { type TurnChange, turnChanges } from '../../../board/turn-changes.ts';
import { listed } from '../../../lib/listed.ts';
import { verdictText } from '../../../lib/verdicts.ts';
import { m } from '../../../messages/index.js';
import type { Witness } from '../../../table/moments/theatre.ts';
import type { Moment, Told, Tone } from '../../../ui/moments/moment.ts';
import { teamName } from '../team-name.ts';

export const rivalOf = (team: Team): Team => (team === 'red' ? 'blue' : 'red');

/** The team that whoever looks sits with; undefined for onlookers and for whoever sits with both (C28). */
export const sideOf = ({ me: { seats } }: Witness): Team | undefined => {
  const teams = new Set(seats.map((seat): Team => (seat.startsWith('red') ? 'red' : 'blue')));
  const [team, other] = teams;
  return other === undefined ? team : undefined;
};

const SHOWN: { readonly [identity in Identity]: () => string } = {
  red: m.moment_agent_red,
  blue: m.moment_agent_blue,
  bystander: m.moment_bystander,
  assassin: m.moment_assassin,
};

interface Scene {
  readonly before: ClassicView;
  readonly after: ClassicView;
  readonly witness: Witness;
}

const nameOfTeam = ({ after }: Scene, team: Team): string => teamName(team, after.mode);

const membersOf = ({ witness }: Scene, seat: string): readonly string[] =>
  witness.view.seats.find((each) => each.seat === seat)?.members ?? [];

/** C26 · those who guess, by name: together they are no team. */
const peopleNamed = (scene: Scene, team: Team): string =>
  listed(membersOf(scene, `${team}.operative`).map(scene.witness.nameOf));

/** Good for one team is bad for the other, and neither for those who only look on. */
const toneFor = ({ witness }: Scene, team: Team): Tone => {
  const side = sideOf(witness);
  if (side === undefined) return 'plain';
  return side === team ? 'good' : 'bad';
};

const turnPasses = (scene: Scene, team: Team): string =>
  scene.after.mode === 'coop'
    ? m.moment_turn_over()
    : m.moment_turn_to({ team: nameOfTeam(scene, rivalOf(team)) });

/** What is waited for once a card was covered by penalty or by the deck. */
const clueNext = (scene: Scene): string | undefined => {
  const { after } = scene;
  if (after.phase !== 'clue') return undefined;
  return after.mode === 'coop'
    ? m.moment_now_clue()
    : m.moment_now_clue_of({ team: nameOfTeam(scene, after.team) });
};

/** Who has won, from where one sits; C26 · together there is one side only. */
const winText = (scene: Scene, winner: Team): string => {
  const side = sideOf(scene.witness);
  if (side === undefined) return m.ending_team_won({ team: nameOfTeam(scene, winner) });
  return side === winner ? m.ending_we_won() : m.ending_we_lost();
};

/** What now, once a match is over; undefined while it is not. */
const overText = (scene: Scene): string | undefined => {
  const { result, mode } = scene.after;
  if (result === undefined) return undefined;
  if (mode === 'coop') return result.winner === 'none' ? m.ending_we_lost() : m.ending_we_won();
  return result.winner === 'none' ? undefined : winText(scene, result.winner);
};

const afterHit = (scene: Scene, turn: Turn): string | undefined => {
  if (turn.ended !== undefined) return turnPasses(scene, turn.team);
  const { guessesLeft } = scene.after;
  if (guessesLeft === undefined) return undefined;
  return guessesLeft === 'unlimited'
    ? m.guesses_unlimited()
    : m.guesses_left({ count: guessesLeft });
};

const guessed = (
  scene: Scene,
  { turn, guess }: Extract<TurnChange<Turn>, { readonly kind: 'guess' }>,
): Told => {
  const { after, witness } = scene;
  const { identity, card, by } = guess;
  const isHit = identity === turn.team;
  const name = witness.nameOf(by);
  const told = {
    what: after.cards[card]?.word ?? '',
    who: m.moment_hand({ name, what: SHOWN[identity]() }),
    mark: identity,
    breath: m.moment_breath({ name }),
    card,
  };
  if (identity === 'assassin') {
    const isOurs = sideOf(witness) === turn.team || after.mode === 'coop';
    const winner = rivalOf(turn.team);
    return {
      ...told,
      kind: 'assassin',
      why: turn.clue && m.moment_on_clue({ clue: clueText(turn.clue) }),
      ...(isOurs
        ? { next: m.moment_assassin_ours() }
        : {
            who: m.moment_assassin_theirs({ team: nameOfTeam(scene, turn.team), name }),
            next: winText(scene, winner),
            won: winner,
          }),
      tone: 'black',
      weight: 'scene',
      chime: 'assassin',
    };
  }
  if (isHit) {
    return {
      ...told,
      kind: 'hit',
      next: after.result === undefined ? afterHit(scene, turn) : overText(scene),
      tone: toneFor(scene, turn.team),
      weight: 'light',
      chime: 'right',
    };
  }
  const isGift = identity !== 'bystander';
  return {
    ...told,
    kind: isGift ? 'miss' : 'bystander',
    next: after.result === undefined ? turnPasses(scene, turn.team) : overText(scene),
    tone: toneFor(scene, rivalOf(turn.team)),
    weight: 'heavy',
    chime: 'wrong',
  };
};

const ruled = (scene: Scene, turn: Turn): Told | undefined => {
  const { witness } = scene;
  const { clue, challenge } = turn;
  if (clue === undefined || challenge === undefined) return undefined;
  if (challenge.ruling === 'stands') {
    const next = m.moment_stands_next();
    return {
      kind: 'stands',
      what: m.moment_stands(),
      who: clueText(clue),
      next,
      tone: 'plain',
      weight: 'light',
    };
  }
  const { verdict } = challenge;
  return {
    kind: 'ruledOut',
    what: clueText(clue),
    struck: true,
    who: m.moment_ruled_out({ name: witness.nameOf(clue.by) }),
    why:
      verdict === undefined
        ? m.moment_challenge_of({ name: witness.nameOf(challenge.by) })
        : verdictText(verdict, clue.word),
    next: m.moment_penalty_next({ team: nameOfTeam(scene, rivalOf(turn.team)) }),
    tone: toneFor(scene, rivalOf(turn.team)),
    weight: 'heavy',
    mark: rivalOf(turn.team),
    chime: 'wrong',
  };
};

/** C24 · whom everyone waited for until the time was up. */
const waitedFor = (scene: Scene, { team, clue }: Turn): string => {
  const { witness, after } = scene;
  if (clue !== undefined) {
    const names = after.mode === 'coop' ? peopleNamed(scene, team) : nameOfTeam(scene, team);
    return m.moment_waited_guess_of({ names });
  }
  const [spymaster] = membersOf(scene, `${team}.spymaster`);
  return spymaster === undefined
    ? m.moment_waited_clue()
    : m.moment_waited_clue_of({ name: witness.nameOf(spymaster) });
};

const endedBy = (scene: Scene, turn: Turn): Told | undefined => {
  const next = turnPasses(scene, turn.team);
  switch (turn.ended) {
    case 'time':
      return {
        kind: 'timeUp',
        what: m.moment_time_up(),
        who: waitedFor(scene, turn),
        next,
        tone: toneFor(scene, rivalOf(turn.team)),
        weight: 'heavy',
        chime: 'wrong',
      };
    case 'movedOn':
      return { kind: 'movedOn', what: m.moment_moved_on(), next, tone: 'plain', weight: 'heavy' };
    case 'stopped':
      return { kind: 'stopped', what: m.moment_stopped(), next, tone: 'plain', weight: 'light' };
    default:
      return undefined;
  }
};

/** C20 · the other team's spymaster rules; together against the deck there is none. */
const rulingBy = (scene: Scene, { team }: Turn): string => {
  const { after, witness } = scene;
  const [spymaster] = membersOf(scene, `${rivalOf(team)}.spymaster`);
  if (after.can.rule !== undefined) return m.moment_ruling_ours();
  return after.mode === 'coop' || spymaster === undefined
    ? m.expect_ruling()
    : m.moment_ruling_by({ name: `\u2068${witness.nameOf(spymaster)}\u2069` });
};

const toldOf = (scene: Scene, change: TurnChange<Turn>): Told | undefined => {
  const { after, witness } = scene;
  const { turn } = change;
  switch (change.kind) {
    case 'clue': {
      const { clue } = turn;
      if (clue === undefined) return undefined;
      return {
        kind: 'clue',
        what: clueText(clue),
        who: m.moment_clue({ name: witness.nameOf(clue.by) }),
        next: m.expect_guess({ team: nameOfTeam(scene, turn.team) }),
        tone: 'plain',
        weight: 'light',
        mark: turn.team,
        chime: 'clue',
      };
    }
    case 'guess':
      return guessed(scene, change);
    case 'cover': {
      const { card, cause } = change.cover;
      const covered = after.cards[card]?.covered;
      const team = covered === 'blue' ? 'blue' : 'red';
      return {
        kind: cause === 'penalty' ? 'penalty' : 'deck',
        what: after.cards[card]?.word ?? '',
        who:
          cause === 'penalty'
            ? m.moment_penalty_card({ team: nameOfTeam(scene, team) })
            : m.moment_deck_card(),
        next: clueNext(scene),
        tone: after.mode === 'coop' ? 'bad' : toneFor(scene, team),
        weight: 'light',
        mark: covered,
        chime: 'wrong',
      };
    }
    case 'challenge':
      return {
        kind: 'challenge',
        what: m.moment_challenged({ clue: turn.clue?.word ?? '' }),
        who: m.moment_challenged_by({ name: witness.nameOf(turn.challenge?.by ?? '') }),
        next: rulingBy(scene, turn),
        tone: 'tense',
        weight: 'heavy',
      };
    case 'ruling':
      return ruled(scene, turn);
    case 'ended':
      return endedBy(scene, turn);
  }
};

/** C · everything that happens in a match of classic, for whoever looks. */
export const moments = (
  before: ClassicView,
  after: ClassicView,
  witness: Witness,
): readonly Moment[] => {
  const scene = { before, after, witness };
  return turnChanges(before.story, after.story).flatMap((change) => toldOf(scene, change) ?? []);
};
