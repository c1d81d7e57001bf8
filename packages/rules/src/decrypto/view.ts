import type { Perspective } from '../game.ts';
import { agreedCode, agreedKeywords, answerable, nameable } from './agreement.ts';
import { cardText } from './codes.ts';
import { deadline } from './deadline.ts';
import { answerOf, GUARDS } from './guards.ts';
import { nearMisses } from './naming.ts';
import {
  answerersOf,
  isEncryptor,
  isIntercepting,
  isSandRunning,
  isWriting,
  teamIn,
} from './people.ts';
import { dealtText, rivalOf, roundsOf } from './setup.ts';
import { sharedBy, sheetsOf } from './sheets.ts';
import type { Digits, Keywords, Role, State, Team } from './types.ts';
import type { Can, CardView, Deliberation, Naming, Seal, View, Writing } from './view-types.ts';

type Writable<Shape> = { -readonly [Field in keyof Shape]: Shape[Field] };

const NO_ROLES: readonly Role[] = [];
const NOTHING: Can = {};

/** The same guards as decide's; what a verb may be done with is beside it. */
const can = (state: State, roles: readonly Role[], side: Team | null): Can => {
  if (side === null) return NOTHING;
  const may = (verb: keyof typeof GUARDS): boolean => GUARDS[verb](state, roles) === null;
  const verbs: Writable<Can> = {};
  if (may('nameTeam')) verbs.nameTeam = true;
  if (may('nameEncryptor')) {
    const { encryptor } = state.desks[side];
    verbs.nameEncryptor = state.members[side].filter((who) => who !== encryptor);
  }
  if (may('draw')) verbs.draw = true;
  if (may('draft')) verbs.draft = true;
  if (may('transmit')) verbs.transmit = true;
  if (may('propose')) verbs.propose = answerOf(state, side);
  if (may('decode')) verbs.decode = answerable(state, side) ?? 'any';
  if (may('intercept')) verbs.intercept = answerable(state, side) ?? 'any';
  if (may('challenge')) verbs.challenge = true;
  if (may('withdraw')) verbs.withdraw = true;
  if (may('agree')) verbs.agree = true;
  if (may('share')) verbs.share = true;
  if (may('proposeKeywords')) verbs.proposeKeywords = true;
  if (may('nameKeywords')) verbs.nameKeywords = nameable(state, side) ?? 'any';
  if (may('countNearMiss')) verbs.countNearMiss = nearMisses(state, side);
  return verbs;
};

const writingOf = (state: State, team: Team): Writing => {
  const { card, clues } = state.desks[team];
  if (clues !== null || !isWriting(state, team)) return 'done';
  return card === null ? 'toDraw' : 'writing';
};

const cardFor = (state: State, team: Team): CardView | undefined => {
  const { card, drafts, verdicts, clues } = state.desks[team];
  if (card === null) return undefined;
  return { code: card.code, verdicts, drafts, ...(clues !== null && { clues }) };
};

/** In the order of the seats, so that nobody reads off it who was first. */
const inOrder = <Idea>(
  state: State,
  team: Team,
  ideas: { readonly [who: string]: Idea },
): readonly { readonly by: string; readonly idea: Idea }[] =>
  state.members[team].flatMap((by) => {
    const idea = ideas[by];
    return idea === undefined ? [] : [{ by, idea }];
  });

/** X7 · the team's own; the other team never sees any of it. */
const deliberationOf = (state: State, team: Team): Deliberation | undefined => {
  const { phase } = state;
  if (phase.kind !== 'answer' && phase.kind !== 'ruling') return undefined;
  const decoding = phase.team === team;
  if (!decoding && !isIntercepting(state, team)) return undefined;
  const answer = decoding ? 'decode' : 'intercept';
  const agreed = agreedCode(state, team);
  const sealed = state.answers[answer];
  return {
    answer,
    answerers: answerersOf(state, team),
    proposals: inOrder<Digits>(state, team, state.proposals[team]).map(({ by, idea }) => ({
      by,
      digits: idea,
    })),
    ...(agreed !== null && { agreed }),
    ...(sealed !== null && { sealed }),
  };
};

const answersIn = (state: State): View['answers'] => {
  const { phase, answers } = state;
  if (phase.kind !== 'answer' && phase.kind !== 'ruling') return undefined;
  const decode = answers.decode !== null;
  return isIntercepting(state, rivalOf(phase.team))
    ? { intercept: answers.intercept !== null, decode }
    : { decode };
};

/** X15 · hidden until both are in. */
const namingOf = (state: State, side: Team | null): Naming | undefined => {
  const { phase, named } = state;
  const { white, black } = named;
  const seen: Writable<Naming> = { in: { white: white !== null, black: black !== null } };
  if (phase.kind !== 'name') {
    if (phase.kind !== 'over' || white === null || black === null) return undefined;
    seen.outcome = { white, black };
    seen.offers = state.offers;
  } else if (side !== null) {
    const agreed = agreedKeywords(state, side);
    const sealed = named[side];
    seen.proposals = inOrder<Keywords>(state, side, state.ideas[side]).map(({ by, idea }) => ({
      by,
      keywords: idea,
    }));
    if (agreed !== null) seen.agreed = agreed;
    if (sealed !== null) seen.sealed = sealed.keywords;
  }
  return seen;
};

/** X2 · one's own; everyone's when it is over. */
const keywordsFor = (
  { keywords: { white, black } }: State,
  seesOf: (team: Team) => boolean,
): View['keywords'] => ({
  ...(white !== null && seesOf('white') && { white }),
  ...(black !== null && seesOf('black') && { black }),
});

const sealsOf = ({ cards }: State, { over }: { over: boolean }): readonly Seal[] =>
  cards.map((card) => ({
    team: card.team,
    round: card.round,
    commitment: card.commitment,
    ...(over && { opening: { salt: card.salt, text: cardText(card) } }),
  }));

/** When it is over, people sit down elsewhere for the next match: then only those who played. */
const isOfTeam = (roles: readonly Role[], side: Team, { over }: { over: boolean }): boolean =>
  !over || roles.includes(`${side}.player`);

/** Whose transmission it is about, if it is about one team's. */
const teamOf = ({ phase, options }: State): Team | undefined => {
  if (phase.kind === 'answer' || phase.kind === 'ruling') return phase.team;
  const alone = phase.kind === 'write' && phase.teams.length === 1 && options.mode === 'teams';
  return alone ? phase.teams[0] : undefined;
};

/** Field by field: what is not written here does not leave. What comes and goes most often stands last. */
export const view = (state: State, perspective: Perspective<Role>): View => {
  const roles = perspective.kind === 'seated' ? perspective.seats : NO_ROLES;
  const { phase, desks, options } = state;
  const over = phase.kind === 'over';
  const side = teamIn(roles);
  const team = teamOf(state);
  const due = deadline(state);
  const answers = answersIn(state);
  const naming = namingOf(state, side);
  const seen: Writable<View> = {
    game: 'decrypto',
    mode: options.mode,
    turn: state.turn,
    round: state.round,
    rounds: roundsOf(options.mode),
    phase: phase.kind,
    names: state.names,
    encryptors: { white: desks.white.encryptor, black: desks.black.encryptor },
    writing: { white: writingOf(state, 'white'), black: writingOf(state, 'black') },
    tokens: state.tokens,
    keywords: keywordsFor(state, (each) => over || each === side),
    sheets: sheetsOf(state),
    hourglass: options.hourglass,
    commitment: state.commitment,
    seals: sealsOf(state, { over }),
    can: can(state, roles, side),
  };
  const isEncrypting = side !== null && isEncryptor(roles, side);
  const deliberation = side === null ? undefined : deliberationOf(state, side);
  const card = isEncrypting ? cardFor(state, side) : undefined;
  if (side !== null) seen.side = side;
  if (isEncrypting) seen.encrypting = true;
  if (card !== undefined) seen.card = card;
  if (due !== undefined) seen.endsAt = due.at;
  if (isSandRunning(state)) seen.turned = true;
  const shared = side !== null && isOfTeam(roles, side, { over }) ? sharedBy(state, side) : [];
  if (shared.length > 0) seen.shared = shared;
  if (team !== undefined) seen.team = team;
  if (answers !== undefined) seen.answers = answers;
  if (phase.kind === 'ruling') seen.agreed = phase.agreed;
  if (deliberation !== undefined) seen.deliberation = deliberation;
  if (naming !== undefined) seen.naming = naming;
  if (over) seen.opening = { salt: state.salt, text: dealtText(state.keywords) };
  if (over && state.sure.length > 0) seen.sure = state.sure;
  if (state.result !== null) seen.result = state.result;
  return seen;
};
