import { m } from '../../messages/index.js';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { TransmissionHead } from './answer.tsx';
import { useGame } from './at-game.ts';
import { clueText } from './clue-text.ts';
import { Actions, Stage } from './frame.tsx';
import styles from './reveal.module.css';
import type { RevealStep } from './reveal-steps.ts';
import { beatText, consequencesOf, LAST_BEAT } from './theatre/reveal.ts';
import { PLACES, type Transmission } from './view.ts';

const SIGNS = { good: 'check', bad: 'close', plain: undefined } as const;

const Consequences = ({ row }: { readonly row: Transmission }) => (
  <ul class={styles.consequences}>
    {consequencesOf(useGame(), row).map(({ is, text }) => {
      const sign = SIGNS[is];
      return (
        <li key={text} data-good={is === 'good' || undefined} data-bad={is === 'bad' || undefined}>
          {sign && <Icon name={sign} size={20} />}
          {text}
        </li>
      );
    })}
  </ul>
);

/** X8 · in three beats: the interception, the decoding, the truth. */
export const Reveal = ({
  reveal,
  onDone,
}: {
  readonly reveal: RevealStep;
  readonly onDone: () => void;
}) => {
  const game = useGame();
  const { row, beat } = reveal;
  const { outcome } = row;
  if (outcome === undefined) return null;
  const columns = [
    ...(outcome.intercept === undefined
      ? []
      : [{ at: 0, title: m.decrypto_intercepting(), code: outcome.intercept.code }]),
    { at: 1, title: m.decrypto_decoding(), code: outcome.decode.code },
    { at: 2, title: m.decrypto_code(), code: outcome.code },
  ];
  return (
    <>
      <Stage>
        <section class={styles.reveal} data-testid="reveal" data-closes-first data-beat={beat}>
          <TransmissionHead team={row.team} by={row.encryptor} />
          <p class={styles.said}>{beatText(game, reveal)}</p>
          <table class={styles.table}>
            <thead>
              <tr>
                <th scope="col">{m.clues()}</th>
                {columns.map(({ at, title }) => (
                  <th key={at} scope="col" data-now={at === beat || undefined}>
                    {title}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {PLACES.map((place) => (
                <tr key={place}>
                  <th scope="row">
                    <bdi>{clueText(row.clues[place])}</bdi>
                  </th>
                  {columns.map(({ at, code }) => (
                    <td key={at} data-truth={at === LAST_BEAT || undefined}>
                      {beat >= at && (
                        <b
                          class={styles.stamp}
                          data-right={
                            beat === LAST_BEAT ? code?.[place] === outcome.code[place] : undefined
                          }
                        >
                          {code?.[place] ?? '–'}
                        </b>
                      )}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
          {beat === LAST_BEAT && <Consequences row={row} />}
        </section>
      </Stage>
      <Actions>
        <Button look="primary" wide data-testid="go-on" onClick={onDone}>
          {m.decrypto_go_on()}
        </Button>
      </Actions>
    </>
  );
};
