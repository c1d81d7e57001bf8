import { CODES, type Event, type State, type Team } from '../decrypto/index.ts';
import { pick, type Random, randomHex } from '../random.ts';
import { otherSureness } from './meaning-twin.ts';

/** Who looks: of which team, if of any, and whether they encrypt for it now. */
export interface Viewer {
  readonly side: Team | null;
  readonly encrypting: boolean;
}

const rivalOf = (team: Team): Team => (team === 'white' ? 'black' : 'white');

/** For each event the team's card it is about, by its seal; and which cards became known. */
const followCards = (events: readonly Event[]) => {
  const inHand: { [team in Team]?: string } = {};
  const published = new Set<string>();
  const revealed = new Set<string>();
  let team: Team = 'white';
  const seals = events.map((event): { team: Team; seal: string } => {
    if (event.kind === 'cardDrawn') inHand[event.card.team] = event.card.commitment;
    if (event.kind === 'published') {
      team = event.team;
      published.add(inHand[team] ?? '');
    }
    if (event.kind === 'resolved') revealed.add(inHand[team] ?? '');
    const about =
      event.kind === 'cardDrawn' ? event.card.team : 'team' in event ? event.team : team;
    return { team: about, seal: inHand[about] ?? '' };
  });
  return { seals, published, revealed, inHand };
};

/**
 * The twin of a running game for one viewer: everything they may not know is another thing or
 * did not happen, everything they may know happened just the same. Commitments are held.
 */
export const decryptoTwin = (
  events: readonly Event[],
  { side, encrypting }: Viewer,
  random: Random,
): Event[] => {
  const { seals, published, revealed, inHand } = followCards(events);
  const word = () => `אחר${random.below(1_000_000)}`;
  const others = () => [word(), word(), word(), word()] as const;
  return events.flatMap((event, index): Event[] => {
    const { team, seal } = seals[index] as { team: Team; seal: string };
    /** It lies before the viewer, who encrypts. */
    const mine = encrypting && team === side && seal === inHand[team];
    switch (event.kind) {
      case 'dealt': {
        const other = (each: Team) =>
          each === side || event.keywords[each] === null ? event.keywords[each] : others();
        return [
          {
            ...event,
            keywords: { white: other('white'), black: other('black') },
            stacked: { white: [], black: [] },
            salt: randomHex(64, random),
          },
        ];
      }
      case 'cardDrawn': {
        const code = mine || revealed.has(seal) ? event.card.code : pick(CODES, random);
        return [{ ...event, card: { ...event.card, code, salt: randomHex(64, random) } }];
      }
      case 'drafted':
        return mine ? [event] : [];
      case 'transmitted': {
        const { sure, ...rest } = event;
        /** How sure one was is nobody's before the end, not even one's own. */
        const other = { ...rest, ...otherSureness(sure) };
        if (mine) return [other];
        const clues = published.has(seal) ? event.clues : ([word(), word(), word()] as const);
        return [{ ...other, clues, verdicts: [null, null, null] }];
      }
      case 'proposed':
      case 'shared':
      case 'keywordsProposed':
        return team === side ? [event] : [];
      case 'answered': {
        const answering = event.answer === 'decode' ? team : rivalOf(team);
        if (answering === side || revealed.has(seal)) return [event];
        return [{ ...event, code: pick([...CODES, null], random) }];
      }
      case 'keywordsNamed':
        return team === side
          ? [event]
          : [{ ...event, keywords: others(), counts: [null, 2, null, null] }];
      default:
        return [event];
    }
  });
};

/** Everyone who can look at a state, spectators included. */
export const viewersOf = (state: State): readonly (Viewer & { readonly who?: string })[] => [
  { side: null, encrypting: false },
  ...(['white', 'black'] as const).flatMap((side) =>
    state.members[side].map((who) => ({
      side,
      who,
      encrypting: state.phase.kind !== 'name' && state.desks[side].encryptor === who,
    })),
  ),
];
