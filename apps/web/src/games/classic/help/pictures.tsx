import type { Finger } from '../../../board/fingers.tsx';
import { ClueLine } from '../../../board/help/clue-line.tsx';
import { BoardFrame } from '../../../board/help/frame.tsx';
import { listed } from '../../../lib/listed.ts';
import { locale } from '../../../lib/locale.ts';
import { m } from '../../../messages/index.js';
import { Scene, Strip } from '../../../ui/scene.tsx';
import { Card } from '../card.tsx';
import { CLASSIC_EXAMPLE, type ClassicExample, type ExampleTurn, identityIn } from './example.ts';

const NOBODY: readonly Finger[] = [];

const exampleHere = (): ClassicExample => CLASSIC_EXAMPLE[locale.value];

/** The board of the example when these words have been touched; the last is marked until its turn is over. */
const Picture = ({
  touched = [],
  meant = [],
  isOver = false,
  showKey = false,
}: {
  readonly touched?: readonly string[];
  readonly meant?: readonly string[];
  readonly isOver?: boolean;
  readonly showKey?: boolean;
}) => {
  const example = exampleHere();
  const { words } = example;
  const last = isOver ? undefined : touched.at(-1);
  return (
    <BoardFrame
      words={words}
      draw={(index, layout) => {
        const word = words[index] ?? '';
        const key = identityIn(example, word);
        return (
          <Card
            key={word}
            index={index}
            word={word}
            covered={touched.includes(word) ? key : undefined}
            keyed={showKey ? key : undefined}
            names={NOBODY}
            touchable={false}
            marked={word === last}
            meant={meant.includes(word)}
            fresh={false}
            held={false}
            {...layout}
          />
        );
      }}
    />
  );
};

const Clue = ({ turn: { team, clue, count } }: { readonly turn: ExampleTurn }) => (
  <ClueLine from={team} word={clue} count={count} />
);

/** C2, C3 · what operatives see, and what a spymaster sees. */
export const BoardAndKey = () => (
  <Strip>
    <Scene says={m.rules_pic_open()}>
      <Picture />
    </Scene>
    <Scene says={m.rules_pic_key()}>
      <Picture showKey />
    </Scene>
  </Strip>
);

/** C5–C14 · three turns, and what would have ended it all. */
export const WorkedTurns = () => {
  const { turns, missed, assassin } = exampleHere();
  const [first, second, third] = turns;
  const [one = '', two = '', wrong = ''] = first.touched;
  const [right = '', theirs = ''] = second.touched;
  const before = first.touched;
  const between = [...before, ...second.touched];
  return (
    <Strip>
      <Scene
        says={m.rules_pic_clue({
          clue: first.clue,
          count: first.count,
          words: listed(first.meant),
        })}
      >
        <Clue turn={first} />
        <Picture showKey meant={first.meant} />
      </Scene>
      <Scene says={m.rules_pic_right({ first: one, second: two })}>
        <Clue turn={first} />
        <Picture touched={[one, two]} />
      </Scene>
      <Scene says={m.rules_pic_bystander({ word: wrong, missed })}>
        <Clue turn={first} />
        <Picture touched={before} />
      </Scene>
      <Scene says={m.rules_pic_theirs({ right, word: theirs })}>
        <Clue turn={second} />
        <Picture touched={between} />
      </Scene>
      <Scene
        says={m.rules_pic_plus_one({
          clue: third.clue,
          count: third.count,
          missed,
          old: first.clue,
        })}
      >
        <Clue turn={third} />
        <Picture touched={[...between, ...third.touched]} />
      </Scene>
      <Scene says={m.rules_pic_assassin({ word: assassin })}>
        <Clue turn={third} />
        <Picture touched={[...between, assassin]} />
      </Scene>
    </Strip>
  );
};

/** C17 · why one would say zero. */
export const WhyZero = () => {
  const { turns, missed, assassin, zero } = exampleHere();
  const [first, second] = turns;
  return (
    <Scene alone says={m.rules_pic_zero({ clue: zero, missed, assassin, old: first.clue })}>
      <ClueLine from="red" word={zero} count={0} />
      <Picture touched={[...first.touched, ...second.touched]} isOver />
    </Scene>
  );
};

/** C18 · why one would keep the number to oneself. */
export const WhyUnlimited = () => {
  const { turns, missed, unlimited } = exampleHere();
  const [first, second] = turns;
  return (
    <Scene
      alone
      says={m.rules_pic_unlimited({
        clue: unlimited.clue,
        word: unlimited.word,
        missed,
        old: first.clue,
      })}
    >
      <ClueLine from="red" word={unlimited.clue} count="unlimited" />
      <Picture touched={[...first.touched, ...second.touched, unlimited.word, missed]} />
    </Scene>
  );
};
