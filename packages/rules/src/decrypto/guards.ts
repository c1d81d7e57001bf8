import { type GuardedKind, type Guard as GuardOf, whileRunning } from '../guarding.ts';
import { answerable, nameable } from './agreement.ts';
import { nearMisses } from './naming.ts';
import { isEncryptor, isIntercepting, isWriting, teamIn } from './people.ts';
import { mayTalk } from './seats.ts';
import { rivalOf, transmitters } from './setup.ts';
import type { AnswerKind, Command, PhaseName, Role, State, Team } from './types.ts';

export const REASONS = [
  'alreadyAgreed',
  'alreadyAnswered',
  'alreadyChallenged',
  'alreadyDrawn',
  'alreadyNamed',
  'alreadyTransmitted',
  'badClue',
  'badCode',
  'badDeal',
  'badKeywords',
  'badMember',
  'badName',
  'badNearMiss',
  'badText',
  'clueUsed',
  'codeInClue',
  'drawFirst',
  'emptyClue',
  'encryptorIsSilent',
  'firstRound',
  'gameOver',
  'illegalClue',
  'keywordInClue',
  'malformed',
  'notAgreed',
  'notHost',
  'notNow',
  'notYourSeat',
  'notYourTurn',
  'rulingFirst',
  'stale',
  'tooEarly',
  'writeFirst',
] as const;
export type Reason = (typeof REASONS)[number];

type Guard = GuardOf<State, Role, Reason>;
type TeamGuard = (state: State, team: Team, roles: readonly Role[]) => Reason | null;

const WAITING_FOR: Record<PhaseName, Reason> = {
  write: 'writeFirst',
  answer: 'notNow',
  ruling: 'rulingFirst',
  name: 'notNow',
  over: 'gameOver',
};

/** For members of a team, while the game runs. */
const inTeam = (guard: TeamGuard): Guard =>
  whileRunning((state, roles) => {
    const team = teamIn(roles);
    return team === null ? 'notYourSeat' : guard(state, team, roles);
  });

/** X4 · before the team's card is drawn. */
const beforeDrawing: TeamGuard = (state, team) => {
  if (!transmitters(state.options.mode).includes(team)) return 'notYourSeat';
  if (!isWriting(state, team)) return 'notNow';
  return state.desks[team].card === null ? null : 'alreadyDrawn';
};

/** X5 · the encryptor with a card, X24 · until it is transmitted. */
const writing: TeamGuard = (state, team, roles) => {
  if (!isEncryptor(roles, team)) return 'notYourSeat';
  const { card, clues } = state.desks[team];
  if (clues !== null) return 'alreadyTransmitted';
  if (!isWriting(state, team)) return 'notNow';
  return card === null ? 'drawFirst' : null;
};

/** X7, X25 · the team whose clues are out, without its encryptor. */
const decoding: TeamGuard = (state, team, roles) => {
  const { phase } = state;
  if (isEncryptor(roles, team)) return 'encryptorIsSilent';
  if (phase.kind !== 'answer') return WAITING_FOR[phase.kind];
  if (phase.team !== team) return 'notYourTurn';
  return state.answers.decode === null ? null : 'alreadyAnswered';
};

/** X7, X9 · the other team, its encryptor included. */
const intercepting: TeamGuard = (state, team) => {
  const { phase } = state;
  if (phase.kind !== 'answer') return WAITING_FOR[phase.kind];
  if (phase.team === team) return 'notYourTurn';
  if (!isIntercepting(state, team)) return 'firstRound';
  return state.answers.intercept === null ? null : 'alreadyAnswered';
};

/** What this team is to answer to the clues on the table. */
export const answerOf = ({ phase }: State, team: Team): AnswerKind =>
  phase.kind === 'answer' && phase.team === team ? 'decode' : 'intercept';

const agreed =
  (guard: TeamGuard): TeamGuard =>
  (state, team, roles) =>
    guard(state, team, roles) ?? (answerable(state, team) === null ? 'notAgreed' : null);

const naming: TeamGuard = ({ phase, named }, team) => {
  if (phase.kind !== 'name') return WAITING_FOR[phase.kind];
  return named[team] === null ? null : 'alreadyNamed';
};

export const GUARDS = {
  /** X1 · a name is a message, so it is picked before anyone of the team knows a code. */
  nameTeam: inTeam((state, team) => {
    if (state.turn !== 1) return 'notNow';
    return state.desks[team].card === null ? null : 'alreadyDrawn';
  }),

  nameEncryptor: inTeam(beforeDrawing),

  draw: inTeam((state, team, roles) =>
    isEncryptor(roles, team) ? beforeDrawing(state, team, roles) : 'notYourSeat',
  ),

  draft: inTeam(writing),
  transmit: inTeam(writing),

  propose: inTeam((state, team, roles) =>
    answerOf(state, team) === 'decode'
      ? decoding(state, team, roles)
      : intercepting(state, team, roles),
  ),
  decode: inTeam(agreed(decoding)),
  intercept: inTeam(agreed(intercepting)),

  /** Until the answers are revealed, once a transmission. */
  challenge: inTeam((state, team) => {
    const { phase, current } = state;
    if (phase.kind === 'ruling') return 'alreadyChallenged';
    if (phase.kind !== 'answer') return WAITING_FOR[phase.kind];
    if (phase.team !== rivalOf(team)) return 'notYourSeat';
    return current?.challenge === undefined ? null : 'alreadyChallenged';
  }),

  withdraw: inTeam(({ phase }, team) => {
    if (phase.kind !== 'ruling') return 'notNow';
    return phase.team === team ? null : 'notYourSeat';
  }),

  agree: inTeam(({ phase }, team) => {
    if (phase.kind !== 'ruling') return 'notNow';
    return phase.agreed.includes(team) ? 'alreadyAgreed' : null;
  }),

  /** X24, X25 · whoever must not speak to the team does not write to it either. */
  share: inTeam((state, _, roles) => (mayTalk(state, roles, 'team') ? null : 'encryptorIsSilent')),

  proposeKeywords: inTeam(naming),
  nameKeywords: inTeam(
    (state, team, roles) =>
      naming(state, team, roles) ?? (nameable(state, team) === null ? 'notAgreed' : null),
  ),

  /** X15 · afterwards, when the answers are out. */
  countNearMiss: (state, roles) => {
    const team = teamIn(roles);
    if (team === null) return 'notYourSeat';
    if (state.result?.why !== 'keywords') return 'notNow';
    /** By those who played: nobody speaks for both teams by changing places. */
    if (!roles.includes(`${team}.player`)) return 'notYourSeat';
    return nearMisses(state, team).length > 0 ? null : 'badNearMiss';
  },
} satisfies Record<GuardedKind<Command>, Guard>;
