import type { Move } from '@remez/protocol/client';
import type { ToyView } from '@remez/server/testing/toy';
import { useState } from 'preact/hooks';
import { useAnyMatch, useTable } from '../../../apps/web/src/table/at-table.ts';
import type { GameUi } from '../../../apps/web/src/table/game-ui.ts';
import { NextSteps } from '../../../apps/web/src/table/next-steps.tsx';
import { usePlayOf } from '../../../apps/web/src/table/play.ts';
import { Button } from '../../../apps/web/src/ui/button.tsx';
import { Choice } from '../../../apps/web/src/ui/field.tsx';
import { atOnce } from '../../../apps/web/src/ui/lazy.tsx';

/** The types of the protocol know nothing of a game that is only plugged in here. */
const useToy = () => useAnyMatch() as unknown as ToyView;
type Say = Move & { readonly kind: 'say'; readonly word: string };

const SayWord = () => {
  const { play } = usePlayOf<Say>({ notYourTurn: () => 'wait' });
  const [word, setWord] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void play({ kind: 'say', word } as Say).then(() => setWord(''));
      }}
    >
      <input
        aria-label="word"
        data-testid="word"
        value={word}
        onInput={(event) => setWord(event.currentTarget.value)}
      />
      <Button look="primary" type="submit">
        Say
      </Button>
    </form>
  );
};

const Screen = ({ onPrepare }: { readonly onPrepare: () => void }) => {
  const { secrets, said, can, result } = useToy();
  return (
    <main data-testid="game" data-turn={said.length} data-winner={result?.winner}>
      {Object.entries(secrets).map(([seat, secret]) => (
        <p key={seat} data-secret={seat}>
          {secret}
        </p>
      ))}
      <ol data-testid="said">
        {said.map((word) => (
          <li key={word}>{word}</li>
        ))}
      </ol>
      {can.say && <SayWord />}
      {result && <NextSteps onPrepare={onPrepare} onStory={() => {}} />}
    </main>
  );
};

const Settings = () => {
  const { view, act } = useTable();
  const { toy } = view.settings as unknown as { readonly toy: { readonly most: number } };
  return (
    <Choice
      label="Most words"
      value={`${toy.most}`}
      options={['2', '4', '6'].map((value) => ({ value, label: value }))}
      onChoose={(most) => act({ kind: 'set', settings: { toy: { most: Number(most) } } as object })}
    />
  );
};

/** As little as a game needs to have screens. */
export const toy: GameUi = {
  title: () => 'Toy',
  about: () => 'Two say words in turn',
  Picture: () => null,
  invitation: () => 'Come and play',
  modes: () => [],
  team: (team) => team,
  role: () => null,
  place: ({ seat }) => seat,
  mark: () => 'green',
  silence: () => '',
  movingOn: () => '',
  joinRunning: () => '',
  Settings,
  Rules: () => <p data-testid="toy-rules">Say the secret word of the other.</p>,
  screen: atOnce(Screen),
};
