import type { DuetCardView, Side } from '@remez/protocol/client';
import type { Finger } from '../../../board/fingers.tsx';
import { ClueLine } from '../../../board/help/clue-line.tsx';
import { BoardFrame } from '../../../board/help/frame.tsx';
import { locale } from '../../../lib/locale.ts';
import { m } from '../../../messages/index.js';
import { Scene, Strip } from '../../../ui/scene.tsx';
import type { Places } from '../at-game.ts';
import { Card } from '../card.tsx';
import duet from '../duet.module.css';
import { BankToken } from '../tokens.tsx';
import { DUET_EXAMPLE, type DuetExample, type ExampleTurn, identityOn, SCORED } from './example.ts';
import styles from './pictures.module.css';

const NOBODY: readonly string[] = [];
const NO_FINGERS: readonly Finger[] = [];

const exampleHere = (): DuetExample => DUET_EXAMPLE[locale.value];

const otherSide = (side: Side): Side => (side === 'a' ? 'b' : 'a');

const placesFrom = (near: Side): Places => ({
  near,
  far: otherSide(near),
  isSeated: true,
  placeOf: (side) => (side === near ? 'near' : 'far'),
  nameOf: () => '',
  membersOf: () => NOBODY,
});

/** What lies on the cards when these turns have been played. */
const laidBy = (
  example: DuetExample,
  turns: readonly Pick<ExampleTurn, 'by' | 'touched'>[],
): ReadonlyMap<string, Pick<DuetCardView, 'agent' | 'covered' | 'tokens'>> => {
  const laid = new Map<string, Pick<DuetCardView, 'agent' | 'covered' | 'tokens'>>();
  for (const { by, touched } of turns) {
    const guesser = otherSide(by);
    for (const word of touched) {
      const before = laid.get(word) ?? {};
      if (identityOn(example, by, word) === 'green') {
        laid.set(word, { ...before, agent: guesser, covered: 'green' });
      } else {
        laid.set(word, { ...before, tokens: [...(before.tokens ?? []), guesser] });
      }
    }
  }
  return laid;
};

const Cards = ({
  cards,
  near = 'a',
  marked,
  showKey = false,
}: {
  readonly cards: readonly DuetCardView[];
  readonly near?: Side;
  readonly marked?: string | undefined;
  readonly showKey?: boolean;
}) => (
  <BoardFrame
    words={cards.map(({ word }) => word)}
    draw={(index, layout) => {
      const card = cards[index] ?? { word: '' };
      return (
        <Card
          key={card.word}
          index={index}
          card={card}
          places={placesFrom(near)}
          showKey={showKey}
          opened={false}
          names={NO_FINGERS}
          touchable={false}
          marked={card.word === marked}
          meant={false}
          fresh={false}
          held={false}
          fatal={false}
          ruledOut={false}
          tried={false}
          {...layout}
        />
      );
    }}
  />
);

/** The board between the two sides, with the key as the near one sees it. */
const Picture = ({
  turns = [],
  near = 'a',
}: {
  readonly turns?: readonly Pick<ExampleTurn, 'by' | 'touched'>[];
  readonly near?: Side;
}) => {
  const example = exampleHere();
  const laid = laidBy(example, turns);
  const cards = example.words.map(
    (word): DuetCardView => ({
      word,
      key: { [near]: identityOn(example, near, word) },
      ...laid.get(word),
    }),
  );
  return (
    <div class={styles.table}>
      <p class={styles.edge}>{near === 'a' ? m.duet_pic_them() : m.duet_pic_us()}</p>
      <Cards cards={cards} near={near} showKey marked={turns.at(-1)?.touched.at(-1)} />
      <p class={styles.edge}>{near === 'a' ? m.duet_pic_us() : m.duet_pic_them()}</p>
    </div>
  );
};

interface Tokens {
  readonly green?: number;
  readonly bystander?: number;
  readonly taken?: number;
  readonly gone?: number;
}

/** D4, D10, D20 · tokens by the face that is up, and where the spent ones were. */
const Bank = (tokens: Tokens) => (
  <p class={`${duet.bank} ${styles.bank}`}>
    {(['green', 'bystander', 'taken', 'gone'] as const).flatMap((face) =>
      Array.from({ length: tokens[face] ?? 0 }, (_, nth) => (
        <BankToken key={`${face}${nth}`} face={face} />
      )),
    )}
  </p>
);

const Clue = ({ turn: { clue, count } }: { readonly turn: ExampleTurn }) => (
  <ClueLine from="green" word={clue} count={count} />
);

/** D2 · the same board, from both sides. */
export const TwoSides = () => (
  <Strip>
    <Scene says={m.duet_pic_ours()}>
      <Picture />
    </Scene>
    <Scene says={m.duet_pic_theirs({ word: exampleHere().crossed })}>
      <Picture near="b" />
    </Scene>
  </Strip>
);

/** D5–D12 · three turns. */
export const WorkedTurns = () => {
  const { turns } = exampleHere();
  const [first, second, third] = turns;
  const [right = '', wrong = ''] = first.touched;
  const [one = '', again = ''] = second.touched;
  const [next = '', old = ''] = third.touched;
  return (
    <Strip>
      <Scene says={m.duet_pic_right({ clue: first.clue, count: first.count, word: right })}>
        <Clue turn={first} />
        <Picture turns={[{ ...first, touched: [right] }]} />
        <Bank bystander={9} />
      </Scene>
      <Scene says={m.duet_pic_bystander({ word: wrong })}>
        <Clue turn={first} />
        <Picture turns={[first]} />
        <Bank bystander={8} gone={1} />
      </Scene>
      <Scene says={m.duet_pic_again({ clue: second.clue, count: second.count, word: one, again })}>
        <Clue turn={second} />
        <Picture turns={[first, second]} />
        <Bank bystander={7} taken={1} gone={1} />
      </Scene>
      <Scene
        says={m.duet_pic_old({
          clue: third.clue,
          count: third.count,
          word: next,
          missed: old,
          old: first.clue,
        })}
      >
        <Clue turn={third} />
        <Picture turns={[first, second, third]} />
        <Bank bystander={6} taken={2} gone={1} />
      </Scene>
    </Strip>
  );
};

/** D12 · what lies on a word says whether it still limits clues. */
export const CoveredWords = () => {
  const { words } = exampleHere();
  const [, plain = '', , twice = '', found = ''] = words;
  const states: readonly { readonly says: string; readonly card: DuetCardView }[] = [
    { says: m.duet_pic_one_token(), card: { word: plain, tokens: ['b'] } },
    {
      says: m.duet_pic_two_tokens(),
      card: { word: twice, tokens: ['b', 'a'], covered: 'bystander' },
    },
    { says: m.duet_pic_agent(), card: { word: found, agent: 'a', covered: 'green' } },
  ];
  return (
    <div class={styles.three}>
      {states.map(({ says, card }) => (
        <Scene key={card.word} says={says}>
          <div class={styles.table}>
            <Cards cards={[card]} />
          </div>
        </Scene>
      ))}
    </div>
  );
};

/** D15 · why one would say zero. */
export const WhyZero = () => {
  const { zero } = exampleHere();
  return (
    <Scene alone says={m.duet_pic_zero(zero)}>
      <ClueLine from="green" word={zero.clue} count={0} />
      <Picture />
    </Scene>
  );
};

/** D17 · nothing is left to pay with. */
export const EmptyBank = () => (
  <Scene alone says={m.duet_pic_last()}>
    <Bank taken={5} gone={4} />
  </Scene>
);

/** D19 · a score, counted. */
export const CountedScore = () => (
  <Scene alone says={m.duet_pic_score()}>
    <Bank bystander={SCORED.left} taken={SCORED.greenTaken} gone={3} />
  </Scene>
);

/** D20 · Tel Aviv, and what becomes of it. */
export const MissionBank = () => (
  <Strip>
    <Scene says={m.duet_pic_mission()}>
      <Bank green={4} bystander={5} />
    </Scene>
    <Scene says={m.duet_pic_mission_spent()}>
      <Bank green={3} taken={1} gone={5} />
    </Scene>
  </Strip>
);
