import { pick, type Random } from '@remez/rules';
import {
  CODES,
  type Code,
  type Event as GameEvent,
  type State as GameState,
  type Team,
} from '@remez/rules/decrypto';
import { plainJudge } from '@remez/rules/testing/decrypto';
import { decide, evolve, type State } from '@remez/table';
import { type Act, type Script, SEATS_IN } from '@remez/table/testing';
import { gameEvents, PEOPLE, type TwinWorld, withDeal } from './twins.ts';

export type DecryptoKind = 'decrypto' | 'decryptoTrio';
type Of<Kind extends GameEvent['kind']> = Extract<GameEvent, { readonly kind: Kind }>;

/** Who sits with which team; in a trio one looks on. */
const teamsIn = (mode: DecryptoKind): ReadonlyMap<string, Team> =>
  new Map(
    PEOPLE.flatMap((person, index) => {
      const seat = SEATS_IN[mode][index];
      return typeof seat === 'string' ? [[person, seat as Team]] : [];
    }),
  );

const dealOf = (script: Script): Of<'dealt'> => {
  const dealt = gameEvents<GameEvent>(script).find((event) => event.kind === 'dealt');
  if (dealt === undefined) throw new Error('nothing was dealt');
  return dealt;
};

const cardsOf = (script: Script): readonly Of<'cardDrawn'>[] =>
  gameEvents<GameEvent>(script).filter((event) => event.kind === 'cardDrawn');

const stackedFrom = (script: Script, codeOf: (card: Of<'cardDrawn'>) => Code) => {
  const stack = (team: Team) =>
    cardsOf(script)
      .filter(({ card }) => card.team === team)
      .map(codeOf);
  return { white: stack('white'), black: stack('black') };
};

/** The script on a table where the same cards are drawn, whatever the server's own chance. */
export const stacked = (script: Script) => ({
  before: withDeal(script, {
    ...dealOf(script),
    stacked: stackedFrom(script, ({ card }) => card.code),
  } as GameEvent),
  acts: script.acts,
});

/** Each act with the turn it was done in. */
const turnsOf = ({ before, acts }: TwinWorld, random: Random): readonly number[] => {
  let state = before.reduce<State | undefined>(evolve, undefined) as State;
  return acts.map((act) => {
    const { turn } = state;
    if (act === null) return turn;
    const by = { kind: 'person', person: act.person } as const;
    const at =
      act.command.kind === 'play' ? { turn, command: act.command } : { command: act.command };
    const context = { now: 1_000_000, random, judge: plainJudge, hostAwaySince: null };
    const decided = decide(state, at, by, context);
    if (!decided.ok) throw new Error(decided.failure.reason);
    state = decided.value.reduce(evolve, state);
    return turn;
  });
};

/** 1 and 4, 2 and 3 change places. */
const mirrored = (digits: unknown): unknown =>
  Array.isArray(digits)
    ? digits.map((digit) => (typeof digit === 'number' ? 5 - digit : digit))
    : digits;

/**
 * The twin of a table for one viewer: other keywords, other cards where they were not turned up,
 * no drafts of others, fewer proposals of the others, and other thoughts, answers and clues of
 * theirs where they were not told yet.
 */
export const twinOf = (
  script: Script,
  viewer: string,
  mode: DecryptoKind,
  random: Random,
): TwinWorld => {
  const table = stacked(script);
  const teams = teamsIn(mode);
  const side = teams.get(viewer) ?? null;
  const final = script.state.match?.state as GameState;
  const me = script.state.members.find(({ person }) => person === viewer)?.id;
  const turns = turnsOf(table, random);
  const word = () => `אחר${random.below(1_000_000)}`;

  const revealed = new Set(
    final.past.flatMap(({ team, round, outcome }) =>
      outcome === undefined
        ? []
        : [final.cards.findLast((card) => card.team === team && card.round === round)?.commitment],
    ),
  );
  const deal = dealOf(script);
  /** Whoever is alone in a trio has none. */
  const keywords = (team: Team) =>
    team === side || deal.keywords[team] === null
      ? deal.keywords[team]
      : [word(), word(), word(), word()];
  const before = withDeal(script, {
    ...deal,
    keywords: { white: keywords('white'), black: keywords('black') },
    stacked: stackedFrom(script, ({ card, by }) =>
      by === me || revealed.has(card.commitment) ? card.code : pick(CODES, random),
    ),
  } as GameEvent);

  const transmitted = new Set(
    [...final.past, ...(final.current === null ? [] : [final.current])].map(({ clues }) =>
      clues.join(),
    ),
  );

  const acts = table.acts.map((act, index): Act | null => {
    if (act === null) return null;
    const { person, command } = act;
    const team = teams.get(person) ?? 'white';
    if (command.kind === 'talk') return command.to === 'team' && team !== side ? null : act;
    if (command.kind !== 'play' || person === viewer) return act;
    const { move } = command;
    const changed = (fields: object): Act => ({
      person,
      command: { kind: 'play', move: { ...move, ...fields } },
    });
    const isLastTurn = turns[index] === script.state.turn;
    const again = table.acts.some(
      (later, at) =>
        at > index &&
        turns[at] === turns[index] &&
        later?.person === person &&
        later.command.kind === 'play' &&
        later.command.move.kind === move.kind,
    );
    switch (move.kind) {
      case 'draft':
        return null;
      case 'transmit':
        return Array.isArray(move.clues) && transmitted.has(move.clues.join())
          ? changed({ sure: 50 })
          : changed({ clues: [word(), word(), word()], sure: 50 });
      case 'propose':
        if (team === side) return act;
        if (again) return null;
        return isLastTurn ? changed({ digits: mirrored(move.digits) }) : act;
      case 'share':
        return team === side ? act : null;
      case 'decode':
      case 'intercept':
        return team !== side && isLastTurn ? changed({ code: mirrored(move.code) }) : act;
      case 'proposeKeywords':
        return team !== side && again ? null : act;
      default:
        return act;
    }
  });
  return { before, acts };
};

/** Seals of cards that nobody may see yet differ; that there is one does not. */
export const unsealed = (frame: string): string => frame.replace(/[0-9a-f]{64}/gu, 'seal');
