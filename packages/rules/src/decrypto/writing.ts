import type { Context } from '../game.ts';
import { refuse } from '../guarding.ts';
import { parseSure } from '../meaning.ts';
import { failure } from '../result.ts';
import { fits, stripped } from '../text.ts';
import {
  NO_VERDICTS,
  parseClues,
  parseDraft,
  sendable,
  verdictsOn,
  whyNotClues,
  writingOf,
} from './clues.ts';
import { drawCard, isSame } from './codes.ts';
import { accept, after, guarded } from './decision.ts';
import type { Event } from './events.ts';
import { LONGEST_TEAM_NAME } from './limits.ts';
import { isWriting } from './people.ts';
import type { State, Team } from './types.ts';

/** X1 */
export const parseTeamName = (raw: unknown): string | null => {
  if (typeof raw !== 'string' || raw.length > 10 * LONGEST_TEAM_NAME) return null;
  const name = stripped(raw);
  return name !== '' && fits(name, LONGEST_TEAM_NAME) ? name : null;
};

export const nameTeam = guarded('nameTeam', ({ team, who }, { name: raw }) => {
  const name = parseTeamName(raw);
  return name === null ? refuse('badName') : accept({ kind: 'teamNamed', team, name, by: who });
});

/** X4 */
export const nameEncryptor = guarded('nameEncryptor', ({ state, team, who }, { who: named }) => {
  if (!state.members[team].includes(named)) return refuse('badMember');
  if (state.desks[team].encryptor === named) return accept();
  return accept({ kind: 'encryptorNamed', team, who: named, by: who });
});

/** X5 */
export const draw = guarded('draw', ({ state, team, who, context }) =>
  accept({
    kind: 'cardDrawn',
    card: drawCard(state, team, context.random),
    by: who,
    at: context.now,
  }),
);

/** X6 · kept as it is typed, for its writer alone. */
export const draft = guarded('draft', ({ state, team, who, context }, { clues: raw }) => {
  const clues = parseDraft(raw);
  const writing = writingOf(state, team, context);
  if (clues === null || writing === null) return refuse('badClue');
  const { drafts, verdicts } = state.desks[team];
  if (isSame(clues, drafts)) return accept();
  const judged = verdictsOn(writing, clues, { drafts, verdicts });
  return accept({ kind: 'drafted', team, clues, verdicts: judged, by: who });
});

/** X7 · when all who write are done, the first clues are published. */
const publishing = (state: State, at: number): Event[] => {
  if (state.phase.kind !== 'write') return [];
  const { teams } = state.phase;
  const [first] = teams;
  const done = teams.every((team) => state.desks[team].clues !== null);
  return done && first !== undefined ? [{ kind: 'published', team: first, at }] : [];
};

export const transmit = guarded('transmit', ({ state, team, who, context }, command) => {
  const parsed = parseClues(command.clues);
  if (!parsed.ok) return parsed;
  const sure = parseSure(command.sure);
  if (!sure.ok) return sure;
  const clues = parsed.value;
  const writing = writingOf(state, team, context);
  if (writing === null) return refuse('drawFirst');
  const why = whyNotClues(writing, clues);
  if (why !== null) return failure(why);
  const transmitted: Event = {
    kind: 'transmitted',
    team,
    clues,
    verdicts: verdictsOn(writing, clues),
    by: who,
    ...sure.value,
    at: context.now,
  };
  return accept(transmitted, ...publishing(after(state, [transmitted]), context.now));
});

/** X6 · the hourglass has run out: the other transmits whatever is written. */
const transmitAsIs = (state: State, team: Team, context: Context): Event[] => {
  const drawn: Event[] =
    state.desks[team].card === null
      ? [
          {
            kind: 'cardDrawn',
            card: drawCard(state, team, context.random),
            by: null,
            at: context.now,
          },
        ]
      : [];
  const writing = writingOf(after(state, drawn), team, context);
  if (writing === null) return [];
  return [
    ...drawn,
    {
      kind: 'transmitted',
      team,
      clues: sendable(writing, state.desks[team].drafts),
      verdicts: NO_VERDICTS,
      by: null,
      at: context.now,
    },
  ];
};

/** X6 · everyone who has not transmitted does so now. */
export const finishWriting = (state: State, context: Context): Event[] => {
  const events = (['white', 'black'] as const)
    .filter((team) => isWriting(state, team) && state.desks[team].clues === null)
    .flatMap((team) => transmitAsIs(state, team, context));
  return [...events, ...publishing(after(state, events), context.now)];
};
