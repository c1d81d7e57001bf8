import {
  type Code,
  type Command,
  type Digits,
  type Keywords,
  type Seat,
  TEAMS,
  type Team,
  type View,
} from '@remez/rules/decrypto';
import { spoken } from '../mind/keys.ts';
import { type Decision, type Player, percentOf, type Self, type Table } from '../player.ts';
import { makeProfiles, type Profiles } from '../profiles.ts';
import type { Thinker } from '../thinker.ts';
import { encrypt } from './encryptor.ts';
import { bestCode, evidenceFor, suspected, suspicions } from './listening.ts';

/** A mind's profiles are kept as long as the mind is. */
const kept = new WeakMap<Thinker, Profiles>();

const profilesOf = (thinker: Thinker): Profiles => {
  const known = kept.get(thinker) ?? makeProfiles(thinker);
  kept.set(thinker, known);
  return known;
};

const rivalOf = (team: Team): Team => TEAMS.find((each) => each !== team) as Team;

const isSame = (one: readonly unknown[], other: readonly unknown[] | undefined): boolean =>
  other !== undefined && one.every((item, at) => item === other[at]);

/** What a bot would answer to the clues on the table. */
const reading = (view: View, side: Team, { thinker }: Self) => {
  const { team } = view;
  const clues = team === undefined ? undefined : view.sheets[team].rounds.at(-1)?.clues;
  if (team === undefined || clues === undefined) return null;
  const own = view.keywords[side];
  if (team === side) return own === undefined ? null : bestCode(evidenceFor(clues, own, thinker));
  const profiles = profilesOf(thinker);
  const beliefs = suspicions(view.sheets[rivalOf(side)], profiles, thinker.mind.cards.length);
  return bestCode(suspected(clues, beliefs, profiles));
};

const isWhole = (idea: readonly unknown[]): boolean => idea.every((item) => item !== null);

/** What people beside it propose, where all who do are of one mind. */
const ideaOfPeople = <Idea extends readonly unknown[]>(
  ideas: readonly { readonly by: string; readonly idea: Idea }[],
  { people }: Table,
): Idea | undefined => {
  const theirs = ideas.filter(({ by, idea }) => people.includes(by) && isWhole(idea));
  const [first] = theirs;
  return theirs.every(({ idea }) => isSame(idea, first?.idea)) ? first?.idea : undefined;
};

/**
 * Proposes what it reads, and then comes round to what people beside it say: the team's answer is
 * theirs to give, and one that only some agree on cannot be given. Among bots whoever may gives it.
 */
const answer = (view: View, side: Team, table: Table, self: Self): Decision<Command> | null => {
  const { can, deliberation } = view;
  const read = reading(view, side, self);
  if (read === null) return null;
  const { sure } = read;
  const proposed = deliberation?.proposals.find(({ by }) => by === table.who)?.digits;
  const isAlone = deliberation?.answerers.length === 1;
  if (can.propose !== undefined && !isAlone && proposed === undefined) {
    return { move: { kind: 'propose', digits: read.code as Digits }, sure };
  }
  if (table.people.length > 0) {
    const ideas = deliberation?.proposals.map(({ by, digits }) => ({ by, idea: digits })) ?? [];
    const theirs = ideaOfPeople(ideas, table);
    return can.propose === undefined || theirs === undefined || isSame(theirs, proposed)
      ? null
      : { move: { kind: 'propose', digits: theirs }, sure };
  }
  const submit = (kind: 'decode' | 'intercept', allowed: 'any' | Code): Decision<Command> => ({
    move: { kind, code: allowed === 'any' ? read.code : allowed },
    sure,
  });
  if (can.decode !== undefined) return submit('decode', can.decode);
  if (can.intercept !== undefined) return submit('intercept', can.intercept);
  /** Bots that disagree come round to what was proposed first. */
  const first = deliberation?.proposals[0]?.digits;
  const isUndecided = can.propose !== undefined && first !== undefined;
  return isUndecided && !isSame(first, proposed)
    ? { move: { kind: 'propose', digits: first }, sure }
    : null;
};

const transmit = (view: View, side: Team, table: Table, self: Self): Decision<Command> | null => {
  const keywords = view.keywords[side];
  if (view.card === undefined || keywords === undefined) return null;
  const sending = { code: view.card.code, keywords, sheet: view.sheets[side] };
  const sent = encrypt(sending, { table, self, profiles: profilesOf(self.thinker) });
  if (sent === null) return null;
  const { move: clues, sure } = sent;
  return { move: { kind: 'transmit', clues, sure: percentOf(sure) }, sure };
};

/** X15 · for each number the card that its clues speak of most. */
const name = (view: View, side: Team, table: Table, self: Self): Decision<Command> | null => {
  const { can, naming } = view;
  const { thinker } = self;
  const profiles = profilesOf(thinker);
  const beliefs = suspicions(view.sheets[rivalOf(side)], profiles, thinker.mind.cards.length);
  const taken = new Set<number>();
  const guessed = beliefs.map((belief) => {
    const order = [...belief.keys()].sort(
      (one, other) => (belief[other] ?? 0) - (belief[one] ?? 0),
    );
    const card = order.find((each) => !taken.has(each)) ?? 0;
    taken.add(card);
    return spoken(thinker.mind.cards[card] ?? '');
  });
  const keywords = guessed as unknown as Keywords;
  const ideas = naming?.proposals?.map((each) => ({ by: each.by, idea: each.keywords })) ?? [];
  const proposed = ideas.find(({ by }) => by === table.who)?.idea;
  if (can.nameKeywords === 'any') return { move: { kind: 'nameKeywords', keywords }, sure: 0.2 };
  const idea = proposed === undefined ? keywords : ideaOfPeople(ideas, table);
  if (can.proposeKeywords && idea !== undefined && !isSame(idea, proposed)) {
    return { move: { kind: 'proposeKeywords', keywords: idea }, sure: 0.2 };
  }
  if (table.people.length > 0) return null;
  if (can.nameKeywords !== undefined) {
    return { move: { kind: 'nameKeywords', keywords: can.nameKeywords }, sure: 0.2 };
  }
  /** As with codes: bots that disagree come round to what was proposed first. */
  const first = ideas[0]?.idea;
  return can.proposeKeywords && first !== undefined && !isSame(first, proposed)
    ? { move: { kind: 'proposeKeywords', keywords: first }, sure: 0.2 }
    : null;
};

/** A challenge is settled by the referee: what it calls illegal is taken back, all else stands. */
const settle = (
  view: View,
  side: Team,
  table: Table,
  { judge }: Self,
): Decision<Command> | null => {
  const keywords = view.keywords[side];
  const clues = view.sheets[side].rounds.at(-1)?.clues ?? [];
  const { language, allow } = table.rules;
  const isIllegal = (clue: string) =>
    judge.verdict({
      clue,
      language,
      allow,
      against: 'keywords',
      visible: keywords ?? [],
      covered: [],
    }).verdict === 'illegal';
  if (view.can.withdraw && clues.some(isIllegal)) return { move: { kind: 'withdraw' }, sure: 1 };
  return view.can.agree ? { move: { kind: 'agree' }, sure: 1 } : null;
};

export const playDecrypto: Player<View, Command, Seat> = (view, table, self) => {
  const { can, side } = view;
  if (side === undefined) return null;
  if (can.agree || can.withdraw) return settle(view, side, table, self);
  if (can.draw) return { move: { kind: 'draw' }, sure: 1 };
  if (can.transmit) return transmit(view, side, table, self);
  if (can.proposeKeywords || can.nameKeywords !== undefined) return name(view, side, table, self);
  const mayAnswer = can.propose !== undefined || can.decode !== undefined || can.intercept;
  return mayAnswer ? answer(view, side, table, self) : null;
};
