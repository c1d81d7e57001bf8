import type { Context } from '../game.ts';
import { refuse } from '../guarding.ts';
import { fits, hasInvisible, tidy } from '../text.ts';
import { leadingKeywords, nameable } from './agreement.ts';
import { isSame } from './codes.ts';
import { accept, after, type Decision, guarded } from './decision.ts';
import type { Event } from './events.ts';
import { LONGEST_KEYWORD } from './limits.ts';
import { countsOf, isOfferedToo, NO_KEYWORDS, nearMisses, resultOfNaming } from './naming.ts';
import { rivalOf } from './setup.ts';
import { DIGITS, type Keywords, type State, TEAMS, type Team } from './types.ts';

/** Four texts; what a team does not know it leaves blank. */
const parseKeywords = (raw: unknown): Keywords | null => {
  if (!Array.isArray(raw) || raw.length !== 4) return null;
  if (!raw.every((text) => typeof text === 'string' && !hasInvisible(text))) return null;
  const [one, two, three, four] = raw.map(tidy);
  const keywords: Keywords = [one ?? '', two ?? '', three ?? '', four ?? ''];
  return keywords.every((keyword) => fits(keyword, LONGEST_KEYWORD)) ? keywords : null;
};

export const proposeKeywords = guarded(
  'proposeKeywords',
  ({ state, team, who }, { keywords: raw }) => {
    const keywords = parseKeywords(raw);
    if (keywords === null) return refuse('badKeywords');
    if (isSame(keywords, state.ideas[team][who] ?? [])) return accept();
    return accept({ kind: 'keywordsProposed', team, keywords, by: who });
  },
);

const naming = (
  state: State,
  team: Team,
  { keywords, by }: { keywords: Keywords; by: string | null },
  { judge }: Context,
): Event => ({
  kind: 'keywordsNamed',
  team,
  keywords,
  counts: countsOf(keywords, state.keywords[rivalOf(team)] ?? [], {
    judge,
    language: state.options.language,
  }),
  by,
});

/** X15 · the second answer ends the game. */
const ending = ({ named }: State): Event[] =>
  named.white === null || named.black === null
    ? []
    : [{ kind: 'ended', result: resultOfNaming(named.white, named.black) }];

export const nameKeywords = guarded(
  'nameKeywords',
  ({ state, team, who, context }, { keywords: raw }) => {
    const keywords = parseKeywords(raw);
    if (keywords === null) return refuse('badKeywords');
    const allowed = nameable(state, team);
    if (allowed !== 'any' && !isSame(keywords, allowed ?? [])) return refuse('notAgreed');
    const named = naming(state, team, { keywords, by: who }, context);
    return accept(named, ...ending(after(state, [named])));
  },
);

/** Whoever has not named is taken to name what most of them propose, or nothing. */
export const finishNaming = (state: State, context: Context): Event[] => {
  const events = TEAMS.filter((team) => state.named[team] === null).map((team) => {
    const keywords = leadingKeywords(state, team) ?? NO_KEYWORDS;
    return naming(state, team, { keywords, by: null }, context);
  });
  return [...events, ...ending(after(state, events))];
};

/** X15 · when both teams have said so it counts, and the result is another, or the same. */
export const countNearMiss = guarded(
  'countNearMiss',
  ({ state, team: side, who }, { team, guess, keyword: raw }): Decision => {
    const keyword = DIGITS.find((digit) => digit === raw);
    if (keyword === undefined || !TEAMS.includes(team)) return refuse('badNearMiss');
    const miss = { team, guess, keyword };
    const isOne = nearMisses(state, side).some(
      (each) => each.team === team && each.guess === guess && each.keyword === keyword,
    );
    if (!isOne) return refuse('badNearMiss');
    if (!isOfferedToo(state, miss, side)) {
      return accept({ kind: 'nearMissOffered', side, by: who, ...miss });
    }
    const counted: Event = { kind: 'nearMissCounted', by: who, ...miss };
    const { white, black } = after(state, [counted]).named;
    if (white === null || black === null) return refuse('notNow');
    return accept(counted, { kind: 'amended', result: resultOfNaming(white, black) });
  },
);
