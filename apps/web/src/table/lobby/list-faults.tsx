import type { Fault } from '@remez/protocol/client';
import { m } from '../../messages/index.js';
import { Button } from '../../ui/button.tsx';
import styles from './list.module.css';

/** What is wrong with one line, or with all of them. */
const faultText = ({ why, other }: Fault): string => {
  switch (why) {
    case 'characters':
      return m.fault_characters();
    case 'tooLong':
      return m.fault_too_long();
    case 'same':
      return m.fault_same({ line: other ?? 0 });
    case 'kin':
      return m.fault_kin({ line: other ?? 0 });
    case 'tooFew':
      return m.fault_too_few();
    case 'tooMany':
      return m.fault_too_many();
  }
};

/** Each line that is wrong, by its number; a touch leads to it. */
export const ListFaults = ({
  faults,
  onGoTo,
  onRemove,
  onKeep,
}: {
  readonly faults: readonly Fault[];
  readonly onGoTo: (line: number) => void;
  readonly onRemove: (lines: readonly number[]) => void;
  /** L2 · kin is the host's to keep, when nothing else is wrong. */
  readonly onKeep: () => void;
}) => {
  const isQuestion = faults.every(({ why }) => why === 'kin');
  const lines = faults.flatMap(({ line }) => (line === null ? [] : [line]));
  return (
    <div class={styles.faults} role="alert" data-testid="list-faults">
      <p>{isQuestion ? m.list_kin() : m.list_refused()}</p>
      <ul class={styles.faultList}>
        {faults.map((fault) => (
          <li
            key={`${fault.line} ${fault.why}`}
            class={styles.fault}
            data-line={fault.line ?? undefined}
          >
            {fault.line !== null && (
              <Button look="ghost" onClick={() => fault.line !== null && onGoTo(fault.line)}>
                {m.line_number({ line: fault.line })}
              </Button>
            )}
            <p>
              {fault.word !== null && (
                <b>
                  <bdi>{fault.word}</bdi>:{' '}
                </b>
              )}
              {faultText(fault)}
            </p>
          </li>
        ))}
      </ul>
      {isQuestion && (
        <Button icon="check" wide data-testid="keep-kin" onClick={onKeep}>
          {m.list_keep_kin()}
        </Button>
      )}
      {lines.length > 0 && (
        <Button icon="trash" wide data-testid="drop-lines" onClick={() => onRemove(lines)}>
          {m.list_drop_lines()}
        </Button>
      )}
    </div>
  );
};
