import type { Self } from '@remez/bots';
import {
  atClassic,
  atDecrypto,
  atDuet,
  playAlone,
  playCiphers,
  playPair,
  type Seated,
  tallyAlone,
  tallyCiphers,
  tallyPair,
} from '@remez/bots/arena';
import { PLAIN_CLUE_RULES, seededRandom } from '@remez/rules';
import { wordsFor } from './deals.ts';
import { judge, selfFor } from './minds.ts';
import type { SimulateOptions, Sitter } from './options.ts';
import { complaints, seatProgram } from './program.ts';

/** One match, as it stands on its line. */
export interface GameLine {
  readonly seed: number;
  readonly tally: { readonly [figure: string]: number | boolean };
  /** Clues with what was meant and what was guessed, where the game has them. */
  readonly clues: readonly ClueLine[];
  readonly milliseconds: readonly number[];
  readonly lapses: readonly { readonly who: string; readonly reason: string }[];
}

export interface ClueLine {
  readonly clue: string;
  readonly count: number;
  readonly meant: readonly string[];
  readonly guessed: readonly { readonly word: string; readonly was: string }[];
}

interface BoardView {
  readonly cards: readonly { readonly word: string }[];
  readonly story: readonly {
    readonly turn: number;
    readonly clue?: { readonly word: string; readonly count: number | string };
    readonly guesses: readonly { readonly card: number; readonly identity: string }[];
  }[];
  readonly meant?: readonly { readonly turn: number; readonly cards: readonly number[] }[];
}

const clueLines = ({ cards, story, meant = [] }: BoardView): readonly ClueLine[] => {
  const wordOf = (card: number) => cards[card]?.word ?? '';
  return story.flatMap(({ turn, clue, guesses }) =>
    clue === undefined
      ? []
      : [
          {
            clue: clue.word,
            count: Number(clue.count),
            meant: (meant.find((each) => each.turn === turn)?.cards ?? []).map(wordOf),
            guessed: guesses.map(({ card, identity }) => ({ word: wordOf(card), was: identity })),
          },
        ],
  );
};

/** Minds are made once a worker. */
const selves = new Map<string, Promise<Self>>();

const selfOf = (seat: 'spymaster' | 'operative', options: SimulateOptions, sitter: Sitter) => {
  if (sitter.kind === 'program') throw new Error('a program has no mind of ours');
  const key = JSON.stringify([seat, sitter, options.language, options.oneMind]);
  const self = selves.get(key) ?? selfFor(seat, sitter, options);
  selves.set(key, self);
  return self;
};

type Bring<View, Move, Seat extends string> = (
  self: Self,
  where: { rules: typeof PLAIN_CLUE_RULES; seed: number },
) => Seated<View, Move, Seat>;

/** Whoever was asked for, on a seat of this game. */
const sit = async <View, Move, Seat extends string>(
  seat: 'spymaster' | 'operative',
  options: SimulateOptions,
  seed: number,
  bring: Bring<View, Move, Seat>,
): Promise<Seated<View, Move, Seat>> => {
  const sitter = options[seat];
  const rules = { ...PLAIN_CLUE_RULES, language: options.language };
  return sitter.kind === 'program'
    ? seatProgram<View, Move, Seat>(sitter.command, { ...options, rules })
    : bring(await selfOf(seat, options, sitter), { rules, seed });
};

/** Plays one match; called in a worker of the pool. */
export const simulateOne = async ({
  options,
  seed,
}: {
  readonly options: SimulateOptions;
  readonly seed: number;
}): Promise<GameLine> => {
  const rules = { ...PLAIN_CLUE_RULES, language: options.language };
  const deal = { words: wordsFor(options, seededRandom(seed)), rules, judge, seed };
  const seated = async <View, Move, Seat extends string>(bring: Bring<View, Move, Seat>) => ({
    spymaster: await sit('spymaster', options, seed, bring),
    operative: await sit('operative', options, seed, bring),
  });
  const line = (
    { played, lapses }: { played: readonly { milliseconds: number }[]; lapses: GameLine['lapses'] },
    tally: object,
    clues: readonly ClueLine[],
  ): GameLine => ({
    seed,
    tally: tally as GameLine['tally'],
    clues,
    milliseconds: played.map(({ milliseconds }) => milliseconds),
    lapses: [...lapses, ...complaints.splice(0)],
  });
  switch (options.game) {
    case 'classic': {
      const match = await playAlone(deal, await seated(atClassic));
      return line(match, tallyAlone(match.view), clueLines(match.view));
    }
    case 'duet': {
      const { spymaster, operative } = await seated(atDuet);
      const match = await playPair(deal, { a: spymaster, b: operative });
      return line(match, tallyPair(match.view), clueLines(match.view));
    }
    case 'decrypto': {
      const { spymaster, operative } = await seated(atDecrypto);
      const match = await playCiphers(deal, { first: spymaster, second: operative });
      return line(match, tallyCiphers(match.view), []);
    }
  }
};
