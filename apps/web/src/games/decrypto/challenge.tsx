import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { m } from '../../messages/index.js';
import { Button } from '../../ui/button.tsx';
import { useGame, usePlay } from './at-game.ts';
import { clueText } from './clue-text.ts';
import parts from './parts.module.css';
import { type Clues, PLACES } from './view.ts';

/** X20 · asks once which clue it is about, and that is the objection. */
export const Challenge = ({ clues }: { readonly clues: Clues }) => {
  const { can } = useGame();
  const play = usePlay();
  const [asking, setAsking] = useState(false);
  const question = useRef<HTMLFieldSetElement>(null);
  /** What was asked for is in sight, however much stands above it. */
  useLayoutEffect(() => {
    if (asking) question.current?.scrollIntoView({ block: 'end' });
  }, [asking]);
  if (!can.challenge) return null;
  if (!asking) {
    return (
      <Button look="ghost" icon="flag" data-testid="challenge" onClick={() => setAsking(true)}>
        {m.decrypto_challenge()}
      </Button>
    );
  }
  return (
    <fieldset ref={question} class={parts.choice} data-testid="challenge-which">
      <legend>{m.decrypto_challenge_which()}</legend>
      {PLACES.map((place) => (
        <Button
          key={place}
          look="danger"
          data-testid={`challenge-${place}`}
          onClick={() => void play({ kind: 'challenge', place })}
        >
          <bdi>{clueText(clues[place])}</bdi>
        </Button>
      ))}
      <Button look="ghost" onClick={() => setAsking(false)}>
        {m.cancel()}
      </Button>
    </fieldset>
  );
};
